import Foundation
import IntentModel
import IntentTestSupport
import Testing

/// `intentgen lock`
@Suite(.blocking) struct LockCommandTests {
    private static let clock = """
        intentDefinition: 1
        intents: { Clock: { title: Time, parameters: { labelSize: Integer, zone: String } } }

        """
    private static let broken = "intentDefinition: 1\nintents: { Clock: { parameters: { zone: String } } }\n"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.clock, to: "clock.intent.yaml")
    }

    private func run(_ arguments: String...) throws -> IntentGenProcess {
        try IntentGenProcess(arguments, in: folder.path)
    }

    private func text(_ name: String = "intents.lock.json") throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: folder.path).appending(path: name)), as: UTF8.self)
    }

    private func modified(_ name: String = "intents.lock.json") throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[.modificationDate] as? Date
    }

    @Test func `a lock contains the schema without texts`() throws {
        let run = try run("lock", ".")
        #expect((run.status, run.output, run.errors) == (0, "", ""))
        try expectEqual(
            text(),
            """
            {
              "intentLock": 1,
              "schema": {
                "schema": 1,
                "intents": [
                  {
                    "name": "Clock",
                    "parameters": [
                      { "name": "labelSize", "type": "Integer" },
                      { "name": "zone", "type": "String" }
                    ]
                  }
                ]
              }
            }

            """)
    }

    @Test func `changed texts do not change the lock`() throws {
        try expectEqual(run("lock", ".").status, 0)
        let path = "\(folder.path)/intents.lock.json"
        let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: path)
        try folder.write(Self.clock.replacing("Time", with: "Another"), to: "clock.intent.yaml")
        try expectEqual(run("lock", ".", "--check").status, 0)
        try expectEqual(run("lock", ".").status, 0)
        try expectEqual(modified(), longAgo)
    }

    @Test func `--check names the lock that would change, writes nothing`() throws {
        let missing = try run("lock", ".", "--check")
        #expect((missing.status, missing.output, missing.errors) == (1, "intents.lock.json\n", ""))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/intents.lock.json"))
        try expectEqual(run("lock", ".", "--output", "released.json").status, 0)
        try expectEqual(run("lock", ".", "--output", "released.json", "--check").status, 0)
        try folder.write(Self.broken, to: "clock.intent.yaml")
        let old = try text("released.json")
        let changed = try run("lock", ".", "--output", "released.json", "--check")
        #expect((changed.status, changed.output) == (1, "released.json\n"))
        try expectEqual(text("released.json"), old)
    }

    @Test func `lock refuses changes that break stored configurations`() throws {
        try expectEqual(run("lock", ".").status, 0)
        let old = try text()
        try folder.write(Self.broken, to: "clock.intent.yaml")
        let refused = try run("lock", ".")
        #expect((refused.status, refused.output) == (1, ""))
        #expect(refused.errors.contains("[parameter-removed]\n"))
        #expect(
            refused.errors.hasSuffix(
                "error: 'intents.lock.json' was not written because stored configurations would break; "
                    + "pass '--force' to accept that\n"))
        try expectEqual(text(), old)
        let forced = try run("lock", ".", "--force")
        #expect((forced.status, forced.output, forced.errors) == (0, "", ""))
        #expect(try text() != old)
    }

    @Test func `lock accepts changes that break source and behavior`() throws {
        try expectEqual(run("lock", ".").status, 0)
        try folder.write(
            Self.clock.replacing("zone: String", with: "zone: { type: String, default: utc }"),
            to: "clock.intent.yaml")
        try expectEqual(run("lock", ".").status, 0)
        try expectEqual(run("diff", ".", "--against", "intents.lock.json").status, 0)
    }

    @Test func `lock replaces another file only with --force`() throws {
        try folder.write("{}\n", to: "intents.lock.json")
        let refused = try run("lock", ".")
        expectEqual(refused.status, 65)
        expectEqual(refused.errors, "error: intents.lock.json:1:1: a lock must begin with \"intentLock\": 1\n")
        try expectEqual(run("lock", ".", "--force").status, 0)
        try expectEqual(run("lock", ".", "--check").status, 0)
    }

    @Test func `lock does not replace a definition`() throws {
        let definition = try text("clock.intent.yaml")
        let refused = try run("lock", ".", "--output", "clock.intent.yaml", "--force")
        expectEqual(refused.status, 64)
        #expect(refused.errors.contains("'clock.intent.yaml' is one of the files that are read"))
        try expectEqual(text("clock.intent.yaml"), definition)
    }

    @Test func `--output with a hyphen prints the lock`() throws {
        let printed = try run("lock", ".", "--output", "-")
        try expectEqual(run("lock", ".").status, 0)
        try expectEqual(printed.output, text())
    }

    @Test(
        arguments: [
            (["lock"], 64), (["lock", ".", "--output", "-", "--check"], 64), (["lock", ".", "--check", "--force"], 64),
            (["lock", "missing"], 66), (["lock", ".", "--output", "missing/lock.json"], 73),
            (["diff", "."], 64), (["diff", ".", "--against", "missing.json"], 66),
            (["diff", "missing", "--against", "clock.intent.yaml"], 65),
            (["diff", ".", "--against", "clock.intent.yaml", "--only", "titles"], 64),
            (["generate", ".", "--output", "made", "--against", "missing.json"], 66),
        ] as [([String], Int32)])
    func `each failure has its exit code`(_ arguments: [String], _ status: Int32) throws {
        let run = try IntentGenProcess(arguments, in: folder.path)
        expectEqual(run.status, status, "\(run.errors)")
        #expect(run.output.isEmpty && !run.errors.isEmpty)
    }

    @Test func `lock writes nothing for an invalid definition`() throws {
        try folder.write(
            "intentDefinition: 1\nintents: { Clock: { parameters: { zone: Text } } }\n", to: "b.intent.yaml")
        let run = try run("lock", ".")
        expectEqual(run.status, 65)
        #expect(run.errors.contains("[unknown-type]"))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/intents.lock.json"))
    }
}
