import IntentDiagnostics
import IntentTestSupport
import Testing

struct ExpectationTests {
    private func expectations(_ text: String) -> [ExpectedDiagnostic] {
        let (expected, malformed) = readExpectations(in: SourceFile(path: "a", text: text))
        #expect(malformed.isEmpty)
        return expected
    }

    @Test func `reads all three forms of expectations`() {
        let text = """
            a: b # expect: text-cut
            # expect-next: yaml-syntax, encoding
            c: Now #1 # expect: duplicate-key
            # expect-here: wrong-type at 7:12
            """
        expectEqual(
            expectations(text),
            [
                ExpectedDiagnostic(code: .textCut, line: 1), ExpectedDiagnostic(code: .yamlSyntax, line: 3),
                ExpectedDiagnostic(code: .encoding, line: 3), ExpectedDiagnostic(code: .duplicateKey, line: 3),
                ExpectedDiagnostic(code: .wrongType, line: 7, column: 12),
            ])
    }

    @Test(arguments: [
        "# expect: no-such-code", "# expect:", "# expect-here: wrong-type", "# expected: wrong-type",
        "# expect-here: wrong-type at 7",
    ])
    func `reports malformed expectations`(_ text: String) {
        expectEqual(readExpectations(in: SourceFile(path: "a", text: text)).malformed.count, 1)
    }

    @Test func `reports missing and unexpected diagnostics`() {
        let file = SourceFile(path: "a", text: "x: y # expect: text-cut")
        let item = Diagnostic(.wrongType, in: FileIndex(0), at: SourceRange(start: 3, end: 4), "wrong")
        expectEqual(
            differences(between: [item], andCommentsOf: file),
            "a:1:4: not expected: wrong [wrong-type]\na:1: expected, but not reported: text-cut at line 1")
        expectEqual(checkYAML("a: Now #1 # expect: text-cut"), "")
    }

    @Test func `extracts nested markers from a text`() {
        let text = MarkedText("a⟦b⟦c⟧⟧⟦⟧")
        expectEqual(text.text, "abc")
        expectEqual(
            text.ranges,
            [
                SourceRange(start: 1, end: 3), SourceRange(start: 2, end: 3), SourceRange(start: 3, end: 3),
            ])
    }
}
