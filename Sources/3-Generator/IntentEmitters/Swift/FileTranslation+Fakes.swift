import IntentModel

extension FileTranslation {
    /// Returns the declarations for tests: a fake of each handler, and fixtures of each intent and type.
    func translateFakes() -> SwiftFile {
        // Modules that only function bodies use are imported internally.
        var imports: [(module: SwiftCode, isPublic: Bool)] = [("IntentRuntime", hasRequirement { _ in true })]
        if uses(\.isOfFoundation) {
            imports.insert(("Foundation", hasRequirement { $0.shape.parameter.type.element.isOfFoundation }), at: 0)
        }
        let tested = options.testedModule
        let importedModule = tested.flatMap { $0.isTestable ? nil : $0.name }
        return SwiftFile(
            heading: GenerationTarget.fakesHeading(for: file),
            imports: imports.filter(\.isPublic).map(\.module), access: options.access,
            internalImports: imports.filter { !$0.isPublic }.map { SwiftIdentifier($0.module.text) }
                + (internalModules + options.imports + [importedModule].compactMap(\.self)).map { SwiftIdentifier($0) },
            testableImport: tested.flatMap { $0.isTestable ? SwiftIdentifier($0.name) : nil },
            parts: intents.map { intent in { translate(testing: intent) } }
                + types.map { type in { [translateFixture(type)] } })
    }

    private func hasRequirement(_ matches: (HandlerRequirement) -> Bool) -> Bool {
        intents.contains { handlerRequirements(of: $0, shapes(of: $0)).contains(where: matches) }
    }

    private func translate(testing intent: Intent) -> [SwiftDeclaration] {
        let shapes = shapes(of: intent)
        return [translateFake(intent, shapes), translateFixture(intent, shapes)].compactMap(\.self)
    }

    /// ```swift
    /// public nonisolated struct WidgetConfigIntentHandlingFake: WidgetConfigIntentHandling { … }
    /// ```
    private func translateFake(_ intent: Intent, _ shapes: [ParameterShape]) -> SwiftDeclaration? {
        let requirements = handlerRequirements(of: intent, shapes)
        guard !requirements.isEmpty else { return nil }
        let initializer = function(
            documentation: ["Creates a fake that returns fixtures."], name: "init", body: [])
        return typeDeclaration(
            "nonisolated",
            documentation: [
                """
                A handler for \(Documentation.title(intent.title)) whose closures a test can replace. By default, they return \
                fixtures and accept every configuration.
                """
            ], keyword: .struct, name: SwiftCode(names.fake(of: intent)),
            inherited: [SwiftCode(SwiftNames.handlerProtocol(of: intent)), names[.ConfigurationValidating]],
            members: requirements.map(closure) + [validationClosure(intent), initializer] + requirements.map(forwarding)
                + [validationForwarding(intent)])
    }

    private func validationClosure(_ intent: Intent) -> SwiftDeclaration {
        SwiftDeclaration(
            modifiers: visible(),
            kind: .closure(
                name: SwiftIdentifier("validation"),
                type: """
                    @Sendable (\(SwiftIdentifier(intent.swiftName)), \(names[.ValidationContext])) async throws -> \
                    [\(names[.ConfigurationRefusal])<\(SwiftIdentifier(intent.swiftName))>]
                    """,
                arguments: "_, _", body: "[]"))
    }

    private func validationForwarding(_ intent: Intent) -> SwiftDeclaration {
        let configuration = SwiftIdentifier(intent.swiftName)
        return function(
            name: "func validate",
            arguments: [
                .init(name: "_ intent", type: SwiftCode(configuration)),
                .init(name: "context", type: names[.ValidationContext]),
            ], effects: "async throws", result: "[\(names[.ConfigurationRefusal])<\(configuration)>]",
            body: [.call("try await self.validation", arguments: ["intent", "context"])])
    }

