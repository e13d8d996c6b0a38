import Foundation
import IntentDefinitionFiles
import IntentDiagnostics
import IntentEvolution
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// Renames and fixes of what a lock contains.
@Suite(.blocking) struct ReleasedRenameTests {
    private static let file = "a.intent.yaml"
    private static let lock = "intents.lock.json"
    private static let settings = "intentgen-config.yaml"
    private static let settingsText = "intentgenConfig: 1\nlock: \(lock)\n"

    /// A client with an open definition that is released as it is.
    private func client(_ definition: String) throws -> TestClient {
        let client = try TestClient([Self.file: definition, Self.settings: Self.settingsText])
        try client.folder.write(SchemaLock(loadDefinitions(at: [client.folder.path]).schema).text, to: Self.lock)
        client.open(Self.file, definition)
        return client
    }

    private func text(of client: TestClient) throws -> String {
        try String(contentsOfFile: client.folder.path + "/" + Self.file, encoding: .utf8)
    }

    /// Requests a rename at the first place of a text.
    private func rename(_ old: String, to new: String, in client: TestClient) throws -> JSONValue {
        let text = try text(of: client)
        let place = try #require(text.range(of: old)).lowerBound
        let lines = text[..<place].split(separator: "\n", omittingEmptySubsequences: false)
        let params = client.place(Self.file, lines.count - 1, lines.last?.utf16.count ?? 0)
        return client.request("textDocument/rename", params.adding("newName", .string(new)))
    }

    /// Expects a valid definition that breaks nothing that is stored since the lock.
    private func expectKept(in client: TestClient) throws {
        let resolved = try loadDefinitions(at: [client.folder.path])
        let text = try text(of: client)
        expectEqual(resolved.diagnostics.sorted().map(\.message), [], "\(text)")
        let path = client.folder.path + "/" + Self.lock
        let lock = try LockFile(SourceFile(path: path, text: String(contentsOfFile: path, encoding: .utf8)))
        let report = EvolutionReport(resolved, since: lock, selection: ReportSelection(effects: [.stored]))
        #expect(!report.isBreaking, "\(report.changes.map(\.message)) \(text)")
    }

    @Test func `a part is renamed after what contains it`() throws {
        let client = try client(
            """
            intentDefinition: 1
            enums: { Unit: { cases: [celsius, kelvin] } }
            types:
              Place: { fields: { x: String } }
              Line: { properties: { zone: Integer } }
            intents:
              Weather: { parameters: { city: String, u: Unit, r: Place, l: Line, s: { type: { oneOf: { i: Unit, t: String } } } } }
            widgets: { W: { intent: Weather, families: [systemSmall] } }

            """)
        let renames = [
            ("Weather:", "Forecast"), ("city:", "town"), ("Unit:", "Scale"), ("celsius", "centigrade"),
            ("Place:", "Spot"), ("x:", "ex"), ("Line:", "Track"), ("zone:", "area"), ("s: {", "source"),
            ("t: S", "text"),
        ]
        for (index, (old, new)) in renames.enumerated() {
            try client.apply(rename(old, to: new, in: client))
            try client.change(Self.file, text(of: client), version: index + 2)
            try expectKept(in: client)
        }
        try #expect(text(of: client).contains("text: { type: String, renamedFrom: [t] }"))
    }

    @Test func `a rename of a type keeps what a list of types has stored`() throws {
        let client = try client(
            """
            intentDefinition: 1
            enums: { Mood: { cases: [calm, wild] } }
            types: { Source: { oneOf: [Mood, String] } }
            intents: { A: { parameters: { place: Source } } }
            widgets: { W: { intent: A, families: [systemSmall] } }

            """)
        try client.apply(rename("Mood", to: "Temper", in: client))
        try #expect(text(of: client).contains("oneOf: [Temper, String]"))
        try expectKept(in: client)
        try client.apply(rename("calm", to: "quiet", in: client))
        try expectKept(in: client)
    }

