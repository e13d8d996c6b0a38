import IntentModel

extension SiriKitTranslation {
    /// The members that `INIntent` and its superclasses already have.
    private static let inherited: Set<String> = objectMembers.union([
        "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
        "keyImage", "generatedDefinition",
    ])

    /// The members that `NSObject` already has.
    static let objectMembers: Set<String> = [
        "hash", "hashValue", "description", "debugDescription", "superclass", "isProxy", "copy", "mutableCopy", "self",
        "zone", "init", "deinit",
    ]

    /// Returns the parameters that have a property, in order.
    func parameterShapes(of intent: Intent) -> [(parameter: Parameter, shape: SiriKitShape)] {
        let parameters = intent.parameters.filter { !$0.type.element.isSystem }
        let shapes = SiriKitShape.shapes(
            parameters.map { ($0.name, $0.swiftName, $0.type) }, inherited: Self.inherited.union(names.usedInClasses),
            names: names)
        return Array(zip(parameters, shapes))
    }

    /// ```swift
    /// public class WidgetConfigIntent: INIntent { … }
    /// ```
    func translateIntent(_ intent: Intent, _ shapes: [(parameter: Parameter, shape: SiriKitShape)]) -> SwiftDeclaration
    {
        var members = shapes.map { entry in
            stored(entry.shape, Documentation.parameter(entry.parameter))
        }
        members.append(definition(of: intent))
        members += searches(shapes.map(\.parameter))
        members += reader("readParameters", shapes.map(\.shape))
        members += writer("writeParameters", shapes.map(\.shape))
        if shapes.contains(where: \.parameter.hasOptionsFromCode) { members += questions(to: intent) }
        members.append(performing(intent))
        return self.class(
            SwiftIdentifier(intent.swiftName), of: names[.INIntent],
            documentation: Documentation.heading(
                intent.title, intent.description, deprecated: intent.deprecated,
                withoutSwift: intent.parameters.filter(\.type.element.isSystem).map(\.name)),
            members)
    }

    private func definition(of intent: Intent) -> SwiftDeclaration {
        computed(
            "override", "class", name: SwiftIdentifier("generatedDefinition"), type: "\(names[.INIntentDefinition])?",
            body: [.code("\(definitionConstant).ofIntent(\(literal: intent.name))")])
    }

    private func searches(_ parameters: [Parameter]) -> [SwiftDeclaration] {
        let searched = parameters.filter(\.searchesInHandler)
        guard !searched.isEmpty else { return [] }
        let list = SwiftCode.joined(searched.map { SwiftLiteral.string($0.name) })
        return [
            function(
                "override", "class", name: "func isSearched",
                arguments: [.init(name: "_ parameter", type: names[.String])], result: names[.Bool],
                body: [.code("[\(list)].contains(parameter)")])
        ]
    }

    // MARK: Questions

    /// Returns the functions that the runtime calls. They forward the question to the handler's protocol, which has the
    /// isolation of the module and not that of this class.
    private func questions(to intent: Intent) -> [SwiftDeclaration] {
        let parameter = SwiftFunction.Argument(name: "ofParameter parameter", type: names[.String])
        let question = names[.INParameterQuestion]
        let found = handlerRole(of: intent)
        return [
            function(
                "override", name: "func provideOptions",
                arguments: [parameter, .init(name: "searchTerm", type: "\(names[.String])?"), handler],
                effects: "async throws", result: names[.INParameterOptions],
                body: [
                    found,
                    .call(
                        "return try await handler.provideOptions",
                        arguments: ["answering: \(question)(parameter, of: self, searchTerm: searchTerm)"]),
                ]),
            function(
                "override", name: "func provideDefault", arguments: [parameter, handler], effects: "async throws",
                result: names[.INParameterValues],
                body: [
                    found,
                    .call(
                        "return try await handler.provideDefault",
                        arguments: ["answering: \(question)(parameter, of: self)"]),
                ]),
        ]
    }

    private var handler: SwiftFunction.Argument { SwiftFunction.Argument(name: "by handler", type: "Any") }

    private func handlerRole(of intent: Intent) -> SwiftStatement {
        let role: SwiftCode = "(any \(SiriKitNames.handlerProtocol(of: intent))).self"
        return .call(
            "let handler = try \(names[.INHandlerRole]).of", arguments: ["handler", "as: \(role)", "for: self"])
    }

    /// Returns the function with which the runtime performs the intent.
    private func performing(_ intent: Intent) -> SwiftDeclaration {
        function(
            "override", name: "func perform", arguments: [handler], effects: "async throws", result: names[.Int],
            body: [
                handlerRole(of: intent),
                .call("return await handler.perform", arguments: ["\(names[.INIntentCall])(of: self)"]),
            ])
    }
}

extension Parameter {
    var siriKitOptionsName: String { "provide\(siriKitName)OptionsCollection" }
    var siriKitDefaultName: String { "default\(siriKitName)" }
    var siriKitResolveName: String { "resolve\(siriKitName)" }
}

extension Documentation {
    /// `Label Size. How big the labels are.`
    static func parameter(_ parameter: Parameter) -> String {
        heading(parameter.title, parameter.description, deprecated: parameter.deprecated)
    }
}

extension SiriKitTranslation {
    /// Returns the functions that call the requirements for the runtime. Those for questions exist only if a parameter needs
    /// them.
    func answers(of intent: Intent, _ shapes: [(parameter: Parameter, shape: SiriKitShape)]) -> [SwiftDeclaration] {
        let dynamic = shapes.filter(\.parameter.hasOptionsFromCode)
        let questions = dynamic.isEmpty ? [] : [optionsAnswer(of: intent, dynamic), defaultAnswer(of: intent, dynamic)]
        return questions + [performance(of: intent)]
    }

    private func performance(of intent: Intent) -> SwiftDeclaration {
        let call: SwiftCode = "\(names[.INIntentCall])<\(SwiftIdentifier(intent.swiftName))>"
        return function(
            name: "func perform", arguments: [.init(name: "_ call", type: call)], effects: "async", result: names[.Int],
            body: [.code("return await self.handle(intent: call.intent).code.rawValue")])
    }

    private func optionsAnswer(
        of intent: Intent, _ dynamic: [(parameter: Parameter, shape: SiriKitShape)]
    ) -> SwiftDeclaration {
        let branches = dynamic.map { parameter, shape in
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
        of intent: Intent, _ dynamic: [(parameter: Parameter, shape: SiriKitShape)]
    ) -> SwiftDeclaration {
        let branches = dynamic.map { parameter, shape in
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
        SwiftStatement.Case(patterns: nil, body: [.code("throw question.unknownParameter")])
    }

    private func answer(
        _ name: SwiftCode, of intent: Intent, result: SwiftCode, body: [SwiftStatement]
    ) -> SwiftDeclaration {
        let question: SwiftCode = "\(names[.INParameterQuestion])<\(SwiftIdentifier(intent.swiftName))>"
        return function(
            name: name, arguments: [.init(name: "answering question", type: question)], effects: "async throws",
            result: result, body: body)
    }
}
