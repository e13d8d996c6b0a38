import Foundation
import IntentDefinitionFiles
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentLanguageServer

@Suite(.blocking) struct DiagnosticsTests {
    static let wrong = "intentDefinition: 1\nenums: { Unit: { cases: [celsius, celsius] } }\n"
    static let right = "intentDefinition: 1\nenums: { Unit: { cases: [celsius, kelvin] } }\n"

    @Test func `problems of an unsaved text are sent with its version`() throws {
        let client = try TestClient(["a.intent.yaml": Self.right])
        client.open("a.intent.yaml", Self.right)
        expectEqual(client.settle()?["diagnostics"], [])
        client.change("a.intent.yaml", "celsius", range: .range(1, 34, 1, 40), version: 2)
        #expect(client.server.hasStaleDiagnostics)
        let sent = try #require(client.settle())
        expectEqual(sent["version"], 2)
        let item = try #require(sent["diagnostics"]?[0])
        expectEqual(item["code"], "duplicate-case")
        expectEqual(item["range"], .range(1, 34, 1, 41))
        expectEqual(item["severity"], 1)
        expectEqual(item.at("data", "explain"), "intentgen explain duplicate-case")
        expectEqual(item["relatedInformation"]?[0]?.at("location", "range"), .range(1, 25, 1, 32))
        #expect(!client.server.hasStaleDiagnostics)
    }

    @Test func `an open policy is checked against the definitions of its folder`() throws {
        let definition = """
            intentDefinition: 1
            intents: { Home: { parameters: { city: { type: String, options: [Kiel, Ulm] } } } }
            widgets: { Home: { intent: Home, families: [systemSmall] } }
            """
        let policy = "intentPolicy: 1\nby: Site\nwidgets: { Home: { defaults: { city: Kiell } } }\n"
        let client = try TestClient(["a.intent.yaml": definition, "intent-policy.yaml": policy])
        client.open("intent-policy.yaml", policy)
        let item = try #require(client.settle("intent-policy.yaml")?["diagnostics"]?[0])
        expectEqual(item["code"], "default-not-an-option")
        expectEqual(item["range"], .range(2, 37, 2, 42))
        client.change("intent-policy.yaml", "Kiel", range: .range(2, 37, 2, 42), version: 2)
        expectEqual(client.settle("intent-policy.yaml")?["diagnostics"], [])
        client.open("a.intent.yaml", definition.replacing("Kiel", with: "Bonn"))
        expectEqual(client.settle("intent-policy.yaml")?["diagnostics"]?[0]?["code"], "default-not-an-option")
        client.close("intent-policy.yaml")
        expectEqual(client.published("intent-policy.yaml")?["diagnostics"], [])
    }

    @Test func `closing a file clears its problems`() throws {
        let client = try TestClient(["a.intent.yaml": Self.wrong, "b.intent.yaml": Self.right])
        client.open("a.intent.yaml", Self.wrong)
        client.open("b.intent.yaml", "intentDefinition: 1\n")
        expectEqual(client.settle()?["diagnostics"]?.arrayValue?.count, 1)
        client.close("a.intent.yaml")
        expectEqual(client.published("a.intent.yaml")?["diagnostics"], [])
        _ = client.settle()
        expectEqual(client.published("a.intent.yaml")?["diagnostics"], [])
    }

