import IntentModel

/// What Siri and Shortcuts know of an intent.
extension SchemaComparison {
    mutating func compareActions(_ then: Intent, _ now: Intent, at site: Site) {
        let (old, new) = (then.actions ?? IntentActions(), now.actions ?? IntentActions())
        let name = now.name
        compareSystem(old.system, new.system, of: now, at: site)
        if (then.summary == nil) != (now.summary == nil) {
            now.summary == nil
                ? report(
                    .shortcutsLost, at: site.key("summary"), "intent '\(name)' is in Shortcuts no more",
                    wayOut: "give '\(name)' a 'summary', or 'summary: true'")
                : report(.ruleLoosened, at: site.key("summary"), "intent '\(name)' is in Shortcuts now")
        }
        // A verb that nobody wrote follows from whether the intent is for widgets.
        if old.verb != new.verb || then.isEligibleForWidgets == now.isEligibleForWidgets {
            compareAction("verb", then.verb.rawValue, now.verb.rawValue, of: name, at: site)
        }
        if then.verb == now.verb {
            compareAction("category", then.category.rawValue, now.category.rawValue, of: name, at: site)
        }
        compareAction(
            "requiresConfirmation", old.requiresConfirmation ? "true" : "false",
            new.requiresConfirmation ? "true" : "false", of: name, at: site)
        compareAction(
            "restricted", old.restriction?.rawValue ?? "none", new.restriction?.rawValue ?? "none", of: name, at: site)
        compareAction(
            "inputParameter", old.inputParameter ?? "none", new.inputParameter ?? "none", of: name, at: site)
        compareAction("keyParameter", old.keyParameter.phrase, new.keyParameter.phrase, of: name, at: site)
        compareSpelling(old, new, then, now, at: site)
        compareSuggestions(old.suggestions, new.suggestions, of: name, at: site.key("suggestions"))
    }

    private mutating func compareSystem(_ then: String?, _ now: String?, of intent: Intent, at site: Site) {
        guard then != now else { return }
        var site = site.key("system")
        site.hasSwift = true
        report(
            .systemIntentChanged, at: site, breaks: then != nil && now != nil ? [.stored] : nil,
            "intent '\(intent.name)' is \(now.map { "Apple's \($0)" } ?? "one of its own") now, and was "
                + (then.map { "Apple's \($0)" } ?? "one of its own"),
            wayOut: "declare it beside '\(intent.name)' under another name")
    }

    private mutating func compareAction(
        _ key: String, _ then: String, _ now: String, of intent: String, at site: Site
    ) {
        guard then != now else { return }
        report(
            .actionChanged, at: site.key(key), "'\(key)' of intent '\(intent)' is \(now), and was \(then)",
            wayOut: "keep '\(key): \(then)'")
    }

    /// What is written out now, or no more, and says the same.
    private mutating func compareSpelling(
        _ old: IntentActions, _ new: IntentActions, _ then: Intent, _ now: Intent, at site: Site
    ) {
        guard
            old.verb != new.verb && then.verb == now.verb
                || old.category != new.category && then.category == now.category
        else { return }
        report(.presentationChanged, at: site.key("verb"), "intent '\(now.name)' spells out other defaults")
    }

    private mutating func compareSuggestions(
        _ then: [IntentSuggestion], _ now: [IntentSuggestion], of intent: String, at site: Site
    ) {
        guard then != now else { return }
        let lost = then.filter { !now.contains($0) }
        guard let first = lost.first else {
            let isMore = Set(now) != Set(then)
            return report(
                isMore ? .ruleLoosened : .orderChanged, at: site,
                "the suggestions of '\(intent)' \(isMore ? "are more" : "have another order")")
        }
        let phrase = first.parameters.isEmpty ? "no parameters" : first.parameters.joined(separator: ", ")
        report(
            .suggestionRemoved, at: site, "a suggestion of '\(intent)' with \(phrase) is gone, or another one",
            wayOut: "keep it under 'suggestions', as long as the app donates it")
    }

    // MARK: Responses

    mutating func compareResponses(_ then: Intent, _ now: Intent, at site: Site) {
        let (old, new) = (then.actions?.response ?? IntentResponse(), now.actions?.response ?? IntentResponse())
        // An answer is told and forgotten.
        var site = site.stored(false)
        site.then = site.then.appending("response")
        site.now = site.now.appending("response")
        if old.output != new.output {
            report(
                .responseOutputChanged, at: site.key("output"),
                "the response of '\(now.name)' hands on \(new.output.map { "'\($0)'" } ?? "nothing"), and handed on "
                    + (old.output.map { "'\($0)'" } ?? "nothing"),
                wayOut: old.output.map { "keep 'output: \($0)'" } ?? "leave 'output' out")
        }
        compareResponseProperties(old.properties, new.properties, of: now.name, at: site)
        compareCodes(old.codes, new.codes, of: now.name, at: site)
    }

