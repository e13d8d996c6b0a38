import Foundation
import IntentModel
import IntentTestSupport
import Testing

/// `intentgen diff`
@Suite(.blocking) struct DiffCommandTests {
    private static let before = """
        intentDefinition: 1
        intents:
          Clock:
            parameters:
              labelSize: Integer
              zone: String
              seconds: { type: Boolean, default: true }

        """
    private static let after = """
        intentDefinition: 1
        intents:
          Clock:
            parameters:
              timeZone: { type: String, renamedFrom: [zone], swiftName: zone }
              seconds: { type: Boolean, default: false }
              city: String

        """

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.before, to: "clock.intent.yaml")
        let lock = try IntentGenProcess(["lock", "."], in: folder.path)
        try #require(lock.status == 0, "\(lock.errors)")
    }

    private func diff(_ arguments: String...) throws -> IntentGenProcess {
        try IntentGenProcess(
            ["diff", "clock.intent.yaml", "--against", "intents.lock.json"] + arguments, in: folder.path)
    }

    /// Returns the codes of the rules in the order of the report.
    private func codes(_ text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("clock.intent.yaml"), line.hasSuffix("]") else { return nil }
            return line.split(separator: "[").last.map { String($0.dropLast()) }
        }
    }

    @Test func `diff prints nothing without changes`() throws {
        let run = try diff()
        #expect((run.status, run.output, run.errors) == (0, "", ""))
        try expectEqual(diff("--all").output, "")
    }

    @Test func `diff shows both places of a break and advice`() throws {
        try folder.write(Self.after, to: "clock.intent.yaml")
        let run = try diff()
        expectEqual(run.status, 1)
        expectEqual(run.errors, "")
        expectEqual(codes(run.output), ["parameter-removed", "declaration-renamed", "default-changed"])
        #expect(
            run.output.hasPrefix(
                """
                clock.intent.yaml:4:5: error: parameter 'labelSize' of 'Clock' was removed: its stored values are no \
                longer read (breaks stored, source) [parameter-removed]
                    parameters:
                    ^~~~~~~~~~
                intents.lock.json:9:21: note: declared here in the lock
                          { "name": "labelSize", "type": "Integer" },
                                    ^~~~~~~~~~~
                help: if the removal is final, add 'reserved: [labelSize]' to 'Clock'

                """))
    }

    @Test func `--only and --all select the reported changes`() throws {
        try folder.write(Self.after, to: "clock.intent.yaml")
        expectEqual(codes(try diff("--only", "source").output), ["parameter-removed"])
        expectEqual(codes(try diff("--only", "stored").output), ["parameter-removed", "declaration-renamed"])
        expectEqual(codes(try diff("--only", "behaviour").output), ["default-changed"])
        expectEqual(
            codes(try diff("--only", "behaviour", "--only", "stored").output),
            ["parameter-removed", "declaration-renamed", "default-changed"])
        #expect(codes(try diff("--all").output).contains("declaration-added"))
    }

    @Test func `an unselected change does not affect the exit code`() throws {
        try folder.write(
            Self.before.replacing("default: true", with: "default: false"), to: "clock.intent.yaml")
        try expectEqual(diff("--only", "stored").status, 0)
        try expectEqual(diff("--only", "behaviour").status, 1)
        try expectEqual(diff("--all", "--only", "stored").status, 0)
    }

    @Test func `an unselected effect is neither printed nor in the exit code`() throws {
        try folder.write(
            Self.before.replacing("labelSize: Integer", with: "labelSize: Decimal"), to: "clock.intent.yaml")
        let all = try diff()
        #expect(all.status == 1 && all.output.contains("error: ") && all.output.contains("(breaks source)"))
        let stored = try diff("--only", "stored")
        expectEqual(stored.status, 0)
        #expect(stored.output.contains("note: ") && stored.output.contains("(compatible)"), "\(stored.output)")
        #expect(!stored.output.contains("error: ") && !stored.output.contains("help: "), "\(stored.output)")
        let json = try diff("--only", "stored", "--format", "json").output
        #expect(json.contains("\"severity\": \"note\"") && json.contains("\"breaks\": []"), "\(json)")
    }

    @Test func `both spellings of behavior are accepted`() throws {
        try folder.write(Self.before.replacing("default: true", with: "default: false"), to: "clock.intent.yaml")
        try expectEqual(diff("--only", "behavior").output, diff("--only", "behaviour").output)
    }

    @Test func `a rename with renamedFrom is reported and breaks nothing`() throws {
        try folder.write(
            Self.before.replacing(
                "zone: String", with: "timeZone: { type: String, renamedFrom: [zone], swiftName: zone }"),
            to: "clock.intent.yaml")
        let run = try diff()
        expectEqual(run.status, 0)
        expectEqual(codes(run.output), ["declaration-renamed"])
    }

    @Test func `JSON is printed even without changes`() throws {
        let none = try diff("--format", "json")
        expectEqual(none.status, 0)
        try expectEqual(
            JSONValue(parsing: none.output),
            ["diff": 1, "breaks": false, "changes": [], "migrations": [], "neededMigrations": []])
        try folder.write(
            Self.after.replacing("city: String", with: "labelSize: Boolean"), to: "clock.intent.yaml")
        let run = try diff("--format", "json")
        expectEqual(run.status, 1)
        let report = try JSONValue(parsing: run.output)
        expectEqual(report["breaks"], true)
        let changes = try #require(report["changes"]?.arrayValue)
        expectEqual(changes.map { $0["code"] }, ["declaration-renamed", "default-changed", "parameter-type-changed"])
        let change = try #require(changes.last)
        expectEqual(change["breaks"], ["stored", "source"])
        #expect((change["path"], change["line"], change["column"]) == ("clock.intent.yaml", 7, 7))
        expectEqual(change["declaration"], "intents.Clock.parameters.labelSize.type")
        expectEqual(change["lock"]?["path"], "intents.lock.json")
        expectEqual(change["lock"]?["line"], 9)
        expectEqual(
            report["migrations"],
            [
                [
                    "declaration": "intents.Clock.parameters.timeZone", "does": "rename", "from": "zone",
                    "to": "timeZone",
                ]
            ])
        expectEqual(report["neededMigrations"], [["intent": "Clock", "parameter": "labelSize", "stored": "Integer"]])
    }

    @Test func `the github format prints annotations`() throws {
        try folder.write(Self.after, to: "clock.intent.yaml")
        let run = try diff("--format", "github")
        expectEqual(run.status, 1)
        #expect(run.output.hasPrefix("::error file=clock.intent.yaml,line=4,"))
    }

    @Test func `problems of definitions have the format of the report`() throws {
        try folder.write("intentDefinition: 1\nintents: { A: { parameters: { a: Strng } } }\n", to: "clock.intent.yaml")
        let annotations = try diff("--format", "github")
        expectEqual(annotations.status, 65)
        #expect(annotations.output.hasPrefix("::error file=clock.intent.yaml,line=2,"))
        let document = try JSONValue(parsing: diff("--format", "json").output)
        expectEqual(document["items"]?.arrayValue?.first?["code"], "unknown-type")
        expectEqual(try diff().output, "")
    }

    @Test func `an invalid lock is reported with its location`() throws {
        for (text, message) in [
            ("{", "intents.lock.json:1:2: "), ("", "intents.lock.json:1:1: "),
            (
                "{ \"intentLock\": 2, \"schema\": {} }",
                "intents.lock.json:1:17: the lock has version 2, which a newer intentgen wrote"
            ),
            ("{ \"intentLock\": \"1\" }", "intents.lock.json:1:17: \"intentLock\" must be a number"),
            (
                "{ \"intentLock\": 1, \"shape\": 2 }",
                "intents.lock.json:1:29: unknown key \"shape\" in a lock of version 1"
            ),
            (
                "{ \"intentLock\": 1, \"schema\": { \"schema\": 1 },\n  \"migrations\": [{}] }",
                "intents.lock.json:2:17: a migration must have an \"intent\""
            ),
            ("{ \"intentLock\": 1 }", "intents.lock.json:1:1: a lock must have a \"schema\""),
            (
                "{ \"intentLock\": 1, \"schema\": { \"schema\": 1,\n  \"intents\": [{ \"name\": 3 }] } }",
                "intents.lock.json:2:25: intents[0].name: a string is expected"
            ),
        ] {
            try folder.write(text, to: "intents.lock.json")
            let run = try diff()
            expectEqual(run.status, 65)
            #expect(run.errors.hasPrefix("error: \(message)"), "\(run.errors)")
        }
    }

    @Test func `a changed type requires a migration function`() throws {
        try folder.write(
            Self.before.replacing("labelSize: Integer", with: "labelSize: Boolean"), to: "clock.intent.yaml")
        let arguments = ["generate", ".", "--output", "made", "--against", "intents.lock.json"]
        let run = try IntentGenProcess(arguments, in: folder.path)
        #expect((run.status, run.output, run.errors) == (0, "", ""))
        let path = "\(folder.path)/made/clock.intent.swift"
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        #expect(text.contains("static func migrateLabelSize(from stored: Int) -> Bool?"))
        try expectEqual(IntentGenProcess(arguments + ["--check"], in: folder.path).status, 0)
        // A later lock still requires it, because earlier values may be stored.
        let lock = try IntentGenProcess(["lock", ".", "--force"], in: folder.path)
        expectEqual(lock.status, 0)
        try expectEqual(diff().output, "")
        try expectEqual(IntentGenProcess(arguments + ["--check"], in: folder.path).status, 0)
        try expectEqual(IntentGenProcess(["lock", ".", "--check"], in: folder.path).status, 0)
        // Without a lock, no migration is required.
        let check = ["generate", ".", "--output", "made", "--check"]
        try expectEqual(IntentGenProcess(check, in: folder.path).status, 1)
    }
}
