import IntentBoard
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// No answer of the interface contains a secret that is stored.
@Suite struct SecretResourceTests {
    private static let definition = """
        intentDefinition: 1
        language: en
        languages: [en, de]
        types:
          Account:
            title: { en: Account, de: Konto }
            fields:
              label: { title: { en: Label, de: Name }, type: String }
              count: { title: { en: Count, de: Anzahl }, type: Integer, default: 3 }
              key: { title: { en: Key, de: Key }, type: String, secret: true }
        intents:
          Departures:
            parameters:
              token: { title: { en: Token, de: Token }, type: String, secret: true, input: { placeholder: { en: Code, de: Code } } }
              note: { title: { en: Note, de: Notiz }, type: String }
              account: { title: { en: Account, de: Konto }, type: Account }
        widgets:
          Departures: { title: { en: Departures, de: Abfahrten }, intent: Departures, families: [systemMedium] }
          Clock: { title: { en: Clock, de: Uhr }, families: [systemSmall] }
        """
    private static let sentinel = "s3ntinel-7f4c"

    private func board() async throws -> BoardFixture {
        let board = try BoardFixture(definition: Self.definition)
        try await board.place("a")
        let edit = try await board.send(
            "PATCH", "/instances/a", ["changes": [["setText": "token", "text": .string(Self.sentinel)]]],
            headers: ["If-Match": "*"])
        #expect(edit.status == 200 && !edit.text.contains(Self.sentinel), "\(edit.text)")
        return board
    }

    @Test(arguments: [
        "/instances/a", "/instances/a/history", "/instances/a/editor", "/export", "/export?id=a", "/instances",
        "/kinds",
    ])
    func `an answer hides a stored secret`(_ address: String) async throws {
        let answer = try await board().send("GET", address)
        #expect(answer.status == 200 && !answer.text.contains(Self.sentinel), "\(answer.text)")
    }

    @Test(arguments: [
        "/instances/a/timeline", "/timelines", "/timelines?content=brief", "/kinds/Clock/previews/systemSmall",
    ])
    func `an answer hides the values of buttons that may be secrets`(_ address: String) async throws {
        let board = try BoardFixture()
        try await board.place("a", kind: "Clock", family: "systemSmall")
        try await board.hostOnce()
        let answer = try await board.send("GET", address)
        #expect(answer.status == 200 && answer.text.contains(#""intent":"Ring""#), "\(answer.text)")
        #expect(!answer.text.contains(BoardProvider.pin), "\(answer.text)")
    }

    @Test func `the row of a secret says that it is set`() async throws {
        let board = try await board()
        let editor = try await board.send("GET", "/instances/a/editor")
        expectEqual(editor["rows.0.isSet"], true)
        expectEqual(editor["rows.0.value"], .null)
        expectEqual(editor["rows.0.text"], "••••••••")
        expectEqual(editor["rows.0.entryText"], "")
        expectEqual(editor["rows.0.control.isSecret"], true)
        expectEqual(editor["rows.1.isSet"], nil)
    }

    @Test func `a draft continues over an edit without the stored secret`() async throws {
        let board = try await board()
        let opened = try await board.send("GET", "/instances/a/editor")
        let draft = try #require(opened["draft"])
        let typed = try await board.send(
            "POST", "/instances/a/editor", ["draft": draft, "changes": [["setText": "note", "text": "b"]]])
        #expect(!typed.text.contains(Self.sentinel))
        // Another editor stores a note and, later, another secret.
        let other = try await board.send(
            "PATCH", "/instances/a", ["changes": [["setText": "note", "text": "c"]]], headers: ["If-Match": "*"])
        expectEqual(other.status, 200)
        let secret = try await board.send(
            "POST", "/instances/a/editor", ["draft": draft, "changes": [["setText": "token", "text": "mine"]]])
        // The stored secret is the one that the draft began with, so there is no conflict.
        expectEqual(secret["rows.0.conflict"], nil)
        _ = try await board.send(
            "PATCH", "/instances/a", ["changes": [["setText": "token", "text": "theirs-51"]]],
            headers: ["If-Match": "*"])
        let conflict = try await board.send(
            "POST", "/instances/a/editor", ["draft": draft, "changes": [["setText": "token", "text": "mine"]]])
        #expect(conflict["rows.0.conflict"] != nil && !conflict.text.contains("theirs-51"), "\(conflict.text)")
        #expect(!conflict.text.contains(Self.sentinel))
        let refused = try await board.send(
            "PATCH", "/instances/a", ["draft": draft, "changes": [["setText": "token", "text": "mine"]]],
            headers: ["If-Match": "*"])
        expectEqual(refused.code, "editConflict")
        #expect(!refused.text.contains("theirs-51") && !refused.text.contains(Self.sentinel), "\(refused.text)")
    }

