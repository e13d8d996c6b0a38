import IntentModel

extension AppIntentsTranslation {
    /// Returns the App Intents form of a union, its titles, and the conversion.
    ///
    /// ```swift
    /// @UnionValue
    /// enum PhotosSourceUnionValue: Sendable { case album(AlbumEntity) … }
    /// ```
    func translateUnion(_ type: ObjectType) -> [SwiftDeclaration] {
        let name = names[.union(type.name)]
        let union = AppIntentUnion(type: type)
        let cases = union.members.map { ($0, names.unionCase(of: $0)) }
        var members = cases.map { member, identifier in
            SwiftDeclaration(
                documentation: [Documentation.heading(member.title, nil, deprecated: member.deprecated)],
                kind: .enumCase(name: identifier, payload: names.appElement(member.type.element)))
        }
        members.append(valueAlias(SwiftCode(names.swift.object(type.name))))
        let identity = identity(of: type, .union, .union(type.name))
        // The declared names of the members whose cases have other names.
        let renamed = otherNames("memberNames", cases.map { ($1.name, $0.name) })
        members += identity.members + renamed
        let inherited =
            [names[.Sendable]] + identity.inherited + (renamed.isEmpty ? [] : [names[.NamedUnionMembers]])
        let declaration = typeDeclaration(
            "nonisolated",
            documentation: [Documentation.heading(type.title, type.description, deprecated: type.deprecated)],
            attributes: ["@\(names[.UnionValue])"], keyword: .enum, name: SwiftCode(name), inherited: inherited,
            members: members)
        return [declaration, representations(of: type, cases), unionBridge(type, cases)]
    }

    /// The titles, for which `@UnionValue` declares the enum `Cases` since the systems of 2026.
    private func representations(
        of type: ObjectType, _ cases: [(member: Parameter, name: SwiftIdentifier)]
    ) -> SwiftDeclaration {
        let path = "types.\(type.name)"
        let entries = cases.map { member, name -> SwiftCode in
            let title = resource(member.title, "\(path).oneOf.\(member.name)", "title")
            return ".\(name): \(names[.DisplayRepresentation])(title: \(title))"
        }
        return SwiftDeclaration(
            attributes: ["@available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, watchOS 27.0, *)"],
            condition: "!canImport(Darwin) || compiler(>=6.4)", modifiers: ["nonisolated"],
            kind: .type(
                keyword: .extension, name: SwiftCode(names[.union(type.name)]),
                members: [
                    constant(
                        "typeDisplayRepresentation", names[.TypeDisplayRepresentation],
                        "\(names[.TypeDisplayRepresentation])(name: \(resource(type.title, path, "title")))"),
                    computed(
                        "static", name: SwiftIdentifier("caseDisplayRepresentations"),
                        type: "[Cases: \(names[.DisplayRepresentation])]", body: [.literal(entries)]),
                ]))
    }

    private func unionBridge(
        _ type: ObjectType, _ cases: [(member: Parameter, name: SwiftIdentifier)]
    ) -> SwiftDeclaration {
        let own = cases.map { member, name in
            (name, SwiftIdentifier(member.swiftName), names.element(member.type.element))
        }
        let reading = own.map { name, property, element in
            SwiftStatement.Case(
                patterns: [".\(name)(let value)"],
                body: [
                    .code("guard let value: \(element) = .init(appIntentValue: value) else { return nil }"),
                    .code("self = .\(property)(value)"),
                ])
        }
        let writing = own.map { name, property, _ in
            SwiftStatement.Case(
                patterns: [".\(property)(let value)"], body: [.code("value.appIntentValue.map { .\(name)($0) }")])
        }
        return bridge(
            SwiftCode(names.swift.object(type.name)), SwiftCode(names[.union(type.name)]),
            [.switch("value", reading)], .switch("self", writing), "value")
    }
}
