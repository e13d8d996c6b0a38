import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Removed instances, orphans, history, and retention.
@Suite(.overRequestedStores, .namingTheStore) struct KeepingTests {
    private let schema = makeSchema(parameter("size", ValueType(.integer)), parameter("name", ValueType(.string)))

    @Test func `removed instances of a kind can be listed and restored`() async throws {
        var schema = schema
        schema.widgets[0].renamedFrom = ["gadget"]
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        try test.store.place(
            StoredInstance(id: .two, kind: "gadget", family: .systemSmall, intent: "Config"),
            at: StoreTime(milliseconds: 0))
        for id in [InstanceID.one, .two] { try await test.engine.remove(id) }
        try await expectEqual(test.engine.removedInstances(of: "widget").map(\.instance.id), [.one, .two])
        #expect(try await test.engine.removedInstances(of: "other").isEmpty)
        try test.store.place(
            StoredInstance(id: "orphan", kind: "other", family: .systemSmall, intent: "Config"),
            at: StoreTime(milliseconds: 0))
        try await test.engine.remove("orphan")
        try await expectEqual(test.engine.removedInstances(of: "widget").map(\.instance.id), [.one, .two])
        try await test.engine.restore(.one)
        try await expectEqual(test.engine.removedInstances().map(\.instance.id), [.two, "orphan"])
        try expectEqual(test.parameter("size").effective, .integer(1))
    }

    @Test func `a forgotten instance cannot be used`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        try await test.engine.remove(.one)
        try await test.engine.forget(.one)
        for action in [test.engine.forget, test.engine.restore, { try await test.engine.remove($0) }] {
            let error = await #expect(throws: EngineError.self) { try await action(.one) }
            expectEqual(error?.code, .unknownInstance)
        }
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.place("widget", family: .systemSmall, id: .one)
        }
        expectEqual(error?.code, .instanceExists)
        try await expectEqual(test.engine.history(of: .one).changes.map(\.cause), [.forgotten])
    }

    @Test func `orphans are listed`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        try test.store.place(
            StoredInstance(id: .two, kind: "nothing", family: .systemSmall, intent: nil),
            at: StoreTime(milliseconds: 0))
        try await expectEqual(test.engine.orphans().map(\.id), [.two])
    }

    @Test func `the history returns the newest changes and reports pruning`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        for number in 2...300 { try await test.edit("size", .set(.integer(number))) }
        let history = try await test.engine.history(of: .one, limit: 3)
        expectEqual(history.changes.map(\.revision), [298, 299, 300])
        let whole = try await test.engine.history(of: .one)
        #expect((200...232).contains(whole.changes.count))
        expectEqual(whole.prunedSequence, (whole.changes.first?.sequence ?? 0) - 1)
        await #expect(throws: EngineError.self) { try await test.engine.history(of: .two) }
    }

    @Test func `a draft older than the log compares values`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        var ofSize = try await test.engine.dynamicDraft(of: .one)
        ofSize.edit.append(.set(.integer(9)), to: "size")
        var ofName = try await test.engine.dynamicDraft(of: .one)
        ofName.edit.append(.set(.string("x")), to: "name")
        for number in 2...20 { try await test.edit("size", .set(.integer(number))) }
        try await test.engine.setRetention(StoreRetention(edits: 1, removedDays: nil))
        try expectEqual(test.store.changes(of: .one, after: 0, limit: 99).count, 1)
        let error = await #expect(throws: EngineError.self) { try await test.engine.apply(ofSize) }
        expectEqual(
            error?.problems.first?.conflict,
            EngineError.Conflict(before: .integer(1), stored: .integer(20), drafted: .integer(9)))
        try await test.engine.apply(ofName)
        try expectEqual(test.parameter("name").effective, .string("x"))
    }

    @Test func `a draft conflicts with another engine's edit of the store`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        let other = try TestEngine(schema, store: test.store.another())
        var draft = try await test.engine.dynamicDraft(of: .one)
        draft.edit.append(.set(.integer(9)), to: "size")
        try await other.edit("name", .set(.string("x")))
        try await test.engine.apply(draft)
        var second = try await test.engine.dynamicDraft(of: .one)
        second.edit.append(.set(.integer(10)), to: "size")
        try await other.edit("size", .set(.integer(2)))
        let error = await #expect(throws: EngineError.self) { try await test.engine.apply(second) }
        expectEqual(error?.summary, ["editConflict size"])
    }
}
