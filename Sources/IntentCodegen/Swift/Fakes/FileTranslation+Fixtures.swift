import IntentModel

extension FileTranslation {
    /// ```swift
    /// nonisolated extension WidgetConfigIntent { public static var fixture: WidgetConfigIntent { … } }
    /// ```
    func translateFixture(_ intent: Intent, _ shapes: [ParameterShape]) -> SwiftDeclaration {
        let arguments = shapes.compactMap { shape -> SwiftCode? in
            // What has a default has a value.
            guard shape.parameter.staticDefault == nil else { return nil }
            let value = shape.isList ? fixtures(of: shape, 1...count(of: shape)) : fixture(of: shape, number: "1")
            return "\(label: shape.property): \(value)"
        }
        let name = SwiftIdentifier(intent.swiftName)
        return fixtureExtension(
            of: name,
            SwiftDeclaration(
                documentation: ["A configuration in which every parameter has a value."],
                modifiers: visible("static"),
                kind: .computed(
                    name: SwiftIdentifier("fixture"), type: SwiftCode(name),
                    body: [.call(SwiftCode(name), arguments: arguments)])))
    }

    /// ```swift
    /// nonisolated extension CarControl { public static func fixture(_ number: Int = 1) -> CarControl { … } }
    /// ```
    func translateFixture(_ type: ObjectType) -> SwiftDeclaration {
        let name = names.object(type.name)
        let own = type.properties.compactMap { property -> SwiftCode? in
            // An object within an object may go on without end.
            guard !property.type.isList, !property.type.element.isObject, !property.type.element.isSystem else {
                return nil
            }
            let title = Naming.words(from: property.name)
            return
                "\(label: SwiftIdentifier(property.swiftName)): \(sample(of: property.type.element, title: title, number: "number"))"
        }
        let title = Naming.words(from: type.name)
        return fixtureExtension(
            of: name,
            SwiftDeclaration(
                documentation: ["An object of this number; two of one number are equal."],
                modifiers: visible("static"),
                kind: .function(
                    SwiftFunction(
                        name: "func fixture", arguments: [.init(name: "_ number", type: names[.Int], value: "1")],
                        result: SwiftCode(name),
                        body: [
                            .call(
                                SwiftCode(name),
                                arguments: [
                                    "identifier: \(numbered(SwiftName.lowerCamel(type.name), "number"))",
                                    "displayString: \(numbered("\(title) ", "number"))",
                                ] + own)
                        ]))))
    }

    private func fixtureExtension(of name: SwiftIdentifier, _ member: SwiftDeclaration) -> SwiftDeclaration {
        SwiftDeclaration(
            modifiers: ["nonisolated"],
            kind: .type(SwiftTypeDeclaration(keyword: .extension, name: SwiftCode(name), members: [member])))
    }

    // MARK: Values

    /// How many values the smallest family has slots for, two at most.
    private func count(of shape: ParameterShape) -> Int {
        guard let size = shape.parameter.size else { return 2 }
        let counts = size.families.values.map(\.maximum) + [size.otherwise?.maximum].compactMap(\.self)
        return max(1, min(2, counts.filter { $0 > 0 }.min() ?? 2))
    }

    func fixtures(of shape: ParameterShape, _ numbers: ClosedRange<Int>) -> SwiftCode {
        let available = closedChoices(of: shape).map { min($0, numbers.upperBound) } ?? numbers.upperBound
        return
            "[\(SwiftCode.joined((1...max(1, available)).map { fixture(of: shape, number: "\($0)", index: $0 - 1) }))]"
    }

    /// How many different values there are, where the definition lists them all.
    private func closedChoices(of shape: ParameterShape) -> Int? {
        switch (shape.parameter.options, shape.parameter.type.element) {
        case (.listed(let options), _): options.count
        case (_, .enumeration(let name)): schema.enumeration(named: name)?.cases.count
        case (_, .boolean): 2
        default: nil
        }
    }

