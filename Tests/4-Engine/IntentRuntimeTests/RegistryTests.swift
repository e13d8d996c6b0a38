import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// The handlers and definitions of an engine.
@Suite struct RegistryTests {
    @Test func `the schema is the union of all definitions`() throws {
        let engine = try IntentEngine(
            store: InMemoryStore(), handlers: [EmptyHandler<BoardIntent>()],
            definitions: [.clock, BoardIntent.definition])
        expectEqual(engine.schema.intents.map(\.name), ["Board"])
        expectEqual(engine.schema.widgets.map(\.kind), ["board", "clock"])
    }

    @Test func `two handlers of one intent are rejected`() {
        let error = #expect(throws: EngineError.self) {
            try IntentEngine(
                store: InMemoryStore(), handlers: [EmptyHandler<BoardIntent>(), EmptyHandler<BoardIntent>()])
        }
        expectEqual(error?.code, .conflictingDefinitions)
    }

    @Test func `conflicting declarations of one name are rejected`() {
        let error = #expect(throws: EngineError.self) {
            try IntentEngine(store: InMemoryStore(), definitions: [BoardIntent.definition, .otherBoard])
        }
        expectEqual(error?.code, .conflictingDefinitions)
        let message = error?.problems.first?.message ?? ""
        #expect(message.contains("one in the definition file of 'Board', one in the definition file of"), "\(message)")
        #expect(message.hasSuffix("or declare both alike"), "\(message)")
    }

    @Test func `a conflict names the type that declares an intent in code`() throws {
        var schema = try BoardIntent.definition.schema()
        schema.intents[0].parameters = []
        let definition = IntentDefinition(name: "Board", schema: schema, type: ScriptedHandler.self)
        let error = #expect(throws: EngineError.self) {
            try IntentEngine(store: InMemoryStore(), definitions: [BoardIntent.definition, definition])
        }
        #expect(error?.problems.first?.message.contains("the App Intent 'IntentRuntimeTests.ScriptedHandler'") == true)
    }

    @Test func `a type that code declares with less is that of the file`() throws {
        let file = try BoardIntent.definition.schema()
        var code = Schema(types: file.types, enums: file.enums)
        for index in code.types.indices {
            code.types[index].title = LocalizedText("Other", language: "en")
            code.types[index].properties = Array(code.types[index].properties.prefix(1))
        }
        let definition = IntentDefinition(name: nil, schema: code, type: ScriptedHandler.self)
        for definitions in [[BoardIntent.definition, definition], [definition, BoardIntent.definition]] {
            let schema = try IntentEngine(store: InMemoryStore(), definitions: definitions).schema
            expectEqual(schema.types, file.types)
        }
        code.types[0].properties.append(
            Property(
                name: "more", swiftName: "more", title: LocalizedText("More", language: "en"), type: ValueType(.string))
        )
        let more = IntentDefinition(name: nil, schema: code, type: ScriptedHandler.self)
        #expect(throws: EngineError.self) {
            try IntentEngine(store: InMemoryStore(), definitions: [BoardIntent.definition, more])
        }
    }

    @Test func `a handler of an undeclared intent is rejected`() {
        let error = #expect(throws: EngineError.self) {
            try IntentEngine(
                schema: Schema(), store: InMemoryStore(), handlers: [ScriptedHandler()])
        }
        expectEqual(error?.code, .conflictingDefinitions)
    }

    @Test func `an unreadable definition is rejected`() {
        let error = #expect(throws: EngineError.self) {
            try IntentEngine(store: InMemoryStore(), definitions: [IntentDefinition(json: "{")])
        }
        expectEqual(error?.code, .conflictingDefinitions)
    }

    @Test func `intents without a required handler are reported`() throws {
        func missing(_ handlers: [any IntentHandling], _ parameters: Parameter...) throws -> [MissingHandler] {
            var schema = makeSchema()
            schema.intents[0].parameters = parameters
            return try IntentEngine(schema: schema, store: InMemoryStore(), handlers: handlers).missingHandlers
        }
        let name = parameter("name", ValueType(.string)) { $0.defaultRule = .handler }
        let found = try missing([], thing("hero"), name, thing("color") { $0.options = listed("red") })
        expectEqual(found.map(\.description), ["the intent 'Config' has no handler, which provides 'hero' and 'name'"])
        expectEqual(found.map(\.parameters), [["hero", "name"]])
        #expect(try missing([ScriptedHandler()], thing("hero")).isEmpty)
        #expect(try missing([], parameter("name", ValueType(.string))).isEmpty)
    }

    @Test func `a program with generated code reads no option files`() async throws {
        let engine = try IntentEngine(
            store: InMemoryStore(), handlers: [EmptyHandler<BoardIntent>()], settings: .standing())
        let id = try await engine.place("board", family: .systemSmall)
        let answer = try await engine.options(for: "hero", of: id)
        guard case .failed(let failure) = answer.state, failure.code == .unavailable else {
            Issue.record("expected unavailable, not \(answer.state)")
            return
        }
    }
}

private struct BoardIntent: ConfigurableIntent {
    init(intentValues values: IntentValues) {}
    func write(to values: inout IntentValues) {}

    static var definition: IntentDefinition {
        IntentDefinition(
            name: "Board",
            json: """
                {"schema":1,"types":[{"name":"Hero"}],"intents":[{"name":"Board","parameters":[{"name":"hero",\
                "type":"object:Hero","options":{"file":"heroes.json"}}],"eligibleForWidgets":true}],\
                "widgets":[{"name":"Board","kind":"board","intent":"Board","families":["systemSmall"]}]}
                """)
    }
}

extension IntentDefinition {
    fileprivate static let clock = IntentDefinition(
        json: #"{"schema":1,"widgets":[{"name":"Clock","kind":"clock","families":["systemSmall"]}]}"#)
    fileprivate static let otherBoard = IntentDefinition(
        json: #"{"schema":1,"intents":[{"name":"Board"}]}"#)
}

private struct EmptyHandler<Intent: ConfigurableIntent>: IntentHandling {
    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> { OptionCollection(sections: []) }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue] { [] }

    func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue] { [] }
}
