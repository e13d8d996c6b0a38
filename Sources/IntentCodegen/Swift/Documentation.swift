import IntentModel

/// What doc comments of generated code say, as plain text; the printer makes comments of it.
enum Documentation {
    static func title(_ title: LocalizedText) -> String {
        SwiftComment.oneLine(title.text)
    }

    /// `Weather. Choose the place and what the widget shows.`
    ///
    /// - Parameter exported: What is of Apple's own types, and so not among the members.
    static func heading(
        _ title: LocalizedText, _ description: LocalizedText?, deprecated: String? = nil,
        withoutSwift exported: [String] = []
    ) -> String {
        let note = exported.isEmpty ? nil : "Only exported: \(list(exported.map { "`\($0)`" }, "and"))"
        return sentences([title.text, description?.text, note, deprecated.map { "Deprecated: \($0)" }])
    }

    /// `Label Size, 8 to 24. 12 unless chosen. In the editor only while showLabels is on.`
    static func parameter(_ shape: ParameterShape, in shapes: [ParameterShape]) -> String {
        let parameter = shape.parameter
        let limits = parameter.settings.range.map { bounds(of: $0, unit: parameter.rangeUnit) }
        var facts: [String?] = [
            [title(parameter.title), limits].compactMap(\.self).joined(separator: ", "), parameter.description?.text,
            dateParts(parameter.type.element), slots(shape), presetValue(shape),
        ]
        facts += parameter.conditions.map { condition($0, in: shapes) }
        facts.append(parameter.families.map { "In the editor only in \(list($0.map(\.rawValue), "and"))" })
        if !parameter.dependsOn.isEmpty {
            let parents = parameter.dependsOn.map { name(of: $0, in: shapes) }
            facts.append("Its options depend on \(list(parents, "and"))")
        }
        facts.append(parameter.deprecated.map { "Deprecated: \($0)" })
        return sentences(facts)
    }

    static func property(_ property: Property) -> String {
        sentences([
            property.title.text, dateParts(property.type.element), property.deprecated.map { "Deprecated: \($0)" },
        ])
    }

    // MARK: Handlers

    static func options(_ shape: ParameterShape) -> String {
        let search = shape.parameter.searchesInHandler ? " `searchTerm` is nil for the first list." : ""
        let parents = shape.parameter.dependsOn.map { "`\($0)`" }
        let asked =
            parents.isEmpty
            ? "" : " Asked only when \(list(parents, "and")) \(parents.count > 1 ? "have values" : "has a value")."
        return "Options for \(title(shape.parameter.title)), in display order.\(search)\(asked)"
    }

    static func lookup(_ shape: ParameterShape) -> String {
        "Options of \(title(shape.parameter.title)) by their identifiers, in this order; those that are gone are left out."
    }

    static func initialValue(_ shape: ParameterShape) -> String {
        "What \(title(shape.parameter.title)) holds in a new widget"
            + (shape.isList
                ? ", the first ones first; `context.count` is the most that are shown." : "; nil for no value.")
    }

    // MARK: Facts

    /// Which components are there, as the type does not tell.
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
        let empty = "empty when nothing is chosen"
        return shape.parameter.size == nil
            ? empty.capitalizedFirst : "See ``Slots/\(shape.property.name)(in:)``; \(empty)"
    }

    private static func presetValue(_ shape: ParameterShape) -> String? {
        guard let rule = shape.parameter.defaultRule else {
            return shape.isList ? nil : "Nil when nothing is chosen"
        }
        switch rule {
        case .value(.boolean(let isOn)):
            return isOn ? "On unless turned off" : "Off unless turned on"
        case .value(let value):
            return values(of: value).map { "\($0) unless chosen otherwise" }
        case .options(let identifiers):
            return "\(list(identifiers, "and")) unless chosen otherwise"
        case .handler:
            return "The handler says what a new widget holds"
        case .first(let count):
            return count == 1
                ? "The first option unless chosen otherwise" : "The first \(count) options unless chosen otherwise"
        case .byFamily:
            return "Unless chosen, what the definition states for the family"
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

    private static func bounds(of range: NumberRange, unit: String?) -> String {
        let (minimum, maximum, step) =
            switch range {
            case .integers(let minimum, let maximum, let step):
                (minimum.map { String($0) }, maximum.map { String($0) }, step.map { String($0) })
            case .decimals(let minimum, let maximum, let step):
                (minimum?.shortText, maximum?.shortText, step?.shortText)
            }
        let bounds =
            switch (minimum, maximum) {
            case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
            case (let minimum?, nil): "\(minimum) or more"
            case (nil, let maximum?): "\(maximum) or less"
            case (nil, nil): "any number"
            }
        return bounds + (unit.map { " \($0)" } ?? "") + (step.map { " in steps of \($0)" } ?? "")
    }

    private static func condition(_ condition: Condition, in shapes: [ParameterShape]) -> String {
        let name = name(of: condition.parameter, in: shapes)
        let claim =
            switch condition.test {
            case .isOneOf(let values):
                values == [.boolean(true)]
                    ? "is on" : values == [.boolean(false)] ? "is off" : "is \(list(values.map(text(of:)), "or"))"
            case .isNoneOf(let values): "is set and not \(list(values.map(text(of:)), "or"))"
            case .isSet(let isSet): isSet ? "is set" : "is not set"
            case .within(let least?, let most?): "is \(least.shortText) to \(most.shortText)"
            case .within(let least?, nil): "is \(least.shortText) or more"
            case .within(nil, let most?): "is \(most.shortText) or less"
            case .within(nil, nil): "has a value"
            }
        return "In the editor only while \(name) \(claim)"
    }

    private static func name(of parameter: String, in shapes: [ParameterShape]) -> String {
        let shape = shapes.first { $0.parameter.name == parameter }
        return "`\(shape?.property.name ?? parameter)`"
    }

    // MARK: Words

    /// The parts as sentences, each with an end.
    private static func sentences(_ parts: [String?]) -> String {
        parts.compactMap { part -> String? in
            guard let text = part.map(SwiftComment.oneLine), let last = text.unicodeScalars.last else { return nil }
            return last.endsSentence ? text : text + "."
        }.joined(separator: " ")
    }

    private static func list(_ words: [String], _ conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
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

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Parameter {
    /// The unit of the range, for a type that has one.
    fileprivate var rangeUnit: String? {
        switch type.element {
        case .measurement: settings.number.unit
        default: nil
        }
    }
}
