import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing

@testable import IntentBoard

@Suite struct RequestTests {
    @Test(arguments: [
        "/instances?lmit=2", "/instances?limit=0", "/instances?limit=1001", "/instances?limit=two",
        "/instances?limit=1&limit=2", "/instances?cursor=x", "/instances?cursor=-1", "/instances?removed=yes",
        "/instances?limit=99999999999999999999", "/instances?kind=%ff", "/instances?kind=%4", "/timelines?id=-",
        "/kinds?x=1", "/changes?since=-1", "/instances/a/history?limit=%2b1",
    ])
    func `a malformed query is refused`(_ address: String) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let answer = try await board.send("GET", address)
        #expect(answer.status == 400 && answer.code == "wrongRequest")
    }

    @Test func `an unknown parameter is named with the nearest one`() async throws {
        let answer = try await BoardFixture().send("GET", "/instances?lmit=2")
        expectEqual(answer["problems.0.suggestion"], "limit")
        expectEqual(answer.headers["Content-Type"], "application/problem+json")
    }

    @Test(
        arguments: [
            ("{", "application/json", 400), ("[]", "application/json", 400), ("", "application/json", 400),
            ("{}", "text/plain", 415), ("{}", nil, 415), ("{\"kind\": \"\u{0}\"}", "application/json", 400),
            (String(repeating: "[", count: 100_000), "application/json", 400),
            ("{\"kind\": 1, \"kind\": 2}", "application/json; charset=utf-8", 400),
        ] as [(String, String?, Int)])
    func `a malformed body is refused`(_ body: String, _ type: String?, _ status: Int) async throws {
        let answer = try await BoardFixture().send("POST", "/instances", bytes: Array(body.utf8), type: type)
        expectEqual(answer.status, status)
    }

    @Test(arguments: [("gzip", 415), ("identity", 201)])
    func `a compressed body is refused`(_ coding: String, _ status: Int) async throws {
        let answer = try await BoardFixture().send(
            "POST", "/instances", ["kind": "Clock", "family": "systemSmall"], headers: ["Content-Encoding": coding])
        expectEqual(answer.status, status)
    }

    @Test(arguments: ["redo", "restore", "reload", "actions/next", ""])
    func `a body with members that the resource lacks is refused`(_ action: String) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let method = action.isEmpty ? "DELETE" : "POST"
        let answer = try await board.send(method, "/instances/a\(action.isEmpty ? "" : "/\(action)")", ["to": 1])
        #expect(answer.status == 400 && answer.code == "wrongRequest")
        try await expectEqual(board.send("GET", "/instances/a").status, 200)
    }

    @Test(arguments: [
        "/", "/kinds/", "/instance", "/kinds/../kinds", "/instances/a%2Fb", "/instances/%2e%2e", "//kinds",
        "/instances/a/../a", "/instances/a/x", "/kinds/Clock/previews/systemSmall/gif",
    ])
    func `other paths do not exist`(_ path: String) async throws {
        let board = try BoardFixture()
        try await expectEqual(board.send("GET", path).status, 404)
    }

    @Test func `a resource names its methods`() async throws {
        let board = try BoardFixture()
        let answer = try await board.send("PUT", "/instances/a")
        #expect(answer.status == 405 && answer.headers["Allow"] == "GET, PATCH, DELETE, HEAD")
        let head = try await board.answer(to: BoardRequest("HEAD", "/api/1/kinds"))
        #expect(head.status == 200 && head.bytes.isEmpty)
    }

    @Test func `a file is sent once`() async throws {
        let board = try BoardFixture()
        let page = try await board.answer(to: BoardRequest("GET", "/"))
        #expect(page.status == 200 && page.headers["Content-Type"]?.hasPrefix("text/html") == true)
        let tag = try #require(page.headers["ETag"])
        let known = try await board.answer(to: BoardRequest("GET", "/", headers: ["If-None-Match": "\"x\", W/\(tag)"]))
        #expect(known.status == 304 && known.bytes.isEmpty)
        for path in ["/page/../openapi.json", "/page/%2e%2e/openapi.json", "/page", "/../page/main.js"] {
            try await expectEqual(board.answer(to: BoardRequest("GET", path)).status, 404)
        }
        try await expectEqual(board.answer(to: BoardRequest("POST", "/")).status, 405)
    }

    @Test func `a repeated request has the same answer`() async throws {
        let board = try BoardFixture()
        let body: JSONValue = ["kind": "Clock", "family": "systemSmall"]
        let first = try await board.send("POST", "/instances", body, headers: ["Idempotency-Key": "k1"])
        let again = try await board.send("POST", "/instances", body, headers: ["Idempotency-Key": "k1"])
        #expect(first.status == 201 && again.status == 201 && again.json == first.json)
        try await expectEqual(board.engine.instances().count, 1)
        let other = try await board.send(
            "POST", "/instances", ["kind": "Clock", "family": "systemSmall", "unchecked": true],
            headers: ["Idempotency-Key": "k1"])
        #expect(other.status == 422 && other.code == "keyReused")
        let second = try await board.send("POST", "/instances", body, headers: ["Idempotency-Key": "k2"])
        #expect(second["id"] != first["id"])
        try await expectEqual(board.send("POST", "/instances", body, headers: ["Idempotency-Key": "a b"]).status, 400)
    }

    @Test func `a repetition after a restart finds the instance`() async throws {
        let board = try BoardFixture()
        let body: JSONValue = ["kind": "Departures", "family": "systemSmall", "values": ["labelSize": 20]]
        let first = try await board.send("POST", "/instances", body, headers: ["Idempotency-Key": "k1"])
        let restarted = try BoardFixture(over: board)
        let again = try await restarted.send("POST", "/instances", body, headers: ["Idempotency-Key": "k1"])
        #expect(again.status == 201 && again["id"] == first["id"])
        try await expectEqual(board.engine.instances().count, 1)
    }

    @Test func `requests with one key at once have one effect`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        for size in 13...20 { try await board.edit("a", "labelSize", .integer(size)) }
        let service = board.service
        let answers = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    await service.respond(
                        to: BoardRequest("POST", "/api/1/instances/a/undo", headers: ["Idempotency-Key": "u"])
                    ).status
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(answers, Array(repeating: 200, count: 8))
        try await expectEqual(board.send("GET", "/instances/a").revision, 10)
    }

    @Test func `a key is remembered after thousands of others`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        for size in [13, 14] { try await board.edit("a", "labelSize", .integer(size)) }
        func undo() async throws -> Answer {
            try await board.send("POST", "/instances/a/undo", headers: ["Idempotency-Key": "u"])
        }
        try await expectEqual(undo().revision, 4)
        for number in 0..<3_000 {
            let key: BoardHeaders = ["Idempotency-Key": "k\(number)"]
            let answer = await board.service.respond(
                to: BoardRequest("POST", "/api/1/instances/a/restore", headers: key))
            expectEqual(answer.status, 200)
        }
        await board.clock.advance(by: .seconds(86_399))
        try await expectEqual(undo().revision, 4)
        await board.clock.advance(by: .seconds(1))
        try await expectEqual(undo().revision, 5)
    }

    @Test func `no key is forgotten when the answers take too much memory`() async throws {
        let answers = RepeatedAnswers(lifetime: .seconds(60), maximumSize: 4_000)
        func status(_ key: String, at second: Int) async throws -> Int {
            let request = BoardRequest("POST", "/", headers: ["Idempotency-Key": key])
            let repetition = try #require(try RepetitionKey(request))
            do throws(BoardProblem) {
                return try await answers.answer(to: repetition, at: StoreTime(milliseconds: second * 1_000)) {
                    BoardResponse(status: key == "fails" ? 500 : 200)
                }.status
            } catch { return error.status }
        }
        for key in ["a", "b", "fails", "c", "d"] { _ = try await status(key, at: 0) }
        try await expectEqual(status("e", at: 59), 503)
        try await expectEqual(status("a", at: 59), 200)
        try await expectEqual(status("e", at: 60), 200)
    }

    @Test func `a failed request can be tried again`() async throws {
        let board = try BoardFixture()
        let key: BoardHeaders = ["Idempotency-Key": "k"]
        try await expectEqual(board.send("POST", "/instances/a/restore", headers: key).status, 404)
        try await board.place("a")
        try await expectEqual(board.send("POST", "/instances/a/restore", headers: key).status, 200)
    }
}
