import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentBoard

/// Rules about the values of several rows.
@Suite struct RuleResourceTests {
    private static let definition = """
        intentDefinition: 1
        language: en
        languages: [en, de]
        types: { Line: {}, Stop: {} }
        intents:
          Departures:
            rules:
              - require: { labelSize: { atLeast: { row: limit } } }
                message: { en: Too small., de: Zu klein. }
            parameters:
              limit: { title: { en: Limit, de: Grenze }, type: Integer, default: 10 }
              labelSize: { title: { en: Size, de: Größe }, type: Integer, range: 8...24, default: 12 }
              note: String
        widgets:
          Departures:
            { title: { en: Departures, de: Abfahrten }, intent: Departures, families: [systemSmall, systemMedium] }
          Clock: { title: { en: Clock, de: Uhr }, families: [systemSmall] }
        """

    private func board() async throws -> BoardFixture {
        let board = try BoardFixture(definition: Self.definition, catalogs: [.test("de")])
        try await board.place("a")
        return board
    }

    @Test func `an edit that breaks a rule is refused with the rows`() async throws {
        let board = try await board()
        let body: JSONValue = ["changes": [["setText": "labelSize", "text": "9"], ["setText": "note", "text": "x"]]]
        let patch = try await board.send("PATCH", "/instances/a", body, headers: ["If-Match": "*"])
        #expect(patch.status == 422 && patch.code == "refused", "\(patch.json)")
        expectEqual(patch["problems.0.parameters"], ["labelSize", "limit"])
        expectEqual(patch["problems.0.message"], "'Size' and 'Limit': Too small.")
        let after = try await board.send("GET", "/instances/a")
        expectEqual(after["parameters.note.value"], .null)
        expectEqual(after["revision"], 1)
    }

    @Test func `rows that are set together are judged together`() async throws {
        let board = try await board()
        let body: JSONValue = ["changes": [["setText": "labelSize", "text": "9"], ["setText": "limit", "text": "8"]]]
        let patch = try await board.send("PATCH", "/instances/a", body, headers: ["If-Match": "*"])
        #expect(patch.status == 200, "\(patch.json)")
        let placed = try await board.send(
            "POST", "/instances", ["kind": "Departures", "family": "systemSmall", "values": ["labelSize": 9]])
        #expect(placed.status == 422 && placed.code == "refused", "\(placed.json)")
    }

    @Test func `a draft shows the problem at each row in the language of the request`() async throws {
        let board = try await board()
        let body: JSONValue = ["changes": [["setText": "labelSize", "text": "9"]]]
        let draft = try await board.send("POST", "/instances/a/editor", body, headers: ["Accept-Language": "de"])
        expectEqual(draft.status, 200)
        let rows = (draft["rows"]?.arrayValue ?? []).filter { $0["problems"]?.arrayValue?.isEmpty == false }
        expectEqual(rows.compactMap { $0["name"]?.stringValue }, ["limit", "labelSize"])
        let texts = rows.compactMap { $0["problems"]?.arrayValue?.first?["message"]?.stringValue }
        #expect(texts.count == 2 && texts.allSatisfy { $0.contains("Zu klein.") }, "\(draft.json)")
        expectEqual(draft["canBeApplied"], false)
    }
}
