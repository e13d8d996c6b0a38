import IntentModel

extension FileTranslation {
    /// The protocol that a handler conforms to and the extension that dispatches to it; nothing for an intent that
    /// asks nobody.
    func translateHandler(_ intent: Intent, _ shapes: [ParameterShape]) -> [SwiftDeclaration] {
        let asked = shapes.filter { $0.isDynamic || $0.parameter.asksForDefault }
        guard !asked.isEmpty else { return [] }
        let name = SwiftNames.handlerProtocol(of: intent)
        let configuration = SwiftIdentifier(intent.swiftName)
        let requirements = asked.flatMap { shape in
            (shape.isDynamic
                ? [optionsRequirement(shape, of: configuration), lookupRequirement(shape)] : [])
                + (shape.parameter.asksForDefault ? [defaultRequirement(shape, of: configuration)] : [])
        }
        // Never `nonisolated`: that would keep a MainActor handler from its own state.
        let role = SwiftDeclaration(
            documentation: ["Answers for \(Documentation.title(intent.title))."],
            modifiers: visible(),
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .protocol, name: SwiftCode(name), inherited: [names[.IntentHandling]],
                    requirement: "Intent == \(configuration)", members: requirements)))
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

    private func optionsRequirement(_ shape: ParameterShape, of intent: SwiftIdentifier) -> SwiftDeclaration {
        let search: [SwiftFunction.Argument] =
            shape.parameter.searchesInHandler ? [.init(name: "searchTerm", type: "\(names[.String])?")] : []
        return requirement(
            Documentation.options(shape), optionsName(shape),
            [.init(name: "for intent", type: SwiftCode(intent))] + search
                + [.init(name: "context", type: names[.OptionsContext])],
            result: "\(names[.OptionCollection])<\(shape.element)>")
    }

    private func lookupRequirement(_ shape: ParameterShape) -> SwiftDeclaration {
        requirement(
            Documentation.lookup(shape), shape.property,
            [
                .init(name: "for identifiers", type: "[\(names[.String])]"),
                .init(name: "context", type: names[.LookupContext]),
            ],
            result: "[\(shape.element)]")
    }

    private func defaultRequirement(_ shape: ParameterShape, of intent: SwiftIdentifier) -> SwiftDeclaration {
        requirement(
            Documentation.initialValue(shape), defaultName(shape),
            [
                .init(name: "for intent", type: SwiftCode(intent)),
                .init(name: "context", type: names[.DefaultContext]),
            ],
            result: shape.isList ? shape.valueType : "\(shape.element)?")
    }

    private func requirement(
        _ documentation: String, _ name: SwiftIdentifier, _ arguments: [SwiftFunction.Argument], result: SwiftCode
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: [documentation],
            kind: .function(
                SwiftFunction(
                    name: "func \(name)", arguments: arguments, effects: "async throws", result: result)))
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
