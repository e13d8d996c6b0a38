import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// The editor of an instance that follows another one.
@Suite struct FollowingRowTests {
    private let board: Board
    private let editor: InstanceEditor
    private let id: InstanceID

    init() async throws {
        board = try await Board()
        try await board.edit("note", .string("theirs"))
        id = try await board.engine.place("Board", family: .systemSmall, following: board.id)
        editor = try await InstanceEditor.open(id, in: board.engine)
    }

    private func row(_ name: String) throws -> EditorRow {
        guard let row = editor.content.row(named: name) else { throw MissingRow(name: name) }
        return row
    }

    @Test func `rows name the followed instance until they are set`() async throws {
        expectEqual(editor.content.follows, board.id)
        expectEqual(editor.content.json["follows"], .string(board.id.text))
        try expectEqual(row("note").origin, .instance(board.id))
        try expectEqual(row("note").json["sourceInstance"], .string(board.id.text))
        try expectEqual(row("note").actions.contains(.reset), false)
        try editor.perform(.set("note", .string("mine")))
        try await editor.apply()
        try expectEqual(row("note").origin, .user)
        try expectEqual(row("note").json["sourceInstance"], nil)
        #expect(try row("note").actions.contains(.reset))
        try editor.perform(.reset("note"))
        try expectEqual(row("note").text, "theirs")
        try expectEqual(row("note").change, .reset)
        try await editor.apply()
        try expectEqual(row("note").origin, .instance(board.id))
    }

    @Test func `setting the followed value makes it the row's own`() async throws {
        try editor.perform(.set("note", .string("theirs")))
        try expectEqual(row("note").change, .set)
        try await editor.apply()
        try await board.edit("note", .string("new"))
        try await editor.refresh()
        try expectEqual(row("note").text, "theirs")
    }

    @Test func `an open editor follows changes`() async throws {
        var contents = editor.contents().makeAsyncIterator()
        _ = await contents.next()
        try await board.edit("note", .string("new"))
        while let content = await contents.next(), content.row(named: "note")?.text != "new" {}
        try expectEqual(row("note").text, "new")
        try await board.engine.unfollow(id)
        try await editor.refresh()
        expectEqual(editor.content.follows, nil)
        try expectEqual(row("note").text, "new")
    }

    @Test func `a draft conflicts with a change of the followed row`() async throws {
        try editor.perform(.set("note", .string("mine")))
        try await board.edit("labelSize", .integer(20))
        try await editor.refresh()
        #expect(!editor.content.hasConflicts)
        try await board.edit("note", .string("new"))
        try await editor.refresh()
        try expectEqual(
            row("note").conflict?.values,
            EngineError.Conflict(before: .string("theirs"), stored: .string("new"), drafted: .string("mine")))
    }

    @Test func `a kept draft conflicts with a change of the followed row`() async throws {
        try editor.perform(.set("note", .string("mine")))
        let draft = editor.draftJSON
        expectEqual(draft["followed"]?["note"]?["value"], "theirs")
        var later = try await InstanceEditor.open(id, in: board.engine, draft: draft)
        #expect(!later.content.hasConflicts && later.content.row(named: "note")?.text == "mine")
        try await board.edit("note", .string("new"))
        later = try await InstanceEditor.open(id, in: board.engine, draft: draft)
        expectEqual(
            later.content.row(named: "note")?.conflict?.values,
            EngineError.Conflict(before: .string("theirs"), stored: .string("new"), drafted: .string("mine")))
    }

    @Test func `slots of a followed list for larger sizes are shown`() async throws {
        try await board.edit("tags", .list(["a", "b"].map { .string($0) }))
        try await board.engine.edit(board.id) {
            $0.append(.set(.thing("a")), to: "line")
            $0.append(.set(.things("a1", "a2", "a3")), to: "stops")
        }
        board.handler.removed.withLock { $0 = ["a1"] }
        try await board.engine.openEditor(board.id)
        try await editor.refresh()
        let slots = try #require(try row("stops").slots)
        expectEqual(slots.shown.map(\.text), ["A1", "A2"])
        expectEqual(slots.tail.map(\.text), ["A3"])
        expectEqual(slots.shown.first?.marks, [.vanished])
        try expectEqual(row("tags").text, "a, b")
    }
}
