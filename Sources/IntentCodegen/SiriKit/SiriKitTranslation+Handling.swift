import IntentModel

extension SiriKitTranslation {
    /// The protocol that a handler conforms to, and the extension that answers each form of a requirement by the other.
    func translateHandling(
        of intent: Intent, _ shapes: [(parameter: Parameter, shape: SiriKitShape)]
    ) -> [SwiftDeclaration] {
        let name = SwiftCode(SiriKitNames.handlerProtocol(of: intent))
        let requirements = shapes.flatMap { self.requirements($0.parameter, $0.shape, of: intent) } + ends(of: intent)
        let defaults = shapes.filter(\.parameter.hasSiriKitOptions)
        // Never `nonisolated`: that would keep a MainActor handler from its own state.
        let role = SwiftDeclaration(
            documentation: [
                "Handles \(Documentation.title(intent.title)). Of each requirement a handler has one form."
            ],
            modifiers: visible(),
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .protocol, name: name, inherited: [names[.NSObjectProtocol]],
                    members: requirements.flatMap { [completionForm($0, body: nil), asyncForm($0, body: nil)] }
                        + defaults.map { defaultRequirement($0.parameter, $0.shape, of: intent, body: nil) })))
        let members =
            answers(of: intent, shapes) + requirements.flatMap { [completionForm($0), asyncForm($0)] }
            + defaults.map {
                defaultRequirement($0.parameter, $0.shape, of: intent, body: [.code($0.shape.noValue)])
            }
        let forms = SwiftDeclaration(
            kind: .type(SwiftTypeDeclaration(keyword: .extension, name: name, members: members)))
        return [role, forms]
    }

    // MARK: Requirements

    private func requirements(
        _ parameter: Parameter, _ shape: SiriKitShape, of intent: Intent
    ) -> [SiriKitRequirement] {
        (parameter.isAskedFor ? [resolution(parameter, shape, of: intent)] : [])
            + (parameter.hasSiriKitOptions ? [options(parameter, shape, of: intent)] : [])
    }

    private func resolution(
        _ parameter: Parameter, _ shape: SiriKitShape, of intent: Intent
    ) -> SiriKitRequirement {
        let result = ResolutionReasons(parameter, of: intent).map { SwiftCode($0.resultType) } ?? shape.resultType
        let isList = parameter.type.isList
        let name = SwiftIdentifier(parameter.siriKitResolveName)
        return SiriKitRequirement(
            documentation: "What is made of the value of \(Documentation.title(parameter.title)).", name: name,
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
            documentation: "Options for \(title), in display order."
                + (searches ? " `searchTerm` is nil for the first list." : ""),
            name: name, arguments: [.init(name: "for intent", type: intentType(intent))] + search,
            signature: searches ? "\(name)(for:searchTerm:)" : "\(name)(for:)",
            call: ["for: intent"] + (searches ? ["searchTerm: searchTerm"] : []), completionLabel: "with completion",
            answer: .options(shape.optionElement))
    }

    /// `confirm` and `handle`, which every intent has.
    private func ends(of intent: Intent) -> [SiriKitRequirement] {
        let response = SwiftCode(SiriKitNames.response(of: intent))
        let argument = SwiftFunction.Argument(name: "intent", type: intentType(intent))
        let title = Documentation.title(intent.title)
        return [
            SiriKitRequirement(
                documentation: "Whether \(title) can be done.", name: SwiftIdentifier("confirm"),
                arguments: [argument], signature: "confirm(intent:)", call: ["intent: intent"],
                completionLabel: "completion",
                answer: .value(
                    response, fallback: "\(response)(code: .ready, userActivity: nil)", isOptional: true)),
            SiriKitRequirement(
                documentation: "Does \(title).", name: SwiftIdentifier("handle"), arguments: [argument],
                signature: "handle(intent:)", call: ["intent: intent"], completionLabel: "completion",
                answer: .value(
                    response, fallback: "\(response)(code: .failure, userActivity: nil)", isOptional: false)),
        ]
    }

    private func intentType(_ intent: Intent) -> SwiftCode { SwiftCode(SwiftIdentifier(intent.swiftName)) }

    private func defaultRequirement(
        _ parameter: Parameter, _ shape: SiriKitShape, of intent: Intent, body: [SwiftStatement]?
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: body == nil
                ? ["What \(Documentation.title(parameter.title)) holds in a new widget; need not be there."] : [],
            modifiers: body == nil ? [] : visible(),
            kind: .function(
                SwiftFunction(
                    name: "func \(SwiftIdentifier(parameter.siriKitDefaultName))",
                    arguments: [.init(name: "for intent", type: intentType(intent))], result: shape.propertyType,
                    body: body)))
    }

    // MARK: Forms

    private func completionForm(_ requirement: SiriKitRequirement) -> SwiftDeclaration {
        let call: SwiftStatement = .code(call(of: requirement))
        let subject: SwiftStatement = .code("let requirement = \(subject(of: requirement))")
        switch requirement.answer {
        case .options:
            return completionForm(
                requirement, body: [subject, .compactClosure("requirement.completeOptions(completion)", [call])])
        case .value(_, let fallback, let isOptional):
            let arguments = SwiftCode.joined(
                ["completion", "orElse: \(fallback)"] + (isOptional ? ["isOptional: true"] : []))
            return completionForm(
                requirement, body: [subject, .compactClosure("requirement.complete(\(arguments))", [call])])
        }
    }

    private func completionForm(_ requirement: SiriKitRequirement, body: [SwiftStatement]?) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: body == nil ? [requirement.documentation] : [], modifiers: body == nil ? [] : visible(),
            kind: .function(
                SwiftFunction(
                    name: "func \(requirement.name)",
                    arguments: requirement.arguments
                        + [.init(name: requirement.completionLabel, type: requirement.completionType(names))],
                    body: body)))
    }

    private func asyncForm(_ requirement: SiriKitRequirement) -> SwiftDeclaration {
        let label: SwiftCode = requirement.completionLabel == "completion" ? "completion" : "with"
        let arguments = SwiftCode.joined(requirement.call + ["\(label): completion"])
        let ask: SwiftStatement = .code("completion in self.\(requirement.name)(\(arguments))")
        let subject: SwiftStatement = .code("let requirement = \(subject(of: requirement))")
        switch requirement.answer {
        case .options:
            return asyncForm(
                requirement, body: [subject, .compactClosure("return try await requirement.options", [ask])])
        case .value(_, let fallback, let isOptional):
            let settings = SwiftCode.joined(["orElse: \(fallback)"] + (isOptional ? ["isOptional: true"] : []))
            return asyncForm(
                requirement, body: [subject, .compactClosure("return await requirement.answer(\(settings))", [ask])])
        }
    }

    private func asyncForm(_ requirement: SiriKitRequirement, body: [SwiftStatement]?) -> SwiftDeclaration {
        SwiftDeclaration(
            modifiers: body == nil ? [] : visible(),
            kind: .function(
                SwiftFunction(
                    name: "func \(requirement.name)", arguments: requirement.arguments, effects: requirement.effects,
                    result: requirement.result(names), body: body)))
    }

    /// `try await self.resolveSoup(for: intent)`
    private func call(of requirement: SiriKitRequirement) -> SwiftCode {
        "\(requirement.calling) self.\(requirement.name)(\(SwiftCode.joined(requirement.call)))"
    }

    /// `INRequirement("resolveSoup(for:)", of: self, for: intent)`
    private func subject(of requirement: SiriKitRequirement) -> SwiftCode {
        "\(names[.INRequirement])(\(literal: requirement.signature.text), of: self, for: intent)"
    }
}
