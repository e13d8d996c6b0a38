package import IntentRuntime

/// One promise of ``InstanceStore``, checked on an empty store.
package struct StoreCheck: Sendable, CustomStringConvertible {
    /// A sentence about behaviour.
    package let name: String
    private let body: @Sendable (any InstanceStore) throws -> Void

    init(_ name: String, _ body: @escaping @Sendable (any InstanceStore) throws -> Void) {
        self.name = name
        self.body = body
    }

    /// - Throws: ``StoreCheckFailure`` where the promise is broken; what the store throws unasked.
    package func run(on store: any InstanceStore) throws {
        try body(store)
    }

    package var description: String { name }
}
