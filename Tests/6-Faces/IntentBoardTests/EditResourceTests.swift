import IntentBoard
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite struct EditResourceTests {
    @Test func `an edit requires the revision it is based on`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let body: JSONValue = ["changes": [["set": "labelSize", "value": 20]]]
        let missing = try await board.send("PATCH", "/instances/a", body)
        #expect(missing.status == 428 && missing.code == "preconditionRequired")
        let edited = try await board.send("PATCH", "/instances/a", body, headers: ["If-Match": "\"1\""])
        #expect(edited.status == 200 && edited.revision == 2 && edited["changed"] == ["labelSize"])
        expectEqual(edited.headers["ETag"], "\"2\"")
        let late = try await board.send(
            "PATCH", "/instances/a", ["changes": [["reset": "labelSize"]]], headers: ["If-Match": "\"1\""])
        #expect(late.status == 412 && late.code == "editConflict" && late.revision == 2)
        try await expectEqual(board.send("GET", "/instances/a")["parameters.labelSize.value"], 20)
        let any = try await board.send(
            "PATCH", "/instances/a", ["changes": [["reset": "labelSize"]]], headers: ["If-Match": "*"])
        expectEqual(any.revision, 3)
    }

    @Test func `a request has at most a thousand changes`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let change: JSONValue = ["set": "labelSize", "value": 20]
        for (count, status) in [(1_000, 200), (1_001, 400)] {
            let body: JSONValue = ["changes": .array(Array(repeating: change, count: count))]
            try await expectEqual(board.send("POST", "/instances/a/editor", body).status, status)
        }
    }

    @Test(arguments: ["\"1\", \"2\"", "\"7\",\"1\"", " \"1\" "])
    func `one of several revisions suffices`(_ condition: String) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let answer = try await board.send(
            "PATCH", "/instances/a", ["family": "systemSmall"], headers: ["If-Match": condition])
        expectEqual(answer.status, 200)
    }

    @Test(arguments: ["W/\"1\"", "\"one\"", "\"01x\"", "1", "\"1", "", "\"1", "\"\"", "\"1\"2\""])
    func `other conditions change nothing`(_ condition: String) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let answer = try await board.send(
            "PATCH", "/instances/a", ["family": "systemSmall"], headers: ["If-Match": condition])
        #expect(answer.status == 412 && answer.revision == 1)
        try await expectEqual(board.send("GET", "/instances/a").revision, 1)
    }

    @Test func `a family is changed without losing values`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let answer = try await board.send(
            "PATCH", "/instances/a", ["family": "systemSmall"], headers: ["If-Match": "\"1\""])
        expectEqual(answer.revision, 2)
        try await expectEqual(board.send("GET", "/instances/a")["family"], "systemSmall")
        let unknown = try await board.send(
            "PATCH", "/instances/a", ["family": "systemLarge"], headers: ["If-Match": "\"2\""])
        #expect(unknown.status == 422 && unknown.code == "unknownFamily")
        let both = try await board.send(
            "PATCH", "/instances/a", ["family": "systemMedium", "changes": []], headers: ["If-Match": "*"])
        expectEqual(both.status, 400)
    }

    @Test func `problems name their parameters and nothing is stored`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let changes: JSONValue = [["set": "labelSize", "value": 99], ["set": "line", "value": "z"]]
        let answer = try await board.send(
            "PATCH", "/instances/a", ["changes": changes], headers: ["If-Match": "*"])
        #expect(answer.status == 422 && answer.code == "wrongValue")
        let named = (answer["problems"]?.arrayValue ?? []).compactMap { $0["parameter"]?.stringValue }
        expectEqual(Set(named), ["labelSize", "line"])
        try await expectEqual(board.send("GET", "/instances/a").revision, 1)
    }

    @Test(arguments: ["keepMine", "takeTheirs"])
    func `a conflict is settled with the draft from before it`(_ settlement: String) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let changes: JSONValue = [["set": "labelSize", "value": 20]]
        let draft = try await board.send("POST", "/instances/a/editor", ["changes": changes])["draft"] ?? .null
        try await board.edit("a", "labelSize", .integer(16))
        let settle: JSONValue = [["settle": "labelSize", "settlement": .string(settlement)]]
        let settled = try await board.send("POST", "/instances/a/editor", ["draft": draft, "changes": settle])
        #expect(settled["canBeApplied"] == .boolean(settlement == "keepMine"), "\(settled.json)")
        expectEqual(settled["rejectedChanges"], nil)
        let stored = try await board.send(
            "PATCH", "/instances/a", ["draft": draft, "changes": settle], headers: ["If-Match": "\"2\""])
        expectEqual(stored.status, 200)
        let size: JSONValue = settlement == "keepMine" ? 20 : 16
        try await expectEqual(board.send("GET", "/instances/a")["parameters.labelSize.value"], size)
        let other = try await board.send(
            "POST", "/instances/a/editor", ["changes": [["settle": "line", "settlement": .string(settlement)]]])
        expectEqual(other["rejectedChanges.0.problems.0.message"], "'line' has no conflict")
    }

    @Test func `a refused configuration is not stored`() async throws {
        let board = try BoardFixture(handler: DeparturesHandler(refusal: "no service today"))
        try await board.place("a")
        let answer = try await board.send(
            "PATCH", "/instances/a", ["changes": [["toggle": "showDelay"]]], headers: ["If-Match": "*"])
        #expect(answer.status == 422 && answer.code == "refused")
        let draft = try await board.send(
            "POST", "/instances/a/editor", ["changes": [["toggle": "showDelay"]], "validate": true])
        #expect(draft["problems.0.code"] == "refused" && draft["canBeApplied"] == false)
    }

    @Test func `undo and redo go through the edits`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        for size in [14, 16] { try await board.edit("a", "labelSize", .integer(size)) }
        let undone = try await board.send("POST", "/instances/a/undo", headers: ["If-Match": "\"3\""])
        expectEqual(undone.revision, 4)
        try await expectEqual(board.send("GET", "/instances/a")["parameters.labelSize.value"], 14)
        try await expectEqual(board.send("POST", "/instances/a/redo").revision, 5)
        try await expectEqual(board.send("POST", "/instances/a/undo", ["to": 1]).revision, 6)
        try await expectEqual(board.send("GET", "/instances/a")["parameters.labelSize.value"], 12)
        try await expectEqual(board.send("POST", "/instances/a/undo", ["to": 99]).status, 422)
        try await expectEqual(board.send("POST", "/instances/a/undo", ["to": 0]).status, 400)
        try await expectEqual(board.send("POST", "/instances/a/undo", headers: ["If-Match": "\"1\""]).status, 412)
        try await board.place("b")
        let nothing = try await board.send("POST", "/instances/b/undo")
        #expect(nothing.status == 409 && nothing.code == "nothingToUndo")
        try await expectEqual(board.send("POST", "/instances/b/redo").code, "nothingToRedo")
    }

    @Test func `a copy takes the values of another instance`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        try await board.edit("a", "labelSize", .integer(20))
        let added = try await board.send("POST", "/instances", ["like": "a", "id": "b", "values": ["line": "a"]])
        #expect(added.status == 201 && added.revision == 2)
        #expect(added["parameters.labelSize.value"] == 20 && added["parameters.line.value.identifier"] == "a")
        try await expectEqual(added["family"], board.send("GET", "/instances/a")["family"])
        try await expectEqual(board.send("GET", "/instances/b/history")["changes.1.copiedFrom"], "a")
        try await board.edit("a", "labelSize", .integer(16))
        let late = try await board.send(
            "POST", "/instances/b/copy", ["from": "a"], headers: ["If-Match": "\"1\""])
        expectEqual(late.status, 412)
        let copied = try await board.send("POST", "/instances/b/copy", ["from": "a"], headers: ["If-Match": "\"2\""])
        #expect(copied.revision == 3 && copied["changed"] == ["labelSize", "line"])
        try await expectEqual(board.send("POST", "/instances/b/undo").revision, 4)
        try await expectEqual(board.send("GET", "/instances/b")["parameters.labelSize.value"], 20)
    }

    /// With presets, of which one fits only a medium widget and one names an option that does not exist.
    private static let presets = BoardFixture.definition.replacing(
        "families: [systemSmall, systemMedium] }",
        with: """
            families: [systemSmall, systemMedium],
              presets: {
                large: { title: { en: Large, de: Groß }, values: { labelSize: 20, note: Late } },
                trip: { values: { line: a, stops: [x, y, z] } } } }
            """)

    @Test func `a widget is placed with a preset, and one is applied`() async throws {
        let board = try BoardFixture(definition: Self.presets)
        let kind = try await board.send("GET", "/kinds/Departures", headers: ["Accept-Language": "de"])
        #expect(kind["presets.0.title"] == "Groß" && kind["presets.0.values.labelSize"] == 20)
        #expect(kind["presets.1.families"] == ["systemMedium"])
        let added = try await board.send(
            "POST", "/instances",
            ["kind": "Departures", "family": "systemSmall", "id": "a", "preset": "large", "values": ["note": "Soon"]])
        #expect(added.status == 201 && added.revision == 2, "\(added.json)")
        #expect(added["parameters.labelSize.value"] == 20 && added["parameters.note.value"] == "Soon")
        let late = try await board.send(
            "POST", "/instances/a/apply", ["preset": "large"], headers: ["If-Match": "\"1\""])
        expectEqual(late.status, 412)
        let applied = try await board.send("POST", "/instances/a/apply", ["preset": "large"])
        #expect(applied.revision == 3 && applied["changed"] == ["note"], "\(applied.json)")
        let history = try await board.send("GET", "/instances/a/history", headers: ["Accept-Language": "de"])
        #expect(history["changes.2.preset"] == "large" && history["changes.2.presetTitle"] == "Groß")
        try await expectEqual(board.send("POST", "/instances/a/undo").revision, 4)
        try await expectEqual(board.send("GET", "/instances/a")["parameters.note.value"], "Soon")
    }

    @Test func `a widget is placed with what its provider recommends`() async throws {
        let board = try BoardFixture(
            definition: BoardFixture.definition.replacing("note: String", with: "note: { type: String, secret: true }"))
        let answer = try await board.send("GET", "/kinds/Departures/recommendations")
        #expect(answer.status == 200 && answer["list.0.title"] == "In the evening", "\(answer.json)")
        expectEqual(answer["list.0.values.labelSize"], 20)
        expectEqual(answer["list.0.families"], ["systemSmall", "systemMedium"])
        expectEqual(answer["list.1.families"], ["systemMedium"])
        expectEqual(answer["list.2"], nil)
        let values = try #require(answer["list.0.values"])
        let added = try await board.send(
            "POST", "/instances", ["kind": "Departures", "family": "systemSmall", "values": values])
        #expect(added.status == 201 && added["parameters.labelSize.value"] == 20, "\(added.json)")
        try await expectEqual(board.send("GET", "/kinds/Boat/recommendations").code, "unknownKind")
        // A widget without an intent has no values, so that its provider is not asked.
        try await expectEqual(board.send("GET", "/kinds/Clock/recommendations")["list"], [])
    }

    @Test func `a recommendation contains no secret, and a provider that fails is reported`() async throws {
        let definition =
            BoardFixture.definition
            .replacing("labelSize: { title:", with: "labelSize: { secret: true, title:")
            .replacing("type: Integer, range: 8...24, default: 12", with: "type: String")
            + "\n  Tram: { intent: Departures, families: [systemSmall] }\n"
        let board = try BoardFixture(definition: definition)
        let answer = try await board.send("GET", "/kinds/Departures/recommendations")
        #expect(answer["list.0.values.labelSize"] == nil && answer["list.0.values.line"] != nil, "\(answer.json)")
        let failed = try await board.send("GET", "/kinds/Tram/recommendations")
        #expect(failed.status == 503 && failed.code == "providerFailed", "\(failed.json)")
        let without = BoardService(engine: board.engine)
        let none = await without.respond(to: BoardRequest("GET", "/api/1/kinds/Departures/recommendations"))
        expectEqual(none.status, 200)
    }

    @Test(
        arguments: [
            ("/instances/a/apply", ["preset": "none"], 422, "unknownPreset"),
            ("/instances/a/apply", ["preset": "trip"], 422, "wrongValue"),
            ("/instances/none/apply", ["preset": "large"], 404, "unknownInstance"),
            ("/instances/a/apply", [:], 400, "wrongRequest"),
            ("/instances", ["kind": "Departures", "family": "systemSmall", "preset": "trip"], 422, "wrongValue"),
            ("/instances", ["kind": "Clock", "preset": "large"], 422, "unknownPreset"),
            ("/instances", ["like": "a", "preset": "large"], 400, "wrongRequest"),
        ] as [(String, JSONValue, Int, String)])
    func `a preset that does not fit changes nothing`(
        _ path: String, _ body: JSONValue, _ status: Int, _ code: String
    ) async throws {
        let board = try BoardFixture(definition: Self.presets)
        try await board.send("POST", "/instances", ["kind": "Departures", "family": "systemSmall", "id": "a"])
        let answer = try await board.send("POST", path, body)
        #expect(answer.status == status && answer.code == code, "\(answer.json)")
        try await expectEqual(board.send("GET", "/instances/a").revision, 1)
        try await expectEqual(board.send("GET", "/instances")["instances.1"], nil)
    }

    @Test func `an instance follows another one and stops`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        try await board.edit("a", "labelSize", .integer(20))
        let added = try await board.send("POST", "/instances", ["follow": "a", "id": "b", "values": ["line": "a"]])
        #expect(added.status == 201 && added["follows"] == "a")
        #expect(added["parameters.labelSize.value"] == 20 && added["parameters.labelSize.sourceInstance"] == "a")
        #expect(added["parameters.line.origin"] == "user" && added["parameters.line.sourceInstance"] == nil)
        try await expectEqual(board.send("GET", "/instances")["instances.1.follows"], "a")
        try await expectEqual(board.send("GET", "/instances/b/editor")["follows"], "a")
        try await board.edit("a", "labelSize", .integer(16))
        try await expectEqual(board.send("GET", "/instances/b")["parameters.labelSize.value"], 16)
        let late = try await board.send("POST", "/instances/b/unfollow", headers: ["If-Match": "\"1\""])
        expectEqual(late.status, 412)
        let ended = try await board.send("POST", "/instances/b/unfollow", headers: ["If-Match": "\"2\""])
        #expect(ended.revision == 3 && ended["changed"] == ["labelSize"])
        let alone = try await board.send("GET", "/instances/b")
        #expect(alone["follows"] == nil && alone["parameters.labelSize.origin"] == "user")
        let again = try await board.send("POST", "/instances/b/follow", ["source": "a"])
        #expect(again.revision == 4 && again["changed"] == [])
        let history = try await board.send("GET", "/instances/b/history")
        expectEqual(history["changes.2.cause"], "sourceChanged")
        expectEqual(history["changes.4.follows"], ["before": .null, "after": "a"])
    }

    @Test(
        arguments: [
            ("/instances/a/follow", ["source": "none"], 422, "unknownInstance"),
            ("/instances/a/follow", ["source": "a"], 422, "wrongSource"),
            ("/instances/none/follow", ["source": "a"], 404, "unknownInstance"),
            ("/instances/a/follow", [:], 400, "wrongRequest"),
            ("/instances/none/unfollow", nil, 404, "unknownInstance"),
            ("/instances", ["follow": "none"], 422, "unknownInstance"),
            ("/instances", ["follow": "a", "like": "a"], 400, "wrongRequest"),
        ] as [(String, JSONValue?, Int, String)])
    func `what cannot be followed is refused`(
        _ path: String, _ body: JSONValue?, _ status: Int, _ code: String
    ) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let answer = try await board.send("POST", path, body)
        #expect(answer.status == status && answer.code == code, "\(answer.json)")
        try await expectEqual(board.send("GET", "/instances/a").revision, 1)
    }

    @Test(
        arguments: [
            ("/instances/a/copy", ["from": "none"], 422, "unknownInstance"),
            ("/instances/none/copy", ["from": "a"], 404, "unknownInstance"),
            ("/instances/a/copy", ["from": "-"], 400, "wrongRequest"), ("/instances/a/copy", [:], 400, "wrongRequest"),
            ("/instances", ["like": "none"], 422, "unknownInstance"),
        ] as [(String, JSONValue, Int, String)])
    func `a copy needs two instances`(_ path: String, _ body: JSONValue, _ status: Int, _ code: String) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let answer = try await board.send("POST", path, body)
        #expect(answer.status == status && answer.code == code, "\(answer.json)")
        try await expectEqual(board.send("GET", "/instances/a").revision, 1)
    }

    @Test func `a removal can require a revision`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        try await expectEqual(board.send("DELETE", "/instances/a", headers: ["If-Match": "\"2\""]).status, 412)
        try await expectEqual(board.send("DELETE", "/instances/a", headers: ["If-Match": "\"1\""]).status, 204)
    }
}

