import IntentBoard
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Testing

@Suite struct TimelineResourceTests {
    @Test func `an instance shows what its host recorded`() async throws {
        let board = try BoardFixture()
        try await board.place("a", kind: "Clock", family: "systemSmall")
        let before = try await board.send("GET", "/instances/a/timeline")
        #expect(before.status == 404 && before.code == "noTimeline")
        try await board.hostOnce()
        let timeline = try await board.send("GET", "/instances/a/timeline")
        expectEqual(timeline["current.content.text"], "entry 0")
        expectEqual(timeline["upcoming.1.content.text"], "entry 2")
        expectEqual(timeline["nextEntry"], timeline["upcoming.0.date"])
        try await expectEqual(board.send("GET", "/instances/x/timeline").code, "unknownInstance")
    }

    @Test func `the states of many instances come at once`() async throws {
        let board = try BoardFixture()
        for id in ["a", "b"] { try await board.place(id, kind: "Clock", family: "systemSmall") }
        try await board.place("c")
        try await board.hostOnce()
        let all = try await board.send("GET", "/timelines")
        #expect(all["instances.1.current.content.text"] == "entry 0" && all["unseen"] == ["c"])
        let page = try await board.send("GET", "/timelines?limit=1")
        #expect(page["instances.0.id"] == "a" && page["instances.1"] == nil && page["cursor"] != .null)
        let named = try await board.send("GET", "/timelines?id=b&id=x&id=c")
        #expect(named["instances.0.id"] == "b" && named["unseen"] == ["c"])
        try await expectEqual(board.send("GET", "/timelines?kind=Departures")["unseen"], ["c"])
        try await expectEqual(board.send("GET", "/timelines?id=a&limit=2").status, 422)
        _ = try await board.send("DELETE", "/instances/b")
        let left = try await board.send("GET", "/timelines?id=b&id=a")
        #expect(left["instances.0.id"] == "a" && left["instances.1"] == nil && left["unseen"] == [])
    }

    @Test func `a reload is requested of the hosts`() async throws {
        let board = try BoardFixture()
        try await board.place("a", kind: "Clock", family: "systemSmall")
        let answer = try await board.send("POST", "/instances/a/reload")
        #expect(answer.status == 202 && answer["isHosted"] == false)
        let queued = try board.store.requests(in: nil, after: 0, limit: 9)
        expectEqual(queued.map(\.request.action), [.reload])
        try await expectEqual(board.send("POST", "/instances/x/reload").status, 404)
    }

    @Test func `an action is requested of the hosts`() async throws {
        let board = try BoardFixture()
        try await board.place("a", kind: "Clock", family: "systemSmall")
        try await expectEqual(board.send("POST", "/instances/a/actions/ring").code, "noTimeline")
        try await board.hostOnce()
        let unknown = try await board.send("POST", "/instances/a/actions/rng")
        #expect(unknown.status == 404 && unknown["problems.0.suggestion"] == "ring")
        try await expectEqual(board.send("POST", "/instances/a/actions/ring").status, 202)
        let queued = try board.store.requests(in: nil, after: 0, limit: 9)
        #expect(queued.last?.request.action == .perform && queued.last?.request.argument == "ring")
        // No handler performs it, which the state of the instance then says.
        try await board.hostOnce()
        let message = try await board.send("GET", "/instances/a/timeline")["failure.message"]?.stringValue
        expectEqual(message?.hasPrefix("'ring' failed: "), true)
    }

    @Test func `a gallery asks the provider`() async throws {
        let board = try BoardFixture()
        let preview = try await board.send("GET", "/kinds/Clock/previews/systemSmall")
        expectEqual(preview["snapshot.content.text"], "snapshot")
        try await expectEqual(board.send("GET", "/kinds/Clock/previews/systemLarge").status, 404)
        let empty = try WidgetHost(engine: board.engine, widgets: [])
        for without in [
            BoardService(engine: board.engine),
            BoardService(engine: board.engine, previews: { try await empty.preview(of: $0, family: $1, for: $2) }),
        ] {
            let answer = await without.respond(to: BoardRequest("GET", "/api/1/kinds/Clock/previews/systemSmall"))
            expectEqual(answer.status, 503)
        }
    }
}