    private func closure(_ requirement: HandlerRequirement) -> SwiftDeclaration {
        let types = SwiftCode.joined(requirement.arguments.map(\.type))
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .closure(
                name: requirement.closure, type: "@Sendable (\(types)) async throws -> \(requirement.result)",
                arguments: arguments(requirement), body: answer(requirement)))
    }

    private func forwarding(_ requirement: HandlerRequirement) -> SwiftDeclaration {
        function(
            name: "func \(requirement.name)", arguments: requirement.arguments.map(\.declared), effects: "async throws",
            result: requirement.result,
            body: [.call("try await self.\(requirement.closure)", arguments: requirement.arguments.map(\.name))])
    }

    // MARK: Default answers

    private func arguments(_ requirement: HandlerRequirement) -> SwiftCode {
        let unused = SwiftCode.joined(requirement.arguments.dropLast().map { _ in "_" })
        switch requirement.kind {
        case .options: return "\(unused), _"
        case .lookup: return "identifiers, _, _"
        case .initialValue: return requirement.shape.isList ? "\(unused), context" : "\(unused), _"
        }
    }

    /// Returns the body of a closure: three options for any request, lookup among these, and the first of them as the
    /// default value.
    private func answer(_ requirement: HandlerRequirement) -> SwiftCode {
        let options = fixtures(of: requirement.shape, 1...3)
        switch requirement.kind {
        case .options: return ".init(\(options))"
        case .lookup:
            return
                "(.init(\(options)) as \(names[.OptionCollection])<\(requirement.shape.element)>).values(for: identifiers)"
        case .initialValue where requirement.shape.isList:
            return ".init((\(options) as [\(requirement.shape.element)]).prefix(context.count))"
        case .initialValue: return fixture(of: requirement.shape, number: "1")
        }
    }
}

extension FileTranslation {
    /// ```swift
    /// nonisolated extension WidgetConfigIntent { public static var fixture: WidgetConfigIntent { … } }
    /// ```
    func translateFixture(_ intent: Intent, _ shapes: [ParameterShape]) -> SwiftDeclaration {
        let arguments = shapes.compactMap { shape -> SwiftCode? in
            // A parameter with a default already has a value.
            guard shape.fallback == nil || shape.isList && shape.parameter.staticDefault == nil else { return nil }
            let value = shape.isList ? fixtures(of: shape, 1...count(of: shape)) : fixture(of: shape, number: "1")
            return "\(label: shape.property): \(value)"
        }
        let name = SwiftIdentifier(intent.swiftName)
        return fixtureExtension(
            of: name,
            computed(
                "static", documentation: ["A configuration with a value for every parameter."],
                name: SwiftIdentifier("fixture"), type: SwiftCode(name), body: [.call(".init", arguments: arguments)]))
    }

    /// ```swift
    /// nonisolated extension CarControl { public static func fixture(_ number: Int = 1) -> CarControl { … } }
    /// ```
    func translateFixture(_ type: ObjectType) -> SwiftDeclaration {
        if type.isRecord { return recordFixture(of: type) }
        let name = names.object(type.name)
        let own = type.properties.compactMap { property -> SwiftCode? in
            // Nested objects could recurse without end.
            guard !property.type.isList, !property.type.element.isObject, !property.type.element.isSystem else {
                return nil
            }
            let title = Naming.title(from: property.name)
            return
                "\(label: SwiftIdentifier(property.swiftName)): \(names.form(of: property.type.element).sample(title, "number"))"
        }
        let title = Naming.title(from: type.name)
        return numberedFixture(
            of: name, "Returns a sample object. Objects with the same number are equal.",
            .call(
                ".init",
                arguments: [
                    "identifier: \(SwiftLiteral.numbered(SwiftName.lowerCamel(type.name), "number"))",
                    "displayString: \(SwiftLiteral.numbered("\(title) ", "number"))",
                ] + own))
    }

    private func recordFixture(of type: ObjectType) -> SwiftDeclaration {
        let name = names.object(type.name)
        if type.isUnion, let first = unionShapes(type).first {
            return numberedFixture(
                of: name, "Returns a sample value of the first type.",
                .code(".\(first.property)(\(fixture(of: first, number: "number")))"))
        }
        let arguments = type.recordFields.compactMap { field -> SwiftCode? in
            if field.type.isList { return nil }
            let shape = ParameterShape(field, names: names)
            return "\(label: shape.property): \(fixture(of: shape, number: "number"))"
        }
        return numberedFixture(of: name, "Returns a sample record.", .call(".init", arguments: arguments))
    }

