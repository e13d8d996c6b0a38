import IntentModel

extension SiriKitTranslation {
    /// Returns the handler protocol, and the extension that implements each form of a requirement with the other form.
    func translateHandling(
        of intent: Intent, _ shapes: [(parameter: Parameter, shape: SiriKitShape)]
    ) -> [SwiftDeclaration] {
        let name = SwiftCode(SiriKitNames.handlerProtocol(of: intent))
        let requirements =
            shapes.flatMap { self.requirements($0.parameter, $0.shape, of: intent) } + commonRequirements(of: intent)
        let defaults = shapes.filter(\.parameter.hasOptionsFromCode)
        // Never `nonisolated`: a handler on the main actor could not use its own state then.
        let role = typeDeclaration(
            documentation: [
                "Handles \(Documentation.title(intent.title)). Implement one form of each requirement: with a completion "
                    + "handler, or async."
            ], keyword: .protocol, name: name, inherited: [names[.NSObjectProtocol]],
            members: requirements.flatMap { [completionForm($0, body: nil), asyncForm($0, body: nil)] }
                + defaults.map { defaultRequirement($0.parameter, $0.shape, of: intent, body: nil) })
        let members =
            answers(of: intent, shapes) + requirements.flatMap { [completionForm($0), asyncForm($0)] }
            + defaults.map {
                defaultRequirement($0.parameter, $0.shape, of: intent, body: [.code($0.shape.noValue)])
            }
        let forms = SwiftDeclaration(
            kind: .type(
                keyword: .extension, name: name, members: members))
        return [role, forms]
    }

    // MARK: Requirements

    private func requirements(
        _ parameter: Parameter, _ shape: SiriKitShape, of intent: Intent
    ) -> [SiriKitRequirement] {
        (parameter.siriCanAsk ? [resolution(parameter, shape, of: intent)] : [])
            + (parameter.hasOptionsFromCode ? [options(parameter, shape, of: intent)] : [])
    }

    private func resolution(
        _ parameter: Parameter, _ shape: SiriKitShape, of intent: Intent
    ) -> SiriKitRequirement {
        let result = ResolutionReasons(parameter, of: intent).map { SwiftCode($0.resultType) } ?? shape.resultType
        let isList = parameter.type.isList
        let name = SwiftIdentifier(parameter.siriKitResolveName)
        return SiriKitRequirement(
            documentation: "Resolves the value of \(Documentation.title(parameter.title)).", name: name,
            arguments: [.init(name: "for intent", type: intentType(intent))], signature: "\(name)(for:)",
            call: ["for: intent"], completionLabel: "with completion",
            answer: .value(
                isList ? "[\(result)]" : result, fallback: isList ? "[.unsupported()]" : ".unsupported()",
                isOptional: false))
    }

    private func options(_ parameter: Parameter, _ shape: SiriKitShape, of intent: Intent) -> SiriKitRequirement {
        let name = SwiftIdentifier(parameter.siriKitOptionsName)
        let searches = parameter.searchesInHandler
        let search: [SwiftFunction.Argument] =
            searches ? [.init(name: "searchTerm", type: "\(names[.String])?")] : []
        let title = Documentation.title(parameter.title)
        return SiriKitRequirement(
            documentation: "Returns the options for \(title), in display order."
                + (searches ? " `searchTerm` is nil for the initial list." : ""),
            name: name, arguments: [.init(name: "for intent", type: intentType(intent))] + search,
            signature: searches ? "\(name)(for:searchTerm:)" : "\(name)(for:)",
            call: ["for: intent"] + (searches ? ["searchTerm: searchTerm"] : []), completionLabel: "with completion",
            answer: .options(shape.optionElement))
    }

    /// Returns `confirm` and `handle`, which every intent has.
    private func commonRequirements(of intent: Intent) -> [SiriKitRequirement] {
        let response = SwiftCode(SiriKitNames.response(of: intent))
        let argument = SwiftFunction.Argument(name: "intent", type: intentType(intent))
        let title = Documentation.title(intent.title)
        return [
            SiriKitRequirement(
                documentation: "Confirms that \(title) can be performed.", name: SwiftIdentifier("confirm"),
                arguments: [argument], signature: "confirm(intent:)", call: ["intent: intent"],
                completionLabel: "completion",
                answer: .value(
                    response, fallback: "\(response)(code: .ready, userActivity: nil)", isOptional: true)),
            SiriKitRequirement(
                documentation: "Performs \(title).", name: SwiftIdentifier("handle"), arguments: [argument],
                signature: "handle(intent:)", call: ["intent: intent"], completionLabel: "completion",
                answer: .value(
                    response, fallback: "\(response)(code: .failure, userActivity: nil)", isOptional: false)),
        ]
    }

    private func intentType(_ intent: Intent) -> SwiftCode { SwiftCode(SwiftIdentifier(intent.swiftName)) }

