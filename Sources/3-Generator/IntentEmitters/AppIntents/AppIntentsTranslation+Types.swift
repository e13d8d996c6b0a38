import IntentModel

extension AppIntentsTranslation {
    /// Returns the entity of a type, its default query, and the conversion between the type and the entity.
    func translateEntity(_ type: ObjectType) -> [SwiftDeclaration] {
        let object = names.swift.object(type.name)
        let entity = names[.entity(type.name)]
        let query = names[.query(type.name)]
        let identity = identity(of: type, .entity, .entity(type.name))
        var members = [
            valueAlias(SwiftCode(object)),
            constant(
                "typeDisplayRepresentation", names[.TypeDisplayRepresentation],
                "\(names[.TypeDisplayRepresentation])(name: \(resource(type.title, "types.\(type.name)", "title")))"),
        ]
        members += identity.members
        members += [
            constant("defaultQuery", SwiftCode(query), "\(query)()"),
            SwiftDeclaration(
                documentation: ["The object that the entity represents."], modifiers: visible(),
                kind: .constant(name: SwiftIdentifier("value"), type: SwiftCode(object), value: nil)),
            function(
                name: "init", arguments: [.init(name: "_ value", type: SwiftCode(object))],
                body: [.code("self.value = value")]),
            computed(name: SwiftIdentifier("id"), type: names.swift[.String], body: [.code("value.identifier")]),
            computed(
                name: SwiftIdentifier("displayRepresentation"), type: names[.DisplayRepresentation],
                body: [.code("value.objectValue.displayRepresentation")]),
        ]
        let declaration = typeDeclaration(
            "nonisolated",
            documentation: [Documentation.heading(type.title, type.description, deprecated: type.deprecated)],
            keyword: .struct, name: SwiftCode(entity),
            inherited: [names[.AppEntity], names[.StoredObjectEntity]] + identity.inherited, members: members)
        return [
            declaration, defaultQuery(of: type),
            bridge(
                SwiftCode(object), SwiftCode(entity), [.code("self = entity.value")],
                .code("(.init(self) as \(entity))"), "entity"),
        ]
    }

    /// Returns the App Intents form of an enum, and the conversion.
    ///
    /// The system stores raw values, which are the first names of the cases.
    func translateEnum(_ type: EnumType) -> [SwiftDeclaration] {
        let own = names.swift.enumeration(type.name).type
        let name = names[.enumeration(type.name)]
        let cases = type.cases.compactMap { entry in names.enumCase(entry.name, of: type.name).map { (entry, $0) } }
        var members = cases.map { entry, identifier in
            SwiftDeclaration(
                documentation: [Documentation.heading(entry.title, nil, deprecated: entry.deprecated)],
                kind: .enumCase(name: identifier, payload: nil, rawValue: SwiftLiteral.string(entry.firstName)))
        }
        let identity = identity(of: type, .enumeration, .enumeration(type.name))
        let renamed = otherNames("caseNames", cases.map { entry, _ in (entry.firstName, entry.name) })
        let inherited =
            [names.swift[.String], names[.AppEnum]] + identity.inherited + (renamed.isEmpty ? [] : [names[.NamedCases]])
        members.append(valueAlias(SwiftCode(own)))
        members.append(
            constant(
                "typeDisplayRepresentation", names[.TypeDisplayRepresentation],
                "\(names[.TypeDisplayRepresentation])(name: \(resource(type.title, "enums.\(type.name)", "title")))"))
        members += identity.members + renamed
        let representations = cases.map { entry, identifier -> SwiftCode in
            ".\(identifier): \(representation(of: entry, in: type))"
        }
        members.append(
            computed(
                "static", name: SwiftIdentifier("caseDisplayRepresentations"),
                type: "[\(name): \(names[.DisplayRepresentation])]",
                body: [representations.isEmpty ? .code("[:]") : .literal(representations)]))
        let declaration = typeDeclaration(
            "nonisolated", documentation: [Documentation.heading(type.title, nil, deprecated: type.deprecated)],
            keyword: .enum, name: SwiftCode(name), inherited: inherited, members: members)
        let stored: SwiftCode = renamed.isEmpty ? "rawValue" : "caseName"
        return [
            declaration,
            bridge(
                SwiftCode(own), SwiftCode(name), [.code("self.init(caseName: value.\(stored))")],
                .code(".init(\(stored): self.caseName)"), "value"),
        ]
    }

    /// Returns an alias of the type in a configuration, under a name that App Intents does not use.
    func valueAlias(_ type: SwiftCode) -> SwiftDeclaration {
        SwiftDeclaration(modifiers: visible(), kind: .typeAlias(name: "Value", type: type))
    }

    private func representation(of entry: EnumCase, in type: EnumType) -> SwiftCode {
        let title = resource(entry.title, "enums.\(type.name).cases.\(entry.name)", "title")
        var arguments: [SwiftCode] = ["title: \(title)"]
        switch entry.image {
        case .named(let name)?: arguments.append("image: .init(named: \(literal: name))")
        case .system(let name)?: arguments.append("image: .init(systemName: \(literal: name))")
        // Other images are known only at run time, but the system reads this at build time.
        case .file?, .url?, nil: break
        }
        if !entry.synonyms.isEmpty {
            let synonyms = SwiftCode.joined(entry.synonyms.map { SwiftLiteral.string($0.text) })
            arguments.append("synonyms: [\(synonyms)]")
        }
        return "\(names[.DisplayRepresentation])(\(SwiftCode.joined(arguments)))"
    }

    /// ```swift
    /// nonisolated extension CarControl: AppIntentConvertible { … }
    /// ```
    func bridge(
        _ own: SwiftCode, _ other: SwiftCode, _ reading: [SwiftStatement], _ writing: SwiftStatement,
        _ argument: SwiftCode
    ) -> SwiftDeclaration {
        extending(
            own, inherited: [names[.AppIntentConvertible]],
            members: [
                function(
                    name: "init?", arguments: [.init(name: "appIntentValue \(argument)", type: other)], body: reading),
                computed(name: SwiftIdentifier("appIntentValue"), type: "\(other)?", body: [writing]),
            ])
    }
}

extension EnumCase {
    /// The name that the case had first.
    fileprivate var firstName: String { formerNames.last ?? name }
}
