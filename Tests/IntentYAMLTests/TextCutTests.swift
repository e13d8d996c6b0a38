import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct TextCutTests {
    @Test(arguments: [
        "title: Now ⟦#1⟧", "title: Now ⟦#1 or later⟧\nb: c", "- Now ⟦#1⟧\n- b", "a: {b: c,\n  d: e ⟦#1⟧\n}",
        "é: 车 ⟦#1⟧\r\nb: c",
        "a: \"b\" #1\nc: d e ⟦#1⟧",
    ])
    func warnsOfACommentThatCutsAText(_ text: String) {
        #expect(checkYAML(text, [.textCut]) == "")
    }

    @Test(arguments: [
        "type: String   # the type", "title: Hours      # ours", "title: Hours # ours", "a: b ## c", "a: b  #c",
        "a: 'b' #c",
        "a: b#c", "a: #c", "a:\n  #c\n  b: d", "a: b\n#c", "# a: b #c\nd: e", "a: |\n  b #c\n", "a: \"b #c\"", "a: b #",
        "a: b\t#c",
        "a: [b] #c", "{a: b} #c",
    ])
    func doesNotWarnOfOrdinaryComments(_ text: String) {
        #expect(checkYAML(text, []) == "")
    }

    @Test(arguments: ["title: ⟦&Lock⟧ it", "title: ⟦&Lock⟧", "- ⟦&a⟧ b", "a: &x 1\nb: *x\nc: ⟦&y⟧ 2"])
    func warnsOfAnAnchorThatNothingRefersTo(_ text: String) {
        #expect(checkYAML(text, [.textCut]) == "")
    }

    @Test(arguments: ["a: &x b\nc: *x", "a: &x 'b'", "a: &x {b: c}", "a: &x [b]", "a: &x |\n  b\n"])
    func doesNotWarnOfAnchorsThatCutNothing(_ text: String) {
        #expect(checkYAML(text, []) == "")
    }

    @Test func suggestsQuotesAroundTheWholeText() throws {
        let comment = try #require(read("title: Now #1  ").diagnostics.first)
        #expect(comment.severity == .warning)
        #expect(comment.fixes.map(\.replacement) == ["\"Now #1\""])
        let anchor = try #require(read("title: &Lock it").diagnostics.first)
        #expect(anchor.severity == .warning)
        #expect(anchor.fixes.map(\.replacement) == ["\"&Lock it\""])
        #expect(anchor.fixes.map(\.range) == [SourceRange(start: 7, end: 15)])
    }
}
