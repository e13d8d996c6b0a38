import IntentDiagnostics
import IntentSchema
import IntentTooling
import Testing

@Suite struct AppIntentsDiagnosticsTests {
    private static let codes = DiagnosticCode.all.filter { $0.rawValue.hasPrefix("app-intents-") }

    @Test func everyCodeHasItsTopic() {
        #expect(Self.codes.count == DiagnosticPage.all.count { $0.topic == .appIntents })
    }

    @Test(arguments: codes)
    func anExampleYieldsItsCodeAlone(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        let resolved = resolveDefinitions(page.example.map(\.source))
        #expect(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text) == "")
        let found = appIntentsDiagnostics(resolved)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.code == code && page.severities.contains($0.severity) })
    }

    @Test(arguments: codes)
    func whatIsMendedIsClean(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        let resolved = resolveDefinitions(page.fixed.map(\.source))
        #expect(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text) == "")
        #expect(render(appIntentsDiagnostics(resolved), of: resolved.sources, as: .text) == "")
    }

    @Test func aProblemStandsAtItsDeclaration() throws {
        let resolved = resolveDefinitions([
            SourceFile(
                path: "clock.intent.yaml",
                bytes: Array(
                    """
                    intentDefinition: 1
                    intents:
                      Clock:
                        eligibleForWidgets: true
                        parameters:
                          size: { type: [Integer], size: 2 }
                    """.utf8))
        ])
        let problem = try #require(appIntentsDiagnostics(resolved).first)
        let position = SourceMap(resolved.sources[problem.file]).position(at: problem.range.start)
        #expect(position.line == 6 && position.column == 7)
        #expect(problem.message == "only lists of objects and of people have a size; the list of 'size' has no limit")
    }
}