    private func defaultRequirement(
        _ parameter: Parameter, _ shape: SiriKitShape, of intent: Intent, body: [SwiftStatement]?
    ) -> SwiftDeclaration {
        function(
            documentation: body == nil
                ? ["Returns the value of \(Documentation.title(parameter.title)) in a new widget. Optional."] : [],
            name: "func \(SwiftIdentifier(parameter.siriKitDefaultName))",
            arguments: [.init(name: "for intent", type: intentType(intent))], result: shape.propertyType, body: body)
    }

    // MARK: Forms

    private func completionForm(_ requirement: SiriKitRequirement) -> SwiftDeclaration {
        completionForm(
            requirement,
            body: [
                setup(of: requirement),
                .compactClosure("requirement.\(requirement.answer.completion)", [.code(call(of: requirement))]),
            ])
    }

    private func completionForm(_ requirement: SiriKitRequirement, body: [SwiftStatement]?) -> SwiftDeclaration {
        function(
            documentation: body == nil ? [requirement.documentation] : [], name: "func \(requirement.name)",
            arguments: requirement.arguments
                + [.init(name: requirement.completionLabel, type: requirement.completionType(names))],
            body: body)
    }

    private func asyncForm(_ requirement: SiriKitRequirement) -> SwiftDeclaration {
        let label: SwiftCode = requirement.completionLabel == "completion" ? "completion" : "with"
        let arguments = SwiftCode.joined(requirement.call + ["\(label): completion"])
        return asyncForm(
            requirement,
            body: [
                setup(of: requirement),
                .compactClosure(
                    "return \(requirement.answer.calling) requirement.\(requirement.answer.result)",
                    [.code("completion in self.\(requirement.name)(\(arguments))")]),
            ])
    }

    private func asyncForm(_ requirement: SiriKitRequirement, body: [SwiftStatement]?) -> SwiftDeclaration {
        function(
            name: "func \(requirement.name)", arguments: requirement.arguments,
            effects: requirement.answer.isOptions ? "async throws" : "async", result: requirement.result(names),
            body: body)
    }

    /// `try await self.resolveSoup(for: intent)`
    private func call(of requirement: SiriKitRequirement) -> SwiftCode {
        "\(requirement.answer.calling) self.\(requirement.name)(\(SwiftCode.joined(requirement.call)))"
    }

    /// `let requirement = INRequirement("resolveSoup(for:)", of: self, for: intent)`
    private func setup(of requirement: SiriKitRequirement) -> SwiftStatement {
        let signature = requirement.signature.text
        return .code("let requirement = \(names[.INRequirement])(\(literal: signature), of: self, for: intent)")
    }
}

/// A requirement of a handling protocol, which has two forms: with a completion handler, and async.
struct SiriKitRequirement {
    let documentation: String
    /// `resolveSoup`
    let name: SwiftIdentifier
    /// The arguments of both forms, such as `for intent: OrderSoupIntent`.
    let arguments: [SwiftFunction.Argument]
    /// The name with labels for messages, such as `resolveSoup(for:)`.
    let signature: SwiftCode
    /// The arguments in a call of the async form, such as `for: intent`.
    let call: [SwiftCode]
    let completionLabel: SwiftCode
    let answer: Answer

    enum Answer {
        /// A collection of this element type, or an error.
        case options(SwiftCode)
        /// A value that cannot fail. The fallback is returned if a handler implements neither form.
        case value(SwiftCode, fallback: SwiftCode, isOptional: Bool)

        var isOptions: Bool { if case .options = self { true } else { false } }

        var calling: SwiftCode { isOptions ? "try await" : "await" }

        /// The call that completes the form with a completion handler.
        var completion: SwiftCode {
            isOptions ? "completeOptions(completion)" : "complete(\(SwiftCode.joined(["completion"] + settings)))"
        }

        /// The call whose result the async form returns.
        var result: SwiftCode { isOptions ? "options" : "answer(\(SwiftCode.joined(settings)))" }

        private var settings: [SwiftCode] {
            guard case .value(_, let fallback, let isOptional) = self else { return [] }
            return ["orElse: \(fallback)"] + (isOptional ? ["isOptional: true"] : [])
        }
    }

    func completionType(_ names: SiriKitNames) -> SwiftCode {
        switch answer {
        case .options(let element):
            "@escaping (\(names[.INObjectCollection])<\(element)>?, (any \(names[.Error]))?) -> \(names[.Void])"
        case .value(let type, _, _): "@escaping (\(type)) -> \(names[.Void])"
        }
    }

    func result(_ names: SiriKitNames) -> SwiftCode {
        switch answer {
        case .options(let element): "\(names[.INObjectCollection])<\(element)>"
        case .value(let type, _, _): type
        }
    }
}
