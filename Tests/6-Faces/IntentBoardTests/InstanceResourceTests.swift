import IntentBoard
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite struct InstanceResourceTests {
    @Test func `kinds have titles in the accepted language`() async throws {
        let board = try BoardFixture()
        let german = try await board.send("GET", "/kinds", headers: ["Accept-Language": "fr, de-CH;q=0.9, en;q=0.8"])
        expectEqual(german["widgets.0.title"], "Abfahrten")
        expectEqual(german.headers["Content-Language"], "de-CH")
        expectEqual(german.headers["Vary"], "Accept-Language")
        try await expectEqual(board.send("GET", "/kinds/Clock")["title"], "Clock")
        let english = try await board.send("GET", "/kinds/Clock", headers: ["Accept-Language": "de;q=0, *;q=0.1, ;;"])
        expectEqual(english["title"], "Clock")
        let unknown = try await board.send("GET", "/kinds/Clok")
        #expect(unknown.status == 404 && unknown.code == "unknownKind")
        expectEqual(unknown["problems.0.suggestion"], "Clock")
    }

    @Test func `a widget is placed with values and read again`() async throws {
        let board = try BoardFixture()
        let placed = try await board.send(
            "POST", "/instances",
            ["kind": "Departures", "family": "systemSmall", "values": ["labelSize": 16, "line": "a", "note": .null]])
        expectEqual(placed.status, 201)
        expectEqual(placed.headers["ETag"], "\"1\"")
        let address = try #require(placed.headers["Location"] as String?)
        let read = try await board.send("GET", String(address.dropFirst("/api/1".count)))
        expectEqual(read.json, placed.json)
        expectEqual(read["parameters.labelSize.value"], 16)
        expectEqual(read["parameters.line.value.identifier"], "a")
        expectEqual(read.headers["ETag"], "\"1\"")
    }

    @Test(
        arguments: [
            (["kind": "Departure", "family": "systemSmall"], 422, "unknownKind"),
            (["kind": "Departures", "family": "systemLarge"], 422, "unknownFamily"),
            (["kind": "Departures", "family": "systemSmall", "values": ["labelSize": 99]], 422, "wrongValue"),
            (["kind": "Departures", "family": "systemSmall", "values": ["labelSize": "big"]], 422, "wrongValue"),
            (["kind": "Departures", "family": "systemSmall", "values": ["size": 9]], 422, "unknownParameter"),
            (["kind": "Departures", "family": "systemSmall", "id": "-"], 400, "wrongRequest"),
            (["kind": "Departures"], 422, "wrongRequest"),
            (["kind": 1, "family": "systemSmall"], 400, "wrongRequest"),
            (["kind": "Clock", "family": "systemSmall", "famly": 1], 400, "wrongRequest"),
            ([], 400, "wrongRequest"),
        ] as [(JSONValue, Int, String)])
    func `a placement that is not allowed is refused`(_ body: JSONValue, _ status: Int, _ code: String) async throws {
        let board = try BoardFixture()
        let answer = try await board.send("POST", "/instances", body)
        #expect(answer.status == status && answer.code == code)
        #expect(try await board.engine.instances().isEmpty)
    }

    @Test func `an identifier is used once`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let again = try await board.send("POST", "/instances", ["kind": "Clock", "family": "systemSmall", "id": "a"])
        #expect(again.status == 409 && again.code == "instanceExists")
    }

    @Test func `instances are listed in pages`() async throws {
        let board = try BoardFixture()
        for id in ["a", "b", "c"] { try await board.place(id) }
        try await board.place("d", kind: "Clock", family: "systemSmall")
        var ids: [String] = []
        var address = "/instances?limit=2&kind=Departures"
        while true {
            let page = try await board.send("GET", address)
            ids += (page["instances"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }
            guard let cursor = page["cursor"]?.stringValue else { break }
            address = "/instances?limit=2&kind=Departures&cursor=\(cursor)"
        }
        expectEqual(ids, ["a", "b", "c"])
        try await expectEqual(board.send("GET", "/instances")["instances.3.title"], "Clock")
    }

    @Test func `instances of a renamed kind are listed under all of its names`() async throws {
        let before = try BoardFixture()
        for id in ["a", "b", "c"] { try await before.place(id) }
        try await before.place("d", kind: "Clock", family: "systemSmall")
        let renamed = BoardFixture.definition.replacing(
            "widgets:\n  Departures:\n    {", with: "widgets:\n  Board:\n    { kind: board, renamedFrom: [Departures],")
        let board = try BoardFixture(definition: renamed, over: before)
        try await board.place("e", kind: "board")
        for kind in ["Departures", "Board", "board"] {
            let first = try await board.send("GET", "/instances?limit=3&kind=\(kind)")
            expectEqual(first["instances"]?.arrayValue?.map { $0["id"] }, ["a", "b", "c"])
            let cursor = try #require(first["cursor"]?.stringValue)
            let last = try await board.send("GET", "/instances?limit=3&kind=\(kind)&cursor=\(cursor)")
            expectEqual(last["instances"]?.arrayValue?.map { $0["id"] }, ["e"])
        }
    }

    @Test func `instances are listed by their identifiers`() async throws {
        let board = try BoardFixture()
        for id in ["a", "b", "c"] { try await board.place(id) }
        func ids(_ query: String) async throws -> [String?] {
            try await board.send("GET", "/instances?\(query)")["instances"]?.arrayValue?.map { $0["id"]?.stringValue }
                ?? []
        }
        try await expectEqual(Set(ids("id=c&id=x&id=a")), ["a", "c"])
        try await expectEqual(board.send("DELETE", "/instances/a").status, 204)
        try await expectEqual(ids("id=a&id=b"), ["b"])
        try await expectEqual(ids("id=a&id=b&removed=true"), ["a"])
        let refused = try await board.send("GET", "/instances?id=a&limit=2")
        #expect(refused.status == 422 && refused.code == "wrongRequest")
        let tooMany = (0...1_000).map { "id=i\($0)" }.joined(separator: "&")
        try await expectEqual(board.send("GET", "/instances?\(tooMany)").status, 400)
    }

    @Test func `a removed instance is listed and restored`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        try await board.place("b")
        try await expectEqual(board.send("DELETE", "/instances/a").status, 204)
        try await expectEqual(board.send("DELETE", "/instances/a").status, 404)
        try await expectEqual(board.send("GET", "/instances/a").code, "unknownInstance")
        try await expectEqual(board.send("GET", "/instances/a/editor").status, 404)
        let removed = try await board.send("GET", "/instances?removed=true")
        expectEqual(removed["instances.0.id"], "a")
        #expect(removed["instances.0.removedAt"] != nil)
        expectEqual(removed["instances.1"], nil)
        try await expectEqual(board.send("POST", "/instances/a/restore").status, 200)
        try await expectEqual(board.send("GET", "/instances/a").status, 200)
        try await expectEqual(board.send("POST", "/instances/x/restore").status, 404)
    }

    @Test func `an orphan shows its stored values`() async throws {
        let before = try BoardFixture()
        try await before.place("a")
        try await before.edit("a", "labelSize", .integer(20))
        let only = """
            intentDefinition: 1
            language: en
            widgets: { Clock: { families: [systemSmall] } }
            """
        let board = try BoardFixture(definition: only, over: before)
        let orphan = try await board.send("GET", "/instances/a")
        #expect(orphan["isOrphan"] == true && orphan["stored.labelSize.value"] == 20)
        try await expectEqual(board.send("GET", "/instances")["instances.0.isOrphan"], true)
        try await expectEqual(board.send("GET", "/instances/a/editor")["status"], "orphan")
        let edit = try await board.send(
            "PATCH", "/instances/a", ["family": "systemSmall"], headers: ["If-Match": "*"])
        #expect(edit.status == 409 && edit.code == "orphan")
        let change = try await board.send(
            "PATCH", "/instances/a", ["changes": [["reset": "labelSize"]]], headers: ["If-Match": "*"])
        #expect(change.status == 409 && change.code == "orphan")
        try await expectEqual(board.send("GET", "/instances/a/options/line").status, 409)
    }

    @Test func `the history lists the newest changes`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        for size in 13...15 { try await board.edit("a", "labelSize", .integer(size)) }
        let history = try await board.send("GET", "/instances/a/history?limit=2")
        #expect(history["omitted"] == 2 && history["isComplete"] == true)
        expectEqual(history["changes.1.differences.0.after.value"], 15)
        try await expectEqual(board.send("GET", "/instances/b/history").status, 404)
    }
}