@Suite struct DraftResourceTests {
    @Test func `a draft grows by the changes of each request`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let opened = try await board.send("GET", "/instances/a/editor", headers: ["Accept-Language": "de"])
        #expect(opened["title"] == "Abfahrten" && opened["isEdited"] == false)
        let first = try await board.send(
            "POST", "/instances/a/editor",
            ["draft": try #require(opened["draft"]), "changes": [["setText": "labelSize", "text": "16"]]])
        let second = try await board.send(
            "POST", "/instances/a/editor",
            ["draft": try #require(first["draft"]), "changes": [["toggle": "showDelay"]]])
        #expect(second["changes.0.after"] == "16" && second["changes.1.parameter"] == "showDelay")
        try await expectEqual(board.send("GET", "/instances/a").revision, 1)
        let stored = try await board.send(
            "PATCH", "/instances/a", ["draft": try #require(second["draft"])], headers: ["If-Match": "\"1\""])
        expectEqual(stored["changed"], ["labelSize", "showDelay"])
        // The draft of an earlier answer undoes the change.
        let undone = try await board.send("POST", "/instances/a/editor", ["draft": try #require(first["draft"])])
        expectEqual(undone["rows.1.value"], true)
    }

    @Test func `a draft shows the defaults that saving stores`() async throws {
        let nearest = "nearest: { type: [Stop], size: 1, dependsOn: [line], default: { first: 1 } }"
        let board = try BoardFixture(
            definition: BoardFixture.definition.replacing("line: Line\n", with: "line: Line\n      \(nearest)\n"))
        try await board.place("a")
        let drafted = try await board.send(
            "POST", "/instances/a/editor", ["changes": [["set": "line", "value": "b"]]])
        func row(_ answer: Answer) -> JSONValue? {
            answer["rows"]?.arrayValue?.first { $0["name"] == "nearest" }
        }
        expectEqual(row(drafted)?["awaitsDefault"], true)
        let shown = try await board.send(
            "POST", "/instances/a/editor", ["draft": try #require(drafted["draft"]), "defaults": true])
        expectEqual(row(shown)?["text"], "B1")
        // The draft keeps it.
        let later = try await board.send(
            "POST", "/instances/a/editor",
            ["draft": try #require(shown["draft"]), "changes": [["set": "note", "value": "x"]]])
        expectEqual(row(later)?["text"], "B1")
        expectEqual(row(later)?["awaitsDefault"], nil)
        let saved = try await board.send(
            "PATCH", "/instances/a", ["draft": try #require(later["draft"])], headers: ["If-Match": "\"1\""])
        #expect(saved.status == 200 && saved["missingDefaults"] == nil)
        try await expectEqual(board.send("GET", "/instances/a")["parameters.nearest.value"]?.arrayValue?.count, 1)
    }

    @Test func `a default that does not arrive is in the answer`() async throws {
        let robot = "robot: { type: Stop, default: dynamic }"
        let board = try BoardFixture(
            definition: BoardFixture.definition.replacing("line: Line\n", with: "line: Line\n      \(robot)\n"))
        let placed = try await board.send(
            "POST", "/instances", ["kind": "Departures", "family": "systemSmall", "id": "a"])
        expectEqual(placed.status, 201)
        expectEqual(placed["missingDefaults"]?.arrayValue?.first?["parameter"], "robot")
        let saved = try await board.send(
            "PATCH", "/instances/a", ["changes": [["set": "note", "value": "x"]]], headers: ["If-Match": "*"])
        #expect(saved.status == 200 && saved["missingDefaults"] == nil, "nothing is requested")
    }

    @Test func `a change that cannot be read keeps the others`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let answer = try await board.send(
            "POST", "/instances/a/editor",
            [
                "changes": [
                    ["setText": "labelSize", "text": "big"], ["set": "note", "value": "x"],
                ]
            ])
        expectEqual(answer.status, 200)
        expectEqual(answer["rejectedChanges"]?.arrayValue?.count, 1)
        expectEqual(answer["rejectedChanges.0.index"], 0)
        expectEqual(answer["rejectedChanges.0.problems.0.code"], "wrongValue")
        expectEqual(answer["rows.2.value"], "x")
        let unknown = try await board.send("POST", "/instances/a/editor", ["changes": [["toggle": "nte"]]])
        #expect(unknown.status == 422 && unknown["problems.0.suggestion"] == "note")
        let stored = try await board.send(
            "PATCH", "/instances/a", ["changes": [["setText": "labelSize", "text": "big"]]],
            headers: ["If-Match": "*"])
        expectEqual(stored.status, 422)
    }

    @Test func `a change by another editor becomes a conflict`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let drafted = try await board.send(
            "POST", "/instances/a/editor", ["changes": [["set": "labelSize", "value": 20]]])
        try await board.edit("a", "labelSize", .integer(10))
        try await board.edit("a", "note", .string("theirs"))
        let draft = try #require(drafted["draft"])
        let merged = try await board.send("POST", "/instances/a/editor", ["draft": draft])
        #expect(merged["rows.0.conflict.before"] == nil || merged["rows.0.conflict.before"] == .null)
        #expect(merged["rows.0.conflict.stored"] == 10 && merged["rows.0.conflict.drafted"] == 20)
        #expect(merged["rows.2.value"] == "theirs" && merged.revision == 3)
        let late = try await board.send("PATCH", "/instances/a", ["draft": draft], headers: ["If-Match": "\"1\""])
        #expect(late.status == 412 && late.revision == 3)
        let refused = try await board.send("PATCH", "/instances/a", ["draft": draft], headers: ["If-Match": "\"3\""])
        #expect(refused.status == 409 && refused["problems.0.conflict.stored"] == 10)
        let settled = try await board.send(
            "PATCH", "/instances/a",
            [
                "draft": try #require(merged["draft"]),
                "changes": [["settle": "labelSize", "settlement": "keepMine"]],
            ], headers: ["If-Match": "\"3\""])
        expectEqual(settled.status, 200)
        try await expectEqual(board.send("GET", "/instances/a")["parameters.labelSize.value"], 20)
    }

    @Test(arguments: ["POST", "PATCH"])
    func `a change whose author has not seen another edit conflicts with it`(_ method: String) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let drafted = try await board.send(
            "POST", "/instances/a/editor", ["changes": [["set": "note", "value": "mine"]]])
        try await board.edit("a", "labelSize", .integer(10))
        let body: JSONValue = [
            "draft": try #require(drafted["draft"]), "changes": [["set": "labelSize", "value": 20]],
        ]
        if method == "POST" {
            let merged = try await board.send("POST", "/instances/a/editor", body)
            #expect(merged["rows.0.conflict.stored"] == 10 && merged["rows.0.conflict.drafted"] == 20)
            let again = try await board.send("POST", "/instances/a/editor", ["draft": try #require(merged["draft"])])
            expectEqual(again["rows.0.conflict.stored"], 10)
        } else {
            let refused = try await board.send("PATCH", "/instances/a", body, headers: ["If-Match": "*"])
            #expect(refused.status == 409 && refused["problems.0.conflict.stored"] == 10)
        }
        try await expectEqual(board.send("GET", "/instances/a").revision, 2)
    }

    @Test func `changes without a draft never conflict with any revision`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let service = board.service
        let answers = await withTaskGroup(of: Int.self) { group in
            for size in 8...24 {
                group.addTask {
                    let body: JSONValue = ["changes": [["set": "labelSize", "value": .integer(size)]]]
                    return await service.respond(
                        to: BoardRequest(
                            "PATCH", "/api/1/instances/a",
                            headers: ["If-Match": "*", "Content-Type": "application/json"],
                            body: .bytes(body.renderedBytes()))
                    ).status
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(answers, Array(repeating: 200, count: 17))
    }

    @Test(
        arguments: [
            (["draft": 1], 400), (["draft": ["draft": 2]], 422), (["changes": 1], 400), (["changes": [1]], 400),
            (["changes": [["jump": "note"]]], 400),
            (["changes": [["reset": "note", "slot": 1]]], 400), (["changes": [["revert": false]]], 400),
            (["changes": [["step": "labelSize", "by": 1.5]]], 400),
            (["draft": ["draft": 1, "id": "b", "revision": 1, "changes": []]], 422),
            (["draft": ["draft": 1, "id": "a", "revision": 9, "changes": []]], 422),
            (["validate": 1], 400), (["revision": 1], 400),
        ] as [(JSONValue, Int)])
    func `a malformed draft is refused`(_ body: JSONValue, _ status: Int) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let answer = try await board.send("POST", "/instances/a/editor", body)
        #expect(answer.status == status && answer.code == "wrongRequest")
    }

    @Test func `a change of a draft that no longer fits is shown, and not stored unseen`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let changes: JSONValue = [["set": "labelSize", "value": 16], ["set": "gone", "value": 1]]
        let draft: JSONValue = ["draft": 1, "id": "a", "revision": 1, "changes": changes]
        let unseen = try await board.send("PATCH", "/instances/a", ["draft": draft], headers: ["If-Match": "\"1\""])
        #expect(unseen.status == 422 && unseen.code == "unknownParameter")
        let shown = try await board.send("POST", "/instances/a/editor", ["draft": draft])
        #expect(shown["problems.0.reason"] == "leftOut" && shown["problems.0.isError"] == false)
        let stored = try await board.send(
            "PATCH", "/instances/a", ["draft": try #require(shown["draft"])], headers: ["If-Match": "\"1\""])
        expectEqual(stored["changed"], ["labelSize"])
    }

    @Test func `options follow the draft`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let needed = try await board.send("GET", "/instances/a/options/stops")
        #expect(needed["state"] == "needs" && needed["row"] == "line")
        let drafted = try await board.send(
            "POST", "/instances/a/options/stops?limit=2", ["changes": [["set": "line", "value": "b"]]])
        #expect(drafted["state"] == "more" && drafted["sections.0.items.0.identifier"] == "b1")
        let cursor = try #require(drafted["cursor"]?.stringValue)
        let next = try await board.send(
            "POST", "/instances/a/options/stops?cursor=\(cursor)", ["changes": [["set": "line", "value": "b"]]])
        #expect(next["state"] == "complete" && next["count"] == 3)
        let found = try await board.send("GET", "/instances/a/options/line?search=B")
        expectEqual(found["count"], 1)
        try await expectEqual(board.send("GET", "/instances/a/options/line?search=xyz")["state"], "noMatch")
        let section = try await board.send("GET", "/instances/a/options/line?section=b")
        #expect(section["sections.0.title"] == "b" && section["count"] == 1)
        try await expectEqual(board.send("GET", "/instances/a/options/lne").status, 404)
        let slot = try await board.send(
            "POST", "/instances/a/options/stops?slot=7", ["changes": [["set": "line", "value": "b"]]])
        expectEqual(slot.status, 400)
    }

    @Test func `a handler that hangs is a state of the options`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let board = try BoardFixture(handler: DeparturesHandler(gate: gate))
        try await board.place("a")
        async let answer = board.send("GET", "/instances/a/options/line")
        await board.deadlines.scheduled(1)
        board.deadlines.advance(by: .seconds(60))
        let failed = try await answer
        #expect(failed.status == 200 && failed["state"] == "failed")
        #expect(failed["failure.code"] == "timedOut" && failed["canRetry"] == true)
    }
}
