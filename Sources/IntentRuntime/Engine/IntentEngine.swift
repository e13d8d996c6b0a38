/// Places widget instances, reads and edits their configurations, and asks handlers for options.
///
/// One engine serves a process; it is safe to use from any task or thread. It keeps nothing of an instance to itself:
/// what it says is what the store says now, so several processes can share a store.
///
/// Its asynchronous functions keep no thread of Swift's cooperative pool waiting: what has to wait, for a handler, for
/// other processes, for the disk to have written, does so on threads of the engine's own. The others call the store
/// where they are called.
///
/// A handler that never returns is given up at its deadline. Its thread, and what it holds, stay until the process
/// ends: only an extension process can be ended, and its memory had back.
public final class IntentEngine: Sendable {
    let registry: HandlerRegistry
    let store: any InstanceStore
    let settings: EngineSettings
    let providers: OptionProviders
    let declarations: DeclarationTable
    let searches = SearchIndexes()
    let reading = StoreLane()
    let writing = StoreLane()
    let updates: UpdateLane

    /// An engine over what generated code carries.
    /// - Parameters:
    ///   - handlers: At most one for an intent; their intents' definitions need not be among `definitions`.
    ///   - definitions: Those of intents and widgets without a handler.
    /// - Throws: ``EngineError`` with code `conflictingDefinitions`.
    public convenience init(
        store: any InstanceStore, handlers: [any IntentHandling] = [], definitions: [IntentDefinition] = [],
        settings: EngineSettings = EngineSettings()
    ) throws {
        self.init(
            registry: try HandlerRegistry(handlers: handlers, definitions: definitions), store: store,
            optionFiles: NoOptionSources(), settings: settings)
    }

    /// An engine over a schema that was read from definition files.
    package convenience init(
        schema: Schema, store: any InstanceStore, handlers: [any IntentHandling] = [],
        foreign: (any ForeignHandling)? = nil, optionFiles: any OptionSourceReading = NoOptionSources(),
        settings: EngineSettings = EngineSettings()
    ) throws {
        self.init(
            registry: try HandlerRegistry(handlers: handlers, schema: schema, foreign: foreign), store: store,
            optionFiles: optionFiles, settings: settings)
    }

    /// An engine over what generated code carries, some of whose intents are answered for in other processes.
    package convenience init(
        store: any InstanceStore, handlers: [any IntentHandling], definitions: [IntentDefinition],
        foreign: any ForeignHandling, settings: EngineSettings
    ) throws {
        self.init(
            registry: try HandlerRegistry(handlers: handlers, definitions: definitions, foreign: foreign),
            store: store, optionFiles: NoOptionSources(), settings: settings)
    }

    private init(
        registry: HandlerRegistry, store: any InstanceStore, optionFiles: any OptionSourceReading,
        settings: EngineSettings
    ) {
        self.registry = registry
        self.store = store
        updates = UpdateLane(store, on: writing)
        self.settings = settings
        declarations = DeclarationTable(registry.schema, migrations: registry.migrations)
        let calls = HandlerCalls(deadlines: settings.deadlines)
        let answers = LastAnswers(
            keeper: settings.answers, schema: registry.schema, calls: calls, time: settings.time)
        providers = OptionProviders(registry: registry, sources: optionFiles, calls: calls, answers: answers)
    }

    package var schema: Schema { registry.schema }
    /// The BCP 47 tag of titles where a request names none.
    package var standardLocale: String { settings.locale }
}
