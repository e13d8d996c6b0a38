public import IntentRuntime

extension IntentEngine {
    /// An engine that asks extensions about the intents that no handler of its own answers for.
    ///
    /// The process of an extension is shared by all instances, and by all engines that are given the same host.
    /// - Parameters:
    ///   - extensions: In this order: of two that answer for one intent the first is asked.
    ///   - definitions: Those of all intents and widgets that no handler here brings along, also of those that
    ///     extensions answer for.
    /// - Throws: `EngineError` with code `conflictingDefinitions`.
    public convenience init(
        store: any InstanceStore, handlers: [any IntentHandling] = [], extensions: [ExtensionHost],
        definitions: [IntentDefinition] = [], settings: EngineSettings = EngineSettings()
    ) throws {
        try self.init(
            store: store, handlers: handlers, definitions: definitions, foreign: ExtensionHandlers(extensions),
            settings: settings)
    }
}
