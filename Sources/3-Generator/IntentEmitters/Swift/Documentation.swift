import IntentModel

/// The plain text of doc comments in generated code. The printer turns it into comments.
enum Documentation {
    static func title(_ title: LocalizedText) -> String {
        SwiftComment.oneLine(title.text)
    }

    /// `Weather. Choose the place and what the widget shows.`
    ///
    /// - Parameter exported: The names of parameters or properties with Apple's own types, which have no Swift form.
    static func heading(
        _ title: LocalizedText, _ description: LocalizedText?, deprecated: String? = nil,
        withoutSwift exported: [String] = []
    ) -> String {
        let verb = exported.count > 1 ? "have" : "has"
        let note = exported.isEmpty ? nil : "\(list(exported.map { "`\($0)`" }, "and")) \(verb) no Swift form"
        return sentences([title.text, description?.text, note, deprecated.map { "Deprecated: \($0)" }])
    }

    /// `Label Size, 8 to 24. Defaults to 12. Shown only if showLabels is on.`
    ///
    /// - Parameter names: The properties of the intent by declared name.
    static func parameter(_ shape: ParameterShape, in names: [String: SwiftIdentifier]) -> String {
        let parameter = shape.parameter
        let limits = limits(of: parameter).map { ", \($0)" }
        var facts: [String?] = [
            title(parameter.title) + (limits ?? ""), parameter.description?.text, dateParts(parameter.type.element),
            slots(shape), presetValue(shape, in: names),
            parameter.isSecret ? "A secret: leave it out of logs and of what the widget shows" : nil,
        ]
        facts += visibility(parameter.when, in: names)
        facts.append(parameter.families.map { "Shown only in \(list($0.map(\.rawValue), "and"))" })
        if !parameter.dependsOn.isEmpty {
            let parents = parameter.dependsOn.map { name(of: $0, in: names) }
            facts.append("Its options depend on \(list(parents, "and"))")
        }
        facts.append(parameter.deprecated.map { "Deprecated: \($0)" })
        return sentences(facts)
    }

    /// A paragraph with what values must be together, and a list of the rules.
    static func rules(_ rules: [IntentRule], in names: [String: SwiftIdentifier]) -> [String] {
        if rules.isEmpty { return [] }
        let heading =
            "Before an edit is stored, and before a handler validates it, the engine checks these rules. A row that is hidden or "
            + "has no value breaks none of them:"
        let lines = rules.map { rule in
            let message = rule.message.map { SwiftComment.oneLine($0.text) }
            return "- " + sentences([claims(rule.require, in: names), message])
        }
        return [heading] + lines
    }

    static func property(_ property: Property) -> String {
        sentences([
            property.title.text, dateParts(property.type.element), property.deprecated.map { "Deprecated: \($0)" },
        ])
    }

    // MARK: Handlers

    static func options(_ shape: ParameterShape) -> String {
        let search = shape.parameter.searchesInHandler ? " `searchTerm` is nil for the initial list." : ""
        let parents = shape.parameter.dependsOn.map { "`\($0)`" }
        let condition =
            parents.isEmpty
            ? "" : " Called only if \(list(parents, "and")) \(parents.count > 1 ? "have values" : "has a value")."
        return "Returns the options for \(title(shape.parameter.title)), in display order.\(search)\(condition)"
    }

    static func lookup(_ shape: ParameterShape) -> String {
        let parents = shape.parameter.dependsOn.map { "`\($0)`" }
        let others = parents.isEmpty ? "" : " or do not belong to the \(list(parents, "and")) of `intent`"
        return "Returns the options for \(title(shape.parameter.title)) with these identifiers, in the same order. "
            + "Leave out identifiers that no longer exist\(others)."
    }

    static func initialValue(_ shape: ParameterShape) -> String {
        let title = title(shape.parameter.title)
        return shape.isList
            ? "Returns the values of \(title) in a new widget, in order. At most `context.count` are shown."
            : "Returns the value of \(title) in a new widget, or nil for none."
    }

