/// Places widget instances, reads and edits their configurations, and asks handlers for options.
///
/// One engine serves a process; it is safe to use from any task or thread. It keeps nothing of an instance to itself:
/// what it says is what the store says now, so several processes can share a store.
public final class IntentEngine: Sendable {
    package let schema: Schema
    let store: any InstanceStore
    let settings: EngineSettings

    /// An engine over what generated code carries.
    /// - Parameters:
    ///   - handlers: At most one for an intent; their intents' definitions need not be among `definitions`.
    ///   - definitions: Those of intents and widgets without a handler.
    /// - Throws: ``EngineError`` with code `conflictingDefinitions`.
    public init(
        store: any InstanceStore, handlers: [any IntentHandling] = [], definitions: [IntentDefinition] = [],
        settings: EngineSettings = EngineSettings()
    ) throws {
        schema = Schema()
        self.store = store
        self.settings = settings
    }

    /// An engine over a schema that was read from definition files.
    package init(
        schema: Schema, store: any InstanceStore, handlers: [any IntentHandling] = [],
        optionFiles: any OptionFileReading, settings: EngineSettings = EngineSettings()
    ) throws {
        self.schema = schema
        self.store = store
        self.settings = settings
    }
}
