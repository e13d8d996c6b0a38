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
          Board: { parameters: { home: Station, stations: { type: [Station], size: 3 }, visits: { type: [Station], size: 1...3 } } }
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
        try await expectEqual(get(sandbox, "home"), "home.stop:\nhome.minutes: 15\nhome.label: Home\nhome.lines:\n")
        try await expectEqual(
            sandbox.intentctl("get", "b", "home", "--json").output, #"{"home":{"label":"Home","minutes":15}}"# + "\n")
    }

    @Test func `fields are set one by one`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("set", "b", "home.label=Home", "home.lines=1,2", "stations[1].label=North").status, 0)
        try await expectEqual(
            get(sandbox, "home"), "home.stop:\nhome.minutes: 15\nhome.label: Home\nhome.lines: 1\nhome.lines: 2\n")
        try await expectEqual(
            sandbox.intentctl("set", "b", "stations[2].minutes=3", "stations[1].label=South").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "b", "stations", "--fields", "value").output,
            "{minutes: 15, label: South}, {minutes: 3}\n")
        try await expectEqual(sandbox.intentctl("set", "b", "stations[1].label:=null", "home.stop:=null").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "b", "stations", "--fields", "value").output, "{minutes: 15}, {minutes: 3}\n")
        try await expectEqual(sandbox.intentctl("undo", "b").status, 0)
        #expect(try await get(sandbox, "stations").contains("South"))
    }

    @Test func `records are added and removed like other values`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("set", "b", #"stations+={"label":"A","minutes":2}"#, #"stations+={"label":"B"}"#).status,
            0)
        try await expectEqual(sandbox.intentctl("set", "b", #"stations-={"label":"A","minutes":2}"#).status, 0)
        #expect(try await get(sandbox, "stations").contains("stations[2].label: B\n"))
        #expect(try await !get(sandbox, "stations").contains(": A\n"))
    }

    @Test func `a field names the instance that is followed`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "b", "stations[1].label=North").status, 0)
        try await expectEqual(sandbox.intentctl("add", "Board", "--follow", "b", "--id", "c").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "c", "stations[1].label", "stations[1].minutes", "--fields", "name,origin"),
            .success("stations[1].label    instance b\nstations[1].minutes  default(definition)\n"))
        let shown = try await sandbox.intentctl("get", "c", "stations[1].label", "--explain", "--json").output
        #expect(shown.contains(#""origin":"instance""#) && shown.contains(#""sourceInstance":"b""#), "\(shown)")
    }

    @Test func `a path names a field`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("set", "b", "stations[2].stop=harbor", "stations[2].label=North").status, 0)
        try await expectEqual(get(sandbox, "stations[2].stop"), "stations[2].stop: harbor  Harbor\n")
        try await expectEqual(get(sandbox, "stations[1].label"), "stations[1].label:\n")
        try await expectEqual(
            sandbox.intentctl("get", "b", "stations[2].label", "stations[2].minutes", "--json").output,
            #"{"stations[2].label":"North","stations[2].minutes":15}"# + "\n")
        try await expectEqual(
            sandbox.intentctl("get", "b", "stations[2].minutes", "--explain").output,
            "stations[2].minutes: 15\n  origin   default(definition)\n  stored   15\n  default  15\n")
        try await expectEqual(
            sandbox.intentctl("options", "b", "stations[2].stop", "--all").output.contains("central  Central"), true)
        try await expectEqual(sandbox.intentctl("reset", "b", "stations[2].label", "home.label").status, 0)
        try await expectEqual(get(sandbox, "stations[2].label"), "stations[2].label:\n")
        try await expectEqual(get(sandbox, "home"), "home:\n")
    }

    @Test(arguments: [
        ["get", "b", "stations[1].labl"], ["reset", "b", "stations[1].labl"], ["options", "b", "stations[1].labl"],
    ])
    func `an unknown field is refused with the nearest one`(_ arguments: [String]) async throws {
        let outcome = try await sandbox().run(arguments)
        #expect(outcome.status != 0)
        #expect(outcome.error.contains("did you mean 'stations[1].label'?"), "\(outcome.error)")
    }

    @Test func `the history names the fields that changed`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "b", "stations[1].stop=central").status, 0)
        try await expectEqual(sandbox.intentctl("set", "b", "stations[1].minutes=3", "home.label=Home").status, 0)
        let lines = try await sandbox.intentctl("history", "b").output.split(separator: "\n").map(String.init)
        expectEqual(
            lines.filter { $0.hasPrefix("   ") }.sorted(),
            [
                "   home.label: none -> Home", "   home.minutes: none -> 15", "   stations[1].minutes: 15 -> 3",
                "   stations[1].minutes: none -> 15", "   stations[1].stop: none -> central  Central",
            ])
    }

    @Test(arguments: [
        ("home.", ["home.stop=", "home.minutes=", "home.label=", "home.lines="]), ("home.stop=h", ["home.stop=harbor"]),
        ("stations[2].m", ["stations[2].minutes="]),
    ])
    func `paths and values of fields are completed`(_ word: String, _ expected: [String]) async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "b", "stations[1].minutes=3").status, 0)
        let words = ["set", "b", word]
        let output = try await sandbox.run(
            ["---completion", "set", "--", "positional@1", String(words.count), "0", "intentctl"] + words
        ).output
        for text in expected { #expect(output.contains(text), "\(output)") }
    }

    @Test(arguments: [
        ("home.label=far too long", "error: home.label: the number of"), ("home.minutes=91", "error: home.minutes: 91"),
        (#"stations:=[{},{"minutes":91}]"#, "error: stations[2].minutes: 91 is not"),
        (#"home:={"stop":"airport"}"#, "error: home.stop: unknown option 'airport' for 'stop'; the options are"),
        ("stations[1].minutes=x", "'x'"), ("home.labl=x", "did you mean 'home.label'?"),
        (#"home:={"labl":"x"}"#, "'labl' is not a field of Station"), ("home=x", "a record is written as JSON"),
        ("stations.label=x", "name a slot before the field"), ("home[1].label=x", "has no slots"),
        ("home.lines+=x", "a field is set as a whole"), ("stations[9].label=x", "'stations' has no slot 9; "),
        (
            "stations[0].label=x",
            "slots are counted from 1, so there is no 'stations[0].label'; did you mean 'stations[1].label'?"
        ), ("visits[2].label=x", "the next slot of 'visits' is 1"),
        ("visits[9].label:=null", "'visits' has no slot 9; "),
        (#"home[1]:={"stop":"harbor"}"#, "is not a list and has no slots"),
        ("stations[1]+={}", "+= is only for lists; write ="),
    ])
    func `a wrong field is refused by its name`(_ assignment: String, _ reason: String) async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.intentctl("set", "b", assignment)
        #expect(outcome.status != 0)
        #expect(outcome.error.contains(reason), "\(outcome.error)")
    }

    @Test func `one slot of a list is set and emptied`() async throws {
        let sandbox = try await sandbox()
        func stored(_ parameter: String) async throws -> String {
            try await sandbox.intentctl("get", "b", parameter, "--fields", "value").output
        }
        try await expectEqual(
            sandbox.intentctl("set", "b", #"stations[2]:={"label":"B"}"#, "visits[1].label=A", "visits[2].label=B")
                .status, 0)
        try await expectEqual(
            get(sandbox, "stations"),
            "stations[2].stop:\nstations[2].minutes: 15\nstations[2].label: B\nstations[2].lines:\n")
        try await expectEqual(sandbox.intentctl("set", "b", "stations[2]:=null", "visits[1]:=null").status, 0)
        try await expectEqual(stored("visits"), "{minutes: 15, label: B}\n")
        let outcome = try await sandbox.intentctl("reset", "b", "visits[1]")
        expectEqual(outcome.status, 65)
        expectEqual(
            outcome.error,
            "error: visits[1]: a slot has no default of its own, only the list has; 'set' empties the slot with 'visits[1]:=null'\n"
        )
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

    @Test func `a plain session sets a field before there is a record`() async throws {
        let sandbox = try await sandbox()
        let lines = [
            "set home.stop central", "set home.minutez 3", "set stations[2].label North", "set stations.9.label x",
            "set stations.9 {}", "increase home.minutes", "save yes",
        ]
        let outcome = try await sandbox.intentctl(
            "configure", "b", "--plain", input: lines.map { $0 + "\n" }.joined())
        for line in [
            "1 Home: Central (changed)", "there is no slot 9 in Stations; the slots are 1 to 3",
            "Minutes cannot be changed by steps", "Saved as revision 2",
        ] {
            #expect(outcome.output.contains(line + "\n"), "\(outcome.output)")
        }
        #expect(!outcome.output.contains("does not support") && !outcome.output.contains("slot 8"))
        #expect(try await get(sandbox, "home").hasPrefix("home.stop: central"))
        #expect(try await get(sandbox, "stations").contains("stations[2].label: North\n"))
    }

    @Test func `options of a field need a slot that the list has`() async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.intentctl("options", "b", "stations[9].stop")
        expectEqual(outcome.output, "")
        #expect(outcome.status != 0)
        #expect(outcome.error.contains("'stations' has no slot 9; systemSmall has 3 slots"), "\(outcome.error)")
        try await expectEqual(sandbox.intentctl("options", "b", "stations[3].stop").status, 0)
    }
}