    /// ```swift
    /// nonisolated extension CarControl { public static func fixture(_ number: Int = 1) -> CarControl { … } }
    /// ```
    private func numberedFixture(
        of name: SwiftIdentifier, _ documentation: String, _ value: SwiftStatement
    ) -> SwiftDeclaration {
        fixtureExtension(
            of: name,
            function(
                "static", documentation: [documentation], name: "func fixture",
                arguments: [.init(name: "_ number", type: names[.Int], value: "1")], result: SwiftCode(name),
                body: [value]))
    }

    private func fixtureExtension(of name: SwiftIdentifier, _ member: SwiftDeclaration) -> SwiftDeclaration {
        extending(SwiftCode(name), members: [member])
    }

    // MARK: Values

    /// Returns the number of slots in the smallest family, at most two.
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

    /// Returns the number of possible values if the definition lists them all.
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
        if let bound = shape.parameter.settings.firstValue(of: element),
            let value = names.expression(for: bound, of: element)
        {
            return value
        }
        let name = FieldPath(parsing: shape.parameter.name)?.field ?? shape.parameter.name
        return names.form(of: element).sample(Naming.title(from: name), number)
    }

    private func literal(_ option: ListedOption, of element: ElementType) -> SwiftCode {
        if let scalar = option.scalar, let value = names.expression(for: scalar, of: element) { return value }
        return ".init(identifier: \(literal: option.identifier), displayString: \(literal: option.title.text))"
    }
}

extension TypeSettings {
    /// A value in the range; nil without a range.
    fileprivate func firstValue(of element: ElementType) -> IntentValue? {
        switch element.settingsKind {
        case .interval: (interval.range?.minimum ?? interval.range?.maximum).map { .timeInterval($0) }
        case .date(let kind): date.range?.firstValue(of: kind).map { .dateComponents($0) }
        case .amount:
            amount.range.flatMap { range in
                let code = range.currencyCode ?? amount.currencies.first ?? "EUR"
                return CurrencyAmountValue(
                    amount: range.bounds.minimum ?? range.bounds.maximum ?? ExactDecimal(0), currencyCode: code)
            }.map { .currencyAmount($0) }
        case .number(let isWhole): range?.firstValue(isWhole: isWhole)
        case .measurement: range?.firstValue(isWhole: false)
        case .text: text.isLimited ? text.firstValue.map { .string($0) } : nil
        case .address: address.schemes.first.map { .url("\($0)://example.com") }
        case .boolean, .file, .person, .placemark, .empty: nil
        }
    }
}

extension TextSettings {
    /// A short text that is allowed; nil if none is known.
    fileprivate var firstValue: String? {
        if let pattern { return pattern.example(length: length) }
        let count = max(length?.minimum ?? 0, min(1, length?.maximum ?? 1))
        return String(repeating: "a", count: min(count, 10_000))
    }
}

extension Bounds<DateBound> {
    /// A date in the range on every day; nil if the day bounds it on both sides.
    fileprivate func firstValue(of kind: DateComponentsKind) -> DateComponentsValue? {
        let bound: DateComponentsValue? =
            switch (minimum, maximum) {
            case (.fixed(let value)?, _), (.today?, .fixed(let value)?), (nil, .fixed(let value)?): value
            case (.today?, nil): CalendarDate(year: 9999, month: 12, day: 31).map { .date($0) }
            case (nil, .today?): CalendarDate(year: 1970, month: 1, day: 1).map { .date($0) }
            case (.today?, .today?), (nil, nil): nil
            }
        return bound?.lossless(as: kind)
    }
}

extension NumberRange {
    /// A number in the range and on one of its steps.
    fileprivate func firstValue(isWhole: Bool) -> IntentValue? {
        switch self {
        case .integers(let minimum, let maximum, _):
            let number = minimum ?? maximum.map { min($0, 0) } ?? 1
            return isWhole ? .integer(number) : .decimal(Double(number))
        case .decimals(let minimum, let maximum, _): return .decimal(minimum ?? maximum.map { min($0, 0) } ?? 1)
        }
    }
}
