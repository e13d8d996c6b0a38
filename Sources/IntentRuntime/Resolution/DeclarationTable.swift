import Synchronization

/// The declarations of an engine's instances by kind, each found once.
final class DeclarationTable: Sendable {
    private struct Key: Hashable, Sendable {
        let kind: WidgetKind
        let intent: String?
    }

    let schema: Schema
    private let migrations: [String: ValueMigration]
    private let found = Mutex<[Key: InstanceDeclarations]>([:])

    /// - Parameter migrations: By the names of their intents.
    init(_ schema: Schema, migrations: [String: ValueMigration] = [:]) {
        self.schema = schema
        self.migrations = migrations
    }

    /// Nil for an orphan.
    func scope(of instance: StoredInstance, family: SizeFamily? = nil) -> InstanceScope? {
        let key = Key(kind: instance.kind, intent: instance.intent)
        guard let declarations = found.withLock({ $0[key] }) ?? find(key) else { return nil }
        return InstanceScope(declarations, family: family ?? SizeFamily(rawValue: instance.family))
    }

    /// Two threads may both find it: what they find is equal.
    private func find(_ key: Key) -> InstanceDeclarations? {
        guard
            let declarations = InstanceDeclarations(
                of: key.kind, intent: key.intent, in: schema, migrations: migrations)
        else { return nil }
        found.withLock { $0[key] = declarations }
        return declarations
    }
}
