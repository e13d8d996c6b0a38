import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct KeyTests {
    private func check(_ text: String, _ codes: [DiagnosticCode]) -> String {
        // Known and unknown keys are compared in different ways, and have to agree.
        let unknown = checkYAML(text, codes)
        let known = checkYAML(text, codes, vocabulary: YAMLVocabulary(["a", "b", "c"]))
        return unknown + known
    }

    @Test(arguments: [
        "a: 1\n⟦a⟧: 2", "a: 1\nb: 2\n⟦'a'⟧: 3", "{a: 1, ⟦\"\\x61\"⟧: 2}", "a: {a: 1}\n⟦a⟧: {a: 1}",
        "- &k a\n- {a: 1, ⟦*k⟧ : 2}",
        "b: {a: 1, b: 2, c: 3, ⟦b⟧: 4}\nc: {a: 1}",
    ])
    func reportsARepeatedKeyAtTheLaterPlace(_ text: String) {
        #expect(check(text, [.duplicateKey]) == "")
    }

    @Test func reportsEveryRepetitionWithANoteAtTheFirst() {
        let text = MarkedText("a: 1\n⟦a⟧: 2\n⟦a⟧: 3")
        let diagnostics = read(text.text).diagnostics
        #expect(diagnostics.map(\.range) == text.ranges)
        #expect(
            diagnostics.map { $0.notes.map(\.range) } == [
                [SourceRange(start: 0, end: 1)], [SourceRange(start: 0, end: 1)],
            ])
        #expect(diagnostics[0].message == "'a' is declared twice in this mapping")
    }

    @Test(arguments: ["a: 1\nA: 2", "a: {a: {a: 1}}", "- {a: 1}\n- {a: 1}", "é: 1\ne\u{301}: 2"])
    func allowsKeysThatDiffer(_ text: String) {
        #expect(check(text, []) == "")
    }

    @Test func leavesOutRepeatedKeys() throws {
        let tree = try #require(read("a: 1\nb: 2\na: 3").tree)
        #expect(outline(tree) == "{a: 1, b: 2}")
    }

    @Test func findsRepetitionsAmongManyKeys() {
        let keys = (0..<5000).map { "key\($0 % 4000)" }
        let diagnostics = read(keys.map { "\($0): x\n" }.joined()).diagnostics
        #expect(diagnostics.count == 1000)
        #expect(diagnostics.allSatisfy { $0.code == .duplicateKey })
        #expect(diagnostics.map(\.range.start) == diagnostics.map(\.range.start).sorted())
    }

    @Test(arguments: ["⟦<<⟧: {a: b}", "x: {⟦<<⟧: y, a: b}"])
    func refusesMergeKeys(_ text: String) {
        #expect(check(text, [.yamlUnsupported]) == "")
    }

    @Test(arguments: ["? ⟦[⟧a]\n: b", "⟦{⟧a: b}: c", "a: {⟦{⟧ b: c }: d}"])
    func refusesKeysThatAreNoTexts(_ text: String) {
        #expect(check(text, [.yamlUnsupported]) == "")
    }

    @Test func refusesAMissingKey() throws {
        #expect(check("{? ⟦⟧: b}", [.yamlSyntax]) == "")
        #expect(outline(try #require(read("{a: b, ? : c}").tree)) == "{a: b}")
    }

    @Test(arguments: [
        "a: ⟦!!int⟧ 1", "⟦!x⟧ {a: b}", "- ⟦!⟧ b", "a: ⟦!!str⟧", "a: &x ⟦!t⟧ b\nc: *x", "a: ⟦!t⟧ &x b\nc: *x",
        "[⟦!a⟧ b, c]",
    ])
    func refusesTags(_ text: String) {
        #expect(check(text, [.yamlUnsupported]) == "")
    }

    @Test func saysNoMoreAboutATagWithNothingBehindIt() throws {
        let tree = try #require(read("title: !important").tree)
        let root = try #require(tree.root)
        let entry = try #require(tree.entries(of: root).first { _ in true })
        #expect(tree.isRefused(entry.value))
    }

    @Test(arguments: [
        "a: b\n⟦---⟧\nc: d", "a: b\n...\n⟦---⟧\n", "a: b\n...\n# x\n⟦%YA⟧ML 1.2\n---\nc: d\n",
        "a: b\n...\n\n⟦%TA⟧G ! x\n---\nc",
        "---\n⟦---⟧\na: b",
    ])
    func refusesASecondDocument(_ text: String) {
        #expect(check(text, [.yamlUnsupported]) == "")
    }

    @Test(arguments: ["⟦%TAG ! tag:x,1:⟧\n---\na: b", "# x\n%YAML 1.2\n⟦%TAG !e! x⟧\n---\na: b"])
    func refusesTagDirectives(_ text: String) {
        #expect(check(text, [.yamlUnsupported]) == "")
    }
}
