import Foundation
import IntentModel
import IntentTestSupport
import Testing

/// The commands `validate`, `dump` and `explain` of the built program, and exit codes of all.
@Suite(.blocking) struct IntentGenCommandTests {
    private static let right = "intentDefinition: 1\nenums: { Unit: { cases: [celsius, kelvin] } }\n"
    private static let wrong = "intentDefinition: 1\nenums: { Unit: { cases: [celsius, celsius] } }\n"
    private static let doubtful = "intentDefinition: 1\nlanguages: [de]\nintents: { A: { title: Time } }\n"

    @Test func `validate prints nothing for a valid definition`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.right, to: "a.intent.yaml")
        let run = try IntentGenProcess(["validate", folder.path])
        #expect((run.status, run.output, run.errors) == (0, "", ""))
    }

    @Test func `validate reports an invalid definition on standard error`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.wrong, to: "a.intent.yaml")
        let run = try IntentGenProcess(["validate", "a.intent.yaml"], in: folder.path)
        expectEqual(run.status, 65)
        expectEqual(run.output, "")
        #expect(run.errors.hasPrefix("a.intent.yaml:2:35: error: "))
        #expect(run.errors.contains("[duplicate-case]\n"))
        #expect(!run.errors.contains("\u{1B}"))
    }

    @Test func `a warning is an error only with --strict`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.doubtful, to: "a.intent.yaml")
        let run = try IntentGenProcess(["validate", path])
        expectEqual(run.status, 0)
        #expect(run.errors.contains("warning: ") && run.errors.contains("[missing-translation]"))
        let strict = try IntentGenProcess(["validate", "--strict", path])
        expectEqual(strict.status, 65)
        #expect(strict.errors.contains("error: "))
    }

    @Test func `JSON is printed even without diagnostics`() throws {
        let folder = try TemporaryFolder()
        let right = try folder.write(Self.right, to: "right.intent.yaml")
        let wrong = try folder.write(Self.wrong, to: "wrong.intent.yaml")
        let none = try IntentGenProcess(["validate", right, "--format", "json"])
        #expect((none.status, none.errors) == (0, ""))
        let all = try IntentGenProcess(["validate", wrong, "--format", "json"])
        #expect((all.status, all.errors) == (65, ""))
        for (text, count) in [(none.output, 0), (all.output, 1)] {
            guard case .object(let document) = try JSONValue(parsing: text), case .array(let items)? = document["items"]
            else {
                Issue.record("no document: \(text)")
                continue
            }
            expectEqual(document["diagnostics"], .integer(1))
            expectEqual(items.count, count)
        }
    }

    @Test func `help of a command names the program`() throws {
        let help = try IntentGenProcess(["validate", "--help"]).output
        #expect(help.contains("\nUSAGE: intentgen validate "))
        try expectEqual(IntentGenProcess(["help", "validate"]).output, help)
    }

    @Test func `the github format prints annotations`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.wrong, to: "a.intent.yaml")
        let run = try IntentGenProcess(["validate", "--format", "github", "."], in: folder.path)
        expectEqual(run.status, 65)
        #expect(run.output.hasPrefix("::error file=a.intent.yaml,line=2,"))
    }

    @Test(
        arguments: [
            ([], 0), (["--version"], 0), (["--help"], 0), (["help", "validate"], 0),
            (["validat", "."], 64), (["validate"], 64), (["validate", ".", "--format", "xml"], 64),
            (["validate", ".", "--max-depth", "0"], 64), (["validate", ".", "--max-nodes", "many"], 64),
            (["validate", ".", "--max-anchors", "-1"], 64), (["validate", ".", "--max-problems", "0"], 64),
            (["dump"], 64),
            (["validate", "missing"], 66), (["validate", "."], 66), (["dump", "missing"], 66),
            (["explain"], 0), (["explain", "wrong-type"], 0), (["explain", "case-added"], 0),
            (["explain", "--json"], 0), (["explain", "no-such"], 64),
            (["explain", "a", "b"], 64), (["import", "a.intentdefinition", "--output", ".", "--name", ".a"], 64),
        ] as [([String], Int32)])
    func `each failure has its exit code`(_ arguments: [String], _ status: Int32) throws {
        let folder = try TemporaryFolder()
        let run = try IntentGenProcess(arguments, in: folder.path)
        expectEqual(run.status, status, "\(run.output)\(run.errors)")
        expectEqual(run.output.isEmpty, (status != 0))
        expectEqual(run.errors.isEmpty, (status == 0))
    }

    @Test func `a missing path is named`() throws {
        let folder = try TemporaryFolder()
        let run = try IntentGenProcess(["validate", "missing.intent.yaml"], in: folder.path)
        expectEqual(run.errors, "error: 'missing.intent.yaml' cannot be read: No such file or directory\n")
    }

    @Test func `limits on the command line apply`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.right, to: "a.intent.yaml")
        for limit in ["--max-file-size=10", "--max-depth=2", "--max-nodes=3", "--max-scalar=4"] {
            let run = try IntentGenProcess(["validate", path, limit])
            expectEqual(run.status, 65)
            #expect(run.errors.contains("[limit-exceeded]"), "\(limit)")
        }
        let aliases = try folder.write(
            "intentDefinition: 1\nenums: { A: &a { cases: [x, y] }, B: *a }\n", to: "b.intent.yaml")
        try expectEqual(IntentGenProcess(["validate", aliases]).status, 0)
        #expect(
            try IntentGenProcess(["validate", aliases, "--max-alias-nodes", "1"]).errors.contains("[limit-exceeded]"))
        #expect(try IntentGenProcess(["validate", aliases, "--max-anchors", "0"]).errors.contains("[limit-exceeded]"))
        let blanks = try folder.write("intentDefinition: 1\n\n\n\nenums: {}\n", to: "c.intent.yaml")
        #expect(try IntentGenProcess(["validate", blanks, "--max-blank-run", "3"]).errors.contains("[limit-exceeded]"))
        let problems = try folder.write("intentDefinition: 1\ntypes: {}\ntypes: {}\n", to: "d.intent.yaml")
        #expect(
            try IntentGenProcess(["validate", problems, "--max-problems", "1"]).errors.contains("[limit-exceeded]"))
    }

    @Test func `a dumped schema can be read back`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.right, to: "a.intent.yaml")
        let run = try IntentGenProcess(["dump", path])
        #expect((run.status, run.errors) == (0, ""))
        let schema = try Schema(json: try JSONValue(parsing: run.output))
        expectEqual(schema.enums.map(\.name), ["Unit"])
    }

    @Test func `dump prints nothing for an invalid definition`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.wrong, to: "a.intent.yaml")
        let run = try IntentGenProcess(["dump", path])
        #expect((run.status, run.output) == (65, ""))
        #expect(run.errors.contains("[duplicate-case]"))
    }

    @Test func `explain suggests the nearest code`() throws {
        let run = try IntentGenProcess(["explain", "wrong-typ"])
        expectEqual(run.errors, "error: unknown code 'wrong-typ'; did you mean 'wrong-type'?\n")
        let far = try IntentGenProcess(["explain", "xyz\u{1B}"])
        expectEqual(far.errors, "error: unknown code 'xyz␛'; 'intentgen explain' lists all codes\n")
    }

    @Test func `completion scripts contain the codes`() throws {
        for shell in ["bash", "zsh", "fish"] {
            let run = try IntentGenProcess(["--generate-completion-script", shell])
            #expect(run.output.contains("size-for-unsupported-family"), "\(shell)")
        }
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: [
            ["help"], ["--help"], ["--version"], ["help", "generate"], ["validate", "--help"],
            ["--generate-completion-script", "bash"], ["explain", "wrong-type"],
        ])
    func `help to a full device is an error`(_ arguments: [String]) throws {
        let run = try IntentGenProcess(arguments, device: "/dev/full")
        expectEqual(run.status, 74)
        #expect(run.errors.hasPrefix("error: standard output cannot be written: "))
    }

    @Test func `wrong usage prints help to standard error`() throws {
        let run = try IntentGenProcess(["validate", ".", "--wrong"])
        #expect((run.status, run.output) == (64, ""))
        #expect(run.errors.hasPrefix("error: Unknown option '--wrong'"))
    }

    @Test(arguments: [["valdiate", "a.intent.yaml"], ["valdiate"], ["help", "valdiate"]])
    func `an unknown command is rejected with a suggestion`(_ arguments: [String]) throws {
        let run = try IntentGenProcess(arguments)
        #expect((run.status, run.output) == (64, ""))
        #expect(run.errors.hasPrefix("error: unknown command 'valdiate'; the commands are init, validate, "))
        #expect(run.errors.hasSuffix("; did you mean 'validate'?\n"))
    }

    @Test func `explain prints one code as JSON`() throws {
        let run = try IntentGenProcess(["explain", "wrong-type", "--json"])
        let document = try JSONValue(parsing: run.output)
        expectEqual(document["explain"], 1)
        expectEqual(document["pages"]?.arrayValue?.map { $0["code"] }, ["wrong-type"])
    }
}
