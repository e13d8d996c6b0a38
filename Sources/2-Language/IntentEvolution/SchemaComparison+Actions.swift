import IntentModel

/// The actions and responses of an intent in Siri and Shortcuts.
extension SchemaComparison {
    mutating func compareActions(_ former: Intent, _ current: Intent, at site: Site) {
        let (old, new) = (former.actions ?? IntentActions(), current.actions ?? IntentActions())
        let (name, subject) = (current.name, "intent '\(current.name)'")
        compareSystem(old.system, new.system, of: current, at: site)
        if (former.summary == nil) != (current.summary == nil) {
            current.summary == nil
                ? report(
                    .shortcutsLost, at: site.key("summary"), "intent '\(name)' is no longer available in Shortcuts",
                    advice: "add a 'summary' to '\(name)', or 'summary: true'")
                : report(.ruleLoosened, at: site.key("summary"), "intent '\(name)' is now available in Shortcuts")
        }
        // The default verb depends on whether the intent is eligible for widgets.
        if old.verb != new.verb || former.isEligibleForWidgets == current.isEligibleForWidgets {
            compareValues(of: .verb, former.verb.rawValue, current.verb.rawValue, .actionChanged, subject, at: site)
        }
        if former.verb == current.verb {
            compareValues(
                of: .category, former.category.rawValue, current.category.rawValue, .actionChanged, subject, at: site)
        }
        comparePlain(old, new, in: IntentActions.fields, of: subject, at: site)
        compareValues(
            of: .keyParameter, old.keyParameter.phrase, new.keyParameter.phrase, .actionChanged, subject, at: site)
        compareImplicitDefaults(old, new, former, current, at: site)
        compareSuggestions(old.suggestions, new.suggestions, of: name, at: site.key("suggestions"))
    }

    private mutating func compareSystem(_ former: String?, _ current: String?, of intent: Intent, at site: Site) {
        guard former != current else { return }
        var site = site.key("system")
        site.hasSwift = true
        report(
            .systemIntentChanged, at: site, breaks: former != nil && current != nil ? [.stored] : nil,
            "intent '\(intent.name)' is \(current.map { "Apple's \($0)" } ?? "a custom intent") instead of "
                + (former.map { "Apple's \($0)" } ?? "a custom intent"),
            advice: "declare a separate intent under another name")
    }

    /// Reports a default that is now declared explicitly, or no longer is.
    private mutating func compareImplicitDefaults(
        _ old: IntentActions, _ new: IntentActions, _ former: Intent, _ current: Intent, at site: Site
    ) {
        guard
            old.verb != new.verb && former.verb == current.verb
                || old.category != new.category && former.category == current.category
        else { return }
        report(
            .presentationChanged, at: site.key("verb"),
            "intent '\(current.name)' declares defaults explicitly, or no longer does")
    }

    private mutating func compareSuggestions(
        _ former: [IntentSuggestion], _ current: [IntentSuggestion], of intent: String, at site: Site
    ) {
        guard former != current else { return }
        let kept = Set(current)
        guard let first = former.first(where: { !kept.contains($0) }) else {
            let isMore = kept != Set(former)
            return report(
                isMore ? .ruleLoosened : .orderChanged, at: site,
                isMore
                    ? "intent '\(intent)' has additional suggestions"
                    : "the suggestions of '\(intent)' are in a different order")
        }
        let phrase = first.parameters.isEmpty ? "no parameters" : first.parameters.joined(separator: ", ")
        report(
            .suggestionRemoved, at: site, "the suggestion of '\(intent)' with \(phrase) was removed or changed",
            advice: "keep it in 'suggestions' as long as the app donates it")
    }

    // MARK: Responses

    mutating func compareResponses(_ former: Intent, _ current: Intent, at site: Site) {
        let (old, new) = (former.actions?.response ?? IntentResponse(), current.actions?.response ?? IntentResponse())
        // Responses are not stored.
        let site = site.stored(false).key("response")
        if old.output != new.output {
            report(
                .responseOutputChanged, at: site.key("output"),
                "the response output of '\(current.name)' changed from \(old.output.map { "'\($0)'" } ?? "nothing") to "
                    + (new.output.map { "'\($0)'" } ?? "nothing"),
                advice: old.output.map { "keep 'output: \($0)'" } ?? "remove 'output'")
        }
        compareResponseProperties(old.properties, new.properties, of: current.name, at: site)
        compareCodes(old.codes, new.codes, of: current.name, at: site)
    }

