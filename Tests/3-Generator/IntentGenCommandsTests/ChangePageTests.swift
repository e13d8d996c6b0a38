import IntentDiagnostics
import IntentEvolution
import IntentGenCommands
import IntentSchema
import IntentTestSupport
import Testing

@Suite struct ChangePageTests {
    @Test func `every rule has one page in the order of the rules`() {
        expectEqual(ChangePage.all.map(\.rule), ChangeRule.allCases)
        #expect(Set(DiagnosticCode.all.map(\.rawValue)).isDisjoint(with: ChangeRule.allCases.map(\.code)))
    }

    @Test(arguments: ChangePage.all)
    func `a page's example triggers its rule`(_ page: ChangePage) throws {
        for text in [page.before, page.after] {
            let resolved = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: text)])
            expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "")
        }
        let found = try page.diagnosis().diagnostics
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { !$0.fixes.isEmpty == !page.rule.effects.isEmpty })
    }

    @Test(arguments: ChangePage.all)
    func `a page describes its rule in one sentence`(_ page: ChangePage) {
        #expect(page.sentence.hasSuffix(".") && !page.sentence.contains("\n"))
        #expect(page.paragraphs.allSatisfy { $0.hasSuffix(".") })
    }
}
