import IntentAuthoring
import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

struct DiagnosticPageTests {
    /// Codes that later stages report. Their examples are tested with those stages.
    private static let laterStageCodes: Set<DiagnosticCode> = [
        .notExportable, .siriKitText, .appIntentsAction, .appIntentsCondition, .appIntentsDefault,
        .appIntentsFamilyDefault,
        .appIntentsInput, .appIntentsOptions, .appIntentsParents, .appIntentsPolicy, .appIntentsSecret,
        .appIntentsPreset, .appIntentsRange, .appIntentsRule, .appIntentsSection, .appIntentsSize, .appIntentsStep,
        .appIntentsText,
        .appIntentsType, .appIntentsRename, .siriKitType,
    ]

    /// Codes about Swift and string catalogs. Their examples are tested where they are compiled.
    private static let declarationCodes = Set(DiagnosticPage.all.filter { $0.report != nil }.map(\.code))

    private static let readerCodes = DiagnosticCode.all.filter {
        !laterStageCodes.contains($0) && !declarationCodes.contains($0)
    }

    @Test func `every code has one page`() {
        expectEqual(Set(DiagnosticPage.all.map(\.code)), Set(DiagnosticCode.all))
        expectEqual(DiagnosticPage.all.count, DiagnosticCode.all.count)
    }

    @Test(arguments: readerCodes)
    func `the example yields only the code of its page`(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        let resolved = resolveDefinitions(page.example.map(\.source))
        let found = resolved.diagnostics.sorted()
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.code == code }, "\(render(found, of: resolved.sources, as: .text))")
        #expect(found.allSatisfy { page.severities.contains($0.severity) })
        expectEqual(page.diagnosis().diagnostics, found)
    }

    @Test(arguments: readerCodes)
    func `the fixed example has no diagnostics`(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        let resolved = resolveDefinitions(page.fixed.map(\.source))
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "")
        expectEqual(page.fixed.map(\.name), page.example.map(\.name))
        #expect(page.fixed != page.example)
    }

    @Test(arguments: laterStageCodes)
    func `codes of later stages come from those stages`(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        #expect(page.diagnosis().diagnostics.isEmpty)
        let problem = Diagnostic(code, .note, in: FileIndex(0), at: SourceRange(at: 0), "found later")
        expectEqual(page.diagnosis { _ in [problem] }.diagnostics, [problem])
    }

    @Test(arguments: DiagnosticPage.all)
    func `the rule and the reason are complete sentences`(_ page: DiagnosticPage) {
        #expect(page.rule.hasSuffix(".") && !page.rule.contains("\n"))
        #expect(!page.severities.isEmpty)
        #expect(page.paragraphs.allSatisfy { $0.hasSuffix(".") })
        let ending = page.report == nil ? ".intent.yaml" : page.code == .catalogText ? ".xcstrings" : ".swift"
        #expect(page.example.allSatisfy { $0.name.hasSuffix(ending) })
    }
}
