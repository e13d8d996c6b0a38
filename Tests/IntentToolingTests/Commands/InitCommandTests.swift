import Foundation
import IntentModel
import IntentSchema
import Testing

/// `intentgen init`, from an empty folder to the next version of the schema.
struct InitCommandTests {
    private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }

    private func modified(_ name: String, in folder: TemporaryFolder) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
        return try #require(attributes[.modificationDate] as? Date)
    }

    @Test(arguments: [["init", "new/deep/"], ["init", "new/deep"]])
    func makesAFolderWithADefinitionThatIsRight(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let run = try IntentGenProcess(arguments, in: folder.path)
        #expect((run.status, run.output) == (0, ""))
        #expect(
            run.errors == """
                made 'new/deep/intent.schema.json'
                made 'new/deep/greeting.intent.yaml'
                made 'new/deep/intentgen-config.yaml'

                """)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new/deep").sorted()
                == ["greeting.intent.yaml", "intent.schema.json", "intentgen-config.yaml"])
        let definition = try text("new/deep/greeting.intent.yaml", in: folder)
        #expect(definition.hasPrefix(EditorSchema.modeline + "\n"))
        let check = try IntentGenProcess(["validate", "--strict", "new"], in: folder.path)
        #expect((check.status, check.errors) == (0, ""))
        #expect(try text("new/deep/intent.schema.json", in: folder) == EditorSchema.text)
    }

    @Test func takesTheCurrentFolderWhereNoneIsNamed() throws {
        let folder = try TemporaryFolder()
        let run = try IntentGenProcess(["init"], in: folder.path)
        #expect(
            (run.status, run.errors) == (
                0,
                "made 'intent.schema.json'\nmade 'greeting.intent.yaml'\nmade 'intentgen-config.yaml'\n"
            ))
        // The settings are right, and used.
        let generated = try IntentGenProcess(["generate", ".", "--output", "made"], in: folder.path)
        #expect((generated.status, generated.errors) == (0, ""))

    }

    @Test(arguments: ["greeting.intent.yaml", "other.intent.yml"])
    func keepsTheDefinitionsThatAreThere(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: name)
        let run = try IntentGenProcess(["init", "."], in: folder.path)
        #expect(run.status == 0)
        #expect(run.errors == "'.' holds definitions, which stay as they are\nmade 'intent.schema.json'\n")
        #expect(try text(name, in: folder) == "mine")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                == [name, "intent.schema.json"].sorted())
    }

    @Test func writesTheSchemaAgainOnlyWhenItChanges() throws {
        let folder = try TemporaryFolder()
        #expect(try IntentGenProcess(["init", folder.path]).status == 0)
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        let schema = folder.path + "/intent.schema.json"
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: schema)
        let same = try IntentGenProcess(["init", "."], in: folder.path)
        #expect(same.errors.hasSuffix("\n'intent.schema.json' is up to date\n"))
        #expect(try modified("intent.schema.json", in: folder) == past)
        try folder.write("{\n  \"$comment\": \"Made by intentgen init, long ago\"\n}\n", to: "intent.schema.json")
        let older = try IntentGenProcess(["init", "."], in: folder.path)
        #expect(older.errors.hasSuffix("\nbrought 'intent.schema.json' up to date\n"))
        #expect(try text("intent.schema.json", in: folder) == EditorSchema.text)
    }

    @Test func leavesAFileAloneThatOnlyHasTheSchemasName() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}\n", to: "intent.schema.json")
        let run = try IntentGenProcess(["init", "."], in: folder.path)
        #expect(run.status == 73)
        #expect(run.errors.hasPrefix("error: 'intent.schema.json' is there and was not made by intentgen"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["intent.schema.json"])
        #expect(try text("intent.schema.json", in: folder) == "{}\n")
    }

    @Test(arguments: ["file", "file/below", "taken"])
    func saysWhatCannotBeCreated(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "file")
        try folder.write("", to: "taken/intent.schema.json/inside")
        let run = try IntentGenProcess(["init", name], in: folder.path)
        #expect((run.status, run.output) == (73, ""))
        #expect(run.errors.hasPrefix("error: '\(name)"))
        #expect(try text("file", in: folder) == "mine")
    }

    @Test func printsTheSchemaAndWritesNothing() throws {
        let folder = try TemporaryFolder()
        let run = try IntentGenProcess(["init", "--print-schema"], in: folder.path)
        #expect((run.status, run.output, run.errors) == (0, EditorSchema.text, ""))
        #expect(try JSONValue(parsing: run.output)["$schema"] == "http://json-schema.org/draft-07/schema#")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        #expect(try IntentGenProcess(["init", "--print-schema", "a"], in: folder.path).status == 64)
    }
}
