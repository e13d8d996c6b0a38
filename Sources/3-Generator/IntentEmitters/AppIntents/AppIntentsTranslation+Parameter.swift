import IntentModel

extension AppIntentsTranslation {
    /// ```swift
    /// @Parameter(title: …, default: 12, controlStyle: .stepper, inclusiveRange: (lowerBound: 8, upperBound: 24))
    /// var labelSize: Int
    /// ```
    func translateParameter(_ row: AppIntentParameter, of intent: Intent) -> SwiftDeclaration {
        let parameter = row.parameter
        let path = row.path
        var arguments = ["title: \(resource(parameter.title, path, "title"))"] as [SwiftCode]
        if let description = parameter.description {
            arguments.append("description: \(resource(description, path, "description"))")
        }
        arguments += row.element.appIntents.arguments(self, row) + sourceArguments(row)
        let element = names.appElement(row.element)
        let value: SwiftCode = row.isList ? "[\(element)]" : element
        return SwiftDeclaration(
            documentation: [
                Documentation.heading(parameter.title, parameter.description, deprecated: parameter.deprecated)
            ],
            wrapper: .call(names.parameterWrapper, arguments: arguments), modifiers: visible(),
            kind: .variable(
                name: names.property(of: parameter), type: row.isRequired ? value : "\(value)?", value: nil))
    }

    func defaults(_ row: AppIntentParameter) -> [SwiftCode] {
        literalDefault(row).map { ["default: \($0)"] } ?? []
    }

    private func literalDefault(_ row: AppIntentParameter) -> SwiftCode? {
        guard let value = row.literalDefault else { return nil }
        guard row.isList else { return expression(for: value, of: row.element) }
        let elements = value.slots.compactMap { slot in slot.flatMap { expression(for: $0, of: row.element) } }
        return "[\(SwiftCode.joined(elements))]"
    }

    /// Returns a value as an expression of the App Intents type.
    func expression(for value: IntentValue, of type: ElementType) -> SwiftCode? {
        if case (.enumeration(let name), .enumeration(let type)) = (value, type) {
            return names.enumCase(name, of: type).map { "\(names[.enumeration(type)]).\($0)" }
        }
        // The type of an argument does not always follow from the wrapper's overloads, and a member may have the type's name.
        return names.swift.expression(for: value, of: type).map {
            type == .url ? "(\($0) as \(names.element(type)))" : $0
        }
    }

    // MARK: Numbers

    func numberArguments(_ row: AppIntentParameter) -> [SwiftCode] {
        let settings = row.parameter.settings.number
        let control: SwiftCode =
            switch (settings.usedControl, row.element) {
            case (.field, _): ".field"
            case (.stepper, _), (.slider, .integer): ".stepper"
            case (.slider, _): ".slider"
            }
        return ["controlStyle: \(control)"] + (settings.range.map { ["inclusiveRange: \(bounds(of: $0))"] } ?? [])
    }

    /// Returns both bounds, which App Intents requires. A missing bound becomes the limit of the type.
    private func bounds(of range: NumberRange) -> SwiftCode {
        switch range {
        case .integers(let minimum, let maximum, _):
            "(lowerBound: \(minimum ?? .min), upperBound: \(maximum ?? .max))"
        case .decimals(let minimum, let maximum, _):
            """
            (lowerBound: \(SwiftLiteral.decimal(minimum ?? -Double.greatestFiniteMagnitude)), \
            upperBound: \(SwiftLiteral.decimal(maximum ?? Double.greatestFiniteMagnitude)))
            """
        }
    }

    func measurementArguments(_ row: AppIntentParameter, _ dimension: Dimension) -> [SwiftCode] {
        if row.hasProvider { return [] }
        var arguments: [SwiftCode] = []
        if case .measurement(let measurement)? = row.literalDefault {
            arguments.append("defaultValue: \(SwiftLiteral.decimal(measurement.value))")
        }
        arguments.append("defaultUnit: .\(SwiftIdentifier(row.measurementUnit(dimension)))")
        let isNeverNegative = row.parameter.settings.number.isNeverNegative
        arguments.append("supportsNegativeNumbers: \(SwiftLiteral.boolean(!isNeverNegative))")
        return arguments
    }

