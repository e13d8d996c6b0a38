import IntentModel

/// Migrations of values that were stored with earlier types.
extension FileTranslation {
    /// Returns a protocol of the functions to implement, and a conformance that does not compile without them. Empty
    /// for an intent whose stored values all convert automatically.
    ///
    /// ```swift
    /// public nonisolated protocol WidgetConfigIntentMigrating: IntentMigrating { … }
    /// nonisolated extension WidgetConfigIntent: WidgetConfigIntentMigrating { … }
    /// ```
    func translateMigrations(of intent: Intent, _ shapes: [ParameterShape]) -> [SwiftDeclaration] {
        let needed = neededMigrations(of: intent, shapes)
        guard !needed.isEmpty else { return [] }
        let name = SwiftNames.migratingProtocol(of: intent)
        let role = typeDeclaration(
            "nonisolated",
            documentation: [
                "Converts values of \(Documentation.title(intent.title)) that were stored with earlier types. "
                    + "Implement the functions\(access == .public ? ", as `public`," : "") in a `nonisolated` extension "
                    + "of ``\(intent.swiftName)``."
            ], keyword: .protocol, name: SwiftCode(name), inherited: [names[.IntentMigrating]],
            members: requirements(needed))
        let conformance = extending(
            SwiftCode(SwiftIdentifier(intent.swiftName)), inherited: [SwiftCode(name)], members: [dispatch(needed)])
        return [role, conformance]
    }

    /// Whether an intent has a function that converts stored values, `migratedValue`.
    func hasMigrations(_ intent: Intent) -> Bool {
        guard let migrations = options.migrations[intent.name] else { return false }
        let names = Set(intent.parameters.filter { !$0.type.element.isSystem }.map(\.name))
        return migrations.contains { names.contains($0.parameter) }
    }

    private func neededMigrations(
        of intent: Intent, _ shapes: [ParameterShape]
    ) -> [(shape: ParameterShape, stored: ValueType)] {
        guard let migrations = options.migrations[intent.name] else { return [] }
        let byName = Dictionary(shapes.map { ($0.parameter.name, $0) }) { first, _ in first }
        return migrations.compactMap { migration in byName[migration.parameter].map { ($0, migration.stored) } }
    }

    /// Returns a requirement for each earlier Swift type. Types that no longer exist are all `IntentValue`.
    private func requirements(_ needed: [(shape: ParameterShape, stored: ValueType)]) -> [SwiftDeclaration] {
        var seen: Set<SwiftCode> = []
        return needed.filter { seen.insert("\(functionName($0.shape)) \(storedType($0.stored))").inserted }
            .map { requirement($0.shape, $0.stored) }
    }

    private func requirement(_ shape: ParameterShape, _ stored: ValueType) -> SwiftDeclaration {
        function(
            "static",
            documentation: [
                "Converts \(Documentation.title(shape.parameter.title)) from `\(stored.tag)`, the type it was stored with. "
                    + "Return nil to use the default; the stored value is kept."
            ],
            name: "func \(functionName(shape))", arguments: [.init(name: "from stored", type: storedType(stored))],
            result: "\(shape.valueType)?")
    }

    private func dispatch(_ needed: [(shape: ParameterShape, stored: ValueType)]) -> SwiftDeclaration {
        let branches = needed.map { shape, stored in
            SwiftStatement.Case(
                patterns: ["(\(literal: shape.parameter.name), \(literal: stored.tag))"],
                body: [
                    .code(
                        """
                        stored.migrated(by: self.\(functionName(shape)) as (\(storedType(stored))) -> \(shape.valueType)?)
                        """)
                ])
        }
        return function(
            "static", name: "func migratedValue",
            arguments: [
                .init(name: "of parameter", type: names[.String]),
                .init(name: "from stored", type: names[.IntentValue]), .init(name: "type", type: names[.String]),
            ], result: "\(names[.IntentValue])?",
            body: [.switch("(parameter, type)", branches + [SwiftStatement.Case(patterns: nil, body: [.code("nil")])])])
    }

    private func functionName(_ shape: ParameterShape) -> SwiftIdentifier {
        SwiftIdentifier("migrate\(SwiftName.upperCamel(shape.parameter.swiftName))")
    }

    /// Returns the earlier Swift type if it is still declared, and otherwise `IntentValue`.
    private func storedType(_ type: ValueType) -> SwiftCode {
        let element: SwiftCode
        switch type.element {
        case .enumeration(let name):
            guard let current = schema.presentEnumeration(named: name) else { return names[.IntentValue] }
            element = SwiftCode(names.enumeration(current.name).type)
        case .object(let name), .record(let name), .union(let name):
            guard let current = schema.presentType(named: name) else { return names[.IntentValue] }
            element = SwiftCode(names.object(current.name))
        case .system: return names[.IntentValue]
        default: element = names.element(type.element)
        }
        return type.isList ? "[\(element)]" : element
    }
}
