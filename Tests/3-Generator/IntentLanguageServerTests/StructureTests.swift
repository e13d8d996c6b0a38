import IntentModel
import IntentTestSupport
import Testing

@Suite(.blocking) struct StructureTests {
    private static let text = """
        # yaml-language-server: $schema=./intent.schema.json
        # More
        intentDefinition: 1
        enums:
          Tone: { cases: [calm, loud] }
        intents:
          Greeting:
            parameters:
              tone: { type: Tone }
              city:
                type: String
                optionsFrom: { file: "cities.json" }

        """

    @Test func `symbols are a tree of declarations`() throws {
        let client = try TestClient([:])
        client.open("a.intent.yaml", Self.text)
        let symbols = client.request("textDocument/documentSymbol", client.document("a.intent.yaml"))
        expectEqual(symbols.arrayValue?.map { $0["name"] }, ["Tone", "Greeting"])
        expectEqual(symbols[1]?["children"]?.arrayValue?.map { $0["name"] }, ["tone", "city"])
        expectEqual(symbols[0]?["children"]?[1]?["selectionRange"], .range(4, 24, 4, 28))
        let flat = try TestClient([:], capabilities: ["textDocument": [:]])
        flat.open("a.intent.yaml", Self.text)
        let list = flat.request("textDocument/documentSymbol", flat.document("a.intent.yaml"))
        expectEqual(list.arrayValue?.map { $0["containerName"] }, [nil, "Tone", "Tone", nil, "Greeting", "Greeting"])
    }

    @Test func `symbols of a broken text are found`() throws {
        let client = try TestClient([:])
        client.open("a.intent.yaml", Self.text + "widgets: { W: { intent: [\n")
        let symbols = client.request("textDocument/documentSymbol", client.document("a.intent.yaml"))
        expectEqual(symbols.arrayValue?.map { $0["name"] }, ["Tone", "Greeting", "W"])
    }

    @Test func `workspace symbols are found by their letters`() throws {
        let client = try TestClient(["a.intent.yaml": Self.text])
        let found = client.request("workspace/symbol", ["query": "grtg"])
        expectEqual(found.arrayValue?.map { $0["name"] }, ["Greeting"])
        expectEqual(found[0]?.at("location", "uri"), .string(client.uri("a.intent.yaml")))
    }

    @Test func `blocks and comments fold`() throws {
        let client = try TestClient([:])
        client.open("a.intent.yaml", Self.text)
        let ranges = client.request("textDocument/foldingRange", client.document("a.intent.yaml"))
        let lines = ranges.arrayValue?.map { [$0["startLine"], $0["endLine"]] } ?? []
        #expect(lines.contains([6, 11]) && lines.contains([0, 1]) && lines.contains([9, 11]))
    }

    @Test func `named files are links`() throws {
        let client = try TestClient([:])
        client.open("a.intent.yaml", Self.text)
        let links = client.request("textDocument/documentLink", client.document("a.intent.yaml"))
        expectEqual(
            links.arrayValue?.map { $0["target"] },
            [.string(client.uri("intent.schema.json")), .string(client.uri("cities.json"))])
        expectEqual(links[1]?["range"], .range(11, 30, 11, 41))
    }
}
