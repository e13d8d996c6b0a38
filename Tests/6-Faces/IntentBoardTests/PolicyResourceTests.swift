import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentBoard

/// Rows that an administrator has locked.
@Suite struct PolicyResourceTests {
    private func board() async throws -> BoardFixture {
        var policy = Policy(owner: LocalizedText("Operations", language: "en"), path: "intent-policy.yaml")
        policy["Departures", "note"] = PolicyRow(defaultRule: .value(.string("Late")), isLocked: true, line: 3)
        let board = try BoardFixture(policy: policy)
        try await board.place("a")
        return board
    }

    @Test func `a locked value is reported with the policy`() async throws {
        let answer = try await board().send("GET", "/instances/a")
        expectEqual(answer["parameters.note.value"], "Late")
        expectEqual(answer["parameters.note.origin"], "policy")
        expectEqual(
            answer["parameters.note.policy"],
            ["by": "Operations", "isLocked": true, "hasDefault": true, "file": "intent-policy.yaml", "line": 3])
    }

    @Test func `requests that change it are forbidden`() async throws {
        let board = try await board()
        let body: JSONValue = ["changes": [["setText": "note", "text": "Soon"]]]
        let patch = try await board.send("PATCH", "/instances/a", body, headers: ["If-Match": "*"])
        #expect(patch.status == 403 && patch.code == "locked", "\(patch.json)")
        let placed = try await board.send(
            "POST", "/instances", ["kind": "Departures", "family": "systemSmall", "values": ["note": "Soon"]])
        #expect(placed.status == 403 && placed.code == "locked", "\(placed.json)")
        let draft = try await board.send(
            "POST", "/instances/a/editor",
            ["changes": [["setText": "note", "text": "Soon"], ["setText": "labelSize", "text": "9"]]])
        #expect(draft.status == 200 && draft["rejectedChanges.0.problems.0.code"] == "locked", "\(draft.json)")
        expectEqual(draft["rejectedChanges.1"], nil)
        let rows = draft["rows"]?.arrayValue ?? []
        expectEqual(rows.compactMap { $0["lock"] }, ["Locked by Operations"])
    }
}