    private mutating func compareResponseProperties(
        _ former: [Property], _ current: [Property], of intent: String, at site: Site
    ) {
        let pairing = Pairing(former, current)
        for property in pairing.removed + pairing.merged.map(\.former) {
            report(
                .responsePropertyRemoved, at: site.removed("properties", property.name).of(property.type),
                "response property '\(property.name)' of '\(intent)' was removed",
                advice: "keep '\(property.name)' and deprecate it until no handler sets it")
        }
        for (old, new) in pairing.kept {
            let place = site.member("properties", former: old.name, current: new.name).of(new.type)
            compareNames(NameFacts(old), NameFacts(new), noun: "property", among: pairing.isFormer, at: place)
            if !isSame(old.type, new.type) {
                report(
                    .responsePropertyTypeChanged, at: place.key("type"), breaks: breaks(old.type, new.type),
                    "the type of response property '\(new.name)' of '\(intent)' changed \(old.type.change(to: new.type))",
                    advice: "add a property of the new type under another name")
            }
            compareSettings(
                old.settings, new.settings, of: old.type, new.type, "response property '\(new.name)' of '\(intent)'",
                at: place)
        }
        for property in pairing.added {
            report(
                .declarationAdded, at: site.added("properties", property.name),
                "response property '\(property.name)' of '\(intent)' was added")
        }
        compareOrder(
            pairing.kept, former, name: \.name, .orderChanged, at: site.key("properties"),
            "the response properties of '\(intent)' are in a different order")
    }

    private mutating func compareCodes(
        _ former: [ResponseCode], _ current: [ResponseCode], of intent: String, at site: Site
    ) {
        let pairing = Pairing(former, current, name: \.name, formerNames: { _ in [] })
        for code in pairing.removed where !code.isBuiltIn {
            report(
                .responseCodeRemoved, at: site.removed("codes", code.name),
                "response code '\(code.name)' of '\(intent)' was removed",
                advice: "keep '\(code.name)' until no handler returns it")
        }
        for code in pairing.added where !code.isBuiltIn {
            report(
                .responseCodeAdded, at: site.added("codes", code.name),
                "response code '\(code.name)' of '\(intent)' was added: a switch over all codes must handle it",
                advice: "handle it in every switch over the codes of '\(intent)'")
        }
        // The built-in codes exist even if they are not declared.
        let kept =
            pairing.kept
            + (pairing.removed + pairing.added).filter(\.isBuiltIn).map { code in
                current.contains(code) ? (ResponseCode(name: code.name), code) : (code, ResponseCode(name: code.name))
            }
        for (old, new) in kept {
            let place = site.member("codes", former: old.name, current: new.name)
            compareSwiftNames(old.swiftName, new.swiftName, noun: "code", of: new.name, at: place)
            if old.isSuccess != new.isSuccess {
                report(
                    .responseOutcomeChanged, at: place,
                    "response code '\(new.name)' of '\(intent)' now reports \(new.isSuccess ? "success" : "failure")",
                    advice: "keep 'success: \(old.isSuccess)'")
            }
        }
        let numbers = (former.ownNumbers, current.ownNumbers)
        for code in pairing.kept.map(\.current) where numbers.0[code.name] != numbers.1[code.name] {
            guard let old = numbers.0[code.name], let new = numbers.1[code.name] else { continue }
            report(
                .responseCodeNumberChanged, at: site.member("codes", former: code.name, current: code.name),
                "the number of response code '\(code.name)' of '\(intent)' changed from \(old) to \(new)",
                advice: "keep the order, and add new codes at the end")
        }
    }
}

extension ResponseCode {
    fileprivate var isBuiltIn: Bool { name == "success" || name == "failure" }
}

extension [ResponseCode] {
    /// The numbers of custom codes, which start at 100.
    fileprivate var ownNumbers: [String: Int] {
        filter { !$0.isBuiltIn }.positions(by: \.name).mapValues { 100 + $0 }
    }
}

extension IntentActions.KeyParameter {
    fileprivate var phrase: String {
        switch self {
        case .input: "that of 'inputParameter'"
        case .none: "none"
        case .named(let name): name
        }
    }
}
