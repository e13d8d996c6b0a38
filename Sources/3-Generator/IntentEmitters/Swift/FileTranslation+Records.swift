import IntentModel

extension FileTranslation {
    /// ```swift
    /// public nonisolated struct Station: IntentRecord { … }
    /// ```
    func translateRecord(_ type: ObjectType) -> SwiftDeclaration {
        let shapes = type.recordFields.map { ParameterShape($0, names: names) }
        var members = constants(shapes, in: Self.properties(of: shapes))
        members.append(memberwiseInitializer(shapes))
        members.append(recordReader(shapes))
        members.append(recordWriter(shapes))
        return SwiftDeclaration(
            documentation: [Documentation.heading(type.title, type.description, deprecated: type.deprecated)],
            modifiers: visible("nonisolated"),
            kind: .type(
                keyword: .struct, name: SwiftCode(names.object(type.name)), inherited: [names[.IntentRecord]],
                members: members))
    }

    private func recordReader(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        let readings = shapes.map { SwiftStatement.code("self.\($0.property) = \($0.reading(from: "values"))") }
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .function(
                name: "init", arguments: [.init(name: "recordValue record", type: names[.RecordValue])],
                body: [.code("let values: \(names[.IntentValues]) = .init(record.values)")] + readings))
    }

    private func recordWriter(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        let lines = shapes.map { shape -> SwiftStatement in
            .code("values.set(\(literal: shape.parameter.name), to: self.\(shape.property))")
        }
        return SwiftDeclaration(
            modifiers: visible(),
            kind: .computed(
                name: SwiftIdentifier("recordValue"), type: names[.RecordValue],
                body: [.code("var values: \(names[.IntentValues]) = .init()")] + lines
                    + [.code("return .init(values.dictionary)")]))
    }
}
