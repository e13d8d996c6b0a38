extension IntentEngine {
    /// Performs an intent through the handler that performs it, in this process or in an extension.
    /// - Parameters:
    ///   - name: The declared or a former name of the intent.
    ///   - typeName: The name of the intent's type, whose own handler performs it; see ``IntentTypeNames``.
    ///   - values: The values by declared name. The handler gets defaults for the others.
    ///   - context: The instance, whose calls run one at a time, and the deadline.
    /// - Throws: ``OptionsFailure``, with `unavailable` if no handler performs the intent; `CancellationError`.
    package func perform(
        _ name: String, ofTypeNamed typeName: String? = nil, values: IntentValues, context: PerformContext
    ) async throws {
        let registry = try registry.performing(typeNamed: typeName)
        guard let intent = registry.schema.presentIntent(named: name) else {
            throw OptionsFailure.unavailable("no definition declares the intent '\(name)'")
        }
        try await providers.perform(intent, in: registry, values: values, context: context).get()
    }
}
