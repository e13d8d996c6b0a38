import IntentBoard
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import Testing

@Suite struct LayoutResourceTests {
    @Test func `a board without a layout has its instances in order`() async throws {
        let board = try BoardFixture()
        for id in ["a", "b"] { try await board.place(id) }
        let layout = try await board.send("GET", "/layout")
        #expect(layout.revision == 0 && layout["items"] == [["members": ["a"]], ["members": ["b"]]])
        expectEqual(layout.headers["ETag"], "\"0\"")
    }

    @Test func `places and stacks are stored with a revision`() async throws {
        let board = try BoardFixture()
        for id in ["a", "b", "c"] { try await board.place(id) }
        let items: JSONValue = [
            ["members": ["b", "c"], "shown": "c", "column": 2, "row": 0], ["members": ["a"]],
        ]
        let stored = try await board.send("PUT", "/layout", ["items": items], headers: ["If-Match": "\"0\""])
        #expect(stored.status == 200 && stored.revision == 1 && stored["items"] == items)
        let read = try await BoardFixture(over: board).send("GET", "/layout")
        expectEqual(read.json, stored.json)
        let known = try await board.send("GET", "/layout", headers: ["If-None-Match": "\"1\""])
        expectEqual(known.status, 304)
        let late = try await board.send("PUT", "/layout", ["items": []], headers: ["If-Match": "\"0\""])
        #expect(late.status == 412 && late.revision == 1)
        try await expectEqual(board.send("PUT", "/layout", ["items": []]).status, 428)
    }

    @Test func `a layout follows the instances`() async throws {
        let board = try BoardFixture()
        for id in ["a", "b", "c"] { try await board.place(id) }
        let items: JSONValue = [["members": ["b", "x", "c"], "shown": "c"], ["members": ["x2"]], ["members": ["a"]]]
        try await board.send("PUT", "/layout", ["items": items], headers: ["If-Match": "*"])
        try await board.send("DELETE", "/instances/c")
        try await board.place("d")
        let layout = try await board.send("GET", "/layout", headers: ["If-None-Match": "\"1\""])
        expectEqual(layout["items"], [["members": ["b"]], ["members": ["a"]], ["members": ["d"]]])
        try await board.send("POST", "/instances/c/restore")
        let restored = try await board.send("GET", "/layout")
        expectEqual(restored["items.0"], ["members": ["b", "c"], "shown": "c"])
    }

    @Test(
        arguments: [
            ([["members": ["a"]], ["members": ["a"]]], 422), ([["members": ["a", "a"]]], 422),
            ([["members": ["a"], "shown": "b"]], 422), ([["members": []]], 400), ([["members": ["-"]]], 400),
            ([["members": ["a"], "column": 1]], 422), ([["members": ["a"], "column": -1, "row": 0]], 400),
            ([["members": ["a"], "colour": 1]], 400), ([["members": ["a"], "shown": .null]], 400),
            ([["members": ["a"], "column": 1.5, "row": 0]], 400), ([["members": [1]]], 400),
            ([1], 400), (1, 400),
        ] as [(JSONValue, Int)])
    func `a malformed layout is refused`(_ items: JSONValue, _ status: Int) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let answer = try await board.send("PUT", "/layout", ["items": items], headers: ["If-Match": "*"])
        expectEqual(answer.status, status)
        try await expectEqual(board.send("GET", "/layout").revision, 0)
    }

    @Test func `a layout that cannot be read counts as none`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        _ = try board.store.setDocument(Array("{".utf8), named: "board", ifRevision: nil)
        let layout = try await board.send("GET", "/layout")
        #expect(layout.revision == 1 && layout["items"] == [["members": ["a"]]])
    }
}
