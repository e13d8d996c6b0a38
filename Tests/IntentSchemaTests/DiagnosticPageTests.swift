import IntentDiagnostics
import IntentSchema
import Testing

struct DiagnosticPageTests {
    /// Codes that a later stage yields of definitions that can be read; their examples are tried with that stage.
    private static let ofLaterStages: Set<DiagnosticCode> = [
        .notExportable, .appIntentsAction, .appIntentsCondition, .appIntentsDefault, .appIntentsFamilyDefault,
        .appIntentsInput, .appIntentsOptions, .appIntentsParents, .appIntentsPolicy, .appIntentsRange, .appIntentsSize,
        .appIntentsStep, .appIntentsType,
    ]

    private static let yielded = DiagnosticCode.all.filter { !ofLaterStages.contains($0) }

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

    @Test(arguments: ofLaterStages)
    func leavesToALaterStageWhatItFinds(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        #expect(page.diagnosis().diagnostics.isEmpty)
        let problem = Diagnostic(code, .note, in: FileIndex(0), at: SourceRange(at: 0), "found later")
        #expect(page.diagnosis { _ in [problem] }.diagnostics == [problem])
    }

    @Test(arguments: DiagnosticPage.all)
    func saysItsRuleInASentence(_ page: DiagnosticPage) {
        #expect(page.rule.hasSuffix(".") && !page.rule.contains("\n"))
        #expect(!page.severities.isEmpty)
        #expect(page.paragraphs.allSatisfy { $0.hasSuffix(".") })
        #expect(page.example.allSatisfy { $0.name.hasSuffix(".intent.yaml") })
    }
}
