import IntentModel

extension FileTranslation {
    /// ```swift
    /// public nonisolated struct CarControl: IntentObject { … }
    /// ```
    func translateObjectType(_ type: ObjectType) -> SwiftDeclaration {
        let properties = type.properties.filter { !$0.type.element.isSystem }
        let siblings = Set(properties.map(\.swiftName))
        let shapes = properties.map { property in
            PropertyShape(property, isBoxed: names.isRecursive(property, in: type), siblings: siblings, names: names)
        }
        let all = builtInProperties + shapes
        var members = all.flatMap(storage)
        members.append(memberwiseInitializer(all))
        members.append(reader(shapes))
        members.append(writer(shapes))
        members.append(definition(of: type.name))
        return typeDeclaration(
            "nonisolated",
            documentation: [
                Documentation.heading(
                    type.title, type.description, deprecated: type.deprecated,
                    withoutSwift: type.properties.filter(\.type.element.isSystem).map(\.name))
            ], keyword: .struct, name: SwiftCode(names.object(type.name)), inherited: [names[.IntentObject]],
            members: members)
    }

    private var builtInProperties: [PropertyShape] {
        let text = names[.String]
        return [
            PropertyShape(
                "identifier", text, initialValue: nil, "The identifier that is stored and that lookup receives."),
            PropertyShape("displayString", text, initialValue: nil, "The title that a list shows."),
            PropertyShape(
                "subtitleString", "\(text)?", initialValue: "nil", "The subtitle that a list shows below the title."),
            PropertyShape(
                "displayImage", "\(names[.ImageValue])?", initialValue: "nil",
                "The image that a list shows next to the title."),
            PropertyShape(
                "pronunciationHint", "\(text)?", initialValue: "nil", "The pronunciation of the display string."),
            PropertyShape(
                "alternativeSpeakableMatches", "[\(text)]", initialValue: "[]",
                "Alternative names that a search also finds."),
        ]
    }

    private func storage(_ shape: PropertyShape) -> [SwiftDeclaration] {
        guard let box = shape.box else {
            return [
                SwiftDeclaration(
                    documentation: [shape.documentation], modifiers: visible(),
                    kind: .constant(name: shape.name, type: shape.type, value: nil))
            ]
        }
        return [
            SwiftDeclaration(
                notes: ["A struct cannot contain its own type, but an array of it can."], modifiers: ["private"],
                kind: .constant(name: box, type: "[\(shape.valueType)]", value: nil)),
            computed(
                documentation: [shape.documentation], name: shape.name, type: shape.type,
                body: [.code("self.\(box).first")]),
        ]
    }

    private func memberwiseInitializer(_ shapes: [PropertyShape]) -> SwiftDeclaration {
        let arguments = shapes.map { shape in
            SwiftFunction.Argument(name: SwiftCode(shape.name), type: shape.type, value: shape.initialValue)
        }
        let body = shapes.map { shape -> SwiftStatement in
            guard let box = shape.box else { return .code("self.\(shape.name) = \(shape.name)") }
            return .code("self.\(box) = \(shape.name).map { [$0] } ?? []")
        }
        return function(name: "init", arguments: arguments, body: body)
    }

    private func reader(_ shapes: [PropertyShape]) -> SwiftDeclaration {
        var body = builtInProperties.map { shape -> SwiftStatement in
            .code("self.\(shape.name) = object.\(shape.name)")
        }
        if !shapes.isEmpty { body.append(.code("let values: \(names[.IntentValues]) = .init(object.properties)")) }
        body += shapes.map { shape in
            // A boxed value is read as a list with one element.
            let isList = shape.property.type.isList || shape.box != nil
            let reading = names.form(of: shape.property.type.element)
                .reading(shape.property.name, isList: isList, from: "values", default: nil)
            return .code("self.\(shape.box ?? shape.name) = \(reading)")
        }
        return function(
            name: "init", arguments: [.init(name: "objectValue object", type: names[.ObjectValue])], body: body)
    }

