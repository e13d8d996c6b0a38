import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct RoundTripTests {
    @Test(arguments: 0..<400 as Range<UInt64>)
    func `reading rendered YAML returns the original value`(_ seed: UInt64) throws {
        var random = RandomContent(seed: seed)
        let content = random.content(depth: 4)
        try expectSame(content)
    }

    @Test(arguments: hostileTexts)
    func `preserves difficult texts in every position`(_ text: String) throws {
        var map = YAMLMapping()
        map.append("a", .text(text))
        map.append("b\(text)", .sequence([.text(text), .plain("1")]))
        var outer = YAMLMapping(.lines)
        outer.append("key", .mapping(map))
        outer.append("list", .sequence([.text(text), .sequence([.text(text)]), .mapping(map)]))
        outer.append(text.isEmpty ? "empty" : text, .text(text))
        try expectSame(.mapping(outer))
        try expectSame(.text(text))
        try expectSame(.sequence([.text(text)]))
    }

    static let hostileTexts: [String] =
        [
            "", " ", "  a", "a ", "\t", "a\tb", "\n", "\n\n", "a\nb", "a\nb\n", "a\nb\n\n", "a\n\nb", "a\n\n\nb",
            "a \nb",
            " a\nb", "a\n  b\n c", "\na", "a\n ", "a\r\nb", "\r", "a\u{85}b", "a\u{2028}b", "\u{2029}", "\u{FEFF}a",
            "a\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{0}", "\u{7F}", "\u{80}", "\u{9F}", "\u{A0}", "\u{1B}[31m",
            "\u{202E}a", "\u{2066}", "\u{10FFFF}", "🚗", "车", "e\u{301}", "a: b", "a:", ":a", "a:b",
            "https://a.b/c?d=e#f",
            "a #b", "a#b", "#a", "- a", "-", "--", "---", "...", "--json", "-a", "-1", "?", "? a", "a?", "[a]", "a]",
            "{a}", "${a}", "a ${b} c", "a, b", ",", "&a", "*a", "!a", "!!str a", "|", ">", "'", "''", "\"", "a\"b",
            "a'b",
            "'a' \"b\"", "\\", "a\\b", "\\n", "%a", "@a", "`a", "~", "null", "Null", "true", "TRUE", "yes", "No", "on",
            "OFF", "y", "N", "12", "+12", "-5", "0x1F", "0o17", "0b1", "1_000", "1.5", ".5", "1e3", "1:30", "190:20:30",
            ".inf", "-.INF", ".NaN", "2026-11-20", "2026-11-20T09:30:00Z", "06:15", "=", "<<", "1...10", "...100",
            "12 a", "1D", "0", "-", "+", ".", "no", "a\n---\nb", "a\n...\nb", "a\n#b", "a\n%b",
        ] + [String(repeating: " ", count: 9000), String(repeating: "\n", count: 9000)]
        + [String(repeating: "ab ", count: 2000), "a" + String(repeating: " ", count: 5000) + "\nb"]
        + [String(repeating: "é", count: 600), String(repeating: "\u{1}", count: 300)]
}

/// Expects that reading the rendered content returns the same content without diagnostics.
func expectSame(_ content: YAMLContent, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = renderYAML(content)
    let (tree, diagnostics) = read(text)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message)) of:\n\(text)", sourceLocation: sourceLocation)
    let root = try #require(tree?.root, sourceLocation: sourceLocation)
    let difference = try #require(tree).difference(from: content, at: root)
    expectEqual(difference, nil, "of:\n\(text)", sourceLocation: sourceLocation)
    #expect(text.hasSuffix("\n"), sourceLocation: sourceLocation)
}

extension YAMLTree {
    /// Returns the first difference from the rendered content, or `nil` if there is none.
    fileprivate func difference(from content: YAMLContent, at node: NodeID) -> String? {
        switch content {
        case .scalar(let scalar): return difference(from: scalar, at: node)
        case .sequence(let expected):
            let found = Array(elements(of: node))
            guard kind(node) == .sequence, found.count == expected.count else { return "a list of \(found.count)" }
            return zip(expected, found).lazy.compactMap { difference(from: $0, at: $1) }.first
        case .mapping(let mapping):
            let found = Array(entries(of: node))
            guard kind(node) == .mapping, found.count == mapping.entries.count else { return "a map of \(found.count)" }
            return zip(mapping.entries, found).lazy.compactMap { expected, entry in
                difference(from: expected.key, at: entry.key) ?? difference(from: expected.value, at: entry.value)
            }.first
        }
    }

    private func difference(from scalar: YAMLScalar, at node: NodeID) -> String? {
        guard kind(node) == .scalar else { return "no scalar" }
        switch scalar {
        case .plain(let expected): return isPlain(node) && text(node) == expected ? nil : "\(text(node))"
        case .text(let expected):
            return Array(text(node).utf8) == Array(expected.utf8) && !isNull(node) ? nil : "the text '\(text(node))'"
        }
    }
}

/// Generates random values of every kind with texts that are difficult to write.
struct RandomContent {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func content(depth: Int) -> YAMLContent {
        switch Int.random(in: 0..<(depth > 0 ? 5 : 2), using: &generator) {
        case 0: .text(text())
        case 1: .scalar(scalar())
        case 2: .sequence((0..<count()).map { _ in content(depth: depth - 1) })
        default: .mapping(mapping(depth: depth - 1))
        }
    }

    private mutating func mapping(depth: Int) -> YAMLMapping {
        var mapping = YAMLMapping([.compact, .lines, .spaced].randomElement(using: &generator) ?? .compact)
        var keys: Set<String> = []
        for _ in 0..<count() {
            let key = scalar()
            if keys.insert(key.text).inserted { mapping.append(key, content(depth: depth)) }
        }
        return mapping
    }

    private mutating func count() -> Int { Int.random(in: 0...4, using: &generator) }

    private mutating func scalar() -> YAMLScalar {
        guard Int.random(in: 0..<4, using: &generator) == 0 else { return .text(text()) }
        return .plain(["12", "true", "1...10", "-0.5", "1.0e+21", "dynamic"].randomElement(using: &generator) ?? "1")
    }

    /// Returns a text of YAML indicators and ordinary characters.
    private mutating func text() -> String {
        let pieces = [
            "a", "bc", "Hello", " ", "  ", ": ", ":", " #", "#", ",", "[", "]", "{", "}", "${", "&", "*", "!", "|", ">",
            "'",
            "\"", "\\", "%", "@", "`", "-", "- ", "?", "? ", "\n", "\n\n", "\r\n", "\t", "\u{0}", "\u{1B}", "\u{7F}",
            "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFF}", "\u{202E}", "é", "车", "🚗", "\u{301}",
            "1", "0x", ".", "e", "T", "~", "null", "yes", "no", "true", "=", "<<", "---", "...",
        ]
        let count = [0, 1, 1, 2, 3, 5, 12, 60].randomElement(using: &generator) ?? 0
        return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
}

extension YAMLScalar {
    fileprivate var text: String {
        switch self {
        case .text(let text), .plain(let text): text
        }
    }
}
