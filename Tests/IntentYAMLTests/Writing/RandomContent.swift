import IntentTestSupport
import IntentYAML

/// Makes values of every shape with texts that are hard to write.
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

    /// Of pieces with a meaning to YAML, and of plain ones.
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
