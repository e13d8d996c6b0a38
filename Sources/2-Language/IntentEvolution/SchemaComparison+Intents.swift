import IntentModel

extension SchemaComparison {
    mutating func compareIntents() {
        let (former, current) = (before.schema.intents, after.schema.intents)
        let pairing = Pairing(former, current)
        compareDeclarations(
            "intents", "intent", former, pairing, likely: pairing.likelyRenames { Set($0.parameters.map(\.name)) },
            removal: .intentRemoved, ": its instances are orphans, which are listed but not shown",
            hasSwift: { !$0.isSystem }
        ) { $0.compare($1, $2, among: pairing.isFormer) }
    }

    private mutating func compare(_ former: Intent, _ current: Intent, among isSibling: (String) -> Bool) {
        let site = Site.root.member("intents", former: former.name, current: current.name)
            .swift(!former.isSystem && !current.isSystem)
        let former = withCurrentReferences(former, current)
        var names = NameFacts(current)
        // The class of Apple's intent replaces the generated one.
        if former.actions?.system != current.actions?.system { names.swiftName = former.swiftName }
        compareNames(
            NameFacts(former), names, noun: "intent", among: isSibling, at: site)
        compareEligibility(former, current, at: site)
        compareActions(former, current, at: site)
        compareParameters(former, current, at: site)
        compareRules(former, current, at: site.key("rules"))
        compareHandlers(former, current, at: site)
        compareResponses(former, current, at: site)
    }

    private mutating func compareEligibility(_ former: Intent, _ current: Intent, at site: Site) {
        guard former.isEligibleForWidgets != current.isEligibleForWidgets else { return }
        let site = site.key("eligibleForWidgets")
        if current.isEligibleForWidgets {
            report(.ruleLoosened, at: site, "intent '\(current.name)' can now be used in widgets")
        } else {
            report(
                .eligibilityLost, at: site, "intent '\(current.name)' can no longer be used in widgets",
                advice: "use it as the 'intent' of a widget, or add 'eligibleForWidgets: true'")
        }
    }

    private mutating func compareRules(_ former: Intent, _ current: Intent, at site: Site) {
        let (old, new) = (former.rules.map(\.require), current.rules.map(\.require))
        guard old != new else { return }
        let isAdded = new.contains { rule in !old.contains { $0.hasSameAlternatives(as: rule) } }
        if isAdded {
            report(
                .rulesChanged, at: site,
                "the rules of '\(current.name)' changed: stored values may break them, and are kept until one of their rows is "
                    + "edited",
                advice: "add only rules that every stored configuration meets")
        } else if old.contains(where: { rule in !new.contains { $0.hasSameAlternatives(as: rule) } }) {
            report(.ruleLoosened, at: site, "the rules of '\(current.name)' accept all values that they did before")
        } else {
            report(.orderChanged, at: site, "the rules of '\(current.name)' are in a different order")
        }
    }

    // MARK: Parameters

    private mutating func compareParameters(_ former: Intent, _ current: Intent, at site: Site) {
        let pairing = Pairing(former.parameters, current.parameters)
        let renames = pairing.likelyRenames(by: { withCurrentNames($0.type) }, in: { typeGroup($0) }) {
            convertibleValues(of: $0, to: $1) == .all
        }
        let reserved = Set(current.reserved)
        for (index, parameter) in pairing.removed.enumerated() {
            reportRemoved(
                parameter, isReserved: reserved.contains(parameter.name), likely: renames[index], of: current, at: site)
        }
        for (old, new) in pairing.merged { reportMergedValue(old.name, new.name, "parameters", at: site.of(old.type)) }
        let added = Dictionary(pairing.added.map { ($0.name, $0) }) { first, _ in first }
        for (old, new) in pairing.kept {
            compare(
                old, new, among: pairing.isFormer, added: added,
                at: site.member("parameters", former: old.name, current: new.name))
        }
        for parameter in pairing.added {
            report(
                .declarationAdded, at: site.added("parameters", parameter.name),
                "parameter '\(parameter.name)' of '\(current.name)' was added")
            reportHandlerRequirements(
                of: parameter, parameter.handlerRequirements, at: site.added("parameters", parameter.name))
            compareFieldRequirements(nil, parameter, at: site.added("parameters", parameter.name))
        }
        compareOrder(
            pairing.kept, former.parameters, name: \.name, .orderChanged, at: site.key("parameters"),
            "the rows of '\(current.name)', and the arguments of its initializer, are in a different order")
        compareReserved(
            former.reserved, current.reserved, declared: current.parameters.map(\.name),
            removed: pairing.removed.map(\.name), noun: "parameter", at: site)
    }

    private mutating func reportRemoved(
        _ parameter: Parameter, isReserved: Bool, likely: Parameter?, of current: Intent, at site: Site
    ) {
        let site = site.removed("parameters", parameter.name).of(parameter.type)
        report(
            .parameterRemoved, at: site, breaks: isReserved ? [.source] : nil,
            "parameter '\(parameter.name)' of '\(current.name)' was removed"
                + (isReserved ? ", and its name is reserved" : ": its stored values are no longer read"),
            advice: isReserved
                ? "remove the uses of '\(parameter.swiftName)' of '\(current.swiftName)'"
                : advice(forRemoved: parameter.name, likely: likely?.name, reservingIn: "'\(current.name)'"),
            migrations: isReserved && site.isStored ? [.drop(name: parameter.name)] : [])
    }

    // MARK: Handlers

    /// Reports that the handler protocol is no longer generated, because nothing requires it.
    private mutating func compareHandlers(_ former: Intent, _ current: Intent, at site: Site) {
        guard former.needsHandler(in: before.schema), !current.needsHandler(in: after.schema) else { return }
        report(
            .handlerProtocolRemoved, at: site,
            "intent '\(current.name)' no longer needs a handler: '\(current.swiftName)Handling' is not generated",
            advice: "remove the handlers of '\(current.name)'")
    }
}

extension Intent {
    fileprivate func needsHandler(in schema: Schema) -> Bool {
        parameters.contains { parameter in
            !parameter.type.element.isSystem && !parameter.handlerRequirements.isEmpty
                || schema.recordFields(of: parameter).contains { $0.options == .dynamic }
        }
    }
}
