import IntentModel

extension FileTranslation {
    /// ```swift
    /// public nonisolated struct CarControl: IntentObject { … }
    /// ```
    func translateObjectType(_ type: ObjectType) -> SwiftDeclaration {
        let properties = type.properties.filter { !$0.type.element.isSystem }
        let siblings = Set(properties.map(\.swiftName))
        let shapes = properties.map { property in
            PropertyShape(property, isBoxed: isRecursive(property, in: type), siblings: siblings, names: names)
        }
        let all = builtInProperties + shapes
        var members = all.flatMap(storage)
        members.append(memberwiseInitialiser(all))
        members.append(reader(shapes))
        members.append(writer(shapes))
        members.append(definition(of: type.name))
        return SwiftDeclaration(
            documentation: [
                Documentation.heading(
                    type.title, type.description, deprecated: type.deprecated,
                    withoutSwift: type.properties.filter(\.type.element.isSystem).map(\.name))
            ],
            modifiers: visible("nonisolated"),
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .struct, name: SwiftCode(names.object(type.name)), inherited: [names[.IntentObject]],
                    members: members)))
    }

    private var builtInProperties: [PropertyShape] {
        let text = names[.String]
        return [
            PropertyShape("identifier", text, initialValue: nil, "What is stored, and what lookup is asked for."),
            PropertyShape("displayString", text, initialValue: nil, "What a list shows."),
            PropertyShape("subtitleString", "\(text)?", initialValue: "nil", "What a list shows below it."),
            PropertyShape(
                "displayImage", "\(names[.ImageValue])?", initialValue: "nil", "What a list shows beside it."),
            PropertyShape("pronunciationHint", "\(text)?", initialValue: "nil", "How the display string is said."),
            PropertyShape(
                "alternativeSpeakableMatches", "[\(text)]", initialValue: "[]",
                "Other words for it, as people say them."),
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
                notes: ["A struct cannot hold its own type; a list of one can."],
                modifiers: ["private"],
                kind: .constant(name: box, type: "[\(shape.valueType)]", value: nil)),
            SwiftDeclaration(
                documentation: [shape.documentation], modifiers: visible(),
                kind: .computed(name: shape.name, type: shape.type, body: [.code("\(box).first")])),
        ]
    }

    private func memberwiseInitialiser(_ shapes: [PropertyShape]) -> SwiftDeclaration {
        let arguments = shapes.map { shape in
            SwiftFunction.Argument(name: SwiftCode(shape.name), type: shape.type, value: shape.initialValue)
        }
        let body = shapes.map { shape -> SwiftStatement in
            guard let box = shape.box else { return .code("self.\(shape.name) = \(shape.name)") }
            return .code("self.\(box) = \(shape.name).map { [$0] } ?? []")
        }
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .function(SwiftFunction(name: "init", arguments: arguments, body: body)))
    }

    private func reader(_ shapes: [PropertyShape]) -> SwiftDeclaration {
        var body = builtInProperties.map { shape -> SwiftStatement in
            .code("\(shape.name) = object.\(shape.name)")
        }
        if !shapes.isEmpty { body.append(.code("let values = \(names[.IntentValues])(object.properties)")) }
        body += shapes.map { shape in
            // A box is read as a list: a single value is a list of itself.
            let type = ValueType(shape.property.type.element, isList: shape.property.type.isList || shape.box != nil)
            let reading = type.reading(shape.property.name, from: "values", default: nil)
            let name = shape.box ?? shape.name
            return .code("\(reference(to: name)) = \(reading)")
        }
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .function(
                SwiftFunction(
                    name: "init", arguments: [.init(name: "objectValue object", type: names[.ObjectValue])],
                    body: body)))
    }

    private func writer(_ shapes: [PropertyShape]) -> SwiftDeclaration {
        var body: [SwiftStatement] = []
        if !shapes.isEmpty { body.append(.code("var values = \(names[.IntentValues])()")) }
        body += shapes.map { shape in
            .code("values.set(\(literal: shape.property.name), to: \(reference(to: shape.name)))")
        }
        let arguments = builtInProperties.map { shape -> SwiftCode in "\(shape.name): \(shape.name)" }
        body.append(
            .call(
                shapes.isEmpty ? "\(names[.ObjectValue])" : "return \(names[.ObjectValue])",
                arguments: arguments + (shapes.isEmpty ? [] : ["properties: values.dictionary"])))
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .computed(name: SwiftIdentifier("objectValue"), type: names[.ObjectValue], body: body))
    }

    /// The property, where `values` and `object` are local names.
    private func reference(to name: SwiftIdentifier) -> SwiftCode {
        ["values", "object"].contains(name.name) ? "self.\(name)" : SwiftCode(name)
    }

    // MARK: Recursion

    /// Whether a value of the property's type could hold one of the owner's, lists apart.
    private func isRecursive(_ property: Property, in owner: ObjectType) -> Bool {
        guard case .object(let first) = property.type.element, !property.type.isList else { return false }
        var pending = [first]
        var seen: Set<String> = []
        while let name = pending.popLast() {
            if name == owner.name { return true }
            guard seen.insert(name).inserted, let type = schema.type(named: name) else { continue }
            for property in type.properties where !property.type.isList {
                if case .object(let next) = property.type.element { pending.append(next) }
            }
        }
        return false
    }
}
