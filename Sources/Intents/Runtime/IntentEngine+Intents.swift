public import IntentRuntime

extension IntentEngine {
    /// What a widget reads, as the class that its timeline provider knows. It asks no handler.
    /// - Throws: ``EngineError`` with codes `unknownInstance`, `orphan`, and `wrongIntent` where the instance's intent is
    ///   not `type`'s; ``StoreError``.
    public nonisolated(nonsending) func intent<Class: INIntent>(
        _ type: Class.Type = Class.self, of id: InstanceID
    ) async throws -> sending Class {
        try await configuration(SiriKitConfiguration<Class>.self, of: id).makeIntent()
    }
}
