import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct SyntaxTests {
    @Test(arguments: [
        ("title: Hello⟦:⟧ world", "a colon and a space inside a text begin a new key; put the text in quotes"),
        ("- title: a⟦:⟧ b # c", "a colon and a space inside a text begin a new key; put the text in quotes"),
        ("title: ⟦@foo bar⟧ # x", "a text that begins with '@' needs quotes"),
        ("title: ⟦`foo`⟧", "a text that begins with '`' needs quotes"),
        ("title: ⟦%d⟧", "a text that begins with '%' needs quotes"),
        ("{ a: ⟦@b⟧, c: d }", "a text that begins with '@' needs quotes"),
        ("title: ⟦& b⟧", "a text that begins with '&' needs quotes"),
        ("title: ⟦&Lock, it⟧", "a text that begins with '&' needs quotes"),
        ("title: ⟦*Lock it⟧", "a text that begins with '*' needs quotes"),
        ("- ⟦*Lock it⟧", "a text that begins with '*' needs quotes"),
        ("title: ⟦| foo⟧", "'|' begins a text that starts on the next line; a text that begins with '|' needs quotes"),
        ("title: ⟦> x⟧", "'>' begins a text that starts on the next line; a text that begins with '>' needs quotes"),
        ("title: [x] ⟦y⟧", "'y' follows a closing bracket; a text that begins with '[' needs quotes"),
        ("title: {x: z} ⟦y⟧", "'y' follows a closing bracket; a text that begins with '{' needs quotes"),
        ("title: 'it'⟦s'⟧", "'s'' follows the end of a text in quotes; put all of it in quotes"),
        ("a: ⟦\"⟧foo\nb: c", "this quote is never closed"),
        ("a: \"⟦\\d⟧\"", "'\\d' is no escape in double quotes; write '\\\\d', or use single quotes"),
        ("a: \"\\x⟦Z⟧Z\"", "this escape is incomplete: '\\x' takes 2 hexadecimal digits, '\\u' 4, '\\U' 8"),
        ("a:\n⟦\t⟧b: c", "a tab cannot indent in YAML; use spaces"),
        ("{ a: b ⟦{⟧c} }", "'{' inside a text between brackets is taken for YAML; put the text in quotes"),
        ("{ a: b⟦:⟧ c }", "':' inside a text between brackets is taken for YAML; put the text in quotes"),
        ("{ a: b ⟦#1 }⟧", "'#' after a space begins a comment, which hides the closing '}'; put the text in quotes"),
        ("a: { b: ⟦#1 }⟧\n", "'#' begins a comment, which hides the closing '}'; put the text in quotes"),
        ("a: [b, ⟦#1]⟧\n\n# c\n", "'#' begins a comment, which hides the closing ']'; put the text in quotes"),
        ("a: ⟦[⟧b\nc: d", "'[' is never closed by ']'"),
        ("a: ⟦{⟧b: c\nd: e", "'{' is never closed by '}'"),
        ("a: {b: c⟦]⟧", "']' does not close '{'; '}' does"),
        ("{a: b}⟦}⟧", "'}' closes nothing that is open"),
        ("[a, ⟦,⟧ b]", "a value is missing before ','; a text that begins with it needs quotes"),
        ("type⟦:⟧String\ntitle: x", "a colon ends a key only when a space follows it"),
        ("a: b\ntype⟦:⟧String\nc: d", "a colon ends a key only when a space follows it"),
        ("a: b\n⟦foo⟧\nc: d", "'foo' is no key: a colon is missing after it"),
        ("a: b\n  ⟦c⟧: d", "'c' cannot be a key here: the value above has already begun, check the indentation"),
        ("a:\n    b: c\n  ⟦d: e⟧", "this line is indented unlike the lines it belongs to"),
        ("a:\n  b: c\n  ⟦-⟧ d", "a list item cannot stand here, beside keys; check the indentation"),
        ("- a\n⟦b: c⟧", "this line is indented unlike the lines it belongs to"),
        ("[a]\n⟦b: c⟧", "nothing can follow the value that the file began with; check the indentation"),
        (
            "a: ⟦-⟧ b",
            "'- ' cannot begin a list here; begin it on the next line, write it as [a, b], or put a text in quotes"
        ),
        ("a: ⟦?⟧ b", "a text that begins with '? ' needs quotes"),
        ("⟦%⟧FOO\na: b", "a line that begins with '%' is a directive, and this one is none that YAML knows"),
        (
            "a: \"x⟦\u{7}⟧\"",
            "U+0007 is a control character, which YAML allows only as an escape in double quotes: \"\\x07\""
        ),
    ])
    func saysWhatWasWrittenAndWhatToDo(_ text: String, _ message: String) {
        #expect(checkYAML(text, [.yamlSyntax]) == "")
        #expect(read(MarkedText(text).text).diagnostics.map(\.message) == [message])
    }

    @Test(arguments: [
        ("a: b⟦\u{85}⟧c", "U+0085", "N"), ("a: b⟦\u{2028}⟧c", "U+2028", "L"), ("a: b⟦\u{2029}⟧c", "U+2029", "P"),
        ("a: b\n# c⟦\u{2028}⟧d\ne: f", "U+2028", "L"),
    ])
    func namesALineEndThatNobodySees(_ text: String, _ name: String, _ escape: String) {
        #expect(checkYAML(text, [.yamlSyntax]) == "")
        #expect(
            read(MarkedText(text).text).diagnostics.map(\.message) == [
                "\(name), a line end that is not seen, ends the text here; write a text that holds it as \"\\\(escape)\""
            ])
    }

    @Test(arguments: [
        ("title: Hello: world # x", "\"Hello: world\""), ("title: say \"x\": it's", "'say \"x\": it''s'"),
        ("title: @foo", "\"@foo\""), ("type:String\na: b", " "), ("a: \"\\d\"", "\\\\d"), ("a: > b", "\"> b\""),
    ])
    func offersTheTextToWriteInstead(_ text: String, _ replacement: String) {
        #expect(read(text).diagnostics.flatMap(\.fixes).map(\.replacement) == [replacement])
    }

    @Test(arguments: ["a: ⟦!e!x y⟧", "a: ⟦!<x y⟧", "⟦%⟧YAML 1.3\n---\na"])
    func callsWhatDefinitionsDoNotUseUnsupported(_ text: String) {
        #expect(checkYAML(text, [.yamlUnsupported]) == "")
    }

    @Test func givesNoTreeForHalfAFile() {
        #expect(read("a: b\nc: @").tree == nil)
    }

    @Test func keepsWhatWasReportedBeforeTheEnd() {
        #expect(checkYAML("a: {b: 1, ⟦b⟧: 2}\nc: ⟦@x⟧", [.duplicateKey, .yamlSyntax]) == "")
    }
}
