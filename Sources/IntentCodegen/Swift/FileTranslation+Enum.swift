import IntentModel

extension FileTranslation {
    /// ```swift
    /// public nonisolated enum CountType: IntentEnumeration { … }
    /// ```
    func translateEnum(_ enumeration: EnumType) -> SwiftDeclaration {
        let type = names.enumeration(enumeration.name)
        let cases = enumeration.cases.compactMap { declared in
            type.cases[declared.name].map { (declared: declared, name: $0) }
        }
        var members = cases.map { entry in
            SwiftDeclaration(
                documentation: [
                    Documentation.heading(entry.declared.title, nil, deprecated: entry.declared.deprecated)
                ],
                kind: .enumCase(name: entry.name, payload: nil))
        }
        members.append(
            SwiftDeclaration(
                documentation: ["A case of a newer definition, kept as it is."],
                kind: .enumCase(name: SwiftIdentifier("unrecognized"), payload: names[.String])))
        let list = SwiftCode.joined(cases.map { ".\($0.name)" })
        members.append(
            SwiftDeclaration(
                modifiers: visible("static"),
                kind: .computed(
                    name: SwiftIdentifier("declaredCases"), type: "[\(type.type)]", body: [.code("[\(list)]")])))
        members.append(reader(cases.map { ($0.declared.name, $0.name) }))
        members.append(writer(cases.map { ($0.declared.name, $0.name) }))
        members.append(definition(of: enumeration.name, as: "enumDefinition"))
        return SwiftDeclaration(
            documentation: [Documentation.heading(enumeration.title, nil, deprecated: enumeration.deprecated)],
            modifiers: visible("nonisolated"),
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .enum, name: SwiftCode(type.type), inherited: [names[.IntentEnumeration]],
                    members: members)))
    }

    private func reader(_ cases: [(stored: String, name: SwiftIdentifier)]) -> SwiftDeclaration {
        let branches = cases.map { entry in
            SwiftStatement.Case(
                patterns: [SwiftLiteral.string(entry.stored)], body: [.code("self = .\(entry.name)")])
        }
        let rest = SwiftStatement.Case(patterns: nil, body: [.code("self = .unrecognized(caseName)")])
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .function(
                SwiftFunction(
                    name: "init", arguments: [.init(name: "caseName", type: names[.String])],
                    body: [.switch("caseName", branches + [rest])])))
    }

    private func writer(_ cases: [(stored: String, name: SwiftIdentifier)]) -> SwiftDeclaration {
        let branches = cases.map { entry in
            SwiftStatement.Case(patterns: [".\(entry.name)"], body: [.code(SwiftLiteral.string(entry.stored))])
        }
        let rest = SwiftStatement.Case(patterns: [".unrecognized(let caseName)"], body: [.code("caseName")])
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .computed(
                name: SwiftIdentifier("caseName"), type: names[.String], body: [.switch("self", branches + [rest])]))
    }
}
