import Foundation
import IntentDiagnostics
import IntentSchema
import Testing

/// The schema that the repository keeps for its own definitions.
struct EditorSchemaFileTests {
    private let file = Corpus.definitions.appending(path: EditorSchema.fileName)

    @Test func theCommittedSchemaIsTheOneThatIsMade() throws {
        if ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] != nil {
            try Data(EditorSchema.text.utf8).write(to: file)
            Issue.record("rewrote \(EditorSchema.fileName); run again without INTENT_REWRITE_REFERENCES")
            return
        }
        let isSame = try String(contentsOf: file, encoding: .utf8) == EditorSchema.text
        #expect(isSame, "run: intentgen init definitions")
    }

    @Test func everyShippedDefinitionNamesIt() throws {
        for run in try Corpus.shipped() {
            for file in run.files {
                #expect(
                    String(decoding: file.bytes, as: UTF8.self).hasPrefix(EditorSchema.modeline + "\n"), "\(file.path)")
            }
        }
    }
}
