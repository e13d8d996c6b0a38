import IntentDefinitionFiles
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentLanguageServer

/// Policies of administrators in an editor.
@Suite(.blocking) struct PolicyTests {
    private static let definition = """
        intentDefinition: 1
        enums: { Tone: { cases: [calm, loud] } }
        types:
          Album: {}
          Source: { oneOf: { album: Album, page: URL } }
        intents:
          Board:
            parameters:
              city: { type: String, options: [Bremen, Kiel], description: Where the board is. }
              tone: Tone
              source: { type: Source }
              isOn: { type: Boolean, default: false }
              token: { type: String, secret: true }
        widgets:
          Board: { kind: com.example.board, intent: Board, families: [systemSmall] }
          Small: { intent: Board, families: [systemSmall] }

        """
    private static let policy = """
        intentPolicy: 1
        by: Operations
        intents:
          Board: { defaults: { city: Kiel, source: { page: "https://example.com" } } }
        widgets:
          com.example.board:
            defaults: { tone: loud, city: Bremen }
            locked: [city, tone]

        """

    private func client() throws -> TestClient {
        try TestClient(["board.intent.yaml": Self.definition, "intent-policy.yaml": Self.policy])
    }

    @Test(arguments: [
        ("intentPolicy: 1\n|", ["by", "message", "widgets", "intents"]),
        ("intentPolicy: 1\nwidgets:\n  |", ["Board", "com.example.board", "Small"]),
        ("intentPolicy: 1\nintents: { | }", ["Board"]),
        ("widgets: { Small: { | } }", ["defaults", "locked"]),
        ("widgets: { Small: { defaults: { | } } }", ["city", "tone", "source", "isOn"]),
        ("widgets: { Small: { defaults: { city: | } } }", ["Bremen", "Kiel"]),
        ("widgets:\n  com.example.board:\n    defaults:\n      tone: |", ["calm", "loud"]),
        ("widgets: { Small: { defaults: { isOn: | } } }", ["true", "false"]),
        ("intents: { Board: { defaults: { source: { | } } } }", ["album", "page"]),
        ("widgets: { Small: { locked: [ci|] } }", ["city"]),
        ("widgets: { Small: { locked: [|] } }", ["city", "tone", "source", "isOn", "token"]),
    ])
    func `what a policy can contain is completed`(text: String, labels: [String]) throws {
        let found = try client().request("textDocument/completion", at: text, in: "intent-policy.yaml")
        expectEqual(found.labels, labels)
    }

    @Test func `keys of a policy are explained`() throws {
        let client = try client()
        func hover(_ text: String) -> String {
            client.request("textDocument/hover", at: text, in: "intent-policy.yaml").at("contents", "value")?
                .stringValue
                ?? ""
        }
        let head = "intentPolicy: 1\nby: x\nwidgets: { Small: { "
        #expect(hover("intentPolicy: 1\nb|y: x\n").hasPrefix("The person or group that specifies the policy"))
        #expect(hover("\(head)lo|cked: true } }").hasPrefix("The rows that cannot be edited"))
        #expect(hover("\(head)defaults: { ci|ty: Kiel } } }").hasPrefix("parameter `city`\n\nType: `String`"))
        #expect(hover("\(head)defaults: { tone: lo|ud } } }").hasPrefix("case `loud`"))
        #expect(hover("\(head)locked: [to|ne] } }").hasPrefix("parameter `tone`"))
        #expect(hover("\(head)defaults: { city: U|lm } } }").contains("'Ulm' is not an available option"))
    }

    @Test(arguments: [
        ("widgets: { com.example.bo|ard: { locked: true } }", 14, 2), ("widgets: { Sm|all: { locked: true } }", 15, 2),
        ("intents: { Boa|rd: { locked: true } }", 6, 2), ("intents: { Board: { locked: [ci|ty] } }", 8, 6),
        ("widgets: { Small: { defaults: { to|ne: calm } } }", 9, 6),
        ("widgets: { Small: { defaults: { tone: ca|lm } } }", 1, 25),
        ("widgets: { Small: { defaults: { source: { pa|ge: x } } } }", 4, 35),
    ])
    func `a policy leads to the definition`(text: String, line: Int, character: Int) throws {
        let client = try client()
        let place = client.request(
            "textDocument/definition", at: "intentPolicy: 1\n\(text)", in: "intent-policy.yaml")
        expectEqual(place["uri"], .string(client.uri("board.intent.yaml")))
        expectEqual(place.at("range", "start"), ["line": .integer(line), "character": .integer(character)])
    }

