package import IntentRuntime

/// One promise of ``InstanceStore``, checked on an empty store.
package struct StoreCheck: Sendable, CustomStringConvertible {
    /// A sentence about behaviour.
    package let name: String
    private let body: @Sendable (any InstanceStore) async throws -> Void

    init(_ name: String, _ body: @escaping @Sendable (any InstanceStore) async throws -> Void) {
        self.name = name
        self.body = body
    }

    /// - Throws: ``StoreCheckFailure`` where the promise is broken; what the store throws unasked.
    package func run(on store: any InstanceStore) async throws {
        try await body(store)
    }

    package var description: String { name }
}
