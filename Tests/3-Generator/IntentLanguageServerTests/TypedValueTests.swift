import IntentModel
import IntentTestSupport
import Testing

/// Cases, members and fields in values, which belong to the types of their places.
@Suite(.blocking) struct TypedValueTests {
    private static let definition = """
        intentDefinition: 1
        enums: { Mode: { cases: { fast: Fast, slow: Slow } } }
        types:
          City: { properties: { m: Mode }, options: { o: { m: slow } } }
          Source: { oneOf: { mm: Mode, s: String } }
          Record: { fields: { mode: { type: Mode, default: slow, options: [slow] }, text: String } }
        intents:
          A:
            parameters:
              a: { type: Mode, options: [slow, fast], default: { systemSmall: slow, otherwise: fast } }
              b: { type: [Mode], options: { slow: Label }, default: [slow] }
              c: { type: City, options: { p: { m: slow } } }
              d: { type: Source, default: { mm: slow } }
              e: { type: { oneOf: { choice: Mode, s: String } }, default: { choice: slow }, when: { d: mm } }
              f: { type: Record, default: { systemSmall: { mode: slow, text: "" } } }
              g: &g { type: Mode }
              h: *g
              i: { type: Mode, convertedFrom: { type: Boolean, true: fast, false: slow } }
              j: { type: { oneOf: [Mode, String] }, default: { mode: slow } }
              k: { type: String, when: { e: choice } }
        widgets:
          W:
            intent: A
            families: [systemSmall, systemLarge]
            presets:
              p:
                values: { a: slow, b: [slow], d: { mm: slow }, e: { choice: slow }, f: { mode: slow }, h: slow }
              q: { values: { j: { mode: slow } } }

        """

    @Test(arguments: [
        // A case where it is declared, and in an option, a default, a conversion and the value of an alias.
        (1, 39, "slow", "calm"), (9, 34, "slow", "calm"), (10, 37, "slow", "calm"), (11, 43, "slow", "calm"),
        (17, 75, "slow", "calm"), (26, 99, "slow", "calm"),
        // A member where it is declared, in a default, in a condition and in a preset.
        (13, 29, "choice", "pick"), (13, 69, "choice", "pick"), (19, 37, "choice", "pick"), (26, 61, "choice", "pick"),
        // A property in an option.
        (11, 39, "m", "n"),
    ])
    func `a name is renamed in all values of its type`(
        _ line: Int, _ character: Int, _ name: String, _ newName: String
    ) throws { try TestClient.expectRenamed(name, newName, in: Self.definition, line, character) }

    @Test func `a renamed case has its new name in paths of texts`() throws {
        let definition = """
            intentDefinition: 1
            enums: { Mode: { cases: { fast: Fast, slow: Slow } } }
            intents:
              A:
                parameters:
                  a: { type: Mode, prompt: Which? }
                  b: { type: Mode, options: { slow: Label } }

            """
        let german = """
            intentTexts: 1
            language: de
            intents.A.parameters.a.prompt.slow: Langsam?
            intents.A.parameters.b.options.slow.title: Langsam
            enums.Mode.cases.slow.title: Langsam

            """
        let client = try TestClient(["a.intent.yaml": definition, "a.intent.de.yaml": german])
        client.open("a.intent.yaml", definition)
        let params = client.place("a.intent.yaml", 1, 39).adding("newName", "calm")
        let texts = try client.apply(client.request("textDocument/rename", params))
        expectEqual(texts["a.intent.yaml"], definition.replacing("slow", with: "calm"))
        expectEqual(texts["a.intent.de.yaml"], german.replacing("slow", with: "calm"))
    }

    @Test func `a text with the name of a case is no use of it`() throws {
        let client = try TestClient([:])
        let text = """
            intentDefinition: 1
            enums: { Mode: { cases: [dynamic, slow] } }
            intents:
              A:
                parameters:
                  mode: { type: Mode, options: dynamic }
                  text: { type: String, options: [slow], default: slow }
                  title: { type: Mode, options: { slow: slow }, default: { row: mode } }

            """
        client.open("a.intent.yaml", text)
        func uses(_ line: Int, _ character: Int) -> [JSONValue?] {
            let params = client.place("a.intent.yaml", line, character)
            return client.request("textDocument/documentHighlight", params).arrayValue?.map { $0["range"] } ?? []
        }
        expectEqual(uses(1, 26), [.range(1, 25, 1, 32)])
        expectEqual(uses(1, 35), [.range(1, 34, 1, 38), .range(7, 38, 7, 42)])
        expectEqual(uses(6, 55), [])
    }

    @Test func `members of a union in a row are symbols of the row`() throws {
        let client = try TestClient([:])
        client.open("a.intent.yaml", Self.definition)
        let symbols = client.request("textDocument/documentSymbol", client.document("a.intent.yaml")).arrayValue
        let intent = symbols?.first { $0["name"] == "A" }
        let row = intent?["children"]?.arrayValue?.first { $0["name"] == "e" }
        expectEqual(row?["children"]?.arrayValue?.map { $0["name"] }, ["choice", "s"])
    }

    @Test(arguments: [
        ("      c: { type: Mode, options: [|] }", ["fast", "slow"]),
        ("      c: { type: City, options: { p: { m: | } } }", ["fast", "slow"]),
        ("      c: { type: Source, default: { mm: | } }", ["fast", "slow"]),
        ("      c: { type: Mode, convertedFrom: { type: Boolean, true: | } }", ["fast", "slow"]),
    ])
    func `cases are completed in values`(_ row: String, _ labels: [String]) throws {
        let client = try TestClient([:])
        client.open("a.intent.yaml", Self.definition)
        _ = client.settle()
        let old = "      c: { type: City, options: { p: { m: slow } } }"
        let found = client.request("textDocument/completion", at: Self.definition.replacing(old, with: row)).labels
        expectEqual(found.filter(["fast", "slow"].contains), labels, "\(row): \(found)")
    }
}