    // MARK: Facts

    /// The components of a date, which its type does not show.
    private static func dateParts(_ type: ElementType) -> String? {
        switch type {
        case .dateComponents(.date): "Year, month and day, Gregorian"
        case .dateComponents(.time): "Hour, minute and second"
        case .dateComponents(.dateTime): "Year to second, Gregorian"
        default: nil
        }
    }

    private static func slots(_ shape: ParameterShape) -> String? {
        guard shape.isList else { return nil }
        let slots =
            shape.parameter.size == nil ? "" : "; see ``Slots/\(shape.property.name)(in:)`` for the number of slots"
        return "Empty if nothing is chosen\(slots)"
    }

    private static func presetValue(_ shape: ParameterShape, in names: [String: SwiftIdentifier]) -> String? {
        guard let rule = shape.parameter.defaultRule else {
            return shape.isList ? nil : "Nil if nothing is chosen"
        }
        switch rule {
        case .value(.boolean(let isOn)):
            return isOn ? "On by default" : "Off by default"
        case .value where shape.parameter.type.element.isRecord:
            return "The definition provides the value in a new widget"
        case .value(let value):
            return values(of: value).map { "Defaults to \($0)" }
        case .options(let identifiers):
            return "Defaults to \(list(identifiers, "and"))"
        case .handler:
            return "The handler provides the value in a new widget"
        case .first(let count):
            return count == 1
                ? "Defaults to the first option" : "Defaults to the first \(count) options"
        case .row(let rule):
            return "Defaults to \(rule.property.map { "the \($0)" } ?? "the value") of \(name(of: rule.row, in: names))"
        case .byFamily:
            return "The default depends on the size family"
        }
    }

    private static func values(of value: IntentValue) -> String? {
        let texts = value.slots.compactMap { $0.map(text(of:)) }
        return texts.isEmpty ? nil : list(texts, "and")
    }

    private static func text(of value: IntentValue) -> String {
        switch value {
        case .string(let text): "“\(text)”"
        case .enumeration(let name): "`\(name)`"
        case .timeInterval(let duration): "\(duration.secondsText) s"
        default: value.optionIdentifier ?? ""
        }
    }

    private static func limits(of parameter: Parameter) -> String? {
        let settings = parameter.settings
        if settings.text.isLimited { return limits(of: settings.text) }
        if !settings.address.schemes.isEmpty {
            return "with the scheme \(list(settings.address.schemes.map { "`\($0)`" }, "or"))"
        }
        if let range = settings.interval.range {
            return phrase(range.minimum?.literalText, range.maximum?.literalText, or: "more", "less")
        }
        if let range = settings.date.range {
            return phrase(range.minimum?.text, range.maximum?.text, or: "later", "earlier")
        }
        if let range = settings.amount.range {
            return phrase(
                range.bounds.minimum.map(range.text), range.bounds.maximum.map(range.text), or: "more", "less")
        }
        return settings.range.map { bounds(of: $0, unit: parameter.rangeUnit) }
    }

    /// `1 to 64 characters that match the pattern [a-z]+`.
    private static func limits(of text: TextSettings) -> String {
        let length = text.length.map {
            phrase($0.minimum.map(String.init), $0.maximum.map(String.init), or: "more", "fewer")
        }
        let pattern = text.pattern.map { "the pattern \(SwiftComment.oneLine($0.source))" }
        switch (length, pattern) {
        case (let length?, let pattern?): return "\(length) characters that match \(pattern)"
        case (let length?, nil): return "\(length) characters"
        default: return "a text that matches \(pattern ?? "")"
        }
    }

