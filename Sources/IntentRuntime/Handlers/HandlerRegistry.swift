/// The handlers of an engine by intent, and the schema that their definitions make.
package struct HandlerRegistry: Sendable {
    package let schema: Schema
    /// What programs make of values that do not fit, by the names of their intents.
    let migrations: [String: ValueMigration]
    private let handlers: [String: AnyHandler]
    /// Asked for the intents that no handler here answers for.
    private let foreign: (any ForeignHandling)?

    /// The schema comes from the handlers' and the other definitions.
    package init(
        handlers: [any IntentHandling], definitions: [IntentDefinition], foreign: (any ForeignHandling)? = nil
    ) throws {
        let all = handlers.map { $0.definition } + definitions
        try self.init(
            handlers: handlers, schema: try Schema(merging: all), definitions: definitions, foreign: foreign)
    }

    /// The schema was read from definition files.
    package init(
        handlers: [any IntentHandling], schema: Schema, definitions: [IntentDefinition] = [],
        foreign: (any ForeignHandling)? = nil
    ) throws {
        self.schema = schema
        self.foreign = foreign
        let all = handlers.map { $0.definition } + definitions
        migrations = Dictionary(all.flatMap(\.migrations)) { first, _ in first }
        self.handlers = try Self.byIntent(handlers)
        for name in self.handlers.keys.sorted() where schema.presentIntent(named: name) == nil {
            throw EngineError(conflict: "no definition declares the intent '\(name)'")
        }
    }

    /// The handler of an intent, also where it was generated under a former name.
    package func handler(of intent: Intent) -> AnyHandler? {
        ([intent.name] + intent.renamedFrom).lazy.compactMap { handlers[$0] }.first
            ?? foreign.map { AnyHandler($0, intent: intent, schema: schema) }
    }

    /// The intents that handlers in this process answer for, by name.
    package var intentNames: [String] { handlers.keys.sorted() }

    private static func byIntent(_ handlers: [any IntentHandling]) throws(EngineError) -> [String: AnyHandler] {
        var byIntent: [String: AnyHandler] = [:]
        for handler in handlers {
            guard let name = handler.definition.name else {
                throw EngineError(conflict: "the definition of \(type(of: handler))'s intent names no intent")
            }
            guard byIntent.updateValue(handler.erased, forKey: name) == nil else {
                throw EngineError(conflict: "two handlers answer for '\(name)'")
            }
        }
        return byIntent
    }
}

extension IntentHandling {
    fileprivate var definition: IntentDefinition { Intent.definition }
    fileprivate var erased: AnyHandler { AnyHandler(self) }
}

extension EngineError {
    init(conflict message: String) {
        self.init([Problem(.conflictingDefinitions, message)])
    }
}
