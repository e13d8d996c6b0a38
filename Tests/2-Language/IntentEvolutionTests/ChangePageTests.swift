import IntentDiagnostics
import IntentEvolution
import IntentSchema
import Testing

@Suite struct ChangePageTests {
    @Test func `every rule has one page with a unique code`() {
        #expect(Set(ChangePage.all.map(\.rule)).count == ChangePage.all.count)
        #expect(Set(DiagnosticCode.all.map(\.rawValue)).isDisjoint(with: ChangePage.all.map(\.rule.code)))
        #expect(
            ChangePage.all.map(\.topic)
                == ChangeTopic.allCases.flatMap { topic in
                    ChangePage.all.map(\.topic).filter { $0 == topic }
                })
    }

    @Test(arguments: ChangePage.all)
    func `a page's example triggers its rule`(_ page: ChangePage) throws {
        for text in [page.before, page.after] {
            let resolved = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: text)])
            #expect(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text) == "")
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
