import IntentTestSupport
import IntentYAML
import Testing

struct LayoutTests {
    /// A text, its form in a block, and its form inside brackets.
    @Test(
        arguments: [
            ("Hello", "Hello", "Hello"),
            ("Hello, you", "Hello, you", "\"Hello, you\""),
            ("Which one?", "Which one?", "\"Which one?\""),
            ("Assist with \"it\"", "Assist with \"it\"", "Assist with \"it\""),
            ("https://a.b/c?d", "https://a.b/c?d", "\"https://a.b/c?d\""),
            ("a: b", "\"a: b\"", "\"a: b\""),
            ("\"a\": b", "'\"a\": b'", "'\"a\": b'"),
            ("it's: \"a\"", "'it''s: \"a\"'", nil),
            ("it's: 'a'", "\"it's: 'a'\"", nil),
            ("a ", "\"a \"", "\"a \""),
            ("", "\"\"", "\"\""),
            ("#a", "\"#a\"", "\"#a\""),
            ("a #b", "\"a #b\"", "\"a #b\""),
            ("a#b", "a#b", "a#b"),
            ("No", "\"No\"", "\"No\""),
            ("y", "\"y\"", "\"y\""),
            ("N", "\"N\"", "\"N\""),
            ("false", "\"false\"", "\"false\""),
            ("Off", "\"Off\"", "\"Off\""),
            ("null", "\"null\"", "\"null\""),
            ("None", "None", "None"),
            ("12", "\"12\"", "\"12\""),
            ("12 hours", "12 hours", "12 hours"),
            ("1D", "1D", "1D"),
            ("0x1F", "\"0x1F\"", "\"0x1F\""),
            ("06:15", "\"06:15\"", "\"06:15\""),
            ("2026-11-20", "\"2026-11-20\"", "\"2026-11-20\""),
            ("240,100,100", "\"240,100,100\"", "\"240,100,100\""),
            ("--json", "--json", "--json"),
            ("- a", "\"- a\"", "\"- a\""),
            ("a\tb", "\"a\\tb\"", "\"a\\tb\""),
            ("a\nb ", "\"a\\nb \"", "\"a\\nb \""),
            ("\u{1B}\u{2028}\u{FEFF}", "\"\\x1B\\u2028\\uFEFF\"", "\"\\x1B\\u2028\\uFEFF\""),
            ("\\d", "\\d", "\\d"),
        ] as [(String, String, String?)])
    func `quotes texts only if necessary`(_ text: String, _ block: String, _ flow: String?) {
        var map = YAMLMapping(.lines)
        map.append("a", .text(text))
        expectEqual(renderYAML(.mapping(map)), "a: \(block)\n")
        map.entries = []
        map.append("a", .sequence([.text(text)]))
        expectEqual(renderYAML(.mapping(map)), "a: [\(flow ?? block)]\n")
    }

    private func map(_ entries: KeyValuePairs<String, YAMLContent>, _ layout: YAMLMapping.Layout = .compact)
        -> YAMLContent
    {
        var map = YAMLMapping(layout)
        for (key, value) in entries { map.append(key, value) }
        return .mapping(map)
    }

    @Test func `a mapping fits on a line of 100 columns`() {
        let inside = "  a: { b: , c: [1, 2] }".count
        for count in [100 - inside, 101 - inside] {
            let text = String(repeating: "x", count: count)
            let content = map([
                "top": map(["a": map(["b": .text(text), "c": .sequence([.plain("1"), .plain("2")])])], .lines)
            ])
            expectEqual(
                renderYAML(content),
                (count + inside <= 100
                    ? "top:\n  a: { b: \(text), c: [1, 2] }\n" : "top:\n  a:\n    b: \(text)\n    c: [1, 2]\n"))
        }
    }

    @Test func `a wide character takes two columns`() {
        let text = String(repeating: "车", count: 45)
        expectEqual(renderYAML(map(["a": map(["b": .text(text)])])), "a: { b: \(text) }\n")
        expectEqual(renderYAML(map(["a": map(["b": .text(text + "x")])])), "a:\n  b: \(text)x\n")
    }

    @Test func `a text with a placeholder is in a block`() {
        let text = YAMLContent.text("Hello ${name}")
        expectEqual(renderYAML(map(["a": map(["b": text, "c": .plain("1")])])), "a:\n  b: Hello ${name}\n  c: 1\n")
        expectEqual(renderYAML(map(["a": .sequence([text])])), "a:\n  - Hello ${name}\n")
        expectEqual(
            renderYAML(map(["a": .sequence([map(["b": text, "c": .plain("1")]), .plain("d")])])),
            "a:\n  - b: Hello ${name}\n    c: 1\n  - d\n")
    }

    @Test func `a text of several lines becomes a block scalar`() {
        expectEqual(
            renderYAML(map(["a": map(["b": .text("x:\n\n  y #\nz")], .lines)])),
            "a:\n  b: |-\n    x:\n\n      y #\n    z\n")
        expectEqual(renderYAML(map(["a": .text("x\ny\n")])), "a: |\n  x\n  y\n")
        expectEqual(renderYAML(map(["a": map(["b": .text("x\ny")])])), "a: { b: \"x\\ny\" }\n")
    }

    @Test func `a text with several empty lines in a row is quoted`() {
        expectEqual(renderYAML(map(["a": .text("x\n\ny\n")])), "a: |\n  x\n\n  y\n")
        expectEqual(renderYAML(map(["a": .text("x\n\n\ny\n")])), "a: \"x\\n\\n\\ny\\n\"\n")
    }

    @Test func `empty lines surround entries of several lines`() {
        let long = map(["x": .plain("1")], .lines)
        expectEqual(
            renderYAML(
                map(["a": .plain("1"), "b": .plain("2"), "c": long, "d": .plain("3"), "e": long, "f": long], .spaced)),
            "a: 1\nb: 2\n\nc:\n  x: 1\n\nd: 3\n\ne:\n  x: 1\n\nf:\n  x: 1\n")
    }

    @Test func `a very long key has a question mark`() {
        let key = String(repeating: "k", count: 1001)
        expectEqual(renderYAML(map([key: .plain("1")])), "? \(key)\n: 1\n")
    }
}
