import IntentDefinitionFiles
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import IntentYAML
import Testing

struct LoadDefinitionsTests {
    private static let definition = """
        intentDefinition: 1
        intents: { A: { parameters: { a: { type: String, optionsFrom: { file: a.json } } } } }

        """

    private func folder(of resolved: Schema) -> String? {
        guard case .file(let file)? = resolved.intents.first?.parameters.first?.options else { return nil }
        return file.folder
    }

    @Test func `folders are recorded only with recordsFolders`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.definition, to: "deep/a.intent.yaml")
        expectEqual(self.folder(of: try loadDefinitions(at: [path]).schema), nil)
        let recorded = try #require(self.folder(of: try loadDefinitions(at: [path], recordsFolders: true).schema))
        #expect(recorded.hasPrefix("/") && recorded.hasSuffix("/deep"))
    }

    @Test func `translations are read after all definitions`() throws {
        let folder = try TemporaryFolder()
        try folder.write("intentDefinition: 1\nintents: { A: {} }\n", to: "a.intent.yaml")
        try folder.write("intentDefinition: 1\nintents: { B: {} }\n", to: "b.intent.yaml")
        try folder.write("intentTexts: 1\nlanguage: de\nintents.A.title: Ah\n", to: "a.intent.de.yaml")
        let resolved = try loadDefinitions(at: [folder.path])
        expectEqual(resolved.schema.intents.map { $0.title.text(for: "de") }, ["Ah", "B"])
        expectEqual(resolved.files.map(\.fileName), ["a.intent.yaml", "b.intent.yaml"])
        expectEqual(resolved.sources[FileIndex(2)].path, folder.path + "/a.intent.de.yaml")
    }

    @Test func `limits apply to translations`() throws {
        let folder = try TemporaryFolder()
        try folder.write("intentDefinition: 1\n", to: "a.intent.yaml")
        try folder.write(String(repeating: "# much\n", count: 10_000), to: "a.intent.de.yaml")
        var limits = YAMLLimits()
        limits.fileBytes = 100
        let diagnostics = try loadDefinitions(at: [folder.path], limits: limits).diagnostics.sorted()
        expectEqual(diagnostics.map(\.code), [.limitExceeded])
        expectEqual(diagnostics.map(\.file), [FileIndex(1)])
    }

    @Test func `a file above the limit is not read completely`() throws {
        let folder = try TemporaryFolder()
        try folder.write(String(repeating: "# much\n", count: 10_000), to: "a.intent.yaml")
        var limits = YAMLLimits()
        limits.fileBytes = 100
        let resolved = try loadDefinitions(at: [folder.path], limits: limits)
        expectEqual(resolved.diagnostics.sorted().map(\.code), [.limitExceeded])
        #expect(resolved.sources[FileIndex(0)].bytes.count <= 101)
    }

    @Test func `parallel reading keeps the order of files`() throws {
        let folder = try TemporaryFolder()
        for number in 10..<40 {
            try folder.write("intentDefinition: 1\nintents: { A\(number): {} }\n", to: "\(number).intent.yaml")
        }
        let resolved = try loadDefinitions(at: [folder.path])
        expectEqual(resolved.schema.intents.map(\.name), (10..<40).map { "A\($0)" })
        expectEqual(resolved.files.map(\.fileName), (10..<40).map { "\($0).intent.yaml" })
    }
}
