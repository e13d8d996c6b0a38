import IntentModel
import IntentTestSupport
import Testing

@Suite(.blocking) struct CompletionTests {
    private static let declarations = """
        intentDefinition: 1
        languages: [en, de]
        types:
          City: { properties: { country: String } }
        enums:
          Tone: { cases: { calm: Calm, loud: { title: Loud } } }
        intents:
          Greeting:
            parameters:
              tone: { type: Tone }
              isShown: Boolean

        """

    private func labels(_ rest: String, capabilities: JSONValue = [:]) throws -> JSONValue {
        let client = try TestClient([:], capabilities: capabilities)
        return client.request("textDocument/completion", at: Self.declarations + rest)
    }

    @Test func `paths of files are completed`() throws {
        let client = try TestClient([
            "cities.json": "{}", "data/stops.json": "{}", "logo.png": "", "notes.txt": "", "x.lock.json": "{}",
            ".hidden.json": "",
        ])
        func labels(_ rest: String) -> [String] {
            client.request("textDocument/completion", at: Self.declarations + rest).labels
        }
        expectEqual(
            labels("      city: { type: City, optionsFrom: { file: | } }"), ["cities.json", "data/", "x.lock.json"])
        expectEqual(
            labels("      city:\n        type: City\n        optionsFrom:\n          file: ci|"), ["cities.json"])
        expectEqual(labels("      city: { type: City, optionsFrom: { file: data/| } }"), ["data/stops.json"])
        expectEqual(labels("      city: { type: City, optionsFrom: { file: data/none/| } }"), [])
        let settings = client.request(
            "textDocument/completion", at: "intentgenConfig: 1\nlock: |", in: "intentgen-config.yaml")
        expectEqual(settings.labels, ["data/", "x.lock.json"])
    }

