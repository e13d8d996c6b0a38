import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite(.overRequestedStores, .namingTheStore) struct UndoTests {
    private let schema = makeSchema(
        parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) },
        parameter("name", ValueType(.string)))

    private func values(_ test: TestEngine) throws -> [String: StoredValue]? {
        try test.store.instance(.one)?.values
    }

    @Test func `undo reverts the newest edit and is an edit`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        try await test.engine.edit(.one) {
            $0.append(.set(.integer(2)), to: "size")
            $0.append(.set(.string("x")), to: "name")
        }
        let outcome = try await test.engine.undo(.one)
        expectEqual(outcome, EditOutcome(revision: 3, changed: ["size", "name"], reset: [], warnings: []))
        try expectEqual(values(test), ["size": .of("Integer", 1)])
        let change = try test.store.changes(of: .one, after: 0, limit: 9).last
        expectEqual(change?.cause, .undone)
        expectEqual(change?.revision, 3)
        expectEqual(change?.restoredRevision, 1)
    }

    @Test func `each undo goes one edit further back`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        for number in 2...4 { try await test.edit("size", .set(.integer(number))) }
        for expected in [3, 2] {
            try await test.engine.undo(.one)
            try expectEqual(values(test), ["size": .of("Integer", .integer(expected))])
        }
        try await test.engine.undo(.one)
        try expectEqual(values(test), [:])
        let error = await #expect(throws: EngineError.self) { try await test.engine.undo(.one) }
        expectEqual(error?.problems.first?.message, "nothing to undo: 'one' has the values with which it was placed")
        try expectEqual(test.store.instance(.one)?.revision, 7)
    }

    @Test func `redo goes forward to the last edit`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        for number in 2...4 { try await test.edit("size", .set(.integer(number))) }
        try await test.engine.undo(.one)
        try await test.engine.undo(.one)
        for expected in [3, 4] {
            try await expectEqual(test.engine.redo(.one).changed, ["size"])
            try expectEqual(values(test), ["size": .of("Integer", .integer(expected))])
        }
        let error = await #expect(throws: EngineError.self) { try await test.engine.redo(.one) }
        expectEqual(error?.code, .nothingToRedo)
        try await test.engine.undo(.one)
        try expectEqual(values(test), ["size": .of("Integer", 3)])
        let changes = try test.store.changes(of: .one, after: 0, limit: 99).suffix(5)
        expectEqual(changes.map(\.cause), [.undone, .undone, .redone, .redone, .undone])
        expectEqual(changes.map(\.restoredRevision), [3, 2, 5, 4, 7])
    }

    @Test func `an edit after an undo clears what can be redone`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        try await test.edit("size", .set(.integer(2)))
        try await test.edit("size", .set(.integer(3)))
        try await test.engine.undo(.one)
        try await test.edit("name", .set(.string("x")))
        let error = await #expect(throws: EngineError.self) { try await test.engine.redo(.one) }
        expectEqual(error?.code, .nothingToRedo)
        try await test.engine.undo(.one)
        try expectEqual(values(test), ["size": .of("Integer", 2)])
        try await test.engine.redo(.one)
        try expectEqual(values(test), ["size": .of("Integer", 2), "name": .of("String", "x")])
    }

    @Test func `undo continues across removals, refreshes and pruning`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        for number in 2...4 { try await test.edit("size", .set(.integer(number))) }
        try await test.engine.undo(.one)
        try await test.engine.remove(.one)
        try await test.engine.restore(.one)
        try test.store.update(.one, at: StoreTime(milliseconds: 9)) { _ in
            InstanceUpdate(cause: .remembered, isEdit: false, defaults: ["name": .of("String", "d")])
        }
        try await test.engine.setRetention(StoreRetention(edits: 5, removedDays: nil))
        try await test.engine.undo(.one)
        try expectEqual(values(test), ["size": .of("Integer", 2)])
        let error = await #expect(throws: EngineError.self) { try await test.engine.undo(.one) }
        expectEqual(error?.code, .logShortened)
        try await test.engine.redo(.one)
        try await test.engine.redo(.one)
        try expectEqual(values(test), ["size": .of("Integer", 4)])
    }

    @Test func `undo and redo of another revision are rejected`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        try await test.edit("size", .set(.integer(2)))
        let undo = await #expect(throws: EngineError.self) { try await test.engine.undo(.one, ifRevision: 1) }
        expectEqual(undo?.code, .editConflict)
        try await test.engine.undo(.one, ifRevision: 2)
        let redo = await #expect(throws: EngineError.self) { try await test.engine.redo(.one, ifRevision: 2) }
        expectEqual(redo?.code, .editConflict)
        try await test.engine.redo(.one, ifRevision: 3)
        try expectEqual(values(test), ["size": .of("Integer", 2)])
    }

    @Test func `undo reverts a resize and a reset`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)], defaults: ["name": .of("String", "d")])
        try await test.engine.resize(.one, to: .systemSmall)
        try await test.engine.undo(.one)
        try expectEqual(test.store.instance(.one)?.family, .systemMedium)
        try await test.edit("size", .reset)
        try await test.engine.undo(.one)
        try expectEqual(values(test), ["size": .of("Integer", 1)])
    }

    /// The definitions change after the resize, so that the former size cannot be restored.
    @Test func `undo warns about a size that is no longer supported`() async throws {
        let store = try TestStore()
        let former = try TestEngine(schema, store: store)
        try former.put()
        try await former.edit("size", .set(.integer(2)))
        try await former.engine.resize(.one, to: .systemSmall)
        let changed = makeSchema(
            families: [.systemSmall, .systemLarge],
            parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) })
        let test = try TestEngine(changed, store: store)
        let outcome = try await test.engine.undo(.one)
        let warning = "the size 'systemMedium' was not restored; 'widget' no longer supports it"
        expectEqual(outcome, EditOutcome(revision: 4, changed: ["size"], reset: [], warnings: [warning]))
        try expectEqual(store.instance(.one)?.family, .systemSmall)
        let error = await #expect(throws: EngineError.self) { try await test.engine.undo(.one, to: 1) }
        expectEqual(
            error?.problems.map(\.message),
            [
                "nothing to undo: 'widget' no longer supports the size 'systemMedium' of 'one'"
            ])
        try await expectEqual(test.engine.redo(.one).warnings, [warning])
    }

    @Test func `undo keeps a default that is older than the edit`() async throws {
        let schema = makeSchema(
            thing("operator"),
            thing("line") {
                $0.dependsOn = ["operator"]
                $0.parentPolicy = .keep
                $0.defaultRule = .handler
            })
        let test = try TestEngine(schema, .offering(["U", "S", "U1"]))
        try test.put(["operator": .thing("U")], defaults: ["line": .thing("U1")])
        try await test.edit("operator", .set(.thing("S")))
        try await test.engine.undo(.one)
        try expectEqual(test.store.instance(.one)?.defaults, ["line": .thing("U1")])
    }

    @Test func `undo to a revision reverts everything after it`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        for number in 2...5 { try await test.edit("size", .set(.integer(number))) }
        try await test.edit("name", .set(.string("x")))
        try await test.engine.resize(.one, to: .systemSmall)
        try await expectEqual(test.engine.undo(.one, to: 3).changed, ["size", "name"])
        try expectEqual(values(test), ["size": .of("Integer", 3)])
        try expectEqual(test.store.instance(.one)?.family, .systemMedium)
        try await test.engine.undo(.one)
        try expectEqual(values(test), ["size": .of("Integer", 2)])
        try await test.engine.redo(.one)
        try await test.engine.redo(.one)
        try expectEqual(values(test), ["size": .of("Integer", 4)])
        // A later revision is reached the same way, even one that was undone.
        try await test.engine.undo(.one, to: 6)
        try expectEqual(values(test), ["size": .of("Integer", 5), "name": .of("String", "x")])
        for revision in [0, -1, 12, 13] {
            let error = await #expect(throws: EngineError.self) { try await test.engine.undo(.one, to: revision) }
            expectEqual(error?.code, .wrongRequest)
        }
    }

    @Test func `removals are restored, not undone`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        try await test.edit("size", .set(.integer(2)))
        try await test.engine.remove(.one)
        await #expect(throws: EngineError.self) { try await test.engine.undo(.one) }
        try await test.engine.restore(.one)
        try await test.engine.undo(.one)
        try expectEqual(values(test), ["size": .of("Integer", 1)])
    }

    @Test func `undo without an edit is rejected`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        let error = await #expect(throws: EngineError.self) { try await test.engine.undo(.one) }
        expectEqual(error?.code, .nothingToUndo)
        try expectEqual(test.store.newestSequence(), 1)
    }

    @Test func `undo beyond the pruned log is rejected`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        for number in 2...9 { try await test.edit("size", .set(.integer(number))) }
        try await test.engine.setRetention(StoreRetention(edits: 3, removedDays: nil))
        let error = await #expect(throws: EngineError.self) { try await test.engine.undo(.one, to: 5) }
        expectEqual(error?.code, .logShortened)
        expectEqual(error?.problems.first?.message, "the history of 'one' reaches back to revision 6, not to 5")
        try await test.engine.undo(.one, to: 6)
        try expectEqual(values(test), ["size": .of("Integer", 6)])
        // Only a removal and a restoration remain in the history.
        try await test.engine.remove(.one)
        try await test.engine.restore(.one)
        try await test.engine.setRetention(StoreRetention(edits: 2, removedDays: nil))
        let second = await #expect(throws: EngineError.self) { try await test.engine.undo(.one) }
        expectEqual(second?.code, .logShortened)
    }

    @Test func `a restored value that no longer fits is reported`() async throws {
        let test = try TestEngine(schema)
        let odd = StoredValue(
            type: "Hologram", wire: ["a": [1, .null]], marks: [StoredMark(.unchecked, identifier: "x")])
        try test.put(["size": odd])
        try await test.edit("size", .set(.integer(2)))
        let outcome = try await test.engine.undo(.one)
        expectEqual(outcome.warnings, ["the restored value of 'size' no longer fits; the default is in effect"])
        try expectEqual(values(test), ["size": odd])
        try expectEqual(test.parameter("size").effective, .integer(12))
    }

    @Test func `an orphan's edits are undone from the log alone`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        try await test.edit("size", .set(.integer(2)))
        let later = try TestEngine(Schema(), nil, store: test.store)
        try await expectEqual(later.engine.undo(.one).changed, ["size"])
        try expectEqual(values(test), ["size": .of("Integer", 1)])
    }

    @Test func `an edit before a migration can be undone after it`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        try await test.edit("size", .set(.integer(2)))
        let renamed = makeSchema(parameter("width", ValueType(.decimal)) { $0.renamedFrom = ["size"] })
        let later = try TestEngine(renamed, store: test.store)
        _ = try await later.engine.migrate()
        try expectEqual(values(test), ["width": .of("Decimal", 2)])
        try await later.engine.undo(.one)
        try expectEqual(later.parameter("width").effective, .decimal(1))
    }

    /// A child whose default is the value of its parent.
    private func parentAndChild() throws -> TestEngine {
        let schema = makeSchema(
            parameter("parent", ValueType(.string)),
            thing("child") {
                $0.dependsOn = ["parent"]
                $0.defaultRule = .handler
            })
        let handler = ScriptedHandler(defaults: { _, values, _ in [.thing(values.string("parent") ?? "none")] })
        return try TestEngine(schema, handler)
    }

    @Test(arguments: [["child": StoredValue.thing("a")], [:]])
    func `undo forgets a default remembered for another parent`(defaults: [String: StoredValue]) async throws {
        let test = try parentAndChild()
        try test.put(["parent": .of("String", "a")], defaults: defaults)
        try await test.edit("parent", .set(.string("b")))
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("child").effective, .thing("b"))
        try await test.engine.undo(.one)
        try expectEqual(test.store.instance(.one)?.defaults, defaults)
        if !defaults.isEmpty { try expectEqual(test.parameter("child").effective, .thing("a")) }
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("child").effective, .thing("a"))
    }

    @Test func `concurrent undos each revert one edit`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1)])
        for number in 2...8 { try await test.edit("size", .set(.integer(number))) }
        let done = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<7 { group.addTask { (try? await test.engine.undo(.one)) != nil } }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        expectEqual(done, 7)
        try expectEqual(test.store.instance(.one)?.revision, 15)
        try expectEqual(values(test), ["size": .of("Integer", 1)])
    }
}
