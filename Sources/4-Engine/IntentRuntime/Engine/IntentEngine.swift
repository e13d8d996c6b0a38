// Programs that use generated code import only this module.
@_exported public import IntentModel

/// Places widget instances, reads and edits their configurations, and requests options from handlers.
///
/// Create one engine per process; it can be used from any task or thread. The engine caches no instances: every answer
/// reflects what the store contains at that moment, so several processes can share a store.
///
/// Asynchronous functions never block a thread of Swift's cooperative pool. Waiting for a handler, another process or the
/// disk happens on threads of the engine. Functions whose names end in `Synchronously` read the store on the calling
/// thread.
///
/// A handler that never returns is abandoned when its deadline passes. Its thread, and the memory it holds, remain in use
/// until the process exits. To reclaim them, run the handler in an extension process, which the host can end.
public final class IntentEngine: Sendable {
    package let registry: HandlerRegistry
    package let store: any InstanceStore
    package let settings: EngineSettings
    let providers: OptionProviders
    let declarations: DeclarationTable
    let searches: SearchIndexes
    let reading: StoreLane
    let writing: StoreLane
    let updates: UpdateLane

    /// Creates an engine from generated code.
    /// - Parameters:
    ///   - store: The store of the instances.
    ///   - handlers: The handlers, at most one for each intent.
    ///   - definitions: The definitions of intents and widgets without a handler. The definitions of the handlers' intents
    ///     may be omitted.
    ///   - settings: Timeouts and languages.
    /// - Throws: ``EngineError`` with code `conflictingDefinitions`.
    public convenience init(
        store: any InstanceStore, handlers: [any IntentHandling] = [], definitions: [IntentDefinition] = [],
        settings: EngineSettings = EngineSettings()
    ) throws {
        self.init(
            registry: try HandlerRegistry(handlers: handlers, definitions: definitions), store: store,
            documents: NoOptionDocuments(), settings: settings)
    }

    /// Creates an engine from a schema that was read from definition files.
    package convenience init(
        schema: Schema, store: any InstanceStore, handlers: [any IntentHandling] = [],
        remote: (any RemoteHandling)? = nil, documents: any OptionDocumentReading = NoOptionDocuments(),
        settings: EngineSettings = EngineSettings()
    ) throws {
        self.init(
            registry: try HandlerRegistry(handlers: handlers, schema: schema, remote: remote), store: store,
            documents: documents, settings: settings)
    }

    /// Creates an engine from generated code, with some intents handled by other processes.
    package convenience init(
        store: any InstanceStore, handlers: [any IntentHandling], definitions: [IntentDefinition],
        remote: any RemoteHandling, settings: EngineSettings
    ) throws {
        self.init(
            registry: try HandlerRegistry(handlers: handlers, definitions: definitions, remote: remote),
            store: store, documents: NoOptionDocuments(), settings: settings)
    }

    private init(
        registry: HandlerRegistry, store: any InstanceStore, documents: any OptionDocumentReading,
        settings: EngineSettings
    ) {
        self.registry = registry
        self.store = store
        (searches, reading, writing) = (SearchIndexes(), StoreLane(), StoreLane())
        updates = UpdateLane(store, on: writing)
        self.settings = settings
        declarations = DeclarationTable(
            registry.schema, policy: settings.policy, migrations: registry.migrations)
        let calls = HandlerCalls(deadlines: settings.deadlines)
        let answers = CachedAnswers(
            persistent: settings.answerCache, schema: registry.schema, calls: calls, time: settings.time)
        providers = OptionProviders(registry: registry, documents: documents, calls: calls, answers: answers)
    }

    private init(_ engine: IntentEngine, locale: String) {
        var settings = engine.settings
        settings.locale = locale
        self.settings = settings
        (registry, store, providers) = (engine.registry, engine.store, engine.providers)
        (declarations, searches) = (engine.declarations, engine.searches)
        (reading, writing, updates) = (engine.reading, engine.writing, engine.updates)
    }

    /// Returns this engine for another language: the same store, handlers and caches, but sources are asked for titles in the
    /// language, so that those are stored.
    package func speaking(_ locale: String) -> IntentEngine {
        locale == settings.locale ? self : IntentEngine(self, locale: locale)
    }

    package var schema: Schema { registry.schema }
    /// The BCP 47 tag of the language for requests that specify none.
    package var defaultLocale: String { settings.locale }
    /// What an administrator specifies for the rows of widgets; nil for nothing. Every answer after a change applies the new one.
    package var policy: Policy? {
        get { declarations.policy }
        set { declarations.policy = newValue }
    }
    /// Returns the user's day, for ranges such as `today...`.
    package func today() -> CalendarDate { settings.today() }
    /// The time by the clock of the log.
    package var time: StoreTime { settings.time() }
}