    @Test(arguments: [true, false])
    func `a renamed parameter has its new name in policies`(isOpen: Bool) throws {
        let client = try client()
        client.open("board.intent.yaml", Self.definition)
        if isOpen { client.open("intent-policy.yaml", Self.policy, version: 7) }
        let place = client.document("board.intent.yaml").adding(
            "position", ["line": 8, "character": 8])
        let references = client.request("textDocument/references", place).arrayValue ?? []
        expectEqual(references.count(where: { $0["uri"] == .string(client.uri("intent-policy.yaml")) }), 3)
        let edit = client.request("textDocument/rename", place.adding("newName", "town"))
        let policy = edit["documentChanges"]?.arrayValue?.first {
            $0.at("textDocument", "uri") == .string(client.uri("intent-policy.yaml"))
        }
        expectEqual(policy?.at("textDocument", "version"), isOpen ? 7 : .null)
        let texts = try client.apply(edit)
        expectEqual(texts["intent-policy.yaml"], Self.policy.replacing("city", with: "town"))
        expectEqual(texts["board.intent.yaml"], Self.definition.replacing("city:", with: "town:"))
    }

    @Test func `a rename that begins in a policy keeps kinds`() throws {
        let client = try client()
        let marked = Self.policy.replacing("locked: [city", with: "locked: [ci|ty")
        let prepared = client.request("textDocument/prepareRename", at: marked, in: "intent-policy.yaml")
        expectEqual(prepared["placeholder"], "city")
        let kind = Self.policy.replacing("com.example.board:", with: "com.exa|mple.board:")
        expectEqual(client.request("textDocument/prepareRename", at: kind, in: "intent-policy.yaml"), .null)
        client.open("board.intent.yaml", Self.definition)
        let widget = client.document("board.intent.yaml").adding("position", ["line": 14, "character": 3])
        let texts = try client.apply(client.request("textDocument/rename", widget.adding("newName", "Large")))
        expectEqual(Array(texts.keys), ["board.intent.yaml"])
        expectEqual(texts["board.intent.yaml"], Self.definition.replacing("Board: { kind", with: "Large: { kind"))
    }

    /// After each pause, the problems of the policy are those of the reader.
    @Test func `random edits end in the problems of the reader`() throws {
        var generator = SeededGenerator(seed: 5)
        let client = try client()
        let schema = try loadDefinitions(at: [client.folder.path]).schema
        var text = TextDocument(SourceFile(path: "p", text: Self.policy))
        client.open("intent-policy.yaml", Self.policy)
        let pieces = [
            "\n", "  ", ": ", "{", "}", "[", "]", "city", "tone", "locked", "defaults", "loud", "🚗", "- ", "x", "", "",
        ]
        let methods = LanguageServer.requests.keys.sorted()
        for version in 2..<700 {
            let ends = (0..<2).map { _ in Int.random(in: 0...text.bytes.count, using: &generator) }.sorted()
            let range = PositionRange(
                start: text.position(ofByte: ends[0], .utf16),
                end: text.position(ofByte: min(ends[1], ends[0] + 9), .utf16))
            if version.isMultiple(of: 40) {
                text = TextDocument(SourceFile(path: "p", text: Self.policy))
                client.change("intent-policy.yaml", Self.policy, version: version)
            } else {
                let piece = pieces[Int.random(in: pieces.indices, using: &generator)]
                text = text.replacing(range, with: piece, .utf16)
                client.change("intent-policy.yaml", piece, range: range.json, version: version)
            }
            let position = text.position(ofByte: Int.random(in: 0...text.bytes.count, using: &generator), .utf16).json
            client.request(
                methods[Int.random(in: methods.indices, using: &generator)],
                client.document("intent-policy.yaml").adding([
                    "position": position, "range": range.json, "context": [:], "query": "e", "newName": "neu",
                    "positions": [position],
                ]))
            guard version.isMultiple(of: 5) else { continue }
            let sent = client.settle("intent-policy.yaml")
            expectEqual(sent?["version"], .integer(version))
            let file = PolicyFile(SourceFile(path: "p", bytes: text.bytes), for: schema)
            let found = sent?["diagnostics"]?.arrayValue?.map {
                "\($0["code"]?.stringValue ?? "") \($0["range"]?.rendered() ?? "")"
            }
            expectEqual(
                found,
                file.diagnostics.sorted().map { "\($0.code) \(text.range(of: $0.range, .utf16).json.rendered())" })
        }
    }
}
