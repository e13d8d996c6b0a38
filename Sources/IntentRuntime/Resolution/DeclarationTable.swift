import Synchronization

/// The declarations of an engine's instances by kind, each found once.
final class DeclarationTable: Sendable {
    private struct Key: Hashable, Sendable {
        let kind: WidgetKind
        let intent: String?
    }

    private let schema: Schema
    private let found = Mutex<[Key: InstanceDeclarations]>([:])

    init(_ schema: Schema) {
        self.schema = schema
    }

    /// Nil for an orphan.
    func scope(of instance: StoredInstance, family: WidgetFamily? = nil) -> InstanceScope? {
        let key = Key(kind: instance.kind, intent: instance.intent)
        guard let declarations = found.withLock({ $0[key] }) ?? find(key) else { return nil }
        return InstanceScope(declarations, family: family ?? WidgetFamily(rawValue: instance.family))
    }

    /// Two threads may both find it: what they find is equal.
    private func find(_ key: Key) -> InstanceDeclarations? {
        guard let declarations = InstanceDeclarations(of: key.kind, intent: key.intent, in: schema) else { return nil }
        found.withLock { $0[key] = declarations }
        return declarations
    }
}
