import IntentModel

extension FileTranslation {
    /// ```swift
    /// public nonisolated struct Station: IntentRecord { … }
    /// ```
    func translateRecord(_ type: ObjectType) -> SwiftDeclaration {
        if type.isUnion { return translateUnion(type) }
        let shapes = type.recordFields.map { ParameterShape($0, names: names) }
        var members = constants(shapes, in: Self.properties(of: shapes))
        members.append(memberwiseInitializer(shapes))
        members.append(recordReader(shapes))
        members.append(recordWriter(shapes))
        let hasSecrets = shapes.contains { $0.parameter.isSecret }
        if hasSecrets { members.append(mirror(shapes)) }
        return typeDeclaration(
            "nonisolated",
            documentation: [Documentation.heading(type.title, type.description, deprecated: type.deprecated)],
            keyword: .struct, name: SwiftCode(names.object(type.name)),
            inherited: [names[.IntentRecord]] + (hasSecrets ? [names[.CustomReflectable]] : []), members: members)
    }

    private func recordReader(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        let readings = shapes.map { SwiftStatement.code("self.\($0.property) = \($0.reading(from: "values"))") }
        return function(
            name: "init", arguments: [.init(name: "recordValue record", type: names[.RecordValue])],
            body: [.code("let values: \(names[.IntentValues]) = .init(record.values)")] + readings)
    }

    private func recordWriter(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        let lines = shapes.map { shape -> SwiftStatement in
            let line = SwiftStatement.code("values.set(\(literal: shape.parameter.name), to: self.\(shape.property))")
            // A list that follows another field has no other form for no value of its own.
            guard shape.isList, case .row? = shape.parameter.defaultRule else { return line }
            return .compactClosure("if !self.\(shape.property).isEmpty", [line])
        }
        return computed(
            name: SwiftIdentifier("recordValue"), type: names[.RecordValue],
            body: [.code("var values: \(names[.IntentValues]) = .init()")] + lines + [
                .code("return .init(values.dictionary)")
            ])
    }
}

// MARK: - Unions

extension FileTranslation {
    /// ```swift
    /// public nonisolated enum Source: IntentUnion { case album(Album) … }
    /// ```
    private func translateUnion(_ type: ObjectType) -> SwiftDeclaration {
        let shapes = unionShapes(type)
        let cases = shapes.map { shape in
            SwiftDeclaration(
                documentation: [
                    Documentation.heading(
                        shape.parameter.title, shape.parameter.description, deprecated: shape.parameter.deprecated)
                ],
                kind: .enumCase(name: shape.property, payload: shape.element))
        }
        return typeDeclaration(
            "nonisolated",
            documentation: [Documentation.heading(type.title, type.description, deprecated: type.deprecated)],
            keyword: .enum, name: SwiftCode(names.object(type.name)), inherited: [names[.IntentUnion]],
            members: cases + [unionReader(shapes), unionWriter(shapes)])
    }

    /// Returns the members of a union without their defaults, which only editors use.
    func unionShapes(_ type: ObjectType) -> [ParameterShape] {
        type.recordFields.map { member in
            var member = member
            member.defaultRule = nil
            return ParameterShape(member, names: names)
        }
    }

    private func unionReader(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        let readings = shapes.map { shape in
            SwiftStatement.compactClosure(
                "if let value: \(shape.element) = \(shape.reading(from: "values"))",
                [.code("self = .\(shape.property)(value)"), .code("return")])
        }
        return function(
            name: "init?", arguments: [.init(name: "recordValue record", type: names[.RecordValue])],
            body: [.code("let values: \(names[.IntentValues]) = .init(record.values)")] + readings + [
                .code("return nil")
            ])
    }

    private func unionWriter(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        let branches = shapes.map { shape in
            SwiftStatement.Case(
                patterns: [".\(shape.property)(let value)"],
                body: [.code("values.set(\(literal: shape.parameter.name), to: value)")])
        }
        return computed(
            name: SwiftIdentifier("recordValue"), type: names[.RecordValue],
            body: [
                .code("var values: \(names[.IntentValues]) = .init()"), .switch("self", branches),
                .code("return .init(values.dictionary)"),
            ])
    }
}
