import IntentModel

extension FileTranslation {
    /// Returns the handler protocol and the extension that dispatches to its requirements by parameter name. Empty for
    /// an intent that needs no handler.
    func translateHandler(_ intent: Intent, _ shapes: [ParameterShape]) -> [SwiftDeclaration] {
        let requirements = handlerRequirements(of: intent, shapes)
        guard !requirements.isEmpty else { return [] }
        let name = SwiftNames.handlerProtocol(of: intent)
        // Never `nonisolated`: a handler on the main actor could not use its own state then.
        let role = typeDeclaration(
            documentation: ["Provides options and default values for \(Documentation.title(intent.title))."],
            keyword: .protocol, name: SwiftCode(name), inherited: [names[.IntentHandling]],
            requirement: "Intent == \(SwiftIdentifier(intent.swiftName))", members: requirements.map(declaration))
        let dispatch = extending(
            SwiftCode(name),
            members: HandlerRequirement.Kind.allCases.compactMap { self.dispatch($0, among: requirements, of: intent) })
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
        handledShapes(shapes).flatMap { shape in
            let kinds: [HandlerRequirement.Kind] =
                (shape.isDynamic ? [.options, .lookup] : [])
                + (shape.parameter.hasDynamicDefault ? [.initialValue] : [])
            return kinds.map { kind in
                HandlerRequirement(
                    kind: kind, shape: shape, name: name(of: kind, shape),
                    arguments: arguments(of: kind, intent, searches: shape.parameter.searchesInHandler),
                    result: result(of: kind, shape))
            }
        }
    }

    private func name(of kind: HandlerRequirement.Kind, _ shape: ParameterShape) -> SwiftIdentifier {
        switch kind {
        case .options: SwiftIdentifier("provide\(shape.handlerName)OptionsCollection")
        case .lookup: shape.property
        case .initialValue: SwiftIdentifier("default\(shape.handlerName)")
        }
    }

    private func arguments(
        of kind: HandlerRequirement.Kind, _ intent: Intent, searches: Bool
    ) -> [HandlerRequirement.Argument] {
        let configuration = SwiftCode(SwiftIdentifier(intent.swiftName))
        switch kind {
        case .options:
            return [.init(label: "for", "intent", configuration)]
                + (searches ? [.init("searchTerm", "\(names[.String])?")] : [])
                + [.init("context", names[.OptionsContext])]
        case .lookup:
            return [
                .init(label: "for", "identifiers", "[\(names[.String])]"),
                .init(label: "in", "intent", configuration), .init("context", names[.LookupContext]),
            ]
        case .initialValue:
            return [.init(label: "for", "intent", configuration), .init("context", names[.DefaultContext])]
        }
    }

    private func result(of kind: HandlerRequirement.Kind, _ shape: ParameterShape) -> SwiftCode {
        switch kind {
        case .options: "\(names[.OptionCollection])<\(shape.element)>"
        case .lookup: "[\(shape.element)]"
        case .initialValue: shape.isList ? shape.valueType : "\(shape.element)?"
        }
    }

    private func declaration(_ requirement: HandlerRequirement) -> SwiftDeclaration {
        function(
            documentation: [requirement.documentation], name: "func \(requirement.name)",
            arguments: requirement.arguments.map(\.declared), effects: "async throws", result: requirement.result)
    }

    // MARK: Dispatch

    /// Returns a dispatching function, or nil if no parameter needs it; the protocol's default then applies.
    private func dispatch(
        _ kind: HandlerRequirement.Kind, among requirements: [HandlerRequirement], of intent: Intent
    ) -> SwiftDeclaration? {
        let requirements = requirements.filter { $0.kind == kind }
        guard !requirements.isEmpty else { return nil }
        let branches = requirements.map { requirement in
            SwiftStatement.Case(
                patterns: [SwiftLiteral.string(requirement.shape.parameter.name)],
                body: [
                    .call(
                        "try await self.\(requirement.name)", arguments: requirement.arguments.map(\.forwarded),
                        suffix: ".intentValues")
                ])
        }
        let refusal = SwiftStatement.Case(
            patterns: nil, body: [.code("throw (.unknown(parameter: parameter) as \(names[.HandlerError]))")])
        let value = names[.IntentValue]
        return function(
            name: "func \(kind.dispatcher)",
            arguments: [.init(name: "of parameter", type: names[.String])]
                + arguments(of: kind, intent, searches: true).map(\.declared),
            effects: "async throws", result: kind == .options ? "\(names[.OptionCollection])<\(value)>" : "[\(value)]",
            body: [.switch("parameter", branches + [refusal])])
    }
}

extension Parameter {
    /// Whether the handler provides the default value, in any family.
    var hasDynamicDefault: Bool { defaultRule?.needsHandler == true }
}

/// A function that a handler must implement.
struct HandlerRequirement {
    enum Kind: String, CaseIterable {
        case options = "Options"
        case lookup = "Lookup"
        case initialValue = "Default"

        /// The function that calls the requirement of a parameter.
        var dispatcher: SwiftCode {
            switch self {
            case .options: "intentOptions"
            case .lookup: "intentValues"
            case .initialValue: "intentDefault"
            }
        }
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

        /// `for: intent`
        var forwarded: SwiftCode { "\(label ?? name): \(name)" }
    }

    let kind: Kind
    let shape: ParameterShape
    let name: SwiftIdentifier
    let arguments: [Argument]
    let result: SwiftCode

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
