import IntentModel
import IntentTestSupport
import Testing

@Suite struct TextPatternTests {
    @Test(
        arguments: [
            ("[a-z.-]+", ["a", "a.b-c"], ["", "A", "a b", "a\n"]),
            ("", [""], ["a"]),
            ("a|bc|", ["a", "bc", ""], ["ab", "b"]),
            ("(?:ab){2,3}", ["abab", "ababab"], ["ab", "abababab"]),
            ("(a?){3}b", ["b", "ab", "aaab"], ["aaaab"]),
            ("(a*)*b", ["b", "aaab"], ["a"]),
            (#"\d{4}-\d{2}"#, ["2026-11"], ["２026-11", "2026-1"]),
            (#"[^\d\s]+"#, ["ab", "é"], ["a1", "a b"]),
            (#"[\D]"#, ["a", "🚗"], ["1"]),
            (#"\p{Lu}\p{L}*"#, ["Éa", "Ωμ", "A"], ["éa", "1", "A1"]),
            (#"[\P{L}x]"#, ["1", "x"], ["a"]),
            (".", ["a", "车", "🚗"], ["\n", "\r", "\u{2028}", "ab"]),
            (#"\u00e9"#, ["\u{E9}"], ["e\u{301}"]),
            (#"[\]\-\\^]"#, ["]", "-", "\\", "^"], ["a"]),
            ("[a-]{2}", ["a-", "-a"], ["b-"]),
        ] as [(String, [String], [String])])
    func `matches the whole text`(source: String, good: [String], bad: [String]) throws {
        let pattern = try TextPattern(source)
        for text in good { expectEqual(pattern.matches(text), true, "\(source) \(text)") }
        for text in bad { expectEqual(pattern.matches(text), false, "\(source) \(text)") }
    }

    @Test(
        arguments: [
            ("^a", 0..<1, ""), ("a$", 1..<2, ""), ("a^b", 1..<2, #"\^"#), ("(a", 0..<1, nil), ("a)", 1..<2, #"\)"#),
            ("x[a", 1..<2, nil), ("[]", 0..<2, nil), ("[z-a]", 1..<4, nil), (#"[\d-z]"#, 1..<5, nil),
            ("[[a]", 1..<2, #"\["#), ("a**", 2..<3, ""), ("a{2}{3}", 4..<5, nil), ("*a", 0..<1, #"\*"#),
            ("a{3,2}", 1..<6, nil), ("a{,2}", 1..<2, #"\{"#), ("a]", 1..<2, #"\]"#), ("(?=a)", 0..<3, nil),
            ("(?<n>a)", 0..<3, nil), (#"é\1"#, 1..<3, nil), (#"\b"#, 0..<2, nil), (#"a\"#, 1..<2, nil),
            (#"\q"#, 0..<2, nil), (#"\u12"#, 0..<4, nil), (#"\ud800"#, 0..<6, nil), (#"\p{Xx}"#, 0..<2, nil),
            (#"[^\s\S]"#, 0..<7, nil), ("(a|b)*a(a|b){20}", 0..<16, nil), ("(a{999}){999}", 0..<13, nil),
            ("((){9999}){9999}", 0..<16, nil),
            (String(repeating: "(", count: 21), 20..<21, nil), (String(repeating: "a", count: 501), 0..<501, nil),
        ] as [(String, Range<Int>, String?)])
    func `reports the place of what cannot be read`(source: String, range: Range<Int>, fix: String?) throws {
        let error = try #require(throws: PatternError.self) { try TextPattern(source) }
        expectEqual(error.range, range, "\(source): \(error.message)")
        expectEqual(error.replacement, fix, "\(source)")
    }

    @Test(
        arguments: [
            ("a-b/c", #"a-b\/c"#), ("[a-z]|b", "[a-z]|b"), (#"[\]a&&-]"#, #"[&\-\]a]"#), (#"\."#, #"\."#),
            (".", #"[^\u000a\u000d\u2028\u2029]"#), (#"\d+"#, "[0-9]+"), ("(ab)?", "(?:ab)?"), ("(a|b)c", "(?:a|b)c"),
            (#"\p{N}{2,}"#, #"[\p{Nd}\p{Nl}\p{No}]{2,}"#), ("(a{2}){1,3}", "(?:a{2}){1,3}"), ("[ab]", "[ab]"),
            (#"[^\t é]"#, #"[^\u0009 é]"#),
        ])
    func `is written for other engines`(source: String, expression: String) throws {
        let pattern = try TextPattern(source)
        expectEqual(pattern.expression, expression)
        // What is written has the same meaning.
        let again = try TextPattern(pattern.expression)
        expectEqual(again.expression, expression)
    }

    @Test(
        arguments: [
            ("[a-z]+", "[a-z.]+", true), ("[a-z.]+", "[a-z]+", false), ("a{2}|a{4}", "(aa)+", true),
            ("(aa)+", "a{2}|a{4}", false), (#"\d+"#, #"[^a]+"#, true), ("[^a]", ".", false), ("x", "x", true),
            (#"\p{L}"#, #"\p{L}"#, true), ("a", #"\p{L}"#, false),
            (#"\uD7FF"#, "[^a]", true), (#"[^\uD7FF]"#, #"[^\uD7FFa]"#, false),
        ])
    func `compares what patterns match`(narrow: String, wide: String, isWider: Bool) throws {
        try expectEqual(TextPattern(wide).admitsAll(of: TextPattern(narrow)), isWider, "\(narrow) \(wide)")
    }

    @Test(
        arguments: [
            ("[a-z.-]+", nil, "a"), (#"[A-Z]{2}\d"#, nil, "AA0"), ("[ab]*", Bounds(minimum: 3, maximum: 5), "aaa"),
            ("a{4}", Bounds(minimum: nil, maximum: 3), nil), (#"\p{Lu}x"#, nil, "Ax"), ("车", nil, nil),
        ] as [(String, Bounds<Int>?, String?)])
    func `finds a text that matches`(source: String, length: Bounds<Int>?, text: String?) throws {
        expectEqual(try TextPattern(source).example(length: length), text)
    }

    @Test(arguments: ["(a*)*b", "(a|aa)+", "(.*){9}x", "([a-z]+)+!", #"(\p{L}+ ?)+\."#, "(a|b)*a(a|b){8}"])
    func `no text makes a match slow`(source: String) throws {
        let pattern = try TextPattern(source)
        let texts = ["a", "ab", "é", "aaaaaaa "].map { String(String(repeating: $0, count: 16_384).prefix(16_384)) }
        for text in texts {
            // Other processes use the caches, too. One look back at the whole text from each scalar would cost thousands of times as much.
            let match = shortestTime { pattern.matches(text) }
            let scan = shortestTime { text.unicodeScalars.allSatisfy { !$0.properties.isWhitespace || $0.isASCII } }
            #expect(match < scan * 100, "\(source)")
        }
    }

    private func shortestTime(of body: () -> Bool) -> Duration {
        (0..<3).map { _ in processorTime { _ = body() } }.min() ?? .zero
    }
}
