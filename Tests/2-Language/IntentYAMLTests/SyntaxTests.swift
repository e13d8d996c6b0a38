import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct SyntaxTests {
    @Test(arguments: [
        "& b]", "*]", "!]", "!<]", "!!a!b !c]", "|]", "%]", "@b]", "}", ": :b", "\"\\z\"]", "b {c]", "'",
    ])
    func `a problem after thousands of characters has the same message`(rest: String) throws {
        let near = try #require(read("a: [x, [b, \(rest)\n").diagnostics.first)
        let before = String(repeating: "x, ", count: 10_000)
        let far = try #require(read("a: [\(before)[b, \(rest)\n").diagnostics.first)
        expectEqual(far.message, near.message)
        let shift = before.utf8.count - 3
        expectEqual(far.range, SourceRange(start: near.range.start + shift, end: near.range.end + shift))
    }

    @Test(arguments: ["!!", "!", "!<", "!a!b", "- !", "[!"])
    func `a tag at the end of a file is reported in the file`(text: String) throws {
        let diagnostics = read(text).diagnostics
        try #require(!diagnostics.isEmpty)
        for diagnostic in diagnostics {
            #expect(diagnostic.range.start < text.utf8.count && diagnostic.range.end <= text.utf8.count)
        }
    }

    @Test(arguments: [
        ("title: Hello⟦:⟧ world", "a colon followed by a space begins a new key; put the string in quotes"),
        ("- title: a⟦:⟧ b # c", "a colon followed by a space begins a new key; put the string in quotes"),
        ("title: ⟦@foo bar⟧ # x", "a string that begins with '@' needs quotes"),
        ("title: ⟦`foo`⟧", "a string that begins with '`' needs quotes"),
        ("title: ⟦%d⟧", "a string that begins with '%' needs quotes"),
        ("{ a: ⟦@b⟧, c: d }", "a string that begins with '@' needs quotes"),
        ("title: ⟦& b⟧", "a string that begins with '&' needs quotes"),
        ("title: ⟦&Lock, it⟧", "a string that begins with '&' needs quotes"),
        ("title: ⟦*Lock it⟧", "a string that begins with '*' needs quotes"),
        ("- ⟦*Lock it⟧", "a string that begins with '*' needs quotes"),
        (
            "title: ⟦| foo⟧",
            "'|' begins a string that starts on the next line; a string that begins with '|' needs quotes"
        ),
        (
            "title: ⟦> x⟧",
            "'>' begins a string that starts on the next line; a string that begins with '>' needs quotes"
        ),
        ("title: [x] ⟦y⟧", "'y' follows a closing bracket; a string that begins with '[' needs quotes"),
        ("title: {x: z} ⟦y⟧", "'y' follows a closing bracket; a string that begins with '{' needs quotes"),
        ("title: 'it'⟦s'⟧", "'s'' follows a quoted text; put the entire text in quotes"),
        ("a: ⟦\"⟧foo\nb: c", "this quote is never closed"),
        ("a: \"⟦\\d⟧\"", "'\\d' is not an escape in double quotes; write '\\\\d' or use single quotes"),
        ("a: \"\\x⟦Z⟧Z\"", "this escape is incomplete: '\\x' takes 2 hexadecimal digits, '\\u' 4, '\\U' 8"),
        ("a: \"\\u⟦0⟧0 d83d\"", "this escape is incomplete: '\\x' takes 2 hexadecimal digits, '\\u' 4, '\\U' 8"),
        (
            "a: \"x ⟦\\ud83d\\udd25⟧ y\"",
            "'\\ud83d\\udd25' is a surrogate pair, as JSON writes '🔥'; in YAML, one escape is '\\U0001F525'"
        ),
        (
            "{\"a\": \"⟦\\uD83D\\uDE00⟧\\uD83D\\uDE00\"}",
            "'\\uD83D\\uDE00' is a surrogate pair, as JSON writes '😀'; in YAML, one escape is '\\U0001F600'"
        ),
        (
            "a: \"⟦\\ud83d⟧ \\udd25\"",
            "'\\ud83d' is half of a surrogate pair, so it is not a character; write the character itself"
        ),
        (
            "a: \"⟦\\udd25⟧\"",
            "'\\udd25' is half of a surrogate pair, so it is not a character; write the character itself"
        ),
        (
            "a: \"⟦\\U00110000⟧\"",
            "'\\U00110000' is above U+10FFFF, so it is not a character; write the character itself"
        ),
        ("a:\n⟦\t⟧b: c", "YAML does not allow tabs for indentation; use spaces"),
        ("{ a: b ⟦{⟧c} }", "'{' in a string inside brackets is read as YAML; put the string in quotes"),
        ("{ a: b ⟦c⟧: d }", "a comma is missing before the key 'c', or quotes around the whole text"),
        ("⟦a:{⟧ b: c }\nd: e", "a colon and a space must precede '{'"),
        ("⟦a {⟧ b: c }", "a colon and a space must precede '{'"),
        ("{ a: b⟦:⟧ c }", "':' in a string inside brackets is read as YAML; put the string in quotes"),
        ("{ a: b ⟦#1 }⟧", "'#' after a space begins a comment, which hides the closing '}'; put the string in quotes"),
        ("a: { b: ⟦#1 }⟧\n", "'#' begins a comment, which hides the closing '}'; put the string in quotes"),
        ("a: { b: ⟦#1 }⟧\n]\nc: d", "'#' begins a comment, which hides the closing '}'; put the string in quotes"),
        ("a: [b, ⟦#1]⟧\n\n# c\n", "'#' begins a comment, which hides the closing ']'; put the string in quotes"),
        (
            "a: [b ⟦#c⟧\nd: e",
            "'#' after a space begins a comment, which hides the closing ']'; put the string in quotes"
        ),
        (
            "a: [b ⟦# c]⟧\nd: e",
            "'#' after a space begins a comment, which hides the closing ']'; put the string in quotes"
        ),
        ("a: ⟦[⟧b # c\nd: e", "'[' is never closed by ']'"), ("a: ⟦[⟧b ## c\nd: e", "'[' is never closed by ']'"),
        ("a: ⟦[⟧b\nc: d", "'[' is never closed by ']'"),
        ("a: ⟦{⟧b: c\nd: e", "'{' is never closed by '}'"),
        ("a: {b: c⟦]⟧", "']' does not close '{'; use '}'"),
        ("{a: b}⟦}⟧", "'}' does not close anything"),
        ("[a, ⟦,⟧ b]", "a value is missing before ','; a string that begins with it needs quotes"),
        ("type⟦:⟧String\ntitle: x", "a colon ends a key only if a space follows it"),
        ("a: b\ntype⟦:⟧String\nc: d", "a colon ends a key only if a space follows it"),
        ("a: b\n⟦foo⟧\nc: d", "'foo' is not a key; a colon is missing after it"),
        ("a: b\n  ⟦c⟧: d", "'c' cannot be a key here because the value above continues; check the indentation"),
        ("a:\n    b: c\n  ⟦d: e⟧", "the indentation of this line does not match the lines above"),
        (
            "a:\n  b: c\n  ⟦-⟧ d",
            "a list item is not allowed among keys; write all entries as 'name: value', or all as '- name'"
        ),
        (
            "- a\n⟦b: c⟧",
            "a key is not allowed among list items; write all entries as '- name', or all as 'name: value'"
        ),
        ("a:\n  - b\n ⟦c: d⟧", "the indentation of this line does not match the lines above"),
        ("[a]\n⟦b: c⟧", "text after the end of the document's value; check the indentation"),
        (
            "a: ⟦-⟧ b",
            "'- ' cannot begin a list here; begin it on the next line, write it as [a, b], or put a string in quotes"
        ),
        ("a: ⟦?⟧ b", "a string that begins with '? ' needs quotes"),
        ("⟦%⟧FOO\na: b", "'%' at the start of a line begins a directive, but YAML has no such directive"),
        (
            "a: \"x⟦\u{7}⟧\"",
            "U+0007 is a control character, which YAML allows only as an escape in double quotes: \"\\x07\""
        ),
    ])
    func `explains a syntax error and its fix`(_ text: String, _ message: String) {
        expectEqual(checkYAML(text, [.yamlSyntax]), "")
        expectEqual(read(MarkedText(text).text).diagnostics.map(\.message), [message])
    }

    @Test(arguments: [(40, ""), (41, "…")])
    func `a message quotes forty characters of a text`(_ count: Int, _ end: String) {
        let text = String(repeating: "x", count: count)
        let quoted = String(repeating: "x", count: 40) + end
        expectEqual(
            read("a: b\n\(text)\nc: d").diagnostics.map(\.message),
            [
                "'\(quoted)' is not a key; a colon is missing after it"
            ])
    }

    @Test(arguments: [
        ("a: b⟦\u{85}⟧c", "U+0085", "N"), ("a: b⟦\u{2028}⟧c", "U+2028", "L"), ("a: b⟦\u{2029}⟧c", "U+2029", "P"),
        ("a: b\n# c⟦\u{2028}⟧d\ne: f", "U+2028", "L"),
    ])
    func `names invisible line ends`(_ text: String, _ name: String, _ escape: String) {
        expectEqual(checkYAML(text, [.yamlSyntax]), "")
        expectEqual(
            read(MarkedText(text).text).diagnostics.map(\.message),
            [
                "\(name), an invisible line end, ends the text here; write it as \"\\\(escape)\" in double quotes"
            ])
    }

    @Test(arguments: [
        ("title: Hello: world # x", "\"Hello: world\""), ("title: say \"x\": it's", "'say \"x\": it''s'"),
        ("title: @foo", "\"@foo\""), ("type:String\na: b", " "), ("a: \"\\d\"", "\\\\d"),
        ("a: \"\\ud83d\\udd25\"", "\\U0001F525"), ("a: > b", "\"> b\""),
    ])
    func `offers a replacement as a fix`(_ text: String, _ replacement: String) {
        expectEqual(read(text).diagnostics.flatMap(\.fixes).map(\.replacement), [replacement])
    }

    @Test(arguments: ["a: ⟦!e!x y⟧", "a: ⟦!<x y⟧", "⟦%⟧YAML 1.3\n---\na"])
    func `reports unsupported syntax as unsupported`(_ text: String) {
        expectEqual(checkYAML(text, [.yamlUnsupported]), "")
    }

    @Test func `returns no tree for a partially read file`() {
        #expect(read("a: b\nc: @").tree == nil)
    }

    @Test func `keeps diagnostics from before a syntax error`() {
        expectEqual(checkYAML("a: {b: 1, ⟦b⟧: 2}\nc: ⟦@x⟧", [.duplicateKey, .yamlSyntax]), "")
    }
}