    func intervalArguments(_ row: AppIntentParameter) -> [SwiftCode] {
        if row.hasProvider { return [] }
        var arguments: [SwiftCode] = []
        if case .timeInterval(let duration)? = row.literalDefault {
            arguments.append("defaultValue: \(SwiftLiteral.decimal(row.durationUnit.count(in: duration)))")
        }
        arguments.append("defaultUnit: .\(SwiftIdentifier(row.durationUnit.rawValue))")
        if row.parameter.settings.interval.isNeverNegative { arguments.append("supportsNegativeNumbers: false") }
        return arguments
    }

    // MARK: Other types

    func displayNames(_ row: AppIntentParameter) -> [SwiftCode] {
        let (settings, path) = (row.parameter.settings.boolean, row.path)
        guard let yes = settings.trueTitle, let no = settings.falseTitle else { return [] }
        return [
            """
            displayName: .init(true: \(resource(yes, path, "trueTitle")), \
            false: \(resource(no, path, "falseTitle")))
            """
        ]
    }

    func inputOptions(_ row: AppIntentParameter) -> [SwiftCode] {
        let settings = row.parameter.settings.text
        let input = settings.entry
        guard settings != TextSettings() else { return [] }
        let capitals: SwiftCode =
            switch input.capitalization {
            case .none: ".none"
            case .words: ".words"
            case .sentences: ".sentences"
            case .characters: ".allCharacters"
            }
        return [
            """
            inputOptions: .init(keyboardType: .\(SwiftIdentifier(input.keyboard.nearest.rawValue)), \
            capitalizationType: \(capitals), multiline: \(SwiftLiteral.boolean(settings.isMultiline)), \
            autocorrect: \(SwiftLiteral.boolean(input.autocorrects)), \
            smartQuotes: \(SwiftLiteral.boolean(input.hasSmartQuotes)), \
            smartDashes: \(SwiftLiteral.boolean(input.hasSmartDashes)))
            """
        ]
    }

    func contentTypes(_ types: FileContentTypes) -> [SwiftCode] {
        guard let allowed = types.allowed else { return [] }
        return ["supportedTypeIdentifiers: [\(SwiftCode.joined(allowed.map(SwiftLiteral.string)))]"]
    }

    /// Restricts an enum to its listed cases.
    func supportedValues(_ row: AppIntentParameter) -> [SwiftCode] {
        guard case .listed(let options) = row.parameter.options else { return [] }
        let cases = options.compactMap { expression(for: .enumeration($0.identifier), of: row.element) }
        return ["supportedValues: [\(SwiftCode.joined(cases))]"]
    }

    func amountArguments(_ settings: AmountSettings) -> [SwiftCode] {
        let codes = settings.allowedCurrencies
        var arguments: [SwiftCode] = []
        if !codes.isEmpty { arguments.append("currencyCodes: [\(SwiftCode.joined(codes.map(SwiftLiteral.string)))]") }
        if let bounds = settings.declarableBounds {
            let minimum = bounds.minimum.flatMap(expression(for:)) ?? "-.greatestFiniteMagnitude"
            let maximum = bounds.maximum.flatMap(expression(for:)) ?? ".greatestFiniteMagnitude"
            arguments.append("inclusiveRange: (lowerBound: \(minimum), upperBound: \(maximum))")
        }
        return arguments
    }

    /// Returns a decimal as an expression of Foundation's type, for which a literal with a fraction is not exact.
    private func expression(for number: ExactDecimal) -> SwiftCode? {
        guard let (digits, exponent) = number.parts else { return nil }
        if exponent == 0 { return "\(digits)" }
        let sign: SwiftCode = digits < 0 ? ".minus" : ".plus"
        return ".init(sign: \(sign), exponent: \(exponent), significand: \(abs(digits)))"
    }

    // MARK: Slots and sources

