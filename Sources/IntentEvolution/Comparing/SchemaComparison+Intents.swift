import IntentModel

extension SchemaComparison {
    mutating func compareIntents() {
        let (then, now) = (before.schema.intents, after.schema.intents)
        let pairing = Pairing(then, now, name: \.name, former: \.renamedFrom)
        let renames = pairing.likelyRenames { Set($0.parameters.map(\.name)) == Set($1.parameters.map(\.name)) }
        for (index, intent) in pairing.removed.enumerated() {
            report(
                .intentRemoved, at: Site.root.gone("intents", intent.name).swift(!intent.isSystem),
                "intent '\(intent.name)' is gone: its instances are orphans, listed but shown no more",
                wayOut: wayOut(ofRemoved: intent.name, likely: renames[index]?.name))
        }
        reportMerged(pairing.merged.map { ($0.then.name, $0.now.name) }, "intents", noun: "intent", at: Site.root)
        for (old, new) in pairing.kept { compare(old, new) }
        for intent in pairing.added {
            report(.declarationAdded, at: Site.root.new("intents", intent.name), "intent '\(intent.name)' is new")
        }
        compareOrder(
            pairing.kept, then, name: \.name, .orderChanged, at: Site.root.key("intents"), "intents have another order")
    }

    private mutating func compare(_ then: Intent, _ now: Intent) {
        let site = Site.root.member("intents", then: then.name, now: now.name)
            .swift(!then.isSystem && !now.isSystem)
        // The class of one of Apple's own comes and goes with it.
        let isOther = then.actions?.system != now.actions?.system
        compareNames(
            NameFacts(then), isOther ? NameFacts(now, swiftName: then.swiftName) : NameFacts(now), noun: "intent",
            among: before.schema.intents.map(\.name), at: site)
        compareEligibility(then, now, at: site)
        compareActions(then, now, at: site)
        compareParameters(then, now, at: site)
        compareHandlers(then, now, at: site)
        compareResponses(then, now, at: site)
    }

    private mutating func compareEligibility(_ then: Intent, _ now: Intent, at site: Site) {
        guard then.isEligibleForWidgets != now.isEligibleForWidgets else { return }
        let site = site.key("eligibleForWidgets")
        if now.isEligibleForWidgets {
            report(.ruleLoosened, at: site, "intent '\(now.name)' is for widgets now")
        } else {
            report(
                .eligibilityLost, at: site, "intent '\(now.name)' is for widgets no more",
                wayOut: "name it as the 'intent' of a widget, or write 'eligibleForWidgets: true'")
        }
    }

    // MARK: Parameters

    private mutating func compareParameters(_ then: Intent, _ now: Intent, at site: Site) {
        let pairing = Pairing(then.parameters, now.parameters, name: \.name, former: \.renamedFrom)
        let renames = pairing.likelyRenames { old, new in
            isSame(old.type, new.type) || carrying(of: old.type, to: new.type) == .all
        }
        for (index, parameter) in pairing.removed.enumerated() {
            reportRemoved(parameter, likely: renames[index], of: now, at: site)
        }
        for (old, new) in pairing.merged { reportMergedValue(old.name, new.name, "parameters", at: site.of(old.type)) }
        for (old, new) in pairing.kept {
            compare(
                old, new, among: then.parameters.map(\.name),
                at: site.member("parameters", then: old.name, now: new.name))
        }
        for parameter in pairing.added {
            report(
                .declarationAdded, at: site.new("parameters", parameter.name),
                "parameter '\(parameter.name)' of '\(now.name)' is new")
            reportHandlerQuestions(
                of: parameter, parameter.handlerQuestions, at: site.new("parameters", parameter.name))
        }
        compareOrder(
            pairing.kept, then.parameters, name: \.name, .orderChanged, at: site.key("parameters"),
            "the rows of '\(now.name)' have another order, and the arguments of its initialiser with them")
        compareReserved(
            then.reserved, now.reserved, declared: now.parameters.map(\.name), noun: "parameter", at: site)
        reportNewReserved(
            then.reserved, now.reserved, removed: pairing.removed.map(\.name), noun: "parameter", at: site)
    }

    private mutating func reportRemoved(_ parameter: Parameter, likely: Parameter?, of now: Intent, at site: Site) {
        let isReserved = now.reserved.contains(parameter.name)
        let site = site.gone("parameters", parameter.name).of(parameter.type)
        report(
            .parameterRemoved, at: site, breaks: isReserved ? [.source] : nil,
            "parameter '\(parameter.name)' of '\(now.name)' is gone"
                + (isReserved ? " for good" : ": what users chose for it is read no more"),
            wayOut: isReserved
                ? "remove '\(parameter.swiftName)' where '\(now.swiftName)' is used"
                : wayOut(ofRemoved: parameter.name, likely: likely?.name, reservingIn: "'\(now.name)'"),
            migrations: isReserved && site.isStored ? [.drop(name: parameter.name)] : [])
    }

    // MARK: Handlers

    /// The protocol that handlers conform to goes with the last thing that it asks.
    private mutating func compareHandlers(_ then: Intent, _ now: Intent, at site: Site) {
        guard then.asksHandlers, !now.asksHandlers else { return }
        report(
            .handlerProtocolRemoved, at: site,
            "intent '\(now.name)' asks its handler nothing any more: '\(now.swiftName)Handling' is gone",
            wayOut: "remove the handlers of '\(now.name)'")
    }
}

extension Intent {
    fileprivate var asksHandlers: Bool {
        parameters.contains { !$0.type.element.isSystem && !$0.handlerQuestions.isEmpty }
    }
}

extension NameFacts {
    init(_ intent: Intent, swiftName: String? = nil) {
        self.init(
            name: intent.name, swiftName: swiftName ?? intent.swiftName, renamedFrom: intent.renamedFrom,
            deprecated: intent.deprecated)
    }
}
