import IntentModel

/// What the program has to say about values that were stored as other types.
extension FileTranslation {
    /// The protocol of the functions to write, and the conformance that does not compile without them; nothing for an
    /// intent whose stored values are all carried over.
    ///
    /// ```swift
    /// public nonisolated protocol WidgetConfigIntentMigrating: IntentMigrating { … }
    /// nonisolated extension WidgetConfigIntent: WidgetConfigIntentMigrating { … }
    /// ```
    func translateMigrations(of intent: Intent, _ shapes: [ParameterShape]) -> [SwiftDeclaration] {
        let needed = neededMigrations(of: intent, shapes)
        guard !needed.isEmpty else { return [] }
        let name = SwiftNames.migratingProtocol(of: intent)
        let role = SwiftDeclaration(
            documentation: [
                "What becomes of values of \(Documentation.title(intent.title)) that were stored as other types. "
                    + "Write its functions in a `nonisolated` extension of ``\(intent.swiftName)``."
            ],
            modifiers: visible("nonisolated"),
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .protocol, name: SwiftCode(name), inherited: [names[.IntentMigrating]],
                    members: requirements(needed))))
        let conformance = SwiftDeclaration(
            modifiers: ["nonisolated"],
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .extension, name: SwiftCode(SwiftIdentifier(intent.swiftName)),
                    inherited: [SwiftCode(name)], members: [dispatch(needed)])))
        return [role, conformance]
    }

    /// Nil where there is nothing to write.
    func migrationFunction(of intent: Intent) -> SwiftCode? {
        let names = Set(intent.parameters.filter { !$0.type.element.isSystem }.map(\.name))
        guard options.migrations[intent.name]?.contains(where: { names.contains($0.parameter) }) == true else {
            return nil
        }
        return "\(SwiftIdentifier(intent.swiftName)).migratedValue"
    }

    private func neededMigrations(
        of intent: Intent, _ shapes: [ParameterShape]
    ) -> [(shape: ParameterShape, stored: ValueType)] {
        (options.migrations[intent.name] ?? []).compactMap { migration in
            shapes.first { $0.parameter.name == migration.parameter }.map { ($0, migration.stored) }
        }
    }

    /// One for each Swift type of then: types that are gone are all the same one.
    private func requirements(_ needed: [(shape: ParameterShape, stored: ValueType)]) -> [SwiftDeclaration] {
        var seen: Set<SwiftCode> = []
        return needed.filter { seen.insert("\(functionName($0.shape)) \(storedType($0.stored))").inserted }
            .map { requirement($0.shape, $0.stored) }
    }

    private func requirement(_ shape: ParameterShape, _ stored: ValueType) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: [
                "\(Documentation.title(shape.parameter.title)), which was stored as `\(stored.tag)`; nil for no value to "
                    + "carry over, so that the default is in effect."
            ],
            modifiers: ["static"],
            kind: .function(
                SwiftFunction(
                    name: "func \(functionName(shape))",
                    arguments: [.init(name: "from stored", type: storedType(stored))],
                    result: "\(shape.valueType)?")))
    }

    private func dispatch(_ needed: [(shape: ParameterShape, stored: ValueType)]) -> SwiftDeclaration {
        let branches = needed.map { shape, stored in
            SwiftStatement.Case(
                patterns: ["(\(literal: shape.parameter.name), \(literal: stored.tag))"],
                body: [
                    .code(
                        """
                        stored.migrated(by: \(functionName(shape)) as (\(storedType(stored))) -> \(shape.valueType)?)
                        """)
                ])
        }
        return SwiftDeclaration(
            modifiers: visible("static"),
            kind: .function(
                SwiftFunction(
                    name: "func migratedValue",
                    arguments: [
                        .init(name: "of parameter", type: names[.String]),
                        .init(name: "from stored", type: names[.IntentValue]),
                        .init(name: "type", type: names[.String]),
                    ],
                    result: "\(names[.IntentValue])?",
                    body: [
                        .switch(
                            "(parameter, type)",
                            branches + [SwiftStatement.Case(patterns: nil, body: [.code("nil")])])
                    ])))
    }

    private func functionName(_ shape: ParameterShape) -> SwiftIdentifier {
        SwiftIdentifier("migrate\(SwiftName.upperCamel(shape.parameter.swiftName))")
    }

    /// The Swift type of then, where it is still declared; else any value.
    private func storedType(_ type: ValueType) -> SwiftCode {
        let element: SwiftCode
        switch type.element {
        case .enumeration(let name):
            let all = schema.schema.enums
            guard let present = all.first(where: { $0.name == name || $0.renamedFrom.contains(name) }) else {
                return names[.IntentValue]
            }
            element = SwiftCode(names.enumeration(present.name).type)
        case .object(let name):
            let all = schema.schema.types
            guard let present = all.first(where: { $0.name == name || $0.renamedFrom.contains(name) }) else {
                return names[.IntentValue]
            }
            element = SwiftCode(names.object(present.name))
        case .system: return names[.IntentValue]
        default: element = names.element(type.element)
        }
        return type.isList ? "[\(element)]" : element
    }
}
