import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Presets of widgets, which an instance can be placed with and which can be applied to it.
@Suite(.overRequestedStores, .namingTheStore) struct PresetTests {
    private func schema(_ parameters: Parameter..., values: [String: IntentValue]) -> Schema {
        var schema = makeSchema()
        schema.intents[0].parameters = parameters
        var preset = WidgetPreset(name: "morning", title: text("Morning"), values: values)
        preset.description = text("For work.")
        schema.widgets[0].presets = [preset]
        return schema
    }

    @Test func `an option of a preset is stored with the texts of its lookup`() async throws {
        let test = try TestEngine(
            schema(things("controls"), values: ["controls": .list([.thing("a"), .thing("b")])]),
            ScriptedHandler(lookup: { _, identifiers, _ in identifiers.map { .thing($0, "Title \($0)") } }))
        let id = try await test.engine.place("widget", family: .systemMedium, preset: "morning")
        let wire = try #require(try test.store.instance(id)?.values["controls"]?.wire.rendered())
        #expect(wire.contains("Title a") && wire.contains("Title b"), "\(wire)")
    }

    @Test func `an option that does not exist refuses the preset`() async throws {
        let test = try TestEngine(
            schema(
                things("controls"), parameter("name", ValueType(.string)),
                values: ["controls": .list([.thing("a")]), "name": .string("x")]),
            ScriptedHandler(lookup: { _, _, _ in [] }))
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.engine.apply("morning", to: .one) }
        expectEqual(error?.problems.map(\.code), [.wrongValue])
        expectEqual(error?.problems.map(\.parameter), ["controls"])
        try expectEqual(test.store.instance(.one)?.revision, 1)
        await #expect(throws: EngineError.self) {
            try await test.engine.place("widget", family: .systemMedium, id: .two, preset: "morning")
        }
        try expectEqual(test.store.instance(.two), nil)
    }

    @Test func `a preset leaves other values as they are, and undo reverts it`() async throws {
        let test = try TestEngine(
            schema(
                parameter("name", ValueType(.string)), parameter("count", ValueType(.integer)),
                values: ["count": .integer(3)]))
        try test.put(["name": .of("String", "x")])
        let outcome = try await test.engine.apply("morning", to: .one)
        expectEqual(outcome.changed, ["count"])
        let change = try #require(try await test.engine.history(of: .one).changes.last)
        #expect(change.cause == .applied && change.preset == "morning")
        try expectEqual(test.parameter("name").effective, .string("x"))
        // A second time, nothing changes.
        try await expectEqual(test.engine.apply("morning", to: .one).revision, outcome.revision)
        try await test.engine.undo(.one)
        try expectEqual(test.parameter("count").effective, nil)
    }

    @Test func `the values of an edit replace those of the preset`() async throws {
        let test = try TestEngine(
            schema(
                parameter("name", ValueType(.string)), parameter("count", ValueType(.integer)),
                values: ["count": .integer(3), "name": .string("x")]))
        var edit = DynamicEdit()
        edit.append(.set(.integer(4)), to: "count")
        let (id, missing) = try await test.engine.place(
            "widget", family: .systemSmall, id: .two, from: .preset("morning"), setting: edit, unchecked: false)
        #expect(id == .two && missing.isEmpty)
        try expectEqual(test.parameter("count", id: .two).effective, .integer(4))
        try expectEqual(test.parameter("name", id: .two).effective, .string("x"))
        let log = try await test.engine.history(of: .two).changes
        expectEqual(log.map(\.cause), [.placed, .applied])
        expectEqual(log.map(\.preset), [nil, "morning"])
        try await test.engine.undo(.two)
        try expectEqual(test.parameter("name", id: .two).effective, nil)
    }

    @Test func `a preset that does not exist is suggested from those that do`() async throws {
        let test = try TestEngine(schema(parameter("count", ValueType(.integer)), values: ["count": .integer(3)]))
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.engine.apply("mornin", to: .one) }
        expectEqual(error?.code, .unknownPreset)
        expectEqual(error?.problems.first?.suggestion, "morning")
        expectEqual(error?.problems.first?.message, "unknown preset 'mornin' for 'Widget', which has morning")
    }
}