    private static func bounds(of range: NumberRange, unit: String?) -> String {
        let (minimum, maximum, step) =
            switch range {
            case .integers(let minimum, let maximum, let step):
                (minimum.map { String($0) }, maximum.map { String($0) }, step.map { String($0) })
            case .decimals(let minimum, let maximum, let step):
                (minimum?.shortText, maximum?.shortText, step?.shortText)
            }
        return phrase(minimum, maximum, or: "more", "less") + (unit.map { " \($0)" } ?? "")
            + (step.map { " in steps of \($0)" } ?? "")
    }

    /// `8 to 24`, `8 or more`, `today or later`.
    private static func phrase(_ minimum: String?, _ maximum: String?, or more: String, _ less: String) -> String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
        case (let minimum?, nil): "\(minimum) or \(more)"
        case (nil, let maximum?): "\(maximum) or \(less)"
        case (nil, nil): "any number"
        }
    }

    /// A sentence for each condition that must hold, or one for all alternatives.
    private static func visibility(_ when: Requirement, in names: [String: SwiftIdentifier]) -> [String] {
        guard when.alternatives.count > 1 else {
            return when.conditions.map { "Shown only if \(claim($0, in: names))" }
        }
        return ["Shown only if \(claims(when, in: names))"]
    }

    /// What a requirement states: `a` is on, or `b` is set and `c` is 3 or more.
    static func claims(_ requirement: Requirement, in names: [String: SwiftIdentifier]) -> String {
        requirement.alternatives.map { conditions in list(conditions.map { claim($0, in: names) }, "and") }
            .joined(separator: ", or ")
    }

    private static func claim(_ condition: Condition, in names: [String: SwiftIdentifier]) -> String {
        let claim =
            switch condition.test {
            case .isOneOf(let values):
                values == [.boolean(true)]
                    ? "is on" : values == [.boolean(false)] ? "is off" : "is \(list(values.map(text(of:)), "or"))"
            case .isNoneOf(let values): "is set and not \(list(values.map(text(of:)), "or"))"
            case .isSet(let isSet): isSet ? "is set" : "is not set"
            case .within(let minimum?, let maximum?): "is \(minimum.shortText) to \(maximum.shortText)"
            case .within(let minimum?, nil): "is \(minimum.shortText) or more"
            case .within(nil, let maximum?): "is \(maximum.shortText) or less"
            case .within(nil, nil): "has a value"
            case .compares(let comparison, .row(let row)): "\(phrase(comparison)) \(name(of: row, in: names))"
            case .compares(let comparison, .value(let value)):
                "\(phrase(comparison)) \(value.writtenLiteral ?? text(of: value))"
            }
        return "\(name(of: condition.parameter, in: names)) \(claim)"
    }

    private static func phrase(_ comparison: Condition.Comparison) -> String {
        switch comparison {
        case .isEqual: "is the same as"
        case .isNot: "is not the same as"
        case .lessThan: "is less than"
        case .atMost: "is at most"
        case .moreThan: "is more than"
        case .atLeast: "is at least"
        }
    }

    private static func name(of parameter: String, in names: [String: SwiftIdentifier]) -> String {
        "`\(names[parameter]?.name ?? parameter)`"
    }

    // MARK: Sentences

    /// Joins the parts, each with a full stop if it needs one.
    private static func sentences(_ parts: [String?]) -> String {
        var text = ""
        for part in parts {
            guard let line = part.map(SwiftComment.oneLine), let last = line.unicodeScalars.last else { continue }
            if !text.isEmpty { text += " " }
            text += line
            if !last.endsSentence { text += "." }
        }
        return text
    }

    private static func list(_ items: [String], _ conjunction: String) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension Unicode.Scalar {
    fileprivate var endsSentence: Bool {
        switch self {
        case ".", "!", "?", "。", "！", "？", "…", ":": true
        default: false
        }
    }
}

extension Parameter {
    /// The unit of the range, if the type has units.
    fileprivate var rangeUnit: String? {
        switch type.element {
        case .measurement: settings.number.unit
        default: nil
        }
    }
}
