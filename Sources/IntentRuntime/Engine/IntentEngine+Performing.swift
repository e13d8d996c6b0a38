extension IntentEngine {
    /// Performs an intent through the handler that performs it, in this process or in an extension.
    /// - Parameters:
    ///   - name: The declared or a former name of the intent.
    ///   - values: The values by declared name. The handler gets defaults for the others.
    ///   - context: The instance, whose calls run one at a time, and the deadline.
    /// - Throws: ``OptionsFailure``, with `unavailable` if no handler performs the intent; `CancellationError`.
    package func perform(_ name: String, values: IntentValues, context: PerformContext) async throws {
        guard let intent = schema.presentIntent(named: name) else {
            throw OptionsFailure.unavailable("no definition declares the intent '\(name)'")
        }
        try await providers.perform(intent, values: values, context: context).get()
    }
}
