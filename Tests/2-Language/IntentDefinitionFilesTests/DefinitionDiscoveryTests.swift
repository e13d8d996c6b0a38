import Foundation
import IntentDefinitionFiles
import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

struct DefinitionDiscoveryTests {
    private func names(_ paths: [String], in folder: TemporaryFolder) throws -> [String] {
        try DefinitionDiscovery.files(at: paths).definitions.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func `files are ordered by the bytes of their paths`() throws {
        let folder = try TemporaryFolder()
        for name in [
            "b.intent.yaml", "a/z.intent.yml", "a.intent.yaml", "a/b/c.intent.yaml", "Z.intent.yaml", "é.intent.yaml",
        ] {
            try folder.write("", to: name)
        }
        let expected = [
            "Z.intent.yaml", "a.intent.yaml", "a/b/c.intent.yaml", "a/z.intent.yml", "b.intent.yaml", "é.intent.yaml",
        ]
        try expectEqual(names([folder.path], in: folder), expected)
        try expectEqual(names([folder.path + "/"], in: folder), expected)
    }

    @Test(arguments: [
        "yes.intent.de.yaml", "a.yaml", "a.intent.json", "a.intent.yaml.bak", ".hidden.intent.yaml",
        ".build/a.intent.yaml",
    ])
    func `other files are not definitions`(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: name)
        try folder.write("", to: "yes.intent.yaml")
        try expectEqual(names([folder.path], in: folder), ["yes.intent.yaml"])
    }

    @Test func `a named file may have any name`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "anything.txt")
        try expectEqual(DefinitionDiscovery.files(at: [path]).definitions, [path])
    }

    @Test func `a file with several paths is found once`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "a.intent.yaml")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/b.intent.yaml", withDestinationPath: path)
        try expectEqual(names([path, folder.path, folder.path + "/./a.intent.yaml", path], in: folder).count, 1)
    }

    @Test(arguments: ["b.intent.yaml", "a.intent.de.yaml"])
    func `a broken link is not passed over`(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.intent.yaml")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: "none")
        let error = #expect(throws: DefinitionFilesError.self) { try DefinitionDiscovery.files(at: [folder.path]) }
        expectEqual(error?.message, "'\(folder.path)/\(name)' cannot be read: No such file or directory")
    }

    @Test func `links to folders are not followed`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.intent.yaml")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: folder.path)
        try expectEqual(names([folder.path], in: folder), ["a.intent.yaml"])
    }

    @Test func `a missing path is named`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/missing"
        let error = #expect(throws: DefinitionFilesError.self) { try DefinitionDiscovery.files(at: [path]) }
        expectEqual(error?.code, .inputMissing)
        expectEqual(error?.message.contains(path), true)
    }

    @Test func `an empty folder is reported with the expected names`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "notes.yaml")
        let error = #expect(throws: DefinitionFilesError.self) { try DefinitionDiscovery.files(at: [folder.path]) }
        expectEqual(error?.code, .inputMissing)
        expectEqual(error?.message.contains("*.intent.yaml"), true)
    }
}

struct TranslationDiscoveryTests {
    /// Returns the names of the translations, each with its language and definition.
    private func translations(_ paths: [String], in folder: TemporaryFolder) throws -> [String] {
        let found = try DefinitionDiscovery.files(at: paths)
        return found.translations.map { translation in
            let definition = translation.definition.map { found.definitions[$0] }
            return "\(name(translation.path)) \(translation.language) \(definition.map(name) ?? "-")"
        }
    }