    private func writer(_ shapes: [PropertyShape]) -> SwiftDeclaration {
        var body: [SwiftStatement] = []
        if !shapes.isEmpty { body.append(.code("var values: \(names[.IntentValues]) = .init()")) }
        body += shapes.map { shape in
            .code("values.set(\(literal: shape.property.name), to: self.\(shape.name))")
        }
        let arguments = builtInProperties.map { shape -> SwiftCode in "\(label: shape.name): self.\(shape.name)" }
        body.append(
            .call(
                shapes.isEmpty ? ".init" : "return .init",
                arguments: arguments + (shapes.isEmpty ? [] : ["properties: values.dictionary"])))
        return computed(name: SwiftIdentifier("objectValue"), type: names[.ObjectValue], body: body)
    }
}

/// The Swift form of an object's property.
struct PropertyShape {
    let property: Property
    let name: SwiftIdentifier
    /// `String`, `[Tag]`
    let valueType: SwiftCode
    /// `String?`, `[Tag]`
    let type: SwiftCode
    /// The default argument in the initializer; nil for a required argument.
    let initialValue: SwiftCode?
    let documentation: String
    /// The array that stores the value if the type could contain itself.
    let box: SwiftIdentifier?

    init(_ property: Property, isBoxed: Bool, siblings: Set<String>, names: SwiftNames) {
        let element = names.element(property.type.element)
        self.property = property
        name = SwiftIdentifier(property.swiftName)
        valueType = property.type.isList ? "[\(element)]" : element
        type = property.type.isList ? valueType : "\(element)?"
        initialValue = property.type.isList ? "[]" : "nil"
        documentation = Documentation.property(property)
        box = isBoxed ? SwiftIdentifier("_\(name.name)").avoiding(siblings) : nil
    }

    /// Creates the shape of a built-in property.
    init(_ name: StaticString, _ type: SwiftCode, initialValue: SwiftCode?, _ documentation: String) {
        let name = "\(name)"
        property = Property(
            name: name, swiftName: name, title: LocalizedText(name, language: "en"), type: ValueType(.string))
        self.name = SwiftIdentifier(name)
        valueType = type
        self.type = type
        self.initialValue = initialValue
        self.documentation = documentation
        box = nil
    }
}

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
                documentation: ["A case that this version of the definition does not declare."],
                kind: .enumCase(name: SwiftIdentifier("unrecognized"), payload: names[.String])))
        let list = SwiftCode.joined(cases.map { ".\($0.name)" })
        members.append(
            computed(
                "static", name: SwiftIdentifier("declaredCases"), type: "[\(type.type)]", body: [.code("[\(list)]")]))
        members.append(reader(cases.map { ($0.declared.name, $0.name) }))
        members.append(writer(cases.map { ($0.declared.name, $0.name) }))
        members.append(definition(of: enumeration.name, as: "enumDefinition"))
        return typeDeclaration(
            "nonisolated",
            documentation: [Documentation.heading(enumeration.title, nil, deprecated: enumeration.deprecated)],
            keyword: .enum, name: SwiftCode(type.type), inherited: [names[.IntentEnumeration]], members: members)
    }

    private func reader(_ cases: [(stored: String, name: SwiftIdentifier)]) -> SwiftDeclaration {
        let branches = cases.map { entry in
            SwiftStatement.Case(
                patterns: [SwiftLiteral.string(entry.stored)], body: [.code("self = .\(entry.name)")])
        }
        let rest = SwiftStatement.Case(patterns: nil, body: [.code("self = .unrecognized(caseName)")])
        return function(
            name: "init", arguments: [.init(name: "caseName", type: names[.String])],
            body: [.switch("caseName", branches + [rest])])
    }

    private func writer(_ cases: [(stored: String, name: SwiftIdentifier)]) -> SwiftDeclaration {
        let branches = cases.map { entry in
            SwiftStatement.Case(patterns: [".\(entry.name)"], body: [.code(SwiftLiteral.string(entry.stored))])
        }
        let rest = SwiftStatement.Case(patterns: [".unrecognized(let caseName)"], body: [.code("caseName")])
        return computed(
            name: SwiftIdentifier("caseName"), type: names[.String], body: [.switch("self", branches + [rest])])
    }
}
