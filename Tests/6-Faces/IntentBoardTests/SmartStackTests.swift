import IntentBoard
import IntentModel
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// Stacks of the board that turn by themselves.
@Suite struct SmartStackTests {
    private static let items: JSONValue = [["members": ["a", "b"], "isSmart": true], ["members": ["c", "d"]]]

    private func board(relevance: [InstanceID: Float] = [:]) async throws -> BoardFixture {
        let board = try BoardFixture()
        for id in ["a", "b", "c", "d"] { try await board.place(id, kind: "Clock", family: "systemSmall") }
        board.provider.scores.withLock { $0 = relevance }
        try await board.hostOnce()
        try await board.send("PUT", "/layout", ["items": Self.items], headers: ["If-Match": "*"])
        return board
    }

    private func shown(_ board: BoardFixture) async throws -> [String?] {
        let layout = try await board.send("GET", "/layout")
        return [layout["items.0.shown"]?.stringValue, layout["items.1.shown"]?.stringValue]
    }

    @Test func `a smart stack shows what has relevance`() async throws {
        let board = try await board(relevance: ["b": 5, "d": 5])
        try await expectEqual(shown(board), ["b", nil])
        let layout = try await board.send("GET", "/layout", headers: ["If-None-Match": "\"1\""])
        expectEqual(layout.status, 200)
        expectEqual(layout["items.0.isSmart"], true)
    }

    @Test func `the choice of a person holds for a while`() async throws {
        let board = try await board(relevance: ["b": 5])
        try await expectEqual(shown(board).first, "b")
        let chosen: JSONValue = [["members": ["a", "b"], "isSmart": true, "shown": "a"], ["members": ["c", "d"]]]
        let stored = try await board.send("PUT", "/layout", ["items": chosen], headers: ["If-Match": "*"])
        expectEqual(stored["items.0.shown"], "a")
        #expect(stored["turns"]?.stringValue != nil)
        await board.clock.advance(by: .seconds(14 * 60))
        try await expectEqual(shown(board).first, "a")
        await board.clock.advance(by: .seconds(60))
        try await expectEqual(shown(board).first, "b")
    }

    @Test func `a donation turns the stack at the time of day`() async throws {
        let board = try await board()
        try await board.place("e", family: "systemSmall")
        let items: JSONValue = [["members": ["a", "e"], "isSmart": true]]
        let stored = try await board.send("PUT", "/layout", ["items": items], headers: ["If-Match": "*"])
        expectEqual(stored["items.0.shown"], "a")
        // A kind without an intent has no configuration.
        try await board.send("POST", "/instances/b/donate")
        try await expectEqual(shown(board).first, "a")
        let answer = try await board.send("POST", "/instances/e/donate")
        #expect(answer.status == 200 && answer["donate"] == 1)
        try await expectEqual(shown(board).first, "e")
        try await expectEqual(board.send("POST", "/instances/x/donate").status, 404)
    }

    @Test func `the flag of a stack is a Boolean`() async throws {
        let board = try await board()
        let items: JSONValue = [["members": ["a"], "isSmart": 1]]
        try await expectEqual(
            board.send("PUT", "/layout", ["items": items], headers: ["If-Match": "*"]).status, 400)
    }
}
