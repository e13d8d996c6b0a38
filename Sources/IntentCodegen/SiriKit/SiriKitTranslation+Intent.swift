import IntentModel

extension SiriKitTranslation {
    /// What `INIntent` has already, with what its superclasses have.
    private static let inherited: Set<String> = objectMembers.union([
        "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
        "keyImage", "generatedDefinition",
    ])

    /// What `NSObject` has already.
    static let objectMembers: Set<String> = [
        "hash", "hashValue", "description", "debugDescription", "superclass", "isProxy", "copy", "mutableCopy", "self",
        "zone", "init", "deinit",
    ]

    /// The parameters that have a property, in order.
    func parameterShapes(of intent: Intent) -> [(parameter: Parameter, shape: SiriKitShape)] {
        let parameters = intent.parameters.filter { !$0.type.element.isSystem }
        let shapes = SiriKitShape.shapes(
            parameters.map { ($0.name, $0.swiftName, $0.type) }, inherited: Self.inherited, names: names)
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
        members += optionsDispatch(intent, shapes)
        members += defaultDispatch(intent, shapes)
        return self.class(
            SwiftIdentifier(intent.swiftName), of: names[.INIntent],
            documentation: Documentation.heading(
                intent.title, intent.description, deprecated: intent.deprecated,
                withoutSwift: intent.parameters.filter(\.type.element.isSystem).map(\.name)),
            members)
    }

    private func definition(of intent: Intent) -> SwiftDeclaration {
        SwiftDeclaration(
            modifiers: visible("override", "class"),
            kind: .computed(
                name: SwiftIdentifier("generatedDefinition"), type: "\(names[.INIntentDefinition])?",
                body: [.code("\(definitionConstant).ofIntent(\(literal: intent.name))")]))
    }

    private func searches(_ parameters: [Parameter]) -> [SwiftDeclaration] {
        let searched = parameters.filter(\.searchesInHandler)
        guard !searched.isEmpty else { return [] }
        let list = SwiftCode.joined(searched.map { SwiftLiteral.string($0.name) })
        return [
            SwiftDeclaration(
                modifiers: visible("override", "class"),
                kind: .function(
                    SwiftFunction(
                        name: "func isSearched", arguments: [.init(name: "_ parameter", type: names[.String])],
                        result: names[.Bool], body: [.code("[\(list)].contains(parameter)")])))
        ]
    }

    // MARK: Dispatch

    private func optionsDispatch(
        _ intent: Intent, _ shapes: [(parameter: Parameter, shape: SiriKitShape)]
    ) -> [SwiftDeclaration] {
        let branches = shapes.filter(\.parameter.hasSiriKitOptions).map { parameter, shape in
            let search: [SwiftCode] = parameter.searchesInHandler ? ["searchTerm: searchTerm"] : []
            let arguments = SwiftCode.joined(["for: self"] + search)
            return SwiftStatement.Case(
                patterns: [SwiftLiteral.string(parameter.name)],
                body: [
                    .call(
                        "return \(names[.INParameterOptions])",
                        arguments: [
                            "try await handler.\(SwiftIdentifier(parameter.siriKitOptionsName))(\(arguments))",
                            "as: \(shape.kind)",
                        ])
                ])
        }
        return dispatch(
            intent, "func provideOptions", [.init(name: "searchTerm", type: "\(names[.String])?")],
            effects: "async throws", result: names[.INParameterOptions], branches)
    }

    private func defaultDispatch(
        _ intent: Intent, _ shapes: [(parameter: Parameter, shape: SiriKitShape)]
    ) -> [SwiftDeclaration] {
        let branches = shapes.filter(\.parameter.hasSiriKitOptions).map { parameter, shape in
            SwiftStatement.Case(
                patterns: [SwiftLiteral.string(parameter.name)],
                body: [
                    .code(
                        shape.writing(
                            "handler.\(SwiftIdentifier(parameter.siriKitDefaultName))(for: self)", to: "values"))
                ])
        }
        return dispatch(
            intent, "func provideDefault", [.init(name: "to values", type: "inout \(names[.INParameterValues])")],
            effects: "throws", result: nil, branches)
    }

    /// Nothing where no parameter asks: `INIntent`'s own answer holds.
    private func dispatch(
        _ intent: Intent, _ name: SwiftCode, _ arguments: [SwiftFunction.Argument], effects: SwiftCode,
        result: SwiftCode?, _ branches: [SwiftStatement.Case]
    ) -> [SwiftDeclaration] {
        guard !branches.isEmpty else { return [] }
        let role: SwiftCode = "(any \(SiriKitNames.handlerProtocol(of: intent))).self"
        let refusal = SwiftStatement.Case(
            patterns: nil,
            body: [.code("throw \(names[.INHandlerProblem]).unknown(parameter: parameter, of: self)")])
        let body: [SwiftStatement] = [
            .code("let handler = try \(names[.INHandlerRole]).of(handler, as: \(role), for: self)"),
            .switch("parameter", branches + [refusal]),
        ]
        return [
            SwiftDeclaration(
                modifiers: visible("override"),
                kind: .function(
                    SwiftFunction(
                        name: name,
                        arguments: [.init(name: "ofParameter parameter", type: names[.String])] + arguments
                            + [.init(name: "by handler", type: "Any")],
                        effects: effects, result: result, body: body)))
        ]
    }
}

extension Parameter {
    /// Whether a handler has the requirements for options: in Xcode's files, dynamic enumeration.
    var hasSiriKitOptions: Bool {
        switch options {
        case .dynamic: true
        case .free, .none: false
        case .listed, .file, .command, .address: type.element.isObject || type.element == .string
        }
    }

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