    /// Returns the sizes of a list. Only objects and persons can have them.
    func sizes(_ row: AppIntentParameter) -> [SwiftCode] {
        guard row.isList, let sizes = row.parameter.size, !row.hasProvider else { return [] }
        if sizes.families.isEmpty, let count = sizes.otherwise { return ["size: \(expression(for: count))"] }
        let families = plan.families(of: row.intent)
        let entries = families.compactMap { family -> SwiftCode? in
            sizes.count(in: family).map { ".\(SwiftIdentifier(family.rawValue)): \(expression(for: $0))" }
        }
        if entries.isEmpty { return [] }
        return ["size: [\(SwiftCode.joined(entries))]"]
    }

    private func expression(for count: SlotCount) -> SwiftCode {
        count.isFixed
            ? "\(count.maximum)" : "\(names[.IntentCollectionSize])(min: \(count.minimum), max: \(count.maximum))"
    }

    func listedDefaults(_ row: AppIntentParameter) -> [SwiftCode] {
        guard let rule = row.listedDefault else { return [] }
        // Inside the intent, a property may have the name of its type.
        let listed = listedOptions(row, in: "Configuration")
        let element = ownType(of: row)
        switch rule {
        case .options(let identifiers):
            let texts = SwiftCode.joined(identifiers.map(SwiftLiteral.string))
            return ["default: \(listed).values(for: [\(texts)], as: \(element).self)"]
        case .first(let count):
            return ["default: \(listed).first(\(count), as: \(element).self)"]
        case .value, .handler, .row, .byFamily:
            return []
        }
    }

    private func sourceArguments(_ row: AppIntentParameter) -> [SwiftCode] {
        let intent = row.intent.name
        if row.hasProvider {
            return ["optionsProvider: \(names[.provider(intent: intent, parameter: row.name)])()"]
        }
        return plan.hasOwnQuery(row) ? ["query: \(names[.parameterQuery(intent: intent, parameter: row.name)])()"] : []
    }
}

extension AppIntentParameter {
    /// The declaration of the parameter, for the keys of its texts.
    fileprivate var path: String { "intents.\(intent.name).parameters.\(name)" }

    /// The unit in which a measurement is entered, which is that of its default.
    func measurementUnit(_ dimension: Dimension) -> String {
        if case .measurement(let measurement)? = literalDefault { return measurement.unit }
        return parameter.settings.number.unit ?? dimension.units.first?.name ?? ""
    }

    /// The unit in which a duration and its default are entered: seconds if the default has no exact number in the unit of the
    /// definition. Durations are measurements in App Intents, which have no unit for days.
    var durationUnit: TimeUnit {
        let declared = parameter.settings.interval.defaultUnit
        let unit = declared == .days ? .hours : declared
        guard case .timeInterval(let duration)? = literalDefault else { return unit }
        return unit.count(in: duration) * unit.seconds == duration.seconds ? unit : .seconds
    }
}

extension TimeUnit {
    /// Returns a duration as a number of this unit.
    fileprivate func count(in duration: Duration) -> Double { duration.seconds / seconds }

    fileprivate var seconds: Double {
        switch self {
        case .milliseconds: 0.001
        case .seconds: 1
        case .minutes: 60
        case .hours: 3600
        case .days: 86_400
        }
    }
}

extension AmountSettings {
    /// The bounds as App Intents can declare them; nil if there are none, or if one has too many digits for an integer.
    var declarableBounds: Bounds<ExactDecimal>? {
        guard let bounds = range?.bounds else { return nil }
        return [bounds.minimum, bounds.maximum].allSatisfy { $0 == nil || $0?.parts != nil } ? bounds : nil
    }
}

extension ExactDecimal {
    /// The digits as an integer, and the power of ten with which it is multiplied; nil if an integer cannot have the digits.
    fileprivate var parts: (digits: Int, exponent: Int)? {
        let parts = text.split(separator: ".")
        guard let digits = Int(parts.joined()), digits != .min else { return nil }
        return (digits, parts.count > 1 ? -parts[1].count : 0)
    }
}

extension IntervalSettings {
    var isNeverNegative: Bool { range?.minimum.map { $0 >= .zero } ?? false }
}

extension NumberSettings {
    var isNeverNegative: Bool {
        switch range {
        case .integers(let minimum?, _, _): minimum >= 0
        case .decimals(let minimum?, _, _): minimum >= 0
        default: false
        }
    }
}
