import IntentModel

extension FileTranslation {
    /// The protocol that a handler conforms to and the extension that dispatches to it; nothing for an intent that
    /// asks nobody.
    func translateHandler(_ intent: Intent, _ shapes: [ParameterShape]) -> [SwiftDeclaration] {
        let asked = shapes.filter { $0.isDynamic || $0.parameter.asksForDefault }
        guard !asked.isEmpty else { return [] }
        let name = SwiftNames.handlerProtocol(of: intent)
        let configuration = SwiftIdentifier(intent.swiftName)
        // Never `nonisolated`: that would keep a MainActor handler from its own state.
        let role = SwiftDeclaration(
            documentation: ["Answers for \(Documentation.title(intent.title))."],
            modifiers: visible(),
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .protocol, name: SwiftCode(name), inherited: [names[.IntentHandling]],
                    requirement: "Intent == \(configuration)",
                    members: handlerRequirements(of: intent, shapes).map(declaration))))
        let dispatch = SwiftDeclaration(
            modifiers: ["nonisolated"],
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .extension, name: SwiftCode(name),
                    members: [
                        optionsDispatch(asked, of: configuration), lookupDispatch(asked),
                        defaultDispatch(asked, of: configuration),
                    ].compactMap(\.self))))
        return [role, dispatch]
    }

    // MARK: Requirements

    /// Two for a parameter with dynamic options, one for a dynamic default.
    func handlerRequirements(of intent: Intent, _ shapes: [ParameterShape]) -> [HandlerRequirement] {
        let configuration = SwiftIdentifier(intent.swiftName)
        return shapes.flatMap { shape in
            (shape.isDynamic ? [optionsRequirement(shape, of: configuration), lookupRequirement(shape)] : [])
                + (shape.parameter.asksForDefault ? [defaultRequirement(shape, of: configuration)] : [])
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

    private func lookupRequirement(_ shape: ParameterShape) -> HandlerRequirement {
        HandlerRequirement(
            .lookup, shape, name: shape.property,
            arguments: [
                .init(label: "for", "identifiers", "[\(names[.String])]"), .init("context", names[.LookupContext]),
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
        SwiftDeclaration(
            documentation: [requirement.documentation],
            kind: .function(
                SwiftFunction(
                    name: "func \(requirement.name)", arguments: requirement.arguments.map(\.declared),
                    effects: "async throws", result: requirement.result)))
    }

    private func optionsName(_ shape: ParameterShape) -> SwiftIdentifier {
        SwiftIdentifier("provide\(shape.handlerName)OptionsCollection")
    }

    private func defaultName(_ shape: ParameterShape) -> SwiftIdentifier {
        SwiftIdentifier("default\(shape.handlerName)")
    }

    // MARK: Dispatch

    private func optionsDispatch(_ asked: [ParameterShape], of intent: SwiftIdentifier) -> SwiftDeclaration? {
        dispatch(
            "func intentOptions",
            [
                .init(name: "for intent", type: SwiftCode(intent)),
                .init(name: "searchTerm", type: "\(names[.String])?"),
                .init(name: "context", type: names[.OptionsContext]),
            ],
            result: "\(names[.OptionCollection])<\(names[.IntentValue])>",
            branches: asked.filter(\.isDynamic).map { shape in
                let search: [SwiftCode] = shape.parameter.searchesInHandler ? ["searchTerm: searchTerm"] : []
                return branch(shape, SwiftCode(optionsName(shape)), ["for: intent"] + search + ["context: context"])
            })
    }

    private func lookupDispatch(_ asked: [ParameterShape]) -> SwiftDeclaration? {
        dispatch(
            "func intentValues",
            [
                .init(name: "for identifiers", type: "[\(names[.String])]"),
                .init(name: "context", type: names[.LookupContext]),
            ],
            result: "[\(names[.IntentValue])]",
            branches: asked.filter(\.isDynamic).map { shape in
                // An argument of the dispatching function may hide it; `init` and `Self` alone mean others.
                let isOther = ["parameter", "identifiers", "context", "init", "Self"].contains(shape.property.name)
                let function: SwiftCode = isOther ? "self.\(shape.property)" : SwiftCode(shape.property)
                return branch(shape, function, ["for: identifiers", "context: context"])
            })
    }

    private func defaultDispatch(_ asked: [ParameterShape], of intent: SwiftIdentifier) -> SwiftDeclaration? {
        dispatch(
            "func intentDefault",
            [
                .init(name: "for intent", type: SwiftCode(intent)),
                .init(name: "context", type: names[.DefaultContext]),
            ],
            result: "[\(names[.IntentValue])]",
            branches: asked.filter(\.parameter.asksForDefault).map { shape in
                branch(shape, SwiftCode(defaultName(shape)), ["for: intent", "context: context"])
            })
    }

    /// Nil where no parameter asks: the runtime's own answer holds.
    private func dispatch(
        _ name: SwiftCode, _ arguments: [SwiftFunction.Argument], result: SwiftCode, branches: [SwiftStatement.Case]
    ) -> SwiftDeclaration? {
        guard !branches.isEmpty else { return nil }
        let refusal = SwiftStatement.Case(
            patterns: nil, body: [.code("throw \(names[.HandlerError]).unknown(parameter: parameter)")])
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .function(
                SwiftFunction(
                    name: name, arguments: [.init(name: "of parameter", type: names[.String])] + arguments,
                    effects: "async throws", result: result,
                    body: [.switch("parameter", branches + [refusal])])))
    }

    private func branch(
        _ shape: ParameterShape, _ function: SwiftCode, _ arguments: [SwiftCode]
    ) -> SwiftStatement.Case {
        SwiftStatement.Case(
            patterns: [SwiftLiteral.string(shape.parameter.name)],
            body: [.call("try await \(function)", arguments: arguments, suffix: ".intentValues")])
    }
}

extension Parameter {
    /// Whether the handler provides what a new widget holds, in any family.
    var asksForDefault: Bool {
        switch defaultRule {
        case .handler: true
        case .byFamily(let rules, let otherwise): rules.values.contains(.handler) || otherwise == .handler
        default: false
        }
    }
}
