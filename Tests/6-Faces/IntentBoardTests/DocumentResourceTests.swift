import IntentBoard
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite struct DocumentResourceTests {
    @Test func `an export is imported into another store`() async throws {
        let board = try BoardFixture()
        for number in 0..<300 { try await board.place("a\(number)") }
        try await board.edit("a7", "labelSize", .integer(20))
        let document = try await board.send("GET", "/export")
        expectEqual(document.json, (try await board.engine.export()).json)
        let other = try BoardFixture()
        let imported = try await other.send("POST", "/import", document.json)
        #expect(imported.status == 200 && imported["instances"]?.arrayValue?.count == 300)
        try await expectEqual(other.send("GET", "/instances/a7")["parameters.labelSize.value"], 20)
        let again = try await other.send("POST", "/import", document.json)
        #expect(again.status == 422 && again.code == "instanceExists")
        expectEqual(again["instances.0.outcome"], "refused")
        try await expectEqual(
            other.send("POST", "/import?existing=skip", document.json)["instances.0.outcome"], "skipped")
    }

    @Test func `named instances are exported`() async throws {
        let board = try BoardFixture()
        for id in ["a", "b", "c"] { try await board.place(id) }
        let document = try await board.send("GET", "/export?id=c&id=a")
        #expect(document["instances.0.id"] == "a" && document["instances.1.id"] == "c")
        try await expectEqual(board.send("GET", "/export?id=x").status, 404)
        try await expectEqual(BoardFixture().send("GET", "/export")["instances"], [])
    }

    @Test func `an import reads its body in pieces`() async throws {
        let board = try BoardFixture()
        for id in ["a", "b"] { try await board.place(id) }
        let bytes = try await board.send("GET", "/export").bytes
        let other = try BoardFixture()
        let (stream, pieces) = AsyncThrowingStream.makeStream(of: [UInt8].self)
        for byte in bytes { pieces.yield([byte]) }
        pieces.finish()
        let request = BoardRequest(
            "POST", "/api/1/import", headers: ["Content-Type": "application/json"], body: .stream(stream))
        try await expectEqual(other.answer(to: request).status, 200)
        try await expectEqual(other.engine.instances().count, 2)
    }

    @Test func `a body that breaks off imports nothing`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let bytes = try await board.send("GET", "/export").bytes
        let other = try BoardFixture()
        let (stream, pieces) = AsyncThrowingStream.makeStream(of: [UInt8].self)
        pieces.yield(Array(bytes.prefix(bytes.count - 3)))
        pieces.finish(throwing: BoardProblem(413, "tooLarge", "the body exceeds the limit"))
        let request = BoardRequest(
            "POST", "/api/1/import", headers: ["Content-Type": "application/json"], body: .stream(stream))
        let answer = try await other.answer(to: request)
        #expect(answer.status == 413 && answer.code == "tooLarge")
        #expect(try await other.engine.instances().isEmpty)
    }

    @Test(arguments: [
        ("{}", "", 422), ("[1]", "", 422), ("{\"export\": 2, \"instances\": []}", "", 422), ("x", "", 422),
        ("{\"export\": 1, \"instances\": [1]}", "", 422), ("{}", "?existing=none", 400), ("{}", "?exact=1", 400),
    ])
    func `another document is refused`(_ text: String, _ query: String, _ status: Int) async throws {
        let answer = try await BoardFixture().send(
            "POST", "/import" + query, bytes: Array(text.utf8), type: "application/json")
        expectEqual(answer.status, status)
    }

    @Test func `a document that is not JSON is refused`() async throws {
        let answer = try await BoardFixture().send("POST", "/import", bytes: Array("{}".utf8), type: "text/plain")
        expectEqual(answer.status, 415)
    }
}