    func fixture(of shape: ParameterShape, number: SwiftCode, index: Int = 0) -> SwiftCode {
        let element = shape.parameter.type.element
        if case .listed(let options) = shape.parameter.options, options.indices.contains(index) {
            return literal(options[index], of: element)
        }
        if case .enumeration(let name) = element, let cases = schema.enumeration(named: name)?.cases,
            cases.indices.contains(index),
            let value = names.expression(for: .enumeration(cases[index].name), of: element)
        {
            return value
        }
        if let minimum = shape.parameter.settings.range?.firstValue(isWhole: element == .integer),
            let value = names.expression(for: minimum, of: element)
        {
            return value
        }
        return sample(of: element, title: Naming.words(from: shape.parameter.name), number: number)
    }

    private func literal(_ option: ListedOption, of element: ElementType) -> SwiftCode {
        if let scalar = option.scalar, let value = names.expression(for: scalar, of: element) { return value }
        let type = names.element(element)
        return "\(type)(identifier: \(literal: option.identifier), displayString: \(literal: option.title.text))"
    }

    /// A value that the number tells from others, where the type has many.
    private func sample(of element: ElementType, title: String, number: SwiftCode) -> SwiftCode {
        switch element {
        case .string: numbered("\(title) ", number)
        case .integer: number
        case .decimal: "\(names[.Double])(\(number))"
        case .boolean: "\(number) % 2 == 1"
        case .url: "\(names[.URL])(intentText: \(numbered("https://example.com/", number)))"
        case .timeInterval: ".seconds(60 * \(number))"
        case .measurement(let dimension):
            // Every dimension has its base unit.
            "\(names.element(element))(value: \(names[.Double])(\(number)), unit: .\(SwiftIdentifier(dimension.units[0].name)))"
        case .dateComponents(.date): "\(names[.DateComponents])(intentText: \"2026-01-01\")"
        case .dateComponents(.time): "\(names[.DateComponents])(intentText: \"09:30:00\")"
        case .dateComponents(.dateTime): "\(names[.DateComponents])(intentText: \"2026-01-01T09:30:00\")"
        case .file: "\(names[.FileValue])(path: \(numbered("file-", number)))"
        case .person: "\(names[.PersonValue])(displayName: \(numbered("Person ", number)))"
        case .placemark: "\(names[.PlacemarkValue])(name: \(numbered("Place ", number)))"
        case .currencyAmount: "\(names[.CurrencyAmountValue])(intentText: \"12.50 EUR\")"
        case .paymentMethod: "\(names[.PaymentMethodValue])(kind: .credit, name: \(numbered("Card ", number)))"
        case .enumeration(let name): "\(names.enumeration(name).type).declaredCases[0]"
        case .object: ".fixture(\(number))"
        case .anyObject:
            """
            \(names[.AnyIntentObject])(identifier: \(numbered("object", number)), displayString: \
            \(numbered("Object ", number)))
            """
        case .system: preconditionFailure("one of Apple's own types has no Swift, and is left out before")
        }
    }

    /// A text with the number behind it; a number that is known stands in the literal.
    private func numbered(_ text: String, _ number: SwiftCode) -> SwiftCode {
        guard let known = Int(number.text) else { return "\(literal: text) + \"\\(\(number))\"" }
        return SwiftLiteral.string(text + String(known))
    }
}

extension NumberRange {
    /// A number that is in it and on a step.
    fileprivate func firstValue(isWhole: Bool) -> IntentValue? {
        switch self {
        case .integers(let minimum, let maximum, _):
            let number = minimum ?? maximum.map { min($0, 0) } ?? 1
            return isWhole ? .integer(number) : .decimal(Double(number))
        case .decimals(let minimum, let maximum, _): return .decimal(minimum ?? maximum.map { min($0, 0) } ?? 1)
        }
    }
}
