import Foundation
import IntentDefinitionFiles
import IntentDiagnostics
import IntentEvolution
import IntentLanguageServer
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@Suite(.blocking) struct RefactoringTests {
    private static let everything: JSONValue = [
        "workspace": ["workspaceEdit": ["resourceOperations": ["create"], "documentChanges": true]],
        "textDocument": ["codeAction": ["disabledSupport": true]],
    ]

    /// A definition of one intent, with a cursor in its parameters.
    private static func definition(_ parameters: String, before: String = "", after: String = "") -> String {
        "intentDefinition: 1\n\(before)intents:\n  Soup:\n    parameters:\n\(parameters)\n\(after)"
    }

    private func client(_ text: String, _ files: [String: String] = [:], _ capabilities: JSONValue = everything) throws
        -> TestClient
    {
        let name = "a.intent.yaml"
        return try TestClient(
            files.merging([name: text.replacing("|", with: "")]) { $1 }, capabilities: capabilities)
    }

    /// Applies the action at the cursor whose title begins with a text, and expects that the files are valid.
    private func refactored(_ text: String, _ title: String, _ files: [String: String] = [:]) throws -> [String: String]
    {
        let client = try client(text, files)
        let actions = client.actions(at: text)
        let action = try #require(actions.first { $0.key.hasPrefix(title) }?.value, "\(actions.keys)")
        let texts = try client.apply(try #require(action["edit"], "\(action.rendered())"))
        let resolved = try loadDefinitions(at: [client.folder.path])
        expectEqual(resolved.diagnostics.sorted().map(\.message), [], "\(texts)")
        return texts
    }

    private func titles(_ text: String, _ files: [String: String] = [:]) throws -> [String] {
        try client(text, files).actions(at: text).filter { $0.value["disabled"] == nil }.keys.sorted()
    }

    // MARK: Enums

    @Test func `options become the cases of an enum`() throws {
        let texts = try refactored(
            Self.definition("      scale: { type: String, op|tions: { celsius: °C, kelvin: K }, default: celsius }"),
            "extract the options to the enum 'Scale'")
        expectEqual(
            texts["a.intent.yaml"],
            Self.definition(
                "      scale: { type: Scale, default: celsius }",
                before: "enums:\n  Scale: { cases: { celsius: °C, kelvin: K } }\n\n"))
    }

    @Test func `extracted options keep their comments and titles`() throws {
        let texts = try refactored(
            Self.definition(
                """
                      scale:
                        type: [String]
                        options:   # in kitchens
                          - cel|sius
                          # the other one
                          - kelvin   # rare
                        default: [celsius]
                      tone: Tone
                """, before: "enums:\n  Tone: { cases: [calm] }\n"), "extract")
        expectEqual(
            texts["a.intent.yaml"],
            Self.definition(
                "      scale:\n        type: [Scale]\n        default: [celsius]\n      tone: Tone",
                before: """
                    enums:
                      Tone: { cases: [calm] }
                      Scale:
                        cases:   # in kitchens
                          celsius: celsius
                          # the other one
                          kelvin: kelvin   # rare

                    """))
    }

    @Test func `an extracted enum has a name that is free`() throws {
        let texts = try refactored(
            Self.definition(
                "      scale: { type: String, options: [Cel|sius, Kelvin] }\n      other: Scale",
                before: "enums: { Scale: { cases: [a] } }\n"), "extract the options to the enum 'SoupScale'")
        expectEqual(
            texts["a.intent.yaml"],
            Self.definition(
                "      scale: SoupScale\n      other: Scale",
                before: "enums: { Scale: { cases: [a] }, SoupScale: { cases: [Celsius, Kelvin] } }\n"))
    }

    @Test func `translations follow an extracted and an inlined enum`() throws {
        let text = Self.definition(
            "      scale: { type: String, options: { celsius: °C, kel|vin: K }, default: kelvin }")
        let head = "intentTexts: 1\nlanguage: de\n"
        let german = head + "intents.Soup.parameters.scale.options.kelvin.title: Grad K\n"
        let texts = try refactored(text, "extract", ["a.intent.de.yaml": german])
        expectEqual(texts["a.intent.de.yaml"], head + "enums.Scale.cases.kelvin.title: Grad K\n")
        let extracted = try #require(texts["a.intent.yaml"])
        let back = try refactored(
            extracted.replacing("Scale: {", with: "Sc|ale: {"), "inline the enum 'Scale'",
            [
                "a.intent.de.yaml": head
                    + "enums.Scale.title: Skala\nenums.Scale.cases.kelvin.title: Grad K\n"
            ])
        expectEqual(back["a.intent.de.yaml"], german)
        expectEqual(
            back["a.intent.yaml"],
            Self.definition("      scale: { type: String, options: { celsius: °C, kelvin: K }, default: kelvin }"))
    }

    @Test(arguments: [
        "{ type: String, op|tions: [Good morning, Good night] }", "{ type: String, op|tions: { a: { subtitle: A } } }",
        "{ type: String, op|tions: [a, b], freeText: true }", "{ type: String, op|tions: [a, unknown] }",
        "{ type: Integer, op|tions: [1, 2] }", "{ type: String, options: [a, b], def|ault: a }",
        "{ type: String, op|tions: dynamic }",
    ])
    func `options that no enum can have are not extracted`(_ row: String) throws {
        let titles = try titles(Self.definition("      row: \(row)"))
        #expect(!titles.contains { $0.hasPrefix("extract") }, "\(titles)")
    }

    @Test(arguments: [
        (
            "      tone: To|ne", "Tone: { cases: [calm, loud] }",
            "      tone: { type: String, options: { calm: Calm, loud: Loud } }"
        ),
        (
            "      tone: { type: To|ne, default: calm }", "Tone: { cases: { calm: Calm, loud: { image: horn } } }",
            "      tone: { type: String, options: { calm: Calm, loud: { title: Loud, image: horn } }, default: calm }"
        ),
        (
            "      tone:\n        type: [T|one]   # several\n        default: [calm]",
            "Tone:\n    cases:\n      # quiet\n      calm: Still\n      loud: Loud",
            "      tone:\n        type: [String]   # several\n        options:\n          # quiet\n"
                + "          calm: Still\n          loud: Loud\n        default: [calm]"
        ),
        ("      tone: [To|ne]", "Tone: { cases: [Calm] }", "      tone: { type: [String], options: [Calm] }"),
    ])
    func `an enum of one row is inlined`(_ row: String, _ declared: String, _ inlined: String) throws {
        let texts = try refactored(Self.definition(row, before: "enums:\n  \(declared)\n\n"), "inline the enum 'Tone'")
        expectEqual(texts["a.intent.yaml"], Self.definition(inlined))
    }

    @Test(arguments: [
        ("      tone: To|ne\n      other: Tone", "{ cases: [calm] }"),
        ("      tone: To|ne", "{ cases: [unknown, calm] }"),
        ("      tone: To|ne", "{ cases: [calm], reserved: [loud] }"),
        ("      tone: To|ne", "{ cases: { calm: { index: 7 } } }"),
        ("      tone: { type: To|ne, options: [calm] }", "{ cases: [calm, loud] }"),
    ])
    func `an enum that options cannot replace is not inlined`(_ rows: String, _ declared: String) throws {
        let titles = try titles(Self.definition(rows, before: "enums: { Tone: \(declared) }\n"))
        #expect(!titles.contains { $0.hasPrefix("inline") }, "\(titles)")
    }

    @Test func `a refactoring that loses stored values is disabled`() throws {
        let text = Self.definition(
            "      tone: { type: String, op|tions: [calm, loud] }\n      other: String")
        // The former option 'shy' may be stored, and is no case of the enum.
        let former = text.replacing("calm, loud", with: "calm, loud, shy")
        let client = try client(former, ["intentgen-config.yaml": "intentgenConfig: 1\nlock: intents.lock.json\n"])
        let released = try loadDefinitions(at: [client.folder.path])
        try client.folder.write(SchemaLock(released.schema).text, to: "intents.lock.json")
        let action = try #require(client.actions(at: text)["extract the options to the enum 'Tone'"])
        let reason = try #require(action.at("disabled", "reason")?.stringValue)
        #expect(reason.hasPrefix("stored values would be lost: the type of 'tone' changed"), "\(reason)")
        #expect(action["edit"] == nil)
        // Each released option is a case.
        client.close("a.intent.yaml")
        #expect(client.actions(at: former)["extract the options to the enum 'Tone'"]?["edit"] != nil)
        // A row that is not released has no stored values.
        client.close("a.intent.yaml")
        let new = text.replacing("other: String", with: "other: String\n      new: { type: String, options: [a, b] }")
            .replacing("|", with: "").replacing("options: [a", with: "op|tions: [a")
        #expect(client.actions(at: new)["extract the options to the enum 'New'"]?["edit"] != nil)
    }

    // MARK: Files of options

    @Test func `options move to a file with their texts`() throws {
        let text = Self.definition(
            """
                  stop: { type: Stop, default: mitte }
                  pause: { type: TimeInterval, options: { 30s: Short, 5m: { title: Long, section: Day } }, default: 5m }
            """,
            before: """
                types:
                  Stop:
                    properties: { zone: Integer, lines: [String] }
                    options:
                      mi|tte: { title: { en: Center, de: Mitte }, section: Town, zone: 1, lines: [U2, U5], synonyms: [hub] }
                      tegel: { image: { system: airplane }, subtitle: Closed }
                      wedding: { section: Town }

                """)
        let german = "intentTexts: 1\nlanguage: de\ntypes.Stop.options.tegel.subtitle: Zu\ntypes.Stop.title: Halt\n"
        let texts = try refactored(text, "move the options to 'stop.json'", ["a.intent.de.yaml": german])
        #expect(texts["a.intent.yaml"]?.contains("    optionsFrom: { file: \"stop.json\" }\n") == true, "\(texts)")
        expectEqual(texts["a.intent.de.yaml"], "intentTexts: 1\nlanguage: de\ntypes.Stop.title: Halt\n")
        let document = try JSONValue(parsing: Array((texts["stop.json"] ?? "").utf8))
        let sections = try #require(document["sections"]?.arrayValue)
        expectEqual(sections.map { $0["title"] }, ["Town", nil])
        expectEqual(sections[0]["items"]?.arrayValue?.map { $0["identifier"] }, ["mitte", "wedding"])
        expectEqual(sections[0]["items"]?[0]?["title"], ["en": "Center", "de": "Mitte"])
        expectEqual(sections[0]["items"]?[0]?["lines"], ["U2", "U5"])
        expectEqual(sections[1]["items"]?[0]?["subtitle"], ["en": "Closed", "de": "Zu"])
    }

    @Test func `a file of options does not replace another one`() throws {
        let text = Self.definition(
            "      pause: { type: TimeInterval, op|tions: { 30s: Short, 5m: Long }, dependsOn: [] }")
        let texts = try refactored(
            text.replacing(", dependsOn: []", with: ""), "move the options to 'Soup-pause.json'", ["pause.json": "{}"])
        #expect(texts["Soup-pause.json"]?.contains("\"title\": \"Short\"") == true)
    }

    @Test(arguments: [
        ("[ca|lm, loud]   # two", nil as String?), ("[ca|lm, # quiet\n        loud]", "JSON has no comments"),
        ("{ ca|lm: { renamedFrom: [still] } }", "former names"),
        ("{ ca|lm: { synonyms: [{ DB: d b }] } }", "pronunciations"),
    ])
    func `options that a file cannot contain stay with the reason`(_ options: String, _ reason: String?) throws {
        let text = Self.definition("      tone:\n        type: String\n        options: \(options)")
        let action = try client(text).actions(at: text)["move the options to 'tone.json'"]
        let found = action?.at("disabled", "reason")?.stringValue
        #expect(action != nil && (reason.map { found?.contains($0) == true } ?? (found == nil)), "\(found ?? "none")")
        // Neovim states only that it creates files.
        let neovim = try client(text, [:], ["workspace": ["workspaceEdit": ["resourceOperations": ["create"]]]])
        let edit = neovim.actions(at: text)["move the options to 'tone.json'"]?["edit"]
        #expect(reason != nil || edit?["documentChanges"]?[0]?["kind"] == "create")
        // An editor that creates no files, and one that shows no reasons.
        let poor = try client(text, [:], ["textDocument": ["codeAction": ["disabledSupport": true]]])
        let obstacle = poor.actions(at: text)["move the options to 'tone.json'"]?.at("disabled", "reason")
        expectEqual(obstacle, "the editor does not support the creation of files")
        #expect(try client(text, [:], [:]).actions(at: text)["move the options to 'tone.json'"] == nil)
    }

    // MARK: Translations

    private static let translated = """
        intentDefinition: 1
        enums:
          Tone: { cases: { calm: Calm, loud: "Loud: very" } }
        intents:
          Soup:
            description: Choose a soup.
            parameters:
              tone: { type: Tone, title: { en: Tone, fr: Ton } }

        """
    private static let german = """
        intentTexts: 1
        language: de
        enums.Tone.cases.calm.title: Ruhig   # fertig
        intents.Soup.title: Suppe

        """
    private static let french = "intentTexts: 1\nlanguage: fr\n"

    @Test func `missing texts are added where the definition has them`() throws {
        let texts = try refactored(
            Self.translated.replacing("Definition: 1\nenums", with: "Definition: 1\nen|ums"),
            "add 9 missing texts in de and fr",
            ["a.intent.de.yaml": Self.german, "a.intent.fr.yaml": Self.french])
        expectEqual(
            texts["a.intent.de.yaml"],
            """
            intentTexts: 1
            language: de
            enums.Tone.title: Tone # translate
            enums.Tone.cases.calm.title: Ruhig   # fertig
            enums.Tone.cases.loud.title: "Loud: very" # translate
            intents.Soup.title: Suppe
            intents.Soup.description: "Choose a soup." # translate
            intents.Soup.parameters.tone.title: Tone # translate

            """)
        #expect(
            texts["a.intent.fr.yaml"]?.hasSuffix("intents.Soup.description: \"Choose a soup.\" # translate\n") == true)
    }

    @Test func `missing texts of one declaration are added`() throws {
        let texts = try refactored(
            Self.translated.replacing("loud: \"", with: "lo|ud: \""), "add the missing text in de of 'loud'",
            ["a.intent.de.yaml": Self.german])
        #expect(
            texts["a.intent.de.yaml"]?.contains("fertig\nenums.Tone.cases.loud.title: \"Loud: very\" # translate\n")
                == true)
        let client = try client(Self.translated, ["a.intent.de.yaml": Self.german, "a.intent.fr.yaml": Self.french])
        client.open("a.intent.yaml", Self.translated)
        let inFile = client.actions(at: Self.french + "|", in: "a.intent.fr.yaml")
        expectEqual(inFile.keys.sorted(), ["add 5 missing texts in fr"])
        #expect(try titles(Self.translated.replacing("summary", with: "")).isEmpty)
    }

    @Test func `a language that the definition requires gets a file`() throws {
        let text = """
            intentDefinition: 1
            languages: [en, d|e, fr]
            intents:
              Soup: { title: Soup, description: Choose a soup. }

            """
        let files = ["a.intent.fr.yaml": Self.french + "intents.Soup.title: Soupe\n"]
        let client = try client(text, files)
        let action = try #require(client.actions(at: text)["add 3 missing texts in de and fr"])
        expectEqual(action["kind"], "quickfix")
        expectEqual(action["diagnostics"]?[0]?["code"], "missing-translation")
        let texts = try client.apply(try #require(action["edit"]))
        expectEqual(
            texts["a.intent.de.yaml"],
            """
            intentTexts: 1
            language: de
            intents.Soup.title: Soup # translate
            intents.Soup.description: "Choose a soup." # translate

            """)
        expectEqual(try loadDefinitions(at: [client.folder.path]).diagnostics.sorted().map(\.message), [])
        // An editor that creates no files.
        let poor = try self.client(text, files, [:])
        expectEqual(Array(poor.actions(at: text).keys), ["add the missing text in fr"])
    }

    // MARK: Requests

    @Test func `edits are computed once an action is chosen`() throws {
        let text = Self.definition("      scale: { type: String, op|tions: [celsius, kelvin] }")
        let client = try client(
            text, [:],
            ["textDocument": ["codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]]])
        let action = try #require(client.actions(at: text)["extract the options to the enum 'Scale'"])
        #expect(action["edit"] == nil && action["kind"] == "refactor.extract")
        let edit = try #require(client.request("codeAction/resolve", action)["edit"])
        expectEqual(edit["documentChanges"]?[0]?.at("textDocument", "version"), 1)
        client.change("a.intent.yaml", "intentDefinition: 1\n", version: 2)
        expectEqual(client.request("codeAction/resolve", action)["code"], -32801)
    }

    @Test func `only requested kinds are offered`() throws {
        let text = Self.definition("      scale: { type: String, op|tions: [celsius, kelvin] }")
        let client = try client(text)
        _ = client.actions(at: text)
        let range = JSONValue.range(4, 32, 4, 32)
        for (kind, count) in [("refactor", 2), ("refactor.extract", 2), ("refactor.inline", 0), ("quickfix", 0)] {
            let params = client.document("a.intent.yaml").adding([
                "range": range, "context": ["diagnostics": [], "only": [.string(kind)]],
            ])
            expectEqual(client.request("textDocument/codeAction", params).arrayValue?.count, count, "\(kind)")
        }
    }
}
