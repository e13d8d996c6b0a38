import IntentModel

extension FileTranslation {
    /// What tests of the definition's users need: a fake of each handler, and fixtures of each intent and type.
    func translateFakes() -> SwiftFile {
        let all = intents.map { ($0, shapes(of: $0)) }
        let fakes = all.flatMap { intent, shapes in
            [translateFake(intent, shapes), translateFixture(intent, shapes)].compactMap(\.self)
        }
        let asked = all.flatMap { handlerRequirements(of: $0.0, $0.1) }
        // What only bodies mention is imported for them alone.
        let imports: [(module: SwiftCode, isDeclared: Bool)] = [
            ("Foundation", asked.contains { $0.shape.parameter.type.element.isOfFoundation }),
            ("IntentRuntime", !asked.isEmpty),
        ]
        return SwiftFile(
            heading: [
                "For tests. Made by intentgen from \(file.fileName). Do not edit: run intentgen again.",
                "swift-format-ignore-file",
            ],
            imports: imports.filter(\.isDeclared).map(\.module), access: options.access,
            plainImports: imports.filter { !$0.isDeclared }.map { SwiftIdentifier($0.module.text) }
                + options.imports.map { SwiftIdentifier($0) },
            declarations: fakes + types.map(translateFixture))
    }

    /// ```swift
    /// public nonisolated struct WidgetConfigIntentHandlingFake: WidgetConfigIntentHandling { … }
    /// ```
    private func translateFake(_ intent: Intent, _ shapes: [ParameterShape]) -> SwiftDeclaration? {
        let requirements = handlerRequirements(of: intent, shapes)
        guard !requirements.isEmpty else { return nil }
        let initialiser = SwiftDeclaration(
            documentation: ["As it answers when nothing is set."], modifiers: visible(),
            kind: .function(SwiftFunction(name: "init", arguments: [], body: [])))
        return SwiftDeclaration(
            documentation: [
                """
                Answers for \(Documentation.title(intent.title)) by closures, which a test may set. What is not set answers \
                with fixtures.
                """
            ],
            modifiers: visible("nonisolated"),
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .struct, name: SwiftCode(names.fake(of: intent)),
                    inherited: [SwiftCode(SwiftNames.handlerProtocol(of: intent))],
                    members: requirements.map(closure) + [initialiser] + requirements.map(forwarding))))
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
        SwiftDeclaration(
            modifiers: visible(),
            kind: .function(
                SwiftFunction(
                    name: "func \(requirement.name)", arguments: requirement.arguments.map(\.declared),
                    effects: "async throws", result: requirement.result,
                    body: [
                        .call(
                            "try await self.\(requirement.closure)",
                            arguments: requirement.arguments.map { SwiftCode($0.name) })
                    ])))
    }

    // MARK: Answers that nobody set

    private func arguments(_ requirement: HandlerRequirement) -> SwiftCode {
        let unused = SwiftCode.joined(requirement.arguments.dropLast().map { _ in "_" })
        switch requirement.kind {
        case .options: return "\(unused), _"
        case .lookup: return "identifiers, _"
        case .initialValue: return requirement.shape.isList ? "\(unused), context" : "\(unused), _"
        }
    }

    /// Three options, whatever is asked for; of them those that are looked up; the first ones in a new widget.
    private func answer(_ requirement: HandlerRequirement) -> SwiftCode {
        let options = fixtures(of: requirement.shape, 1...3)
        switch requirement.kind {
        case .options: return "\(names[.OptionCollection])(\(options))"
        case .lookup:
            return "\(names[.OptionCollection])<\(requirement.shape.element)>(\(options)).values(for: identifiers)"
        case .initialValue where requirement.shape.isList:
            return "\(names[.Array])<\(requirement.shape.element)>(\(options).prefix(context.count))"
        case .initialValue: return fixture(of: requirement.shape, number: "1")
        }
    }
}
