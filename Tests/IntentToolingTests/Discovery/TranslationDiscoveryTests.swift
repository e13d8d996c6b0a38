import Foundation
import IntentTooling
import Testing

struct TranslationDiscoveryTests {
    /// The files of texts, each with its definition, by their names.
    private func translations(_ paths: [String], in folder: TemporaryFolder) throws -> [String] {
        let found = try DefinitionDiscovery.files(at: paths)
        return found.translations.map { translation in
            let definition = translation.definition.map { found.definitions[$0] }
            return "\(name(translation.path)) \(translation.language) \(definition.map(name) ?? "-")"
        }
    }

    private func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }

    @Test func findsTextsBesideTheirDefinitionInAFolder() throws {
        let folder = try TemporaryFolder()
        for name in [
            "a.intent.yaml", "a.intent.zh-Hans.yaml", "a.intent.de.yml", "b/a.intent.yml", "b/a.intent.de.yaml",
        ] {
            try folder.write("", to: name)
        }
        let expected = [
            "a.intent.de.yml de a.intent.yaml", "a.intent.zh-Hans.yaml zh-Hans a.intent.yaml",
            "a.intent.de.yaml de a.intent.yml",
        ]
        #expect(try translations([folder.path], in: folder) == expected)
        #expect(
            try DefinitionDiscovery.files(at: [folder.path]).definitions.map(name) == ["a.intent.yaml", "a.intent.yml"])
    }

    @Test func bringsTextsAlongWithADefinitionThatIsNamed() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "a.intent.yaml")
        for name in ["a.intent.de.yaml", "ab.intent.de.yaml", "b.intent.yaml", "b.intent.de.yaml"] {
            try folder.write("", to: name)
        }
        #expect(try translations([path], in: folder) == ["a.intent.de.yaml de a.intent.yaml"])
    }

    @Test func takesTextsThatAreNamedForTheirDefinition() throws {
        let folder = try TemporaryFolder()
        for name in ["a.intent.yaml", "a.intent.fr.yaml"] { try folder.write("", to: name) }
        let texts = try folder.write("", to: "a.intent.de.yaml")
        let both = ["a.intent.de.yaml de a.intent.yaml", "a.intent.fr.yaml fr a.intent.yaml"]
        #expect(try translations([texts], in: folder) == both)
        #expect(try translations([texts, folder.path, texts], in: folder) == both)
        #expect(try DefinitionDiscovery.files(at: [texts]).definitions == [folder.path + "/a.intent.yaml"])
    }

    @Test func keepsTextsWithoutADefinitionApart() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.intent.yaml")
        let texts = try folder.write("", to: "b.intent.de.yaml")
        #expect(try translations([folder.path], in: folder) == ["b.intent.de.yaml de -"])
        #expect(try translations([texts], in: folder) == ["b.intent.de.yaml de -"])
        #expect(try DefinitionDiscovery.files(at: [texts]).definitions.isEmpty)
    }

    @Test func findsTheDefinitionWhateverLinkLeadsToIt() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "far/a.intent.yaml")
        try folder.write("", to: "z.intent.de.yaml")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/z.intent.yaml", withDestinationPath: path)
        #expect(try translations([folder.path], in: folder) == ["z.intent.de.yaml de a.intent.yaml"])
    }

    @Test(arguments: ["a.intent.de.json", ".intent.de.yaml", "a.intent..yaml", "a.de.yaml", "a.intent.de.at.yaml"])
    func leavesOutWhatIsNoFileOfTexts(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.intent.yaml")
        try folder.write("", to: name)
        #expect(try translations([folder.path], in: folder) == [])
    }
}
