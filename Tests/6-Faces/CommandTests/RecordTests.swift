import Foundation
import IntentTestSupport
import Testing

/// Records on the command line: set as JSON and by field, read, exported and imported.
struct RecordTests {
    private static let definition = """
        intentDefinition: 1
        group: board
        types:
          Station:
            fields:
              stop: { type: Stop }
              minutes: { type: Integer, range: 1...90, default: 15 }
              label: { type: String, length: ...8 }
              lines: [String]
          Stop: { options: { central: Central, harbor: Harbor } }
        intents:
          Board: { parameters: { home: Station, stations: { type: [Station], size: 3 } } }
        widgets: { Board: { intent: Board, families: [systemSmall] } }
        """

    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/board.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Board", "--id", "b").status, 0)
        return sandbox
    }

    private func get(_ sandbox: Sandbox, _ parameter: String) async throws -> String {
        try await sandbox.intentctl("get", "b", parameter).output
    }

    @Test func `a new record has the defaults of its fields`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "b", #"home:={"label":"Home"}"#).status, 0)
        try await expectEqual(get(sandbox, "home"), #"home: {"label":"Home","minutes":15}"# + "\n")
        try await expectEqual(
            sandbox.intentctl("get", "b", "home", "--json").output, #"{"home":{"label":"Home","minutes":15}}"# + "\n")
    }

    @Test func `fields are set one by one`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("set", "b", "home.label=Home", "home.lines=1,2", "stations[1].label=North").status, 0)
        try await expectEqual(get(sandbox, "home"), #"home: {"label":"Home","lines":["1","2"],"minutes":15}"# + "\n")
        try await expectEqual(
            sandbox.intentctl("set", "b", "stations[2].minutes=3", "stations[1].label=South").status, 0)
        try await expectEqual(
            get(sandbox, "stations"),
            #"stations: {"label":"South","minutes":15}"# + "\n" + #"stations: {"minutes":3}"# + "\n")
        try await expectEqual(sandbox.intentctl("set", "b", "stations[1].label:=null").status, 0)
        try await expectEqual(
            get(sandbox, "stations"), #"stations: {"minutes":15}"# + "\n" + #"stations: {"minutes":3}"# + "\n")
        try await expectEqual(sandbox.intentctl("undo", "b").status, 0)
        #expect(try await get(sandbox, "stations").contains("South"))
    }

    @Test func `records are added and removed like other values`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("set", "b", #"stations+={"label":"A","minutes":2}"#, #"stations+={"label":"B"}"#).status,
            0)
        try await expectEqual(sandbox.intentctl("set", "b", #"stations-={"label":"A","minutes":2}"#).status, 0)
        try await expectEqual(get(sandbox, "stations").contains(#"{"label":"B","minutes":15}"#), true)
        try await expectEqual(get(sandbox, "stations").contains(#""A""#), false)
    }

    @Test(arguments: [
        ("home.label=far too long", "error: home.label: the number of"), ("home.minutes=91", "error: home.minutes: 91"),
        (#"stations:=[{},{"minutes":91}]"#, "error: stations[2].minutes: 91 is not"),
        (#"home:={"stop":"airport"}"#, "error: home.stop: 'airport' is not an option"),
        ("stations[1].minutes=x", "'x'"), ("home.labl=x", "did you mean 'home.label'?"),
        (#"home:={"labl":"x"}"#, "'labl' is not a field of Station"), ("home=x", "a record is written as JSON"),
        ("stations.label=x", "name a slot before the field"), ("home[1].label=x", "has no slots"),
        ("home.lines+=x", "a field is set as a whole"), ("stations[9].label=x", "'stations' has no slot 9; "),
    ])
    func `a wrong field is refused by its name`(_ assignment: String, _ reason: String) async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.intentctl("set", "b", assignment)
        #expect(outcome.status != 0)
        #expect(outcome.error.contains(reason), "\(outcome.error)")
    }

    @Test func `an export is imported again`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("set", "b", "home.stop=harbor", #"stations:=[{"label":"A"},{"lines":["x"]}]"#).status, 0)
        let export = try await sandbox.intentctl("export").output
        try sandbox.write(export, to: "export.json")
        let before = try await get(sandbox, "stations")
        try await expectEqual(sandbox.intentctl("set", "b", "stations[1].label=B", "home.stop=central").status, 0)
        try await expectEqual(sandbox.intentctl("import", "export.json", "--exact", "--replace").status, 0)
        try await expectEqual(get(sandbox, "stations"), before)
        #expect(try await get(sandbox, "home").contains("harbor"))
    }

    @Test func `a plain session edits fields by number and by name`() async throws {
        let sandbox = try await sandbox()
        let lines = [
            "1.1 harbor", "1", "1.3 Home", "home.stop harbor", "2.2.2 9", "2.2", "2.2.2 91", "2.2.2 7",
            "stations[2].label North", "2.2.lines.1 S1",
            "reset 1.2", "show 2.2.2", "1.9", "2.3.label x", "1 {\"label\":\"Office\"}", "undo", "save yes", "quit",
        ]
        let outcome = try await sandbox.intentctl(
            "configure", "b", "--plain", input: lines.map { $0 + "\n" }.joined())
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        try expectEqual(Reference.problem(of: outcome.output, at: "plain-records.txt", in: folder), nil)
        expectEqual(outcome.status, 0)
        #expect(try await get(sandbox, "stations").contains("North"))
    }
}
