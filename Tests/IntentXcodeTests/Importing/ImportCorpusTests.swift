import Foundation
import IntentModel
import Testing

@testable import IntentXcode

/// Real files. What is written of each is valid, and says what was imported.
@Suite(.enabled(if: !SharedFiles.definitions.isEmpty, "the shared definition files are not beside the project"))
struct ImportCorpusTests {
    @Test(arguments: SharedFiles.definitions)
    func everyFileBecomesAValidDefinition(_ path: String) throws {
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let file = try takeApart(readPropertyList(bytes))
        let schema = try importing(file).schema
        #expect(schema.intents.count == file.intents?.count ?? 0)
        #expect(schema.types.count == file.types?.count ?? 0)
        #expect(schema.enums.count == file.enums?.count ?? 0)
    }
}
