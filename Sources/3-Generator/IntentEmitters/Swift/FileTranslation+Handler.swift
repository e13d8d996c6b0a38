import IntentModel

extension FileTranslation {
    /// Returns the handler protocol and the extension that dispatches to its requirements by parameter name. Empty for
    /// an intent that needs no handler.
    func translateHandler(_ intent: Intent, _ shapes: [ParameterShape]) -> [SwiftDeclaration] {
        let dynamic = handledShapes(shapes)
        guard !dynamic.isEmpty else { return [] }
        let name = SwiftNames.handlerProtocol(of: intent)
        let configuration = SwiftIdentifier(intent.swiftName)
        // Never `nonisolated`: a handler on the main actor could not use its own state then.
        let role = typeDeclaration(
            documentation: ["Provides options and default values for \(Documentation.title(intent.title))."],
            keyword: .protocol, name: SwiftCode(name), inherited: [names[.IntentHandling]],
            requirement: "Intent == \(configuration)", members: handlerRequirements(of: intent, shapes).map(declaration)
        )
        let dispatch = extending(
            SwiftCode(name),
            members: [
                optionsDispatch(dynamic, of: configuration), lookupDispatch(dynamic, of: configuration),
                defaultDispatch(dynamic, of: configuration),
            ].compactMap(\.self))
        return [role, dispatch]
    }

    // MARK: Requirements

    /// Returns the parameters, and the fields of their records, for which a handler provides options or defaults.
    private func handledShapes(_ shapes: [ParameterShape]) -> [ParameterShape] {
        shapes.flatMap { shape -> [ParameterShape] in
            guard shape.parameter.type.element.isRecord else {
                return shape.isDynamic || shape.parameter.hasDynamicDefault ? [shape] : []
            }
            let owner = shape.parameter
            return schema.schema.optionParts(of: owner).filter { $0.parameter.options == .dynamic }.map { part in
                var field = part.parameter
                field.swiftName = SwiftName.ofField(field.swiftName, in: owner.swiftName)
                field.title = LocalizedText(
                    "\(field.title.text) in \(owner.title.text)", language: field.title.language)
                field.defaultRule = nil
                return ParameterShape(field, names: names)
            }
        }
    }

    /// Returns two requirements for each parameter, and each field of records, with dynamic options, and one for each dynamic
    /// default.
    func handlerRequirements(of intent: Intent, _ shapes: [ParameterShape]) -> [HandlerRequirement] {
        let configuration = SwiftIdentifier(intent.swiftName)
        return handledShapes(shapes).flatMap { shape in
            (shape.isDynamic
                ? [optionsRequirement(shape, of: configuration), lookupRequirement(shape, of: configuration)] : [])
                + (shape.parameter.hasDynamicDefault ? [defaultRequirement(shape, of: configuration)] : [])
        }
    }

    private func optionsRequirement(_ shape: ParameterShape, of intent: SwiftIdentifier) -> HandlerRequirement {
        let search: [HandlerRequirement.Argument] =
            shape.parameter.searchesInHandler ? [.init("searchTerm", "\(names[.String])?")] : []
        return HandlerRequirement(
            .options, shape, name: optionsName(shape),
            arguments: [.init(label: "for", "intent", SwiftCode(intent))] + search
                + [.init("context", names[.OptionsContext])],
            result: "\(names[.OptionCollection])<\(shape.element)>")
    }

    private func lookupRequirement(_ shape: ParameterShape, of intent: SwiftIdentifier) -> HandlerRequirement {
        HandlerRequirement(
            .lookup, shape, name: shape.property,
            arguments: [
                .init(label: "for", "identifiers", "[\(names[.String])]"),
                .init(label: "in", "intent", SwiftCode(intent)), .init("context", names[.LookupContext]),
            ],
            result: "[\(shape.element)]")
    }

    private func defaultRequirement(_ shape: ParameterShape, of intent: SwiftIdentifier) -> HandlerRequirement {
        HandlerRequirement(
            .initialValue, shape, name: defaultName(shape),
            arguments: [
                .init(label: "for", "intent", SwiftCode(intent)), .init("context", names[.DefaultContext]),
            ],
            result: shape.isList ? shape.valueType : "\(shape.element)?")
    }

    private func declaration(_ requirement: HandlerRequirement) -> SwiftDeclaration {
        function(
            documentation: [requirement.documentation], name: "func \(requirement.name)",
            arguments: requirement.arguments.map(\.declared), effects: "async throws", result: requirement.result)
    }

    private func optionsName(_ shape: ParameterShape) -> SwiftIdentifier {
        SwiftIdentifier("provide\(shape.handlerName)OptionsCollection")
    }

    private func defaultName(_ shape: ParameterShape) -> SwiftIdentifier {
        SwiftIdentifier("default\(shape.handlerName)")
    }

