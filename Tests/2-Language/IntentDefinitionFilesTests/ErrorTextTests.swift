import IntentDefinitionFiles
import IntentTestSupport
import Testing

@Suite struct ErrorTextTests {
    @Test(arguments: ["/dev/null/missing", ""])
    func `an error of a definition file describes itself`(path: String) throws {
        let error = try #require(throws: DefinitionFilesError.self) { try loadDefinitions(at: [path]) }
        expectEqual(problems(inTextOf: error), [])
    }
}