    private func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }

    @Test func `a folder's translations are found with their definitions`() throws {
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
        try expectEqual(translations([folder.path], in: folder), expected)
        try expectEqual(
            DefinitionDiscovery.files(at: [folder.path]).definitions.map(name), ["a.intent.yaml", "a.intent.yml"])
    }

    @Test func `a named definition includes its translations`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "a.intent.yaml")
        for name in ["a.intent.de.yaml", "ab.intent.de.yaml", "b.intent.yaml", "b.intent.de.yaml"] {
            try folder.write("", to: name)
        }
        try expectEqual(translations([path], in: folder), ["a.intent.de.yaml de a.intent.yaml"])
    }

    @Test func `a named translation includes its definition`() throws {
        let folder = try TemporaryFolder()
        for name in ["a.intent.yaml", "a.intent.fr.yaml"] { try folder.write("", to: name) }
        let texts = try folder.write("", to: "a.intent.de.yaml")
        let both = ["a.intent.de.yaml de a.intent.yaml", "a.intent.fr.yaml fr a.intent.yaml"]
        try expectEqual(translations([texts], in: folder), both)
        try expectEqual(translations([texts, folder.path, texts], in: folder), both)
        try expectEqual(DefinitionDiscovery.files(at: [texts]).definitions, [folder.path + "/a.intent.yaml"])
    }

    @Test func `a translation without a definition is kept separately`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.intent.yaml")
        let texts = try folder.write("", to: "b.intent.de.yaml")
        try expectEqual(translations([folder.path], in: folder), ["b.intent.de.yaml de -"])
        try expectEqual(translations([texts], in: folder), ["b.intent.de.yaml de -"])
        #expect(try DefinitionDiscovery.files(at: [texts]).definitions.isEmpty)
    }

    @Test func `a linked definition is found for its translation`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "far/a.intent.yaml")
        try folder.write("", to: "z.intent.de.yaml")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/z.intent.yaml", withDestinationPath: path)
        try expectEqual(translations([folder.path], in: folder), ["z.intent.de.yaml de a.intent.yaml"])
    }

    @Test(arguments: ["a.intent.de.json", ".intent.de.yaml", "a.intent..yaml", "a.de.yaml", "a.intent.de.at.yaml"])
    func `other files are not translations`(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.intent.yaml")
        try folder.write("", to: name)
        try expectEqual(translations([folder.path], in: folder), [])
    }

    #if os(Linux)
        @Test func `only a visible definition needs a name in UTF-8`() throws {
            let folder = try TemporaryFolder()
            let path = try folder.write("", to: "a.intent.yaml")
            defer { rename(Self.unreadable(folder, ".intent.yaml"), folder.path + "/b") }
            var last = Array(try folder.write("", to: "x").utf8CString)
            for (beginning, ending) in [("", ".txt"), (".", ".intent.yaml")] {
                let next = Self.unreadable(folder, beginning: beginning, ending)
                expectEqual(rename(last, next), 0)
                try expectEqual(DefinitionDiscovery.files(at: [folder.path]).definitions, [path])
                last = next
            }
            expectEqual(rename(last, Self.unreadable(folder, ".intent.yaml")), 0)
            let error = #expect(throws: DefinitionFilesError.self) { try DefinitionDiscovery.files(at: [folder.path]) }
            expectEqual(error?.message.contains("'\u{FFFD}.intent.yaml'"), true)
        }

        /// The path of a file whose name contains a byte that is not UTF-8.
        private static func unreadable(
            _ folder: TemporaryFolder, beginning: String = "", _ ending: String
        ) -> [CChar] {
            Array("\(folder.path)/\(beginning)".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
                + Array(ending.utf8CString)
        }
    #endif

    @Test(arguments: ["p.intent.yaml", "a.intent.de.yaml", "deep/b.intent.yml", "a.intent.yaml"])
    func `a pipe among found files is refused by name`(_ name: String) throws {
        let folder = try TemporaryFolder()
        for other in ["a.intent.yaml", "deep/b.intent.de.yaml"] where other != name { try folder.write("", to: other) }
        let path = folder.path + "/" + name
        try #require(mkfifo(path, 0o600) == 0)
        func expectRefusal(at named: String) {
            let error = #expect(throws: DefinitionFilesError.self) { try DefinitionDiscovery.files(at: [named]) }
            expectEqual(error?.message, "'\(path)' cannot be read: it is a named pipe, not a file")
            expectEqual(error?.code, .inputMissing)
        }
        expectRefusal(at: folder.path)
        guard name.hasPrefix("a.") else { return }
        // Beside a file that is named.
        expectRefusal(at: try folder.write("", to: name == "a.intent.yaml" ? "a.intent.de.yaml" : "a.intent.yaml"))
    }

    @Test func `a named pipe, socket or device is read`() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path + "/a.intent.yaml"
        try #require(mkfifo(pipe, 0o600) == 0)
        try expectEqual(DefinitionDiscovery.files(at: [pipe]).definitions, [pipe])
        try expectEqual(loadDefinitions(at: ["/dev/null"]).sources.paths, ["/dev/null"])
    }

    @Test func `a settings file that is a pipe is refused`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/intentgen-config.yaml"
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: DefinitionFilesError.self) { try SettingsFile.path(for: [folder.path]) }
    }
}
