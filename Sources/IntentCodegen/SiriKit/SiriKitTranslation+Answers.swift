import IntentModel

extension SiriKitTranslation {
    /// What finds the requirement that answers a question of the runtime; nothing where no parameter asks.
    func answers(of intent: Intent, _ shapes: [(parameter: Parameter, shape: SiriKitShape)]) -> [SwiftDeclaration] {
        let asked = shapes.filter(\.parameter.hasSiriKitOptions)
        guard !asked.isEmpty else { return [] }
        return [optionsAnswer(of: intent, asked), defaultAnswer(of: intent, asked)]
    }

    private func optionsAnswer(
        of intent: Intent, _ asked: [(parameter: Parameter, shape: SiriKitShape)]
    ) -> SwiftDeclaration {
        let branches = asked.map { parameter, shape in
            let search: [SwiftCode] = parameter.searchesInHandler ? ["searchTerm: question.searchTerm"] : []
            let arguments = SwiftCode.joined(["for: question.intent"] + search)
            return SwiftStatement.Case(
                patterns: [SwiftLiteral.string(parameter.name)],
                body: [
                    .call(
                        "return \(names[.INParameterOptions])",
                        arguments: [
                            "try await self.\(SwiftIdentifier(parameter.siriKitOptionsName))(\(arguments))",
                            "as: \(shape.kind)",
                        ])
                ])
        }
        return answer(
            "func provideOptions", of: intent, result: names[.INParameterOptions],
            body: [.switch("question.parameter", branches + [refusal])])
    }

    private func defaultAnswer(
        of intent: Intent, _ asked: [(parameter: Parameter, shape: SiriKitShape)]
    ) -> SwiftDeclaration {
        let branches = asked.map { parameter, shape in
            let value: SwiftCode = "self.\(SwiftIdentifier(parameter.siriKitDefaultName))(for: question.intent)"
            return SwiftStatement.Case(
                patterns: [SwiftLiteral.string(parameter.name)], body: [.code(shape.writing(value, to: "values"))])
        }
        return answer(
            "func provideDefault", of: intent, result: names[.INParameterValues],
            body: [
                .code("var values = \(names[.INParameterValues])()"),
                .switch("question.parameter", branches + [refusal]), .code("return values"),
            ])
    }

    private var refusal: SwiftStatement.Case {
        SwiftStatement.Case(
            patterns: nil,
            body: [
                .code(
                    """
                    throw \(names[.INHandlerProblem]).unknown(parameter: question.parameter, of: question.intent)
                    """)
            ])
    }

    private func answer(
        _ name: SwiftCode, of intent: Intent, result: SwiftCode, body: [SwiftStatement]
    ) -> SwiftDeclaration {
        let question: SwiftCode = "\(names[.INParameterQuestion])<\(SwiftIdentifier(intent.swiftName))>"
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .function(
                SwiftFunction(
                    name: name, arguments: [.init(name: "answering question", type: question)],
                    effects: "async throws", result: result, body: body)))
    }
}
