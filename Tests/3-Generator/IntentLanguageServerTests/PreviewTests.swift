import IntentModel
import IntentTestSupport
import Testing

@Suite(.blocking) struct PreviewTests {
    private static let definition = """
        intentDefinition: 1
        enums:
          Tone: { cases: { calm: Calm, loud: { title: Loud } } }
        types:
          Stop: {}
        intents:
          Board:
            title: Departures
            sections: { more: { title: More, folded: true } }
            parameters:
              stops: { type: [Stop], size: { systemSmall: 1, systemMedium: 1...3 }, prompt: Pick a stop }
              tone: { type: Tone, default: loud }
              isLive: { type: Boolean, default: true }
              pause:
                type: TimeInterval
                options: { 30s: Short, 5m: Long }
                default: { systemSmall: 30s, otherwise: 5m }
                when: { isLive: true }   # only then
              token: { type: String, secret: true, section: more }
          Empty: {}
        widgets:
          Small: { intent: Board, families: [systemSmall, systemMedium] }

        """

    private func preview(_ marked: String, in client: TestClient) -> JSONValue {
        _ = client.request("textDocument/hover", at: marked)
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let position: JSONValue = [
            "line": .integer(lines.count - 1), "character": .integer(lines.last?.utf16.count ?? 0),
        ]
        let argument = client.document("a.intent.yaml").adding("position", position)
        return client.request(
            "workspace/executeCommand", ["command": "intentgen.preview", "arguments": [argument]])
    }

    @Test func `the form of a widget is shown by its families`() throws {
        let client = try TestClient()
        let answer = preview(Self.definition.replacing(" Small:", with: " Sm|all:"), in: client)
        expectEqual(answer["kind"], "plaintext")
        expectEqual(
            answer["value"]?.stringValue,
            """
            Departures · systemSmall
              Stops    1 slot   options from the handler
                1      (Pick a stop) ▾
              Tone     Loud ▾   Calm, Loud
              Is Live  [x]
              Pause    Short ▾  Short, Long; when { isLive: true }
              ▸ More
              Token    –        String

            Departures · systemMedium
              Stops    1...3 values  options from the handler
                1      (Pick a stop) ▾
              Tone     Loud ▾        Calm, Loud
              Is Live  [x]
              Pause    Long ▾        Short, Long; when { isLive: true }
              ▸ More
              Token    –             String
            """)
    }

    @Test func `a record is shown with the values of its fields`() throws {
        let client = try TestClient()
        let answer = preview(
            """
            intentDefinition: 1
            types:
              Stop: { options: { central: Central } }
              Leg: { fields: { stop: Stop, pause: { type: TimeInterval, default: 5m }, name: String } }
            intents:
              Bo|ard: { parameters: { leg: { type: Leg, default: { stop: central } } } }

            """, in: client)
        let text = try #require(answer["value"]?.stringValue)
        #expect(text.contains("Leg  {pause: 5m, stop: central  Central}  Leg"), "\(text)")
    }

    @Test func `a preview shows unsaved text, or the last valid one`() throws {
        let client = try TestClient(["a.intent.yaml": "intentDefinition: 1\n"])
        let valid = preview(
            Self.definition.replacing("Board:", with: "Boa|rd:").replacing("Calm", with: "Quiet"), in: client)
        #expect(valid["value"]?.stringValue?.contains("Quiet, Loud") == true)
        client.change("a.intent.yaml", Self.definition.replacing("Tone:", with: "Tone: x"), version: 2)
        let argument = client.document("a.intent.yaml").adding("position", ["line": 8, "character": 4])
        let params: JSONValue = ["command": "intentgen.preview", "arguments": [argument]]
        let broken = client.request("workspace/executeCommand", params)["value"]?.stringValue
        #expect(broken?.hasPrefix("The definitions have errors") == true && broken?.contains("Quiet") == true)
    }

    @Test func `a hover of a widget contains its form`() throws {
        let client = try TestClient()
        let hover = client.request("textDocument/hover", at: Self.definition.replacing(" Small:", with: " Sm|all:"))
        #expect(hover.at("contents", "value")?.stringValue?.contains("Departures · systemSmall\n  Stops") == true)
        let empty = client.request("textDocument/hover", at: Self.definition.replacing("Empty", with: "Em|pty"))
        #expect(empty.at("contents", "value")?.stringValue?.contains("There is nothing to configure.") == true)
    }

    @Test func `a command that does not exist is an error`() throws {
        let client = try TestClient()
        expectEqual(client.request("workspace/executeCommand", ["command": "x"])["code"], -32602)
        expectEqual(client.request("workspace/executeCommand", ["command": "intentgen.preview"])["code"], -32602)
        expectEqual(preview("intentDefinition: 1\n|", in: client)["code"], -32803)
    }
}
