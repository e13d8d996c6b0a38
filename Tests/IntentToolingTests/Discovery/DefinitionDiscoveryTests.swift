import Foundation
import IntentTooling
import Testing

struct DefinitionDiscoveryTests {
    private func names(_ paths: [String], in folder: TemporaryFolder) throws -> [String] {
        try DefinitionDiscovery.files(at: paths).definitions.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func searchesFoldersInTheOrderOfThePathsBytes() throws {
        let folder = try TemporaryFolder()
        for name in [
            "b.intent.yaml", "a/z.intent.yml", "a.intent.yaml", "a/b/c.intent.yaml", "Z.intent.yaml", "é.intent.yaml",
        ] {
            try folder.write("", to: name)
        }
        let expected = [
            "Z.intent.yaml", "a.intent.yaml", "a/b/c.intent.yaml", "a/z.intent.yml", "b.intent.yaml", "é.intent.yaml",
        ]
        #expect(try names([folder.path], in: folder) == expected)
        #expect(try names([folder.path + "/"], in: folder) == expected)
    }

    @Test(arguments: [
        "yes.intent.de.yaml", "a.yaml", "a.intent.json", "a.intent.yaml.bak", ".hidden.intent.yaml",
        ".build/a.intent.yaml",
    ])
    func leavesOutWhatIsNoDefinition(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: name)
        try folder.write("", to: "yes.intent.yaml")
        #expect(try names([folder.path], in: folder) == ["yes.intent.yaml"])
    }

    @Test func takesAFileByWhateverName() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "anything.txt")
        #expect(try DefinitionDiscovery.files(at: [path]).definitions == [path])
    }

    @Test func takesAFileOnceHoweverManyPathsLeadToIt() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "a.intent.yaml")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/b.intent.yaml", withDestinationPath: path)
        #expect(try names([path, folder.path, folder.path + "/./a.intent.yaml", path], in: folder).count == 1)
    }

    @Test func doesNotFollowLinksToFolders() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.intent.yaml")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: folder.path)
        #expect(try names([folder.path], in: folder) == ["a.intent.yaml"])
    }

    @Test func namesThePathThatIsMissing() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/missing"
        let error = #expect(throws: ToolError.self) { try DefinitionDiscovery.files(at: [path]) }
        #expect(error?.exitCode == .inputMissing)
        #expect(error?.message.contains(path) == true)
    }

    @Test func saysWhatWasLookedForInAFolderWithoutDefinitions() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "notes.yaml")
        let error = #expect(throws: ToolError.self) { try DefinitionDiscovery.files(at: [folder.path]) }
        #expect(error?.exitCode == .inputMissing)
        #expect(error?.message.contains("*.intent.yaml") == true)
    }
}
