import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// A draft is stored in one transaction or not at all.
@Suite struct ApplyingTests {
    @Test func `a draft is applied as one change`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("line", .thing("a")))
        try board.editor.perform(.setSlot("stops", 0, .thing("a1")))
        try board.editor.perform(.set("note", .string("x")))
        let outcome = try await board.editor.apply()
        expectEqual(outcome.changed, ["note", "line", "stops"])
        expectEqual(outcome.revision, 2)
        let changes = try board.store.changes(of: board.id, after: 0, limit: 100)
        expectEqual(changes.map(\.cause), [.placed, .edited])
        #expect(!board.editor.content.isEdited)
        expectEqual(board.editor.content.revision, 2)
        try expectEqual(board.row("note").savedValue, .string("x"))
    }

    @Test func `validating and applying both detect an unknown option`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("line", .thing("z")))
        try expectEqual(board.row("line").problems, [])
        try await board.editor.validate()
        try expectEqual(board.row("line").problems.map(\.reason), [.refused(.wrongValue)])
        #expect(!board.editor.content.canBeApplied)
        // Another value has not been looked up yet.
        try board.editor.perform(.set("line", .thing("y")))
        try expectEqual(board.row("line").problems, [])
        await #expect(throws: EngineError.self) { try await board.editor.apply() }
        try expectEqual(board.row("line").problems.map(\.reason), [.refused(.wrongValue)])
        try expectEqual(board.row("line").value, .thing("y"))
        try expectEqual(board.stored("line"), nil)
    }

    @Test func `a refused configuration has problems in its rows`() async throws {
        let handler = BoardHandler()
        let board = try await Board(handler: handler)
        handler.refusals.withLock {
            $0 = [
                ConfigurationRefusal(parameter: "note", "too long"), ConfigurationRefusal("nothing today"),
                ConfigurationRefusal(parameter: "labelSize", "too small"),
            ]
        }
        try board.editor.perform(.set("mode", .enumeration("slow")))
        #expect(board.editor.content.canBeApplied)
        try await board.editor.validate()
        try expectEqual(board.row("note").problems, [EditorProblem(.refused(.refused), "too long")])
        expectEqual(
            board.editor.content.problems.map(\.message), ["nothing today", "too small"], "labelSize is hidden")
        #expect(!board.editor.content.canBeApplied)
        let json = try JSONValue(parsing: board.editor.content.json.rendered())
        expectEqual(json["problems"]?.arrayValue?.first?["code"], "refused")
        // Another configuration has not been validated yet.
        try board.editor.perform(.set("tags", .list([.string("a")])))
        expectEqual(board.editor.content.problems, [])
        let error = await #expect(throws: EngineError.self) { try await board.editor.apply() }
        expectEqual(error?.problems.map(\.parameter), ["note", nil, "labelSize"])
        expectEqual(board.editor.content.problems.count, 2)
        handler.refusals.withLock { $0 = [] }
        try await board.editor.apply()
        try expectEqual(board.stored("mode"), .enumeration("slow"))
    }

    @Test func `an option without lookup is stored unchecked on request`() async throws {
        let board = try await Board()
        let schema = try Board.schema(Board.definition)
        let store = board.store
        let engine = try IntentEngine(schema: schema, store: store, documents: UnavailableSources())
        let editor = try await InstanceEditor.open(board.id, in: engine)
        try editor.perform(.set("line", .thing("a")))
        let error = await #expect(throws: EngineError.self) { try await editor.apply() }
        expectEqual(error?.code, .lookupUnavailable)
        expectEqual(editor.content.row(named: "line")?.problems.map(\.reason), [.refused(.lookupUnavailable)])
        try await editor.apply(unchecked: true)
        expectEqual(editor.content.row(named: "line")?.marks, [.unchecked])
        expectEqual(editor.content.row(named: "line")?.problems.map(\.reason), [.unchecked(["a"])])
        expectEqual(editor.content.row(named: "line")?.problems.map(\.isError), [false])
    }

    @Test func `a vanished option is marked in its slot`() async throws {
        let handler = BoardHandler()
        let board = try await Board(handler: handler)
        try await board.edit("line", .thing("a"))
        try await board.edit("stops", .things("a1", "a2"))
        handler.removed.withLock { $0 = ["a2"] }
        try await board.editor.refreshFromHandlers()
        let row = try board.row("stops")
        expectEqual(row.marks, [.vanished])
        expectEqual(row.slots?.shown.prefix(2).map(\.marks), [[], [.vanished]])
        expectEqual(row.problems.map(\.reason), [.vanished(["a2"])])
        // It stays marked while another slot is edited.
        try board.editor.perform(.setSlot("stops", 2, .thing("a3")))
        try expectEqual(board.row("stops").problems.map(\.reason), [.vanished(["a2"])])
        try board.editor.perform(.setSlot("stops", 1, nil))
        try expectEqual(board.row("stops").problems, [])
    }

    @Test func `canceling after the edit is stored keeps the content current`() async throws {
        let handler = BoardHandler()
        let board = try await Board(handler: handler, definition: DefaultRowTests.definition)
        try await board.edit("note", .string("x"))
        try await board.editor.refresh()
        try board.editor.perform(.reset("note"))
        try board.editor.perform(.set("line", .thing("a")))
        let applying = Mutex<Task<EditOutcome, any Error>?>(nil)
        // Because a default is missing, the editor looks up options again when the edit is stored.
        handler.whenLookedUp.withLock { lookedUp in
            lookedUp = { [store = board.store, id = board.id] in
                if store.instance(id)?.revision == 3 { applying.withLock { $0 }?.cancel() }
            }
        }
        let (starts, start) = AsyncStream.makeStream(of: Void.self)
        let task = Task { [editor = board.editor] in
            for await _ in starts { break }
            return try await editor.apply()
        }
        applying.withLock { $0 = task }
        start.yield()
        try await expectEqual(task.value.revision, 3)
        #expect(task.isCancelled)
        expectEqual(board.editor.content.revision, 3)
        try expectEqual(board.row("line").savedValue, .thing("a"))
    }

    @Test func `changes made while applying are kept`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("x")))
        async let outcome = board.editor.apply()
        try board.editor.perform(.set("tags", .list([.string("later")])))
        _ = try await outcome
        // Either order is possible, but no change is lost.
        let isStored = try board.stored("tags")?.slots.count == 1
        #expect(try isStored || board.row("tags").change == .set)
        try expectEqual(board.stored("note"), .string("x"))
    }

    @Test func `another editor's change while applying is a conflict`() async throws {
        let handler = BoardHandler()
        let board = try await Board(handler: handler)
        try board.editor.perform(.set("line", .thing("a")))
        let isFirst = Mutex(true)
        handler.whenLookedUp.withLock { lookedUp in
            lookedUp = { [editor = board.editor, store = board.store, id = board.id] in
                let isLater = isFirst.withLock { first in
                    defer { first = false }
                    return !first
                }
                if isLater { return }
                #expect(throws: Never.self) {
                    try editor.perform(.set("note", .string("mine")))
                    try store.update(id, at: StoreTime(milliseconds: 0)) { _ in
                        let note = StoredValue(type: "String", wire: "theirs")
                        return InstanceUpdate(cause: .edited, isEdit: true, values: ["note": note])
                    }
                }
            }
        }
        try await board.editor.apply()
        try expectEqual(board.stored("line"), .thing("a"))
        try expectEqual(board.row("note").conflict?.storedText, "theirs")
        #expect(!board.editor.content.canBeApplied)
    }

    @Test func `an orphan has no rows and cannot be applied`() async throws {
        let board = try await Board()
        let engine = try IntentEngine(schema: Schema(), store: board.store, documents: UnavailableSources())
        let editor = try await InstanceEditor.open(board.id, in: engine)
        expectEqual(editor.content.status, .orphan)
        expectEqual(editor.content.rows, [])
        #expect(!editor.content.canBeApplied)
        #expect(throws: EngineError.self) { try editor.perform(.set("note", .string("x"))) }
    }

    @Test func `the JSON contains its version and every row`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("labelSize", .integer(99)))
        let json = try JSONValue(parsing: board.editor.content.json.rendered())
        expectEqual(json["editor"], 1)
        expectEqual(json["status"], "ready")
        expectEqual(json["canBeApplied"], false)
        let rows = try #require(json["rows"]?.arrayValue)
        expectEqual(rows.compactMap { $0["name"]?.stringValue }, board.editor.content.rows.map(\.name))
        let size = rows[1]
        expectEqual(size["control"]?["name"], "slider")
        expectEqual(size["value"], 99)
        expectEqual(size["problems"]?.arrayValue?.first?["code"], "wrongValue")
    }
}