    @Test(arguments: [
        ("{ o1: One, o2: Two }", "o1:", "o3:", "{ o3: { title: One, renamedFrom: [o1] }, o2: Two }"),
        ("[o1, o2]", "o1", "o3", "{ o3: { renamedFrom: [o1] }, o2: {} }"),
    ])
    func `the fix of a renamed option is in the option`(
        _ options: String, _ old: String, _ new: String, _ fixed: String
    ) throws {
        let definition = """
            intentDefinition: 1
            intents: { A: { parameters: { line: { type: String, options: \(options) } } } }
            widgets: { W: { intent: A, families: [systemSmall] } }

            """
        let client = try client(definition)
        let changed = definition.replacing(old, with: new)
        client.change(Self.file, changed, version: 2)
        try client.folder.write(changed, to: Self.file)
        let whole = client.document(Self.file).adding(["range": .range(0, 0, 9, 0), "context": ["diagnostics": []]])
        let actions = client.request("textDocument/codeAction", whole).arrayValue ?? []
        let action = try #require(
            actions.first { $0["title"] == "'o3' is the new name of 'o1'" }, "\(actions.map { $0["title"] })")
        try client.apply(try #require(action["edit"]))
        let result = try text(of: client)
        #expect(result.contains("options: \(fixed)"), "\(result)")
        try expectKept(in: client)
    }

    @Test(arguments: ["<<<<<<< HEAD\n", nil])
    func `a lock that cannot be read is a problem of the settings`(_ contents: String?) throws {
        let client = try client(
            """
            intentDefinition: 1
            intents: { A: { sections: { last: {} }, parameters: { city: { type: String, section: last } } } }
            widgets: { W: { intent: A, families: [systemSmall] } }

            """)
        client.open(Self.settings, Self.settingsText)
        expectEqual(client.settle(Self.settings)?["diagnostics"], [])
        if let contents {
            try client.folder.write(contents, to: Self.lock)
        } else {
            try FileManager.default.removeItem(atPath: client.folder.path + "/" + Self.lock)
        }
        client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(client.uri(Self.lock)), "type": 2]]])
        let problem = client.settle(Self.settings)?["diagnostics"]?[0]
        expectEqual(problem?["range"], .range(1, 0, 1, 23))
        expectEqual(problem?["severity"], 2)
        #expect(problem?["message"]?.stringValue?.contains("the lock has a problem") == true)
        let refusal = try rename("city", to: "town", in: client)["message"]?.stringValue ?? ""
        #expect(refusal.contains("the lock has a problem"), "\(refusal)")
        try #expect(rename("last", to: "end", in: client)["documentChanges"] != nil)
    }

    @Test(arguments: [
        (
            "\n    - low    # one\n    # between\n    - high",
            "\n      lower: { renamedFrom: [low] }    # one\n      # between\n      high: {}"
        ),
        ("\n      - low    # one\n      - high", "\n      lower: { renamedFrom: [low] }    # one\n      high: {}"),
        (" [low, \"high\"]", " { lower: { renamedFrom: [low] }, \"high\": {} }"),
        (
            " [\n      low, # one\n      high,\n    ]",
            " {\n      lower: { renamedFrom: [low] }, # one\n      high: {},\n    }"
        ),
    ])
    func `a list of cases becomes a map with its comments`(_ list: String, _ map: String) throws {
        let definition = """
            intentDefinition: 1
            enums:
              Unit:
                cases:\(list) # last
                title: Unit
            intents: { A: { parameters: { a: Unit } } }
            widgets: { W: { intent: A, families: [systemSmall] } }

            """
        let client = try client(definition)
        try client.apply(rename("low", to: "lower", in: client))
        try expectEqual(text(of: client), definition.replacing("cases:\(list) ", with: "cases:\(map) "))
        try expectKept(in: client)
    }

    @Test func `a lock with any name is watched`() throws {
        let capabilities: JSONValue = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
        let client = try TestClient(
            [Self.settings: "intentgenConfig: 1\nlock: released.json\n", Self.file: "intentDefinition: 1\n"],
            capabilities: capabilities)
        client.open(Self.file, "intentDefinition: 1\n")
        _ = client.settle()
        client.change(Self.file, "intentDefinition: 1\n\n", version: 2)
        _ = client.settle()
        let registrations = client.received.filter { $0["method"] == "client/registerCapability" }
        expectEqual(registrations.count, 2)
        #expect(registrations.last?.rendered().contains("**/released.json") == true)
    }
}