    private mutating func compareResponseProperties(
        _ then: [Property], _ now: [Property], of intent: String, at site: Site
    ) {
        let pairing = Pairing(then, now, name: \.name, former: \.renamedFrom)
        for property in pairing.removed + pairing.merged.map(\.then) {
            report(
                .responsePropertyRemoved, at: site.gone("properties", property.name).of(property.type),
                "property '\(property.name)' of the response of '\(intent)' is gone",
                wayOut: "keep '\(property.name)', deprecated, until nobody fills it in")
        }
        for (old, new) in pairing.kept {
            let place = site.member("properties", then: old.name, now: new.name).of(new.type)
            compareNames(NameFacts(old), NameFacts(new), noun: "property", among: then.map(\.name), at: place)
            if !isSame(old.type, new.type) {
                report(
                    .responsePropertyTypeChanged, at: place.key("type"), breaks: breaks(old.type, new.type),
                    "property '\(new.name)' of the response of '\(intent)' is \(new.type.written), and was \(old.type.written)",
                    wayOut: "add a property of the new type under another name")
            }
            compareSettings(
                old.settings, new.settings, of: old.type, new.type, "'\(new.name)' of the response of '\(intent)'",
                at: place)
        }
        for property in pairing.added {
            report(
                .declarationAdded, at: site.new("properties", property.name),
                "property '\(property.name)' of the response of '\(intent)' is new")
        }
        compareOrder(
            pairing.kept, then, name: \.name, .orderChanged, at: site.key("properties"),
            "the properties of the response of '\(intent)' have another order")
    }

    private mutating func compareCodes(
        _ then: [ResponseCode], _ now: [ResponseCode], of intent: String, at site: Site
    ) {
        let pairing = Pairing(then, now, name: \.name, former: { _ in [] })
        for code in pairing.removed where !code.isBuiltIn {
            report(
                .responseCodeRemoved, at: site.gone("codes", code.name),
                "code '\(code.name)' of the response of '\(intent)' is gone",
                wayOut: "keep '\(code.name)' until nobody answers with it")
        }
        for code in pairing.added where !code.isBuiltIn {
            report(
                .responseCodeAdded, at: site.new("codes", code.name),
                "code '\(code.name)' of the response of '\(intent)' is new: a switch over all codes lacks it",
                wayOut: "add it where the codes of '\(intent)' are switched over")
        }
        // One of the two that always are is not there only while nothing is said of it.
        let kept =
            pairing.kept
            + (pairing.removed + pairing.added).filter(\.isBuiltIn).map { code in
                now.contains(code) ? (ResponseCode(name: code.name), code) : (code, ResponseCode(name: code.name))
            }
        for (old, new) in kept {
            let place = site.member("codes", then: old.name, now: new.name)
            compareSwiftNames(old.swiftName, new.swiftName, noun: "code", of: new.name, at: place)
            if old.isSuccess != new.isSuccess {
                report(
                    .responseOutcomeChanged, at: place,
                    "code '\(new.name)' of the response of '\(intent)' is one of \(new.isSuccess ? "success" : "failure") now",
                    wayOut: "keep 'success: \(old.isSuccess)'")
            }
        }
        let numbers = (then.ownNumbers, now.ownNumbers)
        for code in pairing.kept.map(\.now) where numbers.0[code.name] != numbers.1[code.name] {
            guard let old = numbers.0[code.name], let new = numbers.1[code.name] else { continue }
            report(
                .responseCodeNumberChanged, at: site.member("codes", then: code.name, now: code.name),
                "code '\(code.name)' of the response of '\(intent)' has number \(new), and had \(old)",
                wayOut: "add new codes behind the others, and keep the order")
        }
    }
}

extension ResponseCode {
    fileprivate var isBuiltIn: Bool { name == "success" || name == "failure" }
}

extension [ResponseCode] {
    /// Own codes count from 100.
    fileprivate var ownNumbers: [String: Int] {
        let own = filter { $0.name != "success" && $0.name != "failure" }
        return Dictionary(own.enumerated().map { ($0.element.name, 100 + $0.offset) }) { first, _ in first }
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