struct TextCutTests {
    @Test(arguments: [
        "title: Now ⟦#1⟧", "title: Now ⟦#1 or later⟧\nb: c", "- Now ⟦#1⟧\n- b", "a: {b: c,\n  d: e ⟦#1⟧\n}",
        "é: 车 ⟦#1⟧\r\nb: c",
        "a: \"b\" #1\nc: d e ⟦#1⟧",
    ])
    func `warns of a comment that truncates a text`(_ text: String) {
        expectEqual(checkYAML(text, [.textCut]), "")
    }

    @Test(arguments: [
        "type: String   # the type", "title: Hours      # ours", "title: Hours # ours", "a: b ## c", "a: b  #c",
        "a: 'b' #c",
        "a: b#c", "a: #c", "a:\n  #c\n  b: d", "a: b\n#c", "# a: b #c\nd: e", "a: |\n  b #c\n", "a: \"b #c\"", "a: b #",
        "a: b\t#c",
        "a: [b] #c", "{a: b} #c",
    ])
    func `does not warn of ordinary comments`(_ text: String) {
        expectEqual(checkYAML(text, []), "")
    }

    @Test(arguments: ["title: ⟦&Lock⟧ it", "title: ⟦&Lock⟧", "- ⟦&a⟧ b", "a: &x 1\nb: *x\nc: ⟦&y⟧ 2"])
    func `warns of an unused anchor before a text`(_ text: String) {
        expectEqual(checkYAML(text, [.textCut]), "")
    }

    @Test(arguments: ["a: &x b\nc: *x", "a: &x 'b'", "a: &x {b: c}", "a: &x [b]", "a: &x |\n  b\n"])
    func `does not warn of other anchors`(_ text: String) {
        expectEqual(checkYAML(text, []), "")
    }

    @Test func `suggests quotes around the entire text`() throws {
        let comment = try #require(read("title: Now #1  ").diagnostics.first)
        expectEqual(comment.severity, .warning)
        expectEqual(comment.fixes.map(\.replacement), ["\"Now #1\""])
        let anchor = try #require(read("title: &Lock it").diagnostics.first)
        expectEqual(anchor.severity, .warning)
        expectEqual(anchor.fixes.map(\.replacement), ["\"&Lock it\""])
        expectEqual(anchor.fixes.map(\.range), [SourceRange(start: 7, end: 15)])
    }
}
