import Foundation
import IntentDiagnostics
import IntentModel
import IntentSchema
import Testing

/// What the fuzzer of `Tests/Fuzz` kept: small inputs that reach every corner it found.
struct FuzzCorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fuzz/Corpus")

    @Test func resolvesEveryInputAndShowsWhatIsWrongWithIt() throws {
        let inputs = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        try #require(!inputs.isEmpty)
        for input in inputs {
            // The byte that no YAML may hold parts the files of a run.
            let files = [UInt8](try Data(contentsOf: input)).split(separator: 0x1D, omittingEmptySubsequences: false)
                .enumerated().map { SourceFile(path: "file\($0.offset).intent.yaml", bytes: Array($0.element)) }
            let resolved = resolveDefinitions(files)
            let diagnostics = resolved.diagnostics.sorted()
            let text = render(diagnostics, of: resolved.sources, as: .text)
            #expect(text.isEmpty == diagnostics.isEmpty, "\(input.lastPathComponent)")
            if resolved.diagnostics.hasErrors { continue }
            let json = try JSONValue(parsing: resolved.schema.json.rendered())
            #expect(try Schema(json: json) == resolved.schema, "\(input.lastPathComponent)")
        }
    }
}
