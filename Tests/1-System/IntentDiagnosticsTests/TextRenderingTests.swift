import IntentDiagnostics
import IntentTestSupport
import Testing

struct TextRenderingTests {
    private func rendered(
        _ text: String, _ start: Int, _ end: Int, _ message: String = "wrong", color: Bool = false
    ) -> String {
        let files = SourceFiles([SourceFile(path: "a.intent.yaml", text: text)])
        let diagnostic = Diagnostic(
            .unknownKey, in: FileIndex(0), at: SourceRange(start: start, end: end), message)
        return render([diagnostic], of: files, as: .text, color: color)
    }

    @Test func `text shows position, line and range`() {
        expectEqual(
            rendered("a: b\ntitel: x\n", 5, 10),
            """
            a.intent.yaml:2:1: error: wrong [unknown-key]
            titel: x
            ^~~~~

            """)
    }

    @Test func `an empty range is one caret`() {
        #expect(rendered("key:", 4, 4).hasSuffix("\nkey:\n    ^\n"))
    }

    @Test func `an empty range within a line is one caret`() {
        #expect(rendered("abc", 1, 1).hasSuffix("\nabc\n ^\n"))
    }

    @Test func `only the first line of a range is underlined`() {
        #expect(rendered("ab\ncd", 1, 4).hasSuffix("\nab\n ^\n"))
    }

    @Test func `tabs before the range are kept`() {
        #expect(rendered("\ta\tb", 3, 4).hasSuffix("\n\ta\tb\n\t \t^\n"))
    }

    @Test func `a tab inside the range extends to its stop`() {
        #expect(rendered("ab\tc", 1, 4).hasSuffix("\nab\tc\n ^~~~~~~~\n"))
    }

    @Test func `wide scalars have two columns`() {
        #expect(rendered("车锁: b", 4, 5).hasSuffix("\n车锁: b\n      ^\n"))
        #expect(rendered("a: 车锁", 3, 5).hasSuffix("\na: 车锁\n   ^~~~\n"))
        #expect(rendered("😀b", 1, 2).hasSuffix("\n😀b\n  ^\n"))
    }

    @Test func `combining marks have no column`() {
        #expect(rendered("e\u{301}b", 2, 3).hasSuffix("\ne\u{301}b\n ^\n"))
    }

    @Test func `control and bidirectional scalars become visible`() {
        let shown = rendered("a\u{1B}[31m\u{202E}b", 7, 8, "evil \u{202E} \u{07}\n")
        expectEqual(
            shown,
            """
            a.intent.yaml:1:8: error: evil <U+202E> ␇␊ [unknown-key]
            a␛[31m<U+202E>b
                          ^

            """)
    }

    @Test func `long lines are truncated around the range`() throws {
        let text = String(repeating: "x", count: 500) + "HERE" + String(repeating: "y", count: 500)
        let lines = rendered(text, 500, 504).split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines[1].hasPrefix("…xxx") && lines[1].hasSuffix("yyy…") && lines[1].count == 142)
        let start = lines[2].prefix { $0 == " " }.count
        #expect(lines[1].dropFirst(start).hasPrefix("HERE"))
        expectEqual(lines[2].drop { $0 == " " }, "^~~~")
    }

    @Test func `invalid UTF-8 is shown as replacement characters`() {
        let files = SourceFiles([SourceFile(path: "a", bytes: [0x61, 0xFF, 0x62])])
        let item = Diagnostic(.encoding, in: FileIndex(0), at: SourceRange(at: 1), "bad")
        expectEqual(render([item], of: files, as: .text), "a:1:2: error: bad [encoding]\na\u{FFFD}b\n ^\n")
    }

    @Test func `notes in other files and suggestions are shown`() {
        let files = SourceFiles([
            SourceFile(path: "a", text: "one: 1"), SourceFile(path: "b", text: "two:\n  one: 2"),
        ])
        let diagnostic = Diagnostic(
            .nameCollision, .warning, in: FileIndex(1), at: SourceRange(start: 7, end: 10), "'one' again",
            explanation: "Names are shared.",
            notes: [DiagnosticNote(file: FileIndex(0), range: SourceRange(start: 0, end: 3), message: "first")],
            fixes: [
                DiagnosticFix(message: "rename it", range: SourceRange(start: 7, end: 10), replacement: "three"),
                DiagnosticFix(message: "add a space", range: SourceRange(at: 7), replacement: " "),
            ])
        expectEqual(
            render([diagnostic], of: files, as: .text),
            """
            b:2:3: warning: 'one' again [name-collision]
              one: 2
              ^~~
            explanation: Names are shared.
            a:1:1: note: first
            one: 1
            ^~~
            help: rename it: three
            help: add a space

            """)
    }

    @Test func `colors are optional`() {
        #expect(!rendered("a", 0, 1).contains("\u{1B}"))
        expectEqual(
            rendered("a", 0, 1, color: true),
            "\u{1B}[1ma.intent.yaml:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "
                + "\u{1B}[1mwrong [unknown-key]\u{1B}[0m\na\n\u{1B}[32m^\u{1B}[0m\n")
    }

    @Test func `no diagnostics render as empty text`() {
        expectEqual(render([], of: SourceFiles(), as: .text), "")
    }
}
