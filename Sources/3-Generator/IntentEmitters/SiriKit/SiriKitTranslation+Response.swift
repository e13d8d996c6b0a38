import IntentModel

extension SiriKitTranslation {
    /// The codes of every intent, in the order of their numbers.
    private static let standardCodes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
    /// The members that `INIntentResponse` and the generated class already have.
    private static let inheritedByResponses: Set<String> = objectMembers.union(["userActivity", "code"])

    /// ```swift
    /// public enum OrderSoupIntentResponseCode: Int { … }
    /// public class OrderSoupIntentResponse: INIntentResponse { … }
    /// ```
    func translateResponse(of intent: Intent) -> [SwiftDeclaration] {
        let codes = codes(of: intent)
        let codeType = SiriKitNames.responseCode(of: intent)
        let enumeration = typeDeclaration(
            "nonisolated", documentation: ["The outcome of \(Documentation.title(intent.title))."], keyword: .enum,
            name: SwiftCode(codeType), inherited: [names[.Int], names[.Sendable]],
            members: codes.map { code in
                SwiftDeclaration(
                    kind: .enumCase(name: code.identifier, payload: nil, rawValue: "\(code.number)"))
            })
        return [enumeration, responseClass(of: intent, codes)]
    }

    // MARK: Codes

    private struct Code {
        let identifier: SwiftIdentifier
        let number: Int
        /// Nil for a standard code that the definition does not mention.
        let declared: ResponseCode?
    }

    private func codes(of intent: Intent) -> [Code] {
        let declared = intent.actions?.response?.codes ?? []
        var codes = Self.standardCodes.enumerated().map { number, name in
            Code(
                identifier: SwiftIdentifier(name), number: number, declared: declared.first { $0.name == name })
        }
        var taken = Set(Self.standardCodes).union(SiriKitNames.rawMembers)
        for code in declared where !Self.standardCodes.contains(code.name) {
            let identifier = SwiftIdentifier(code.swiftName).avoiding(taken)
            taken.insert(identifier.name)
            codes.append(
                Code(
                    identifier: identifier, number: 100 + codes.count - Self.standardCodes.count, declared: code))
        }
        return codes
    }

    // MARK: The class

    private func responseClass(of intent: Intent, _ codes: [Code]) -> SwiftDeclaration {
        let properties = (intent.actions?.response?.properties ?? []).filter { !$0.type.element.isSystem }
        let shapes = SiriKitShape.shapes(
            properties.map { ($0.name, $0.swiftName, $0.type) },
            inherited: Self.inheritedByResponses.union(names.usedInClasses),
            names: names)
        let byName = Dictionary(shapes.map { ($0.stored, $0) }) { first, _ in first }
        let codeType = SiriKitNames.responseCode(of: intent)
        var members = zip(properties, shapes).map { stored($1, Documentation.property($0)) }
        members.append(
            SwiftDeclaration(
                modifiers: visible() + ["fileprivate(set)"],
                kind: .variable(name: SwiftIdentifier("code"), type: SwiftCode(codeType), value: ".unspecified")))
        members.append(
            function(
                "convenience", name: "init",
                arguments: [
                    .init(name: "code", type: SwiftCode(codeType)),
                    .init(name: "userActivity", type: "\(names[.NSUserActivity])?"),
                ],
                body: ["self.init()", "self.code = code", "self.userActivity = userActivity"].map {
                    SwiftStatement.code($0)
                }))
        var signatures: Set<String> = []
        members += codes.compactMap { code in
            factory(of: code, intent, byName).flatMap {
                signatures.insert($0.signature).inserted ? $0.declaration : nil
            }
        }
        return self.class(
            SiriKitNames.response(of: intent), of: names[.INIntentResponse],
            documentation: "A handler's response to \(Documentation.title(intent.title)).", members)
    }

    /// Returns `static func success(item: String) -> OrderSoupIntentResponse` for a code whose text has placeholders.
    private func factory(
        of code: Code, _ intent: Intent, _ shapes: [String: SiriKitShape]
    ) -> (signature: String, declaration: SwiftDeclaration)? {
        guard let declared = code.declared else { return nil }
        let arguments = mentioned(in: declared, of: shapes)
        guard !arguments.isEmpty else { return nil }
        let response = SiriKitNames.response(of: intent)
        let local = SwiftIdentifier("response").avoiding(Set(arguments.map(\.property.name)))
        let parameters = arguments.enumerated().map { index, shape in
            SwiftFunction.Argument(
                name: index == 0 && isNamedBy(code, shape) ? "_ \(shape.property)" : SwiftCode(shape.property),
                type: shape.requiredType)
        }
        let declaration = function(
            "static",
            documentation: [declared.say ?? declared.show].compactMap { $0.map { Documentation.heading($0, nil) } },
            name: "func \(code.identifier)", arguments: parameters, result: SwiftCode(response),
            body: [.code("let \(local): \(response) = .init(code: .\(code.identifier), userActivity: nil)")]
                + arguments.map { .code("\(local).\($0.property) = \($0.property)") } + [.code("return \(local)")])
        return ("\(code.identifier.name)(\(parameters.map(\.name.text)))", declaration)
    }

    /// Returns the properties in the placeholders of a code's text, in the order in which they first appear.
    private func mentioned(in code: ResponseCode, of shapes: [String: SiriKitShape]) -> [SiriKitShape] {
        var found: [SiriKitShape] = []
        var seen: Set<String> = []
        for text in [code.say, code.show].compactMap(\.self) {
            for placeholder in Placeholder.all(in: text.text).placeholders {
                let name = String(placeholder.content.prefix { $0 != "." })
                if let shape = shapes[name], seen.insert(name).inserted { found.append(shape) }
            }
        }
        return found
    }

    /// Whether a code's name ends with that of the property. The argument then has no label: `failureInvalidItem(_
    /// item:)`.
    private func isNamedBy(_ code: Code, _ shape: SiriKitShape) -> Bool {
        let name = code.identifier.name
        let suffix = shape.property.name
        return name.count > suffix.count && name.lowercased().hasSuffix(suffix.lowercased())
    }
}
