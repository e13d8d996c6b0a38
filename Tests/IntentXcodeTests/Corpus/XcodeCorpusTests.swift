import IntentXcode
import Testing

/// Our own definition files; other tests take them through import and export.
@Suite struct XcodeCorpusTests {
    @Test(arguments: try XcodeCorpus.definitions())
    func definitionsAreWrittenAsXcodeWritesThem(_ file: XcodeCorpus.File) throws {
        let written = String(decoding: renderPropertyList(try readPropertyList(file.bytes)), as: UTF8.self)
        #expect(written == file.text)
    }

    @Test(arguments: try XcodeCorpus.strings())
    func tablesAreReadBackAsTheyAreWritten(_ file: XcodeCorpus.File) throws {
        let table = try readStrings(file.bytes)
        #expect(!table.isEmpty)
        #expect(try readStrings(Array(renderStrings(table).utf8)) == table)
    }

    @Test(arguments: try XcodeCorpus.brokenDefinitions())
    func brokenDefinitionsSayWhatIsWrong(_ file: XcodeCorpus.File) {
        #expect(problem(with: file) == file.expectation)
    }

    @Test(arguments: try XcodeCorpus.brokenStrings())
    func brokenTablesSayWhatIsWrong(_ file: XcodeCorpus.File) {
        let error = #expect(throws: StringsError.self) { try readStrings(file.bytes) }
        #expect(error.map { "\($0.line): \($0.message)" } == file.expectation)
    }

    /// `LINE:COLUMN KEYPATH: MESSAGE`
    private func problem(with file: XcodeCorpus.File) -> String? {
        do throws(PropertyListError) {
            _ = try readPropertyList(file.bytes)
            return nil
        } catch {
            return "\(error.line):\(error.column)\(error.keyPath.isEmpty ? "" : " " + error.keyPath): \(error.message)"
        }
    }
}