    // MARK: Dispatch

    private func optionsDispatch(_ shapes: [ParameterShape], of intent: SwiftIdentifier) -> SwiftDeclaration? {
        dispatch(
            "func intentOptions",
            [
                .init(name: "for intent", type: SwiftCode(intent)),
                .init(name: "searchTerm", type: "\(names[.String])?"),
                .init(name: "context", type: names[.OptionsContext]),
            ],
            result: "\(names[.OptionCollection])<\(names[.IntentValue])>",
            branches: shapes.filter(\.isDynamic).map { shape in
                let search: [SwiftCode] = shape.parameter.searchesInHandler ? ["searchTerm: searchTerm"] : []
                return branch(shape, optionsName(shape), ["for: intent"] + search + ["context: context"])
            })
    }

    private func lookupDispatch(_ shapes: [ParameterShape], of intent: SwiftIdentifier) -> SwiftDeclaration? {
        dispatch(
            "func intentValues",
            [
                .init(name: "for identifiers", type: "[\(names[.String])]"),
                .init(name: "in intent", type: SwiftCode(intent)),
                .init(name: "context", type: names[.LookupContext]),
            ],
            result: "[\(names[.IntentValue])]",
            branches: shapes.filter(\.isDynamic).map { shape in
                branch(shape, shape.property, ["for: identifiers", "in: intent", "context: context"])
            })
    }

    private func defaultDispatch(_ shapes: [ParameterShape], of intent: SwiftIdentifier) -> SwiftDeclaration? {
        dispatch(
            "func intentDefault",
            [
                .init(name: "for intent", type: SwiftCode(intent)),
                .init(name: "context", type: names[.DefaultContext]),
            ],
            result: "[\(names[.IntentValue])]",
            branches: shapes.filter(\.parameter.hasDynamicDefault).map { shape in
                branch(shape, defaultName(shape), ["for: intent", "context: context"])
            })
    }

    /// Returns a dispatching function, or nil if no parameter needs it; the protocol's default then applies.
    private func dispatch(
        _ name: SwiftCode, _ arguments: [SwiftFunction.Argument], result: SwiftCode, branches: [SwiftStatement.Case]
    ) -> SwiftDeclaration? {
        guard !branches.isEmpty else { return nil }
        let refusal = SwiftStatement.Case(
            patterns: nil, body: [.code("throw (.unknown(parameter: parameter) as \(names[.HandlerError]))")])
        return function(
            name: name, arguments: [.init(name: "of parameter", type: names[.String])] + arguments,
            effects: "async throws", result: result, body: [.switch("parameter", branches + [refusal])])
    }

    private func branch(
        _ shape: ParameterShape, _ function: SwiftIdentifier, _ arguments: [SwiftCode]
    ) -> SwiftStatement.Case {
        SwiftStatement.Case(
            patterns: [SwiftLiteral.string(shape.parameter.name)],
            body: [.call("try await self.\(function)", arguments: arguments, suffix: ".intentValues")])
    }
}

extension Parameter {
    /// Whether the handler provides the default value, in any family.
    var hasDynamicDefault: Bool {
        switch defaultRule {
        case .handler: true
        case .byFamily(let rules, let otherwise): rules.values.contains(.handler) || otherwise == .handler
        default: false
        }
    }
}

/// A function that a handler must implement.
struct HandlerRequirement {
    enum Kind: String {
        case options = "Options"
        case lookup = "Lookup"
        case initialValue = "Default"
    }

    struct Argument {
        /// The label, if it differs from the name.
        let label: SwiftCode?
        let name: SwiftCode
        let type: SwiftCode

        init(label: SwiftCode? = nil, _ name: SwiftCode, _ type: SwiftCode) {
            self.label = label
            self.name = name
            self.type = type
        }

        /// `for intent: WidgetConfigIntent`
        var declared: SwiftFunction.Argument {
            SwiftFunction.Argument(name: label.map { "\($0) \(name)" } ?? name, type: type)
        }
    }

    let kind: Kind
    let shape: ParameterShape
    let name: SwiftIdentifier
    let arguments: [Argument]
    let result: SwiftCode

    init(
        _ kind: Kind, _ shape: ParameterShape, name: SwiftIdentifier, arguments: [Argument], result: SwiftCode
    ) {
        self.kind = kind
        self.shape = shape
        self.name = name
        self.arguments = arguments
        self.result = result
    }

    var documentation: String {
        switch kind {
        case .options: Documentation.options(shape)
        case .lookup: Documentation.lookup(shape)
        case .initialValue: Documentation.initialValue(shape)
        }
    }

    /// The name of the closure in a fake, such as `carControlsOptions`.
    var closure: SwiftIdentifier { SwiftIdentifier(shape.property.name + kind.rawValue) }
}
