import IntentDiagnostics
import IntentModel
import IntentSchema
import Testing

struct RenderDefinitionTests {
    @Test(arguments: try Corpus.runs("valid") + Corpus.shipped())
    func isReadBackAsTheSameSchema(_ run: Corpus.Run) {
        // Files of one run may have their texts in several languages, one file has them in one.
        for file in run.singleFiles() { expectSame(file.resolved().schema) }
    }

    @Test(arguments: try Corpus.shipped().flatMap { $0.singleFiles() })
    func findsNothingToSayOfShippedDefinitionsWrittenAnew(_ run: Corpus.Run) {
        let resolved = renderDefinition(run.resolved().schema).resolved()
        #expect(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text) == "")
    }

    @Test func writesAnEmptySchema() {
        #expect(renderDefinition(Schema()).definition == "intentDefinition: 1\n")
        expectSame(Schema())
    }
}