    @Test func `a deleted file no longer declares anything`() throws {
        let b = "intentDefinition: 1\nintents: { I: { parameters: { unit: Unit } } }\n"
        let client = try TestClient(["a.intent.yaml": Self.right, "b.intent.yaml": b])
        client.open("b.intent.yaml", b)
        expectEqual(client.settle("b.intent.yaml")?["diagnostics"], [])
        try FileManager.default.removeItem(atPath: client.folder.path + "/a.intent.yaml")
        client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(client.uri("a.intent.yaml")), "type": 3]]])
        expectEqual(client.settle("b.intent.yaml")?["diagnostics"]?[0]?["code"], "unknown-type")
    }

    @Test func `files use what other open texts declare`() throws {
        let b = "intentDefinition: 1\nintents: { I: { parameters: { unit: Unit } } }\n"
        let client = try TestClient(["b.intent.yaml": b])
        client.open("b.intent.yaml", b)
        expectEqual(client.settle("b.intent.yaml")?["diagnostics"]?[0]?["code"], "unknown-type")
        client.open("new.intent.yaml", Self.right)
        expectEqual(client.settle("b.intent.yaml")?["diagnostics"], [])
    }

    @Test func `syntax errors, translations and settings are reported`() throws {
        let client = try TestClient([
            "a.intent.yaml": Self.right, "a.intent.de.yaml": "", "intentgen-config.yaml": "intentgenConfig: 1\n",
        ])
        client.open("a.intent.yaml", "intentDefinition: 1\nenums: { Unit\n")
        expectEqual(client.settle()?["diagnostics"]?[0]?["code"], "yaml-syntax")
        client.open("a.intent.de.yaml", "intentTexts: 1\nlanguage: de\nenums.Nothing.title: X\n")
        #expect(client.settle("a.intent.de.yaml") != nil)
        client.open("intentgen-config.yaml", "intentgenConfig: 1\naccess: open\n")
        #expect(client.settle("intentgen-config.yaml")?["diagnostics"]?.arrayValue?.isEmpty == false)
        client.open("other.yaml", "a: [")
        expectEqual(client.settle("other.yaml"), nil)
    }

    @Test func `the settings file of an outer folder makes one schema of what is below`() throws {
        let use = "intentDefinition: 1\nintents: { I: { parameters: { unit: Unit } } }\n"
        let files = ["x/a.intent.yaml": Self.right, "y/b.intent.yaml": use]
        for (settings, count) in [(nil, 1), ("intentgenConfig: 1\n", 0)] as [(String?, Int)] {
            let client = try TestClient([:])
            for (name, text) in files { try client.folder.write(text, to: name) }
            if let settings { try client.folder.write(settings, to: "intentgen-config.yaml") }
            client.open("y/b.intent.yaml", use)
            expectEqual(client.settle("y/b.intent.yaml")?["diagnostics"]?.arrayValue?.count, count)
        }
    }

    @Test func `files that cannot be read together are logged`() throws {
        let settings = "intentgenConfig: 1\n"
        let client = try TestClient([
            "a.intent.yaml": Self.wrong, "intentgen-config.yaml": settings, "intentgen-config.yml": settings,
        ])
        client.open("a.intent.yaml", Self.wrong)
        let message = client.received.first { $0["method"] == "window/logMessage" }?.at("params", "message")
        #expect(message?.stringValue?.contains("both apply to these definitions") == true)
        expectEqual(client.settle()?["diagnostics"]?.arrayValue?.count, 1)
    }

    @Test func `a client that requests diagnostics gets only what it requests`() throws {
        let client = try TestClient(
            ["a.intent.yaml": Self.wrong, "b.intent.yaml": Self.wrong.replacing("Unit", with: "Other")],
            capabilities: ["textDocument": ["diagnostic": [:]]])
        client.open("a.intent.yaml", Self.wrong)
        expectEqual(client.settle(), nil)
        let report = client.request("textDocument/diagnostic", client.document("a.intent.yaml"))
        expectEqual(report["kind"], "full")
        expectEqual(report["items"]?.arrayValue?.count, 1)
        let params = client.document("a.intent.yaml").adding("previousResultId", report["resultId"])
        expectEqual(client.request("textDocument/diagnostic", params)["kind"], "unchanged")
        let all = client.request("workspace/diagnostic", ["previousResultIds": []])
        expectEqual(
            all["items"]?.arrayValue?.map { $0["uri"] },
            [.string(client.uri("a.intent.yaml")), .string(client.uri("b.intent.yaml"))])
    }

    @Test func `fixes are actions with versioned edits`() throws {
        let text =
            "intentDefinition: 1\nenums: { Unit: { cases: [x] } }\nintents: { I: { parameters: { u: Unti, v: Untt } } }\n"
        let client = try TestClient(["a.intent.yaml": text])
        client.open("a.intent.yaml", text, version: 7)
        let params = client.document("a.intent.yaml").adding(["range": .range(2, 34, 2, 34), "context": [:]])
        let actions = client.request("textDocument/codeAction", params)
        expectEqual(actions[0]?["title"], "did you mean: Unit")
        expectEqual(actions[0]?["isPreferred"], true)
        let change = actions[0]?.at("edit", "documentChanges")?[0]
        expectEqual(change?.at("textDocument", "version"), 7)
        expectEqual(change?["edits"]?[0]?["newText"], "Unit")
        let all = params.adding(["context": ["only": ["source.fixAll"]]])
        let fixes = client.request("textDocument/codeAction", all)
        expectEqual(fixes.arrayValue?.count, 1)
        expectEqual(fixes[0]?.at("edit", "documentChanges")?[0]?["edits"]?.arrayValue?.count, 2)
    }

    /// A random session; after each pause, the diagnostics are those of the reader for what the client has.
    @Test(arguments: [PositionEncoding.utf8, .utf16])
    func `random edits and requests end in the diagnostics of validate`(_ encoding: PositionEncoding) throws {
        var generator = SeededGenerator(seed: encoding == .utf8 ? 1 : 2)
        let start = """
            intentDefinition: 1
            language: en
            enums:
              Größe: { cases: [klein, groß, "🚗"] }
            intents:
              Wetter:
                parameters:
                  stadt: { type: String, title: "Stadt 車" }
                  größe: { type: Größe, default: klein }
            widgets:
              W: { intent: Wetter, families: [systemSmall] }

            """
        let client = try TestClient(["a.intent.yaml": start], encoding: encoding.rawValue)
        client.open("a.intent.yaml", start)
        let pieces = [
            "\n", "  ", ": ", "{", "}", "[", "]", ",", "type", "Größe", "🚗", "車", "default: klein", "\r\n", "\"", "- ",
            "#", "x",
            "intents:", "when: { größe: klein }", "", "", "",
        ]
        var text = TextDocument(SourceFile(path: "a", text: start))
        let methods = LanguageServer.requests.keys.sorted()
        for version in 2..<1500 {
            if version.isMultiple(of: 60) { text = TextDocument(SourceFile(path: "a", text: start)) }
            let ends = (0..<2).map { _ in Int.random(in: 0...text.bytes.count, using: &generator) }.sorted()
            let range = PositionRange(
                start: text.position(ofByte: ends[0], encoding),
                end: text.position(ofByte: min(ends[1], ends[0] + 12), encoding))
            let piece = pieces[Int.random(in: pieces.indices, using: &generator)]
            if version.isMultiple(of: 60) {
                client.change("a.intent.yaml", start, version: version)
            } else {
                text = text.replacing(range, with: piece, encoding)
                client.change("a.intent.yaml", piece, range: range.json, version: version)
            }
            let position = text.position(ofByte: Int.random(in: 0...text.bytes.count, using: &generator), encoding)
            let method = methods[Int.random(in: methods.indices, using: &generator)]
            client.request(
                method,
                client.document("a.intent.yaml").adding([
                    "position": position.json, "range": range.json, "context": [:], "query": "e", "newName": "neu",
                    "positions": [position.json],
                ]))
            guard version.isMultiple(of: 7) else { continue }
            let sent = client.settle()
            expectEqual(sent?["version"], .integer(version))
            let resolved = DefinitionSources.none.adding(
                SourceFile(path: "a.intent.yaml", bytes: text.bytes)
            ).resolved()
            let expected = resolved.diagnostics.sorted().map {
                "\($0.code) \(text.range(of: $0.range, encoding).json.rendered())"
            }
            let found = sent?["diagnostics"]?.arrayValue?.map {
                "\($0["code"]?.stringValue ?? "") \($0["range"]?.rendered() ?? "")"
            }
            expectEqual(found, expected)
        }
    }
}
