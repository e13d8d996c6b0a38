import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// A draft that changes a parent shows the defaults that saving stores.
@Suite struct DefaultRowTests {
    static let definition = """
        intentDefinition: 1
        language: en
        types: { Line: {}, Stop: {} }
        intents:
          Board:
            parameters:
              note: String
              line: Line
              stop: { type: Stop, dependsOn: [line], default: dynamic }
              next: { type: Stop, dependsOn: [stop], default: dynamic }
              last: { type: [Stop], size: 2, dependsOn: [line], default: { first: 1 } }
        widgets:
          Board: { title: Board, intent: Board, families: [systemMedium] }
        """

    /// A board with the line `a` and the defaults of its stops.
    private func board(_ handler: BoardHandler = BoardHandler()) async throws -> Board {
        let board = try await Board(handler: handler, definition: Self.definition)
        try board.editor.perform(.set("line", .thing("a")))
        try await board.editor.apply()
        return board
    }

    @Test func `children go to the defaults that saving stores`() async throws {
        let board = try await board()
        try expectEqual(board.stored("stop"), .thing("a1"))
        try board.editor.perform(.set("line", .thing("b")))
        #expect(board.editor.content.awaitsDefaults)
        try await board.editor.requestDefaults()
        #expect(!board.editor.content.awaitsDefaults)
        let reviewed = board.editor.content
        expectEqual(reviewed.changes.map(\.parameter), ["line", "stop", "next", "last"])
        expectEqual(reviewed.changes.map(\.after), ["B", "B1", "B1", "B1"])
        expectEqual(reviewed.changes.map(\.kind), [.set] + Array(repeating: .resetByParent, count: 3))
        expectEqual(reviewed.changeCount, 1)
        // Nothing is stored before the draft is applied.
        try expectEqual(board.stored("stop"), .thing("a1"))
        try await board.editor.apply()
        expectEqual(board.editor.content.rows.map(\.value), reviewed.rows.map(\.value))
        try expectEqual(board.stored("last"), .things("b1"))
    }

    @Test func `a row that the first parent fills is reviewed, too`() async throws {
        let board = try await Board(definition: Self.definition)
        try board.editor.perform(.set("line", .thing("a")))
        try await board.editor.validate()
        expectEqual(board.editor.content.changes.map(\.before), ["", "", "", ""])
        expectEqual(board.editor.content.changes.map(\.after), ["A", "A1", "A1", "A1"])
        let outcome = try await board.editor.apply()
        expectEqual(outcome.missingDefaults, [])
        try expectEqual(board.stored("next"), .thing("a1"))
    }

    @Test func `a reset shows the default, an undone one the value`() async throws {
        let board = try await board()
        try board.editor.perform(.set("stop", .thing("a3")))
        try await board.editor.apply()
        try board.editor.perform(.reset("stop"))
        try await board.editor.requestDefaults()
        try expectEqual(board.row("stop").value, .thing("a1"))
        board.editor.undo()
        try expectEqual(board.row("stop").value, .thing("a3"))
        #expect(!board.editor.content.awaitsDefaults)
    }

    @Test func `a draft in JSON keeps the defaults that it shows`() async throws {
        let board = try await board()
        try board.editor.perform(.set("line", .thing("b")))
        try await board.editor.requestDefaults()
        let draft = try JSONValue(parsing: board.editor.draftJSON.rendered())
        let later = try await InstanceEditor.open(board.id, in: board.engine, draft: draft)
        expectEqual(later.content.row(named: "stop")?.value, .thing("b1"))
        expectEqual(later.content.awaitsDefaults, false)
        // They are those of this parent only.
        try later.perform(.set("line", .thing("c")))
        expectEqual(later.content.row(named: "stop")?.value, nil)
        expectEqual(later.content.json["rows"]?.arrayValue?[2]["awaitsDefault"], true)
    }

    @Test func `a default that does not arrive is a problem of its row`() async throws {
        let handler = BoardHandler()
        let board = try await board(handler)
        handler.defaultFailure.withLock { $0 = HandlerError(.unavailable, message: "no network") }
        try board.editor.perform(.set("line", .thing("b")))
        try await board.editor.validate()
        try expectEqual(
            board.row("stop").problems,
            [EditorProblem(.missingDefault(.unavailable), "no default yet: no network; it is requested again later")])
        #expect(board.editor.content.canBeApplied)
        let outcome = try await board.editor.apply()
        expectEqual(outcome.missingDefaults.map(\.parameter), ["stop"])
        expectEqual(
            outcome.missingDefaults.map(\.message),
            ["'stop' has no default yet: no network; it is requested again when the instance is refreshed"])
        try expectEqual(board.row("stop").problems.map(\.reason), [.missingDefault(.unavailable)])
        try expectEqual(board.stored("last"), .things("b1"), "its options are there")
        handler.defaultFailure.withLock { $0 = nil }
        try await board.editor.refreshFromHandlers()
        try expectEqual(board.row("stop").value, .thing("b1"))
        try expectEqual(board.row("stop").problems, [])
    }

    @Test func `a value of the user needs no default`() async throws {
        let handler = BoardHandler()
        let board = try await board(handler)
        handler.defaultFailure.withLock { $0 = HandlerError(.unavailable) }
        try board.editor.perform(.set("line", .thing("b")))
        try board.editor.perform(.set("stop", .thing("b2")))
        try await expectEqual(board.editor.apply().missingDefaults.map(\.parameter), ["next"])
    }
}