    @Test func `a draft of a record merges an edit of another field`() async throws {
        let board = try await board()
        func patch(_ body: JSONValue) async throws {
            let answer = try await board.send("PATCH", "/instances/a", body, headers: ["If-Match": "*"])
            #expect(answer.status == 200 && !answer.text.contains(Self.sentinel), "\(answer.text)")
        }
        try await patch(["changes": [["setText": "account.key", "text": .string(Self.sentinel)]]])
        let typed = try await board.send(
            "POST", "/instances/a/editor", ["changes": [["setText": "account.label", "text": "Mine"]]])
        try await patch(["changes": [["setText": "account.count", "text": "7"]]])
        let draft = try #require(typed["draft"])
        let merged = try await board.send("POST", "/instances/a/editor", ["draft": draft])
        expectEqual(merged["rows.2.conflict"], nil)
        #expect(!typed.text.contains(Self.sentinel) && !merged.text.contains(Self.sentinel))
        try await patch(["draft": draft])
        let exported = try await board.engine.export(includesSecrets: true)
        expectEqual(
            exported.instances.first?.values["account"]?.wire,
            ["count": 7, "key": .string(Self.sentinel), "label": "Mine"])
    }

    /// A page keeps it beyond its window.
    @Test func `a draft with entered secrets has a form without them`() async throws {
        let board = try await board()
        let note: JSONValue = ["setText": "note", "text": "b"]
        func edited(_ changes: JSONValue...) async throws -> Answer {
            try await board.send("POST", "/instances/a/editor", ["changes": .array([note] + changes)])
        }
        try await expectEqual(edited()["draftWithoutSecrets"], nil)
        let secret = try await edited(
            ["setText": "token", "text": "new-51"], ["setText": "account.key", "text": "new-52"],
            ["setText": "account.label", "text": "Mine"])
        let kept = try #require(secret["draftWithoutSecrets"])
        let text = String(decoding: kept.renderedBytes(), as: UTF8.self)
        #expect(text.contains("Mine") && !text.contains("new-5"), "\(text)")
        let continued = try await board.send("POST", "/instances/a/editor", ["draft": kept])
        #expect(continued["rows.0.change"] == "none" && continued["rows.1.text"] == "b", "\(continued.text)")
        expectEqual(continued["rows.2.fields.0.text"], "Mine")
    }

    @Test func `a wrong value is refused without its text`() async throws {
        let board = try await board()
        let values: [JSONValue] = [.array([.string(Self.sentinel)]), 12, ["a": .string(Self.sentinel)]]
        for value in values {
            let answer = try await board.send(
                "PATCH", "/instances/a", ["changes": [["set": "token", "value": value]]], headers: ["If-Match": "*"])
            #expect(answer.status == 422 && !answer.text.contains(Self.sentinel), "\(answer.text)")
        }
    }

    @Test func `a mask that is sent back changes nothing`() async throws {
        let board = try await board()
        _ = try await board.send(
            "PATCH", "/instances/a",
            ["changes": [["setText": "token", "text": "••••••••"], ["setText": "note", "text": "b"]]],
            headers: ["If-Match": "*"])
        let exported = try await board.engine.export(includesSecrets: true)
        expectEqual(exported.instances.first?.values["token"]?.wire, .string(Self.sentinel))
        try await expectEqual(board.engine.export().instances.first?.values["token"]?.isHidden, true)
    }
}
