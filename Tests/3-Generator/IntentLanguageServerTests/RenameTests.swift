import Foundation
import IntentDefinitionFiles
import IntentDiagnostics
import IntentEvolution
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@Suite(.blocking) struct RenameTests {
    private static let types = """
        intentDefinition: 1
        types:
          City: { properties: { country: String } }
        enums:
          Tone: { cases: [calm, loud] }
          Unit: { cases: { celsius: Celsius, kelvin: { title: Kelvin } } }

        """
    private static let intents = """
        intentDefinition: 1
        intents:
          Greeting:
            summary: 'Say ${tone} in ${city.country}'
            parameters:
              tone: { type: Tone, default: calm }
              city: City
              unit:
                type: Unit
                default: celsius
                when: { tone: calm }
              more: { type: "Tone", dependsOn: [city], when: { unit: { not: [kelvin] } }, options: dynamic }
        widgets:
          W:
            intent: Greeting
            families: [systemSmall]
            renamedFrom:
              - Old
        controls:
          C: { intent: Greeting, symbol: star }

        """
    private static let german = """
        intentTexts: 1
        language: de
        intents.Greeting.title: Gruß
        intents.Greeting.parameters.tone.title: Ton

        """

    private func client() throws -> TestClient {
        let client = try TestClient([
            "types.intent.yaml": Self.types, "use.intent.yaml": Self.intents, "use.intent.de.yaml": Self.german,
            "intentgen-config.yaml":
                "intentgenConfig: 1\nlock: intents.lock.json\nnames:\n  intents.Greeting: HelloIntent\n",
        ])
        let settings = SettingsFile(path: client.folder.path + "/intentgen-config.yaml", accesses: [], targets: [])
        let schema = try loadDefinitions(at: [client.folder.path], settings: settings).schema
        try client.folder.write(SchemaLock(schema).text, to: "intents.lock.json")
        client.open("types.intent.yaml", Self.types)
        client.open("use.intent.yaml", Self.intents)
        return client
    }

    /// Expects valid definitions that break nothing that is stored since the lock.
    private func expectKept(in client: TestClient, _ texts: [String: String]) throws {
        let resolved = try loadDefinitions(at: [client.folder.path])
        expectEqual(resolved.diagnostics.sorted().map(\.message), [], "\(texts)")
        let lock = try LockFile(
            SourceFile(
                path: "lock", text: String(contentsOfFile: client.folder.path + "/intents.lock.json", encoding: .utf8)))
        let report = EvolutionReport(resolved, since: lock, selection: ReportSelection(effects: [.stored]))
        #expect(!report.isBreaking, "\(report.changes.map(\.message)) \(texts)")
    }

    @Test func `definition and references cross files`() throws {
        let client = try client()
        let definition = client.request("textDocument/definition", client.place("use.intent.yaml", 5, 21))
        expectEqual(definition["uri"], .string(client.uri("types.intent.yaml")))
        expectEqual(definition["range"], .range(4, 2, 4, 6))
        let uses = client.request("textDocument/references", client.place("types.intent.yaml", 4, 3))
        expectEqual(uses.arrayValue?.count, 3)
        let intent = client.request("textDocument/references", client.place("use.intent.yaml", 14, 14))
        expectEqual(
            intent.arrayValue?.compactMap { $0["uri"]?.stringValue?.split(separator: "/").last.map(String.init) },
            [
                "use.intent.yaml", "use.intent.yaml", "use.intent.yaml", "use.intent.de.yaml", "use.intent.de.yaml",
                "intentgen-config.yaml",
            ])
        let tone = client.request("textDocument/documentHighlight", client.place("use.intent.yaml", 5, 7))
        expectEqual(
            tone.arrayValue?.map { $0["range"] }, [.range(5, 6, 5, 10), .range(3, 20, 3, 24), .range(10, 16, 10, 20)])
    }

    @Test(arguments: [
        ("types.intent.yaml", 4, 3, "Mood"), ("types.intent.yaml", 2, 3, "Place"), ("types.intent.yaml", 2, 25, "land"),
        ("types.intent.yaml", 4, 19, "quiet"), ("types.intent.yaml", 5, 20, "degrees"),
        ("types.intent.yaml", 5, 40, "k"),
        ("use.intent.yaml", 2, 3, "Hello"), ("use.intent.yaml", 5, 7, "mood"), ("use.intent.yaml", 6, 7, "place"),
        ("use.intent.yaml", 7, 7, "scale"), ("use.intent.yaml", 13, 2, "Board"),
        ("use.intent.yaml", 19, 2, "Star"),
    ])
    func `a renamed declaration keeps what is stored`(
        _ file: String, _ line: Int, _ character: Int, _ name: String
    ) throws {
        let client = try client()
        let params = client.place(file, line, character)
        #expect(client.request("textDocument/prepareRename", params)["placeholder"] != nil)
        let edit = client.request("textDocument/rename", params.adding("newName", .string(name)))
        let texts = try client.apply(edit)
        #expect(texts[file]?.contains(name) == true, "\(edit.rendered())")
        try expectKept(in: client, texts)
    }

    @Test(arguments: [
        // A row is written under another name, and a case of a list.
        ("use.intent.yaml", "      unit:", "      scale:", "'scale' is the new name of 'unit'"),
        ("use.intent.yaml", "      unit:", "      scale:", "reserve the name 'unit', whose values are no longer read"),
        ("types.intent.yaml", "calm", "quiet", "'quiet' is the new name of 'calm'"),
        ("types.intent.yaml", "City:", "Town:", "'Town' is the new name of 'City'"),
    ])
    func `a name that is written anew is kept by a fix`(
        _ file: String, _ old: String, _ new: String, _ title: String
    ) throws {
        let client = try client()
        for (name, text) in [("types.intent.yaml", Self.types), ("use.intent.yaml", Self.intents)] {
            // Uses in other places follow, as a person would change them.
            let word = old.trimmingCharacters(in: [" ", ":"]), other = new.trimmingCharacters(in: [" ", ":"])
            let changed = text.replacing(try Regex("\\b\(word)\\b"), with: other)
            client.change(name, changed, version: 2)
            try client.folder.write(changed, to: name)
        }
        let broken = client.request("workspace/diagnostic", ["previousResultIds": []])
        #expect(broken.rendered().contains("intentgen diff"), "\(broken.rendered())")
        let whole = client.document(file).adding(["range": .range(0, 0, 99, 0), "context": ["diagnostics": []]])
        let actions = client.request("textDocument/codeAction", whole).arrayValue ?? []
        let action = try #require(actions.first { $0["title"] == .string(title) }, "\(actions.map { $0["title"] })")
        expectEqual(action["diagnostics"]?[0]?["source"], "intentgen diff")
        let texts = try client.apply(try #require(action["edit"]))
        try expectKept(in: client, texts)
    }

    @Test func `a renamed section stays that of its rows`() throws {
        let client = try client()
        let text = Self.intents.replacing("city: City\n", with: "city: { type: City, section: where }\n")
            .replacing("    parameters:\n", with: "    sections: { where: {} }\n    parameters:\n")
        let german = Self.german + "intents.Greeting.sections.where.title: Ort\n"
        try client.folder.write(text, to: "use.intent.yaml")
        try client.folder.write(german, to: "use.intent.de.yaml")
        client.notify(
            "workspace/didChangeWatchedFiles",
            ["changes": [["uri": .string(client.uri("use.intent.de.yaml")), "type": 2]]])
        client.change("use.intent.yaml", text, version: 2)
        let params = client.place("use.intent.yaml", 4, 17)
        let texts = try client.apply(
            client.request("textDocument/rename", params.adding("newName", "spot")))
        #expect(texts["use.intent.yaml"]?.contains("sections: { spot: {} }") == true)
        #expect(texts["use.intent.yaml"]?.contains("section: spot }") == true)
        #expect(texts["use.intent.de.yaml"]?.contains("sections.spot.title") == true)
    }

    @Test func `a renamed row and a renamed case keep their names in presets`() throws {
        let client = try client()
        let text = Self.intents.replacing(
            "families: [systemSmall]\n",
            with: "families: [systemSmall]\n    presets: { soft: { values: { tone: calm, unit: kelvin } } }\n")
        try client.folder.write(text, to: "use.intent.yaml")
        client.change("use.intent.yaml", text, version: 2)
        let params = client.place("use.intent.yaml", 5, 7)
        let texts = try client.apply(client.request("textDocument/rename", params.adding("newName", "mood")))
        #expect(try #require(texts["use.intent.yaml"]).contains("values: { mood: calm, unit: kelvin }"))
        try client.folder.write(text, to: "use.intent.yaml")
        let value = client.place("use.intent.yaml", 5, 36)
        let cases = try client.apply(client.request("textDocument/rename", value.adding("newName", "quiet")))
        #expect(try #require(cases["use.intent.yaml"]).contains("values: { tone: quiet, unit: kelvin }"))
    }

    @Test func `a renamed row keeps its name in rules and comparisons`() throws {
        let client = try client()
        let rules = """
                  extra: { type: Tone, when: { tone: { not: { row: more } } }, default: { row: tone } }
                rules:
                  - require: { tone: { not: { row: extra } } }
                  - require: [{ tone: calm }, { extra: { row: tone } }]

            """
        let text = Self.intents.replacing("options: dynamic }\n", with: "options: dynamic }\n" + rules)
        try client.folder.write(text, to: "use.intent.yaml")
        client.change("use.intent.yaml", text, version: 2)
        let params = client.place("use.intent.yaml", 5, 7)
        let texts = try client.apply(client.request("textDocument/rename", params.adding("newName", "mood")))
        let renamed = try #require(texts["use.intent.yaml"])
        #expect(renamed.contains("when: { mood: { not: { row: more } } }, default: { row: mood } }"))
        #expect(renamed.contains("- require: { mood: { not: { row: extra } } }"))
        #expect(renamed.contains("- require: [{ mood: calm }, { extra: { row: mood } }]"))
    }

    @Test func `a renamed property keeps its name in options`() throws {
        let text = """
            intentDefinition: 1
            types:
              Stop:
                properties: { zone: Integer, title2: String }
              Line: { properties: { zone: Integer }, options: { u2: { zone: 1, title: U2 }, u5: {} } }
            intents:
              Board:
                summary: 'From ${stop.zone}'
                parameters:
                  area: Integer
                  stop: { type: Stop, optionsFrom: { file: data/stops.json, where: { zone: { row: area } } } }
                  line: { type: Line, options: { u7: { zone: 7 } }, where: { zone: { row: area } } }

            """
        let stops = """
            { "options": 1, "sections": [{ "title": "zone", "items": [
              { "identifier": "zone", "title": "Zoo", "zone": 1 }, { "identifier": "b", "zone" : 2 }] }] }

            """
        let client = try TestClient(["use.intent.yaml": text, "data/stops.json": stops])
        client.open("use.intent.yaml", text)
        func renamed(_ line: Int, _ character: Int) throws -> [String: String] {
            let params = client.place("use.intent.yaml", line, character).adding("newName", "area2")
            let edit = client.request("textDocument/rename", params)
            let texts = try client.apply(edit)
            expectEqual(
                try loadDefinitions(at: [client.folder.path]).diagnostics.sorted().map(\.message), [], "\(texts)")
            try client.folder.write(text, to: "use.intent.yaml")
            try client.folder.write(stops, to: "data/stops.json")
            return texts
        }
        let stop = try renamed(3, 19)
        expectEqual(
            stop["stops.json"],
            stops.replacing("\"zone\": 1", with: "\"area2\": 1").replacing("\"zone\" :", with: "\"area2\" :"))
        #expect(stop["use.intent.yaml"]?.contains("From ${stop.area2}") == true)
        #expect(stop["use.intent.yaml"]?.contains("where: { area2: { row: area } } } }") == true)
        let line = try renamed(4, 26)
        #expect(line["stops.json"] == nil)
        #expect(line["use.intent.yaml"]?.contains("u2: { area2: 1, title: U2 }") == true)
        #expect(line["use.intent.yaml"]?.contains("u7: { area2: 7 } }, where: { area2: { row: area } } }") == true)
    }

    @Test func `a name that is renamed back is no former name`() throws {
        let client = try client()
        func renamed(_ text: String, _ line: Int, _ character: Int, to name: String) throws -> String {
            try client.folder.write(text, to: "use.intent.yaml")
            client.change("use.intent.yaml", text, version: 2)
            let params = client.place("use.intent.yaml", line, character).adding("newName", .string(name))
            let texts = try client.apply(client.request("textDocument/rename", params))
            try expectKept(in: client, texts)
            return try #require(texts["use.intent.yaml"])
        }
        let first = try renamed(Self.intents, 6, 7, to: "place")
        #expect(first.contains("place: { type: City, renamedFrom: [city] }"))
        let second = try renamed(first, 6, 7, to: "town")
        #expect(second.contains("town: { type: City, renamedFrom: [city] }"))
        let back = try renamed(second, 6, 7, to: "city")
        expectEqual(back, Self.intents.replacing("city: City", with: "city: { type: City }"))
        let widget = Self.intents.replacing("  W:\n", with: "  Board:\n")
            .replacing("      - Old\n", with: "      - W\n      - Old\n")
        try expectEqual(renamed(widget, 13, 3, to: "W"), Self.intents)
    }

    @Test func `a rename that cannot be correct is refused with its reason`() throws {
        let client = try client()
        let params = client.place("use.intent.yaml", 5, 7)
        let message = { (name: String) in
            client.request("textDocument/rename", params.adding("newName", .string(name)))["message"]?.stringValue ?? ""
        }
        #expect(message("city").contains("already declared"))
        #expect(message("a b").contains("is not a Swift identifier"))
        #expect(message("a.b").contains("is not a name"))
        #expect(message("1e3").contains("is not a name"))
        // The type of another row would change.
        let builtIn = client.request(
            "textDocument/rename", client.place("types.intent.yaml", 2, 3).adding("newName", "String"))
        #expect(builtIn["message"]?.stringValue?.contains("is already used for something else") == true)
        #expect(message("true").contains("is not a name"))
        expectEqual(client.request("textDocument/prepareRename", client.place("use.intent.yaml", 1, 2)), .null)
        client.change("types.intent.yaml", "types: {", version: 2)
        let refusal = client.request("textDocument/prepareRename", params)["message"]?.stringValue
        #expect(refusal?.contains("is not valid, so names") == true)
    }

    @Test func `an unsaved edit that breaks stored values is a hint`() throws {
        let client = try client()
        expectEqual(client.settle("use.intent.yaml")?["diagnostics"], [])
        client.change(
            "use.intent.yaml",
            Self.intents.replacing("      city: City\n", with: "").replacing(" in ${city.country}", with: "").replacing(
                "dependsOn: [city], ", with: ""), version: 2)
        let items = client.settle("use.intent.yaml")?["diagnostics"]?.arrayValue ?? []
        let removed = items.first { $0["code"] == "parameter-removed" }
        expectEqual(removed?["severity"], 4)
        expectEqual(removed?["source"], "intentgen diff")
    }

    @Test func `tokens, hints and selections follow the structure`() throws {
        let client = try client()
        let tokens = client.request("textDocument/semanticTokens/full", client.document("use.intent.yaml"))
        let data = tokens["data"]?.arrayValue?.compactMap(\.integerValue) ?? []
        #expect(data.count.isMultiple(of: 5) && data.count > 100)
        expectEqual(Array(data.prefix(15)), [0, 0, 16, 0, 0, 1, 0, 7, 0, 0, 1, 2, 8, 3, 1])
        let hints = client.request(
            "textDocument/inlayHint", client.document("use.intent.yaml").adding("range", .range(0, 0, 99, 0)))
        expectEqual(hints[0]?["label"], "“Tone”")
        let selection = client.request(
            "textDocument/selectionRange",
            client.document("use.intent.yaml").adding("positions", [["line": 9, "character": 20]]))
        expectEqual(selection[0]?["range"], .range(9, 17, 9, 24))
        expectEqual(selection[0]?.at("parent", "range"), .range(9, 8, 9, 24))
    }

    @Test(arguments: [
        (14, 6, "city", "place"), (3, 24, "town", "land"), (5, 22, "album", "record"), (2, 2, "Album", "Record"),
    ])
    func `what fields and members depend on is renamed`(
        _ line: Int, _ character: Int, _ name: String, _ newName: String
    ) throws {
        let definition = """
            intentDefinition: 1
            types:
              Album: { options: { summer: Summer } }
              Stop: { properties: { town: String } }
              Station: { fields: { stop: { type: Stop, optionsFrom: { file: a.json, where: { town: { row: city } } } } } }
              Source: { oneOf: { album: Album, stop: { type: Stop, options: dynamic, dependsOn: [city] } } }
            widgets:
              W:
                intent: Board
                families: [systemSmall]
                presets: { one: { title: One, values: { source: { album: summer } } } }
            intents:
              Board:
                parameters:
                  city: String
                  station: { type: Station }
                  source: { type: Source, default: { album: summer } }
                  other: { type: { oneOf: { stop: { type: Stop, options: dynamic, dependsOn: [city] }, page: URL } } }
                  last: { type: String, when: { source: album } }

            """
        try TestClient.expectRenamed(name, newName, in: definition, line, character)
    }

    @Test(arguments: [
        (6, 7, "stop", "halt"), (8, 45, "label", "caption"), (2, 25, "zone", "area"), (11, 86, "stop", "halt"),
        (12, 61, "stop", "halt"), (9, 7, "tone", "voice"), (13, 37, "tone", "voice"), (13, 44, "calm", "still"),
        (13, 65, "loud", "noisy"), (14, 50, "other", "second"), (12, 67, "city", "town"), (17, 26, "city", "town"),
        (13, 73, "isOpen", "isShown"), (17, 40, "isOpen", "isShown"),
    ])
    func `what fields follow, test and depend on is renamed`(
        _ line: Int, _ character: Int, _ name: String, _ newName: String
    ) throws {
        let definition = """
            intentDefinition: 1
            types:
              Stop: { properties: { zone: String }, options: { a: A } }
              Platform: { properties: { hall: String } }
              Station:
                fields:
                  stop: Stop
                  label: { type: String, default: { row: stop, property: zone } }
                  hint: { type: String, default: { row: label } }
                  tone: { type: Tone, default: calm }
                  other: { type: Tone, default: loud }
                  platform: { type: Platform, optionsFrom: { file: a.json, where: { hall: { row: stop } } } }
                  more: { type: Platform, options: dynamic, dependsOn: [stop, city] }
                  note: { type: String, when: { tone: [calm], other: { not: loud }, isOpen: true } }
                  mood: { type: String, when: { tone: { row: other } } }
            enums: { Tone: { cases: [calm, loud] } }
            intents:
              Board: { parameters: { city: String, isOpen: Boolean, station: Station } }
            widgets: { W: { intent: Board, families: [systemSmall] } }

            """
        try TestClient.expectRenamed(name, newName, in: definition, line, character)
    }

    @Test(arguments: [
        (6, 81, "town", "place"), (5, 7, "town", "place"), (6, 93, "city", "start"), (7, 97, "city", "start"),
        (9, 26, "city", "start"),
    ])
    func `what addresses of fields and members name is renamed`(
        _ line: Int, _ character: Int, _ name: String, _ newName: String
    ) throws {
        let definition = """
            intentDefinition: 1
            types:
              Line: {}
              Station:
                fields:
                  town: String
                  line: { type: Line, optionsFrom: { url: "https://example.com/lines?stop=${town}&from=${city}" } }
              Source: { oneOf: { line: { type: Line, optionsFrom: { url: "https://example.com/lines?from=${city}" } }, page: URL } }
            intents:
              Board: { parameters: { city: String, home: Station, source: Source } }

            """
        try TestClient.expectRenamed(name, newName, in: definition, line, character)
    }
}
