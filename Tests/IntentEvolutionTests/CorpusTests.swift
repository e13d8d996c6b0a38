import Foundation
import IntentDiagnostics
import IntentEvolution
import Testing

@Suite struct CorpusTests {
    @Test(arguments: EvolutionCase.all)
    func reportsExactlyWhatTheFolderForetells(_ evolution: EvolutionCase) throws {
        let text = render(try evolution.report(), as: .text)
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
            try evolution.write(text, to: "expected.txt")
            Issue.record("rewrote \(evolution.name)/expected.txt; run again without INTENT_REWRITE_REFERENCES")
            return
        }
        #expect(text == (try evolution.read("expected.txt")))
    }

    /// A folder is named after the rule that it shows.
    @Test(arguments: ChangeRule.all)
    func everyRuleHasACase(_ rule: ChangeRule) throws {
        let cases = EvolutionCase.all.filter { $0.name == rule.code || $0.name.hasPrefix("\(rule.code)--") }
        #expect(!cases.isEmpty)
        for evolution in cases {
            #expect(try evolution.report().changes.contains { $0.rule == rule }, "\(evolution.name)")
        }
    }

    @Test func everyCaseIsNamedAfterARule() {
        let codes = Set(ChangeRule.all.map(\.code) + ["nothing"])
        for evolution in EvolutionCase.all {
            let code = evolution.name.split(separator: "--").first.map(String.init) ?? evolution.name
            #expect(codes.contains(code), "\(evolution.name)")
        }
    }

    @Test func noTwoRulesShareACode() {
        #expect(Set(ChangeRule.all.map(\.code)).count == ChangeRule.all.count)
    }
}
