import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

struct CorpusTests {
    @Test(arguments: try Corpus.runs("valid"))
    func findsNothingInAValidRun(_ run: Corpus.Run) {
        let resolved = run.resolved()
        #expect(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text) == "")
    }

    @Test(arguments: try Corpus.runs("invalid"))
    func findsExactlyWhatTheCommentsForetell(_ run: Corpus.Run) {
        let diagnostics = run.resolved().diagnostics.sorted()
        for (index, file) in run.files.enumerated() {
            #expect(differences(between: diagnostics, andCommentsOf: file, index: FileIndex(index)) == "")
        }
        #expect(!diagnostics.isEmpty)
    }

    @Test(arguments: try Corpus.runs("faults"))
    func findsAnErrorInEveryFault(_ run: Corpus.Run) {
        let resolved = run.resolved()
        #expect(resolved.diagnostics.hasErrors)
        #expect(!render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text).isEmpty)
    }

    @Test func hasAFileForEveryCode() throws {
        let names = try Corpus.runs("invalid").map(\.name)
        let later: Set<DiagnosticCode> = [.notExportable]
        for code in DiagnosticCode.all where !later.contains(code) {
            #expect(names.contains { $0.hasPrefix(code.rawValue) }, "no file shows \(code)")
        }
    }

    @Test(arguments: try Corpus.runs("valid") + Corpus.runs("invalid"))
    func givesEqualResultsEachTime(_ run: Corpus.Run) {
        let first = run.resolved()
        let second = run.resolved()
        #expect(first.schema == second.schema)
        #expect(first.files == second.files)
        #expect(first.diagnostics.sorted() == second.diagnostics.sorted())
    }

    @Test(arguments: try Corpus.runs("invalid"))
    func saysNothingTwice(_ run: Corpus.Run) {
        let places = run.resolved().diagnostics.sorted()
            .map { "\($0.file.rawValue) \($0.range) \($0.code) \($0.message)" }
        #expect(Set(places).count == places.count)
    }
}
