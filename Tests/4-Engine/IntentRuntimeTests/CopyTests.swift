import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite(.overRequestedStores, .namingTheStore) struct CopyTests {
    @Test func `an option that has vanished is copied with its texts and a warning`() async throws {
        let test = try TestEngine(
            makeSchema(things("controls")), ScriptedHandler(lookup: { _, _, _ in [] }))
        try test.put(["controls": .things("old")])
        let id = try await test.engine.place("widget", family: .systemMedium, like: .one)
        let copied = try #require(try test.store.instance(id))
        expectEqual(copied.values["controls"]?.wire, StoredValue.things("old").wire)
        try test.put(id: .two)
        let outcome = try await test.engine.copy(.one, to: .two)
        expectEqual(outcome.changed, ["controls"])
        expectEqual(outcome.warnings.count, 1)
    }

    @Test func `a copy has the remembered default and requests none`() async throws {
        let asked = Recorder<Int>()
        let test = try TestEngine(
            makeSchema(things("controls") { $0.defaultRule = .handler }),
            ScriptedHandler(defaults: { _, _, context in
                asked.add(context.count)
                return (1...context.count).map { .thing("\(asked.all.count).\($0)") }
            }))
        let source = try await test.engine.place("widget", family: .systemSmall)
        let copy = try await test.engine.place("widget", family: .systemSmall, like: source)
        expectEqual(asked.all.count, 1)
        try expectEqual(test.parameter("controls", id: copy).effective.slotIdentifiers, ["1.1", "1.2"])
    }

    @Test func `values that the family hides are copied`() async throws {
        let test = try TestEngine(makeSchema(things("controls")))
        try test.put(["controls": .things("a", "b", "c", "d")], family: .systemSmall)
        let copy = try await test.engine.place("widget", family: .systemSmall, like: .one)
        try expectEqual(
            test.store.instance(copy)?.values["controls"]?.wire, StoredValue.things("a", "b", "c", "d").wire)
    }

    @Test func `a copy keeps the values of a newer program`() async throws {
        let test = try TestEngine(makeSchema(parameter("name", ValueType(.string))))
        try test.put(["name": .of("String", "x"), "older": .of("String", "y")])
        try test.put(["newer": .of("String", "z")], id: .two)
        try await test.engine.copy(.one, to: .two)
        try expectEqual(
            test.store.instance(.two)?.values, ["name": .of("String", "x"), "newer": .of("String", "z")])
    }

    @Test func `a removed instance is not copied`() async throws {
        let test = try TestEngine(makeSchema(parameter("name", ValueType(.string))))
        try test.put(["name": .of("String", "x")])
        try test.put(id: .two)
        try await test.engine.remove(.one)
        let error = await #expect(throws: EngineError.self) { try await test.engine.copy(.one, to: .two) }
        expectEqual(error?.code, .unknownInstance)
    }
}