    @Test(arguments: [
        ("      city: |", ["City", "Tone", "String", "Boolean"]),
        ("      city:\n        type: Ci|", ["City"]),
        ("      city:\n        typ|", ["type"]),
        ("      city: { typ| }", ["type"]),
        ("      city: { type: [C|] }", ["City"]),
        ("      city: { type: C|\n", ["City"]),
        ("      other:\n        type: Tone\n        default: |", ["calm", "loud"]),
        ("      other: { type: Tone, default: lo| }", ["loud"]),
        ("      other:\n        type: Boolean\n        default: |", ["true", "false"]),
        ("      other: { type: String, default: { row: | } }", ["tone", "isShown"]),
        ("      other: { type: String, default: { row: tone, property: | } }", ["title", "subtitle", "identifier"]),
        ("      other:\n        type: String\n        when: { | }", ["tone", "isShown"]),
        ("      other:\n        type: String\n        when: { tone: | }", ["calm", "loud"]),
        ("      other:\n        type: String\n        dependsOn: [|]", ["tone", "isShown"]),
        ("      stop: { type: City, optionsFrom: { file: a.json, where: { | } } }", ["country"]),
        ("      stop: { type: City, options: { oslo: { cou| } } }", ["country"]),
        ("      other:\n        type: String\n        when: { tone: { not: | } }", ["calm", "loud"]),
        ("      other: String\n    rules:\n      - require: { | }", ["tone", "isShown"]),
        ("      other: String\n    rules:\n      - require: { tone: | }", ["calm", "loud"]),
        ("      other: String\n    rules:\n      - require: { tone: { not: { row: | } } }", ["tone", "isShown"]),
        ("      other: String\n    rules:\n      - { | }", ["require", "message"]),
        ("      other: { type: String, section: | }\n    sections: { more: {} }", ["more"]),
        ("      other: { type: [City], size: { systemS| } }", ["systemSmall"]),
        ("      other: { type: String, control: | }", []),
        ("      other: { type: String, options: [low, high], default: | }", ["low", "high"]),
        (
            "      other:\n        type: [String]\n        options: { low: Low, high: High }\n        default: [|]",
            ["high"]
        ),
        ("    summary: 'Say ${|'", ["tone", "isShown"]),
        ("    title: { | }", ["en", "de"]),
        ("    desc|", ["description"]),
        ("widgets:\n  W:\n    intent: |", ["Greeting"]),
        ("widgets:\n  W:\n    families:\n      - system|", ["systemSmall", "systemLarge"]),
        ("widgets:\n  W: { intent: Greeting, | }", ["families", "timeline"]),
        ("widgets:\n  W: { intent: Greeting, presets: { a: { | } } }", ["title", "values"]),
        ("widgets:\n  W: { intent: Greeting, presets: { a: { values: { | } } } }", ["tone", "isShown"]),
        ("widgets:\n  W:\n    intent: Greeting\n    presets: { a: { values: { tone: | } } }", ["calm", "loud"]),
        (
            "      other: { type: [String], options: [low, high] }\nwidgets:\n  W:\n    intent: Greeting\n"
                + "    presets:\n      a:\n        values:\n          other: [|]", ["low", "high"]
        ),
        ("controls:\n  C: { intent: Greeting, toggle: | }", ["isShown"]),
        ("wid|", ["widgets"]),
    ])
    func `keys, values and names are completed`(_ rest: String, _ expected: [String]) throws {
        let found = try labels(rest).labels
        for label in expected { #expect(found.contains(label), "\(rest): \(found)") }
    }

    @Test func `comments, new names and written keys are not completed`() throws {
        try expectEqual(labels("# intents: |"), .null)
        let widget = try labels("widgets:\n  W:\n    intent: Greeting\n    |").labels
        #expect(!widget.contains("intent") && widget.contains("families"))
        #expect(try !labels("      other: { type: Boolean, | }").labels.contains("unit"))
    }

    @Test(arguments: [
        ("a.intent.yaml", "|", ["intentDefinition", "intents"]),
        ("a.intent.yaml", "# note\n  int|", ["intentDefinition", "intents"]),
        ("a.intent.de.yaml", "|", ["intentTexts", "language"]),
        ("intentgen-config.yaml", "|", ["intentgenConfig", "access"]),
        ("intent-policy.yaml", "|", ["intentPolicy", "by"]),
    ])
    func `keys are completed in an empty file`(_ name: String, _ marked: String, _ expected: [String]) throws {
        let client = try TestClient(["b.intent.yaml": Self.declarations])
        client.open("b.intent.yaml", Self.declarations)
        let found = client.request("textDocument/completion", at: marked, in: name)
        #expect(Set(found.labels).isSuperset(of: expected), "\(found.labels)")
        let start = marked.hasPrefix("#") ? (1, 2, 5) : (0, 0, 0)
        expectEqual(
            found.item(expected[0])?.at("textEdit", "range"), .range(start.0, start.1, start.0, start.2))
    }

    @Test(arguments: [
        "      city: { type: City }|", "      city: { type: City } |\n", "      city: [City] |",
        "      city: { type: { oneOf: [City, Tone] } |", "      city:\n        type:|", "      city: { type:| }",
    ])
    func `nothing is completed behind a value or a colon`(_ rest: String) throws {
        try expectEqual(labels(rest), .null)
    }

    @Test func `keys and values of settings are completed and explained`() throws {
        let client = try TestClient([:])
        client.open("a.intent.yaml", Self.declarations)
        func labels(_ marked: String) -> [String] {
            client.request(
                "textDocument/completion", at: "intentgenConfig: 1\n" + marked, in: "intentgen-config.yaml"
            ).labels
        }
        expectEqual(labels("acc|"), ["access"])
        expectEqual(
            Set(labels("|")), ["access", "targets", "imports", "names", "fakes", "lock", "migrateCustomIntents"])
        expectEqual(labels("access: |"), ["internal", "package", "public"])
        #expect(labels("targets: [|]").contains("app-intents"))
        expectEqual(labels("fakes: |"), ["true", "false"])
        let names = labels("names: { intents.G| }")
        expectEqual(names.prefix(2), ["intents.Greeting", "intents.Greeting.parameters.tone"])
        let hover = client.request(
            "textDocument/hover", at: "intentgenConfig: 1\nac|cess: public\n", in: "intentgen-config.yaml")
        #expect(hover.at("contents", "value")?.stringValue?.contains("The access level") == true)
    }

    private static let typeKeys: Set = ["multiline", "pattern", "schemes", "range", "unit", "kind", "contentTypes"]

    @Test(arguments: [
        ("type: Tone", ["size", "where", "search"], ["default", "options"]),
        ("type: City", ["size", "where"], ["default", "search"]),
        ("type: [City]", ["where"], ["size", "uniqueValues", "search"]),
        ("type: City\n        options: [oslo]", ["search"], ["where"]),
        ("type: { oneOf: [City, Tone] }", ["size", "uniqueValues", "where"], ["default"]),
        ("title: Town", ["properties", "oneOf", "classPrefix"], ["type", "default"]),
    ])
    func `only keys that apply to a row are offered`(_ keys: String, _ absent: [String], _ present: [String]) throws {
        let found = Set(try labels("      city:\n        \(keys)\n        |").labels)
        expectEqual(found.intersection(absent), [], "\(keys)")
        #expect(found.isSuperset(of: present), "\(keys): \(found)")
        expectEqual(found.intersection(Self.typeKeys), keys.hasPrefix("title") ? Self.typeKeys : [], "\(keys)")
    }

    @Test func `an item replaces the word at the cursor`() throws {
        let item = try #require(try labels("widgets:\n  W:\n    fami|x").item("families"))
        expectEqual(item["textEdit"]?["range"], .range(13, 4, 13, 9))
        expectEqual(item["textEdit"]?["newText"], "families: [$0]")
        expectEqual(item["insertTextFormat"], 2)
        let plain: JSONValue = ["textDocument": ["completion": ["completionItem": [:]]]]
        let other = try labels("widgets:\n  W:\n    fami|", capabilities: plain).item("families")
        expectEqual(other?.at("textEdit", "newText"), "families: ")
        let quoted = try #require(try labels("widgets:\n  W: { intent: \"G|\" }").item("Greeting"))
        expectEqual(quoted["textEdit"]?["range"], .range(12, 16, 12, 17))
    }

    @Test func `documentation comes when an item is resolved`() throws {
        let client = try TestClient([:])
        let items = client.request("textDocument/completion", at: Self.declarations + "widgets:\n  W: { famil| }")
        let item = try #require(items.item("families"))
        expectEqual(item["documentation"], nil)
        let resolved = client.request("completionItem/resolve", item)
        #expect(resolved.at("documentation", "value")?.stringValue?.contains("Value: ") == true)
    }

    @Test func `snippets write whole declarations`() throws {
        let found = try labels("widgets:\n  |")
        let snippet = try #require(found["items"]?.arrayValue?.first { $0["kind"] == 15 })
        #expect(snippet.at("textEdit", "newText")?.stringValue?.hasPrefix("${1:WeatherWidget}:\n  intent: ") == true)
    }

    @Test(arguments: [
        ("default: |", ["\"#ff0000\"", "\"S1, S2\"", "\"null\"", "plain"]),
        ("default: \"|\"", ["#ff0000", "S1, S2", "null", "plain"]),
    ])
    func `values have quotes if they need them`(_ written: String, _ expected: [String]) throws {
        let options = ##"options: ["#ff0000", "S1, S2", "null", plain]"##
        let found = try labels("      line:\n        type: String\n        \(options)\n        \(written)")
        let texts = found["items"]?.arrayValue?.compactMap { $0.at("textEdit", "newText")?.stringValue } ?? []
        #expect(texts.filter(expected.contains) == expected, "\(texts)")
    }

    @Test func `a snippet with a placeholder is valid`() throws {
        let found = try labels("appShortcuts:\n  |")
        let snippet = try #require(found["items"]?.arrayValue?.first { $0["kind"] == 15 })
        let text = snippet.at("textEdit", "newText")?.stringValue ?? ""
        #expect(text.hasSuffix(#"phrases: ['${3:Order soup} with \${applicationName}']"#), "\(text)")
    }

    @Test func `names of other files are completed`() throws {
        let client = try TestClient(["b.intent.yaml": Self.declarations])
        let found = client.request("textDocument/completion", at: "intentDefinition: 1\nwidgets: { W: { intent: | } }")
        #expect(found.labels.contains("Greeting"))
        let texts = client.request(
            "textDocument/completion", at: "intentTexts: 1\nlanguage: de\nintents|", in: "b.intent.de.yaml")
        #expect(texts.labels.contains("intents.Greeting.parameters.tone.title"))
    }

    @Test func `hover shows keys, types, declarations and problems`() throws {
        let client = try TestClient([:])
        let hover = { (text: String) in
            client.request("textDocument/hover", at: Self.declarations + text).at("contents", "value")?.stringValue
                ?? ""
        }
        #expect(hover("widgets: { W: { fam|ilies: [systemSmall] } }").contains("Value: "))
        #expect(hover("      x: { type: Boo|lean }").contains("`Bool`"))
        let text = "widgets: { W: { intent: Gree|ting, families: [systemSmall] } }"
        #expect(hover(text).contains("intent `Greeting`"))
        _ = client.settle()
        #expect(hover(text).contains("intent `Greeting`"))
        let wrong = "      x: { type: Ton| }"
        _ = hover(wrong)
        _ = client.settle()
        let explained = client.request("textDocument/hover", at: Self.declarations + "      x: { type: Tonne| }")
        _ = explained
        expectEqual(client.request("textDocument/hover", at: Self.declarations + "# note|"), .null)
    }

    private static let unions = """
        intentDefinition: 1
        types:
          Album: {}
          Town: {}
          Stop: { properties: { town: String } }
          Source: { oneOf: { album: Album, page: URL } }
          Station: { fields: { label: String, tone: Tone, stop: { type: Stop, optionsFrom: { file: a.json } } } }
        enums: { Tone: { cases: [calm, loud] } }
        intents:
          Board:
            parameters:
              city: Town
              tone: Tone
              source: { type: Source }
              other: { type: { oneOf: [Album, URL] } }
              station: { type: Station }
              last: String

        """

    /// Each is the end of the definition, or replaces a part of it.
    @Test(arguments: [
        ("      last: String", "      last: { type: { oneOf: [Albu|] } }", ["Album"]),
        ("{ album: Album, page: URL }", "{ album: Albu| }", ["Album"]),
        ("{ album: Album, page: URL }", "{ album: { type: Albu| } }", ["Album"]),
        ("      last: String", "      last: { type: String, when: { source: | } }", ["album", "page"]),
        ("      last: String", "      last: { type: String, when: { other: { not: | } } }", ["album", "url"]),
        ("      last: String", "      last: { type: String, when: [{ source: | }] }", ["album", "page"]),
        ("      last: String", "      last: String\n    rules:\n      - require: { source: | }", ["album", "page"]),
        ("{ type: Source }", "{ type: Source, default: { pa| } }", ["page"]),
        ("{ type: Source }", "{ type: Source, default: { album| } }", ["album"]),
        ("{ type: Station }", "{ type: Station, default: { ton| } }", ["tone"]),
        ("{ type: Station }", "{ type: Station, default: { tone: | } }", ["calm", "loud"]),
        ("optionsFrom: { file: a.json }", "optionsFrom: { file: a.json, where: { tow| } }", ["town"]),
        ("optionsFrom: { file: a.json }", "optionsFrom: { file: a.json, where: { town: { row: ci| } } }", ["city"]),
        ("optionsFrom: { file: a.json }", "options: dynamic, dependsOn: [ci|]", ["city"]),
        ("optionsFrom: { file: a.json }", "options: dynamic, dependsOn: [to|]", ["tone", "stop"]),
        ("optionsFrom: { file: a.json }", "when: { lab| }", ["label"]),
        ("optionsFrom: { file: a.json }", "when: { ci| }", ["city"]),
        ("optionsFrom: { file: a.json }", "when: { tone: | }", ["calm", "loud"]),
        ("optionsFrom: { file: a.json }", "when: { tone: { row: ci| } }", ["city"]),
        ("optionsFrom: { file: a.json }", "default: { row: to| }", ["tone", "stop"]),
        ("optionsFrom: { file: a.json }", "default: { row: tone, property: su| }", ["subtitle"]),
        ("{ oneOf: [Album, URL] }", "{ oneOf: { stop: { type: Stop, dependsOn: [ci|] } } }", ["city"]),
        ("{ file: a.json }", "{ url: \"https://example.com/?a=${la|\" }", ["label", "last"]),
        (
            "{ file: a.json }", "{ url: \"https://example.com/?a=${|\" }",
            ["label", "tone", "stop", "city", "source", "other", "station", "last"]
        ),
        (
            "{ album: Album, page: URL }",
            "{ album: { type: Album, optionsFrom: { url: \"https://example.com/?a=${ci|\" } } }", ["city"]
        ),
    ])
    func `members, fields and what they depend on are completed`(
        _ part: String, _ marked: String, _ labels: [String]
    ) throws {
        let client = try TestClient(["a.json": "[]"])
        client.open("a.intent.yaml", Self.unions)
        expectEqual(client.settle()?["diagnostics"], [])
        let found = client.request("textDocument/completion", at: Self.unions.replacing(part, with: marked))
        expectEqual(found.labels, labels)
    }

    @Test(arguments: [
        ("      last: String", "      last: { type: String, | }", false),
        ("label: String", "label: { type: String, | }", false),
        ("{ oneOf: [Album, URL] }", "{ | }", true), ("{ oneOf: [Album, URL] }", "{ title: Other, | }", true),
    ])
    func `keys of a type are offered only where one can begin`(
        _ part: String, _ marked: String, _ isOffered: Bool
    ) throws {
        let client = try TestClient(["a.json": "[]"])
        client.open("a.intent.yaml", Self.unions)
        let labels = client.request("textDocument/completion", at: Self.unions.replacing(part, with: marked)).labels
        expectEqual(labels.contains("oneOf"), isOffered, "\(labels)")
        expectEqual(labels.contains("classPrefix"), isOffered, "\(labels)")
        #expect(isOffered || labels.contains("default"))
    }
}
