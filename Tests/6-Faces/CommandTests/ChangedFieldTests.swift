import IntentTestSupport
import Testing

/// Records whose fields have changed since they were stored, on the command line.
struct ChangedFieldTests {
    private static let before = """
        intentDefinition: 1
        group: board
        enums: { Mode: { cases: [bus, tram] } }
        types:
          Rec: { fields: { lines: String, day: { type: DateComponents, kind: date }, n: Integer, m: Mode } }
          Ran: { fields: { k: String, n: Integer, label: String } }
          Stop: { options: { central: Central } }
        intents:
          Board: { parameters: { rec: Rec, ran: Ran, own: { type: { oneOf: [Stop, Integer] } } } }
        widgets: { Board: { intent: Board, families: [systemSmall] } }
        """
    private static let after = """
        intentDefinition: 1
        group: board
        enums: { Mode: { cases: [tram] } }
        types:
          Rec: { fields: { lines: [String], day: DateComponents, n: Boolean, m: Mode } }
          Ran: { fields: { k: String, n: { type: Integer, range: 1...9 }, label: { type: String, length: ...5 } } }
          Stop: { options: { central: Central } }
        intents:
          Board: { parameters: { rec: Rec, ran: Ran, own: Stop } }
        widgets: { Board: { intent: Board, families: [systemSmall] } }
        """

    /// Returns a sandbox with an instance that the former definition stored, and the current definition.
    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.before, to: "definitions/board.intent.yaml")
        let added = try await sandbox.intentctl(
            "add", "Board", "--id", "a", "rec.lines=U1", "rec.day=2026-01-02", "rec.n=3", "rec.m=bus", "ran.k=d",
            "ran.n=50", "ran.label=Long-name", "own.stop=central")
        expectEqual(added, .success("a\n"))
        try sandbox.write(Self.after, to: "definitions/board.intent.yaml")
        return sandbox
    }

    @Test func `fields that fit are read`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("get", "a"),
            .success(
                """
                rec.lines: U1
                rec.day: 2026-01-02T00:00:00
                rec.n:
                rec.m: bus
                ran.k: d
                ran.n:
                ran.label:
                own: central  Central

                """))
        try await expectEqual(sandbox.intentctl("get", "a", "ran", "--json").output, #"{"ran":{"k":"d"}}"# + "\n")
    }

    @Test(arguments: [
        ("rec.n", "  stored   3\n  default  none\n  marks    incompatible\n"),
        ("ran.label", "  stored   Long-name\n  default  none\n  marks    incompatible\n"),
        ("rec.m", "  stored   bus\n  default  none\n  marks    unrecognized\n"),
        ("ran.k", "  stored   d\n  default  none\n"),
        ("ran", #"  stored   {"k":"d","label":"Long-name","n":50}"# + "\n  default  none\n  marks    incompatible\n"),
    ])
    func `an explanation names what a field stores`(path: String, lines: String) async throws {
        let outcome = try await sandbox().intentctl("get", "a", path, "--explain")
        #expect(outcome.output.hasSuffix(lines), "\(outcome)")
    }

    @Test func `doctor and migrate report what does not fit`() async throws {
        let sandbox = try await sandbox()
        let doctor = try await sandbox.intentctl("doctor").output
        #expect(doctor.contains("2 values are no longer valid for their definitions"), "\(doctor)")
        #expect(doctor.contains("1 value is a case that its enum does not declare (a.rec)"), "\(doctor)")
        for _ in 1...2 {
            let migrated = try await sandbox.intentctl("migrate").output
            for name in ["rec", "ran"] {
                let line = migrated.split(separator: "\n").first { $0.contains(name) }
                #expect(line?.contains("1 incompatible, kept") == true, "\(migrated)")
            }
        }
        let record = #"{"rec":{"day":"2026-01-02T00:00:00","lines":["U1"],"m":"bus"}}"#
        try await expectEqual(sandbox.intentctl("get", "a", "rec", "--json").output, record + "\n")
    }

    @Test func `an edit keeps what does not fit`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "a", "ran.k=z", "rec.lines=U2").status, 0)
        try sandbox.write(
            Self.before.replacing("lines: String", with: "lines: [String]"), to: "definitions/board.intent.yaml")
        try await expectEqual(
            sandbox.intentctl("get", "a", "rec.n", "ran"),
            .success("rec.n: 3\nran.k: z\nran.n: 50\nran.label: Long-name\n"))
    }

    @Test func `a configuration as JSON has only what is declared, and is accepted as it is`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write(
            Self.before.replacing("k: String, ", with: "").replacing(
                "label: String", with: "label: String, more: String"),
            to: "definitions/board.intent.yaml")
        let json = #"{"label":"Long-name","n":50}"#
        try await expectEqual(sandbox.intentctl("get", "a", "ran", "--json").output, "{\"ran\":\(json)}\n")
        let explained = try await sandbox.intentctl("get", "a", "ran", "--explain", "--json").output
        #expect(explained.contains("\"value\":\(json)") && explained.contains(#""stored":{"k":"d","#), "\(explained)")
        try await expectEqual(sandbox.intentctl("set", "a", "ran:=\(json)").status, 0)
    }
}
