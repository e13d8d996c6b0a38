import IntentDiagnostics
import IntentSchema
import Testing

struct DiagnosticPageTests {
    /// Codes that no definition yields: what they are about is not read or written by a command yet. A code that begins
    /// to be yielded leaves this list.
    private static let notYielded: Set<DiagnosticCode> = [.notExportable]

    private static let yielded = DiagnosticCode.all.filter { !notYielded.contains($0) }

    @Test func explainsEveryCodeOnce() {
        #expect(Set(DiagnosticPage.all.map(\.code)) == Set(DiagnosticCode.all))
        #expect(DiagnosticPage.all.count == DiagnosticCode.all.count)
    }

    @Test(arguments: yielded)
    func yieldsItsCodeAloneByItsExample(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        let resolved = resolveDefinitions(page.example.map(\.source))
        let found = resolved.diagnostics.sorted()
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.code == code }, "\(render(found, of: resolved.sources, as: .text))")
        #expect(found.allSatisfy { page.severities.contains($0.severity) })
        #expect(page.diagnosis().diagnostics == found)
    }

    @Test(arguments: yielded)
    func isCleanWhereItIsMended(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        let resolved = resolveDefinitions(page.fixed.map(\.source))
        #expect(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text) == "")
        #expect(page.fixed.map(\.name) == page.example.map(\.name))
        #expect(page.fixed != page.example)
    }

    @Test(arguments: notYielded)
    func admitsWhatNoFileYieldsYet(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        #expect(page.diagnosis().diagnostics.isEmpty, "\(code) is yielded now: take it out of the list")
    }

    @Test(arguments: DiagnosticPage.all)
    func saysItsRuleInASentence(_ page: DiagnosticPage) {
        #expect(page.rule.hasSuffix(".") && !page.rule.contains("\n"))
        #expect(!page.severities.isEmpty)
        #expect(page.paragraphs.allSatisfy { $0.hasSuffix(".") })
        #expect(page.example.allSatisfy { $0.name.hasSuffix(".intent.yaml") })
    }
}
