/// The properties of a text that determine how it must be quoted.
struct TextShape: Hashable {
    /// Whether the text needs quotes everywhere.
    private var needsQuotes = false
    /// Whether the text needs quotes inside brackets or braces.
    private var needsQuotesInFlow = false
    /// Whether the text contains characters that must be escaped.
    private var needsEscapes = false
    private var singleQuotes = 0
    /// The number of double quotes and backslashes, which must be escaped in double quotes.
    private var escaped = 0
    private(set) var isASCII = true
    private(set) var hasPlaceholder = false

    enum Style {
        case plain, singleQuotes, doubleQuotes
    }

    /// Creates the shape of a text that needs no quotes.
    init() {}

    init(of text: UnsafeBufferPointer<UInt8>) {
        needsQuotes = AmbiguousText.isAmbiguous(text) || text.beginsWithIndicator || text.endsWithSpace
        var previous: UInt8 = 0
        var spaces = 0
        for index in text.indices {
            let byte = text[index]
            spaces = byte == UInt8(ascii: " ") ? spaces + 1 : 0
            examine(byte, after: previous, at: index, in: text)
            if spaces > DoubleQuotes.maximumSpaces { needsEscapes = true }
            previous = byte
        }
    }

    func style(isFlow: Bool) -> Style {
        if needsEscapes { return .doubleQuotes }
        guard needsQuotes || (isFlow && needsQuotesInFlow) else { return .plain }
        return escaped > singleQuotes ? .singleQuotes : .doubleQuotes
    }

    private mutating func examine(
        _ byte: UInt8, after previous: UInt8, at index: Int, in text: UnsafeBufferPointer<UInt8>
    ) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: " "): break
        case ..<0x20, 0x7F: needsEscapes = true
        case 0x80...:
            isASCII = false
            if text.hiddenScalar(at: index) != nil { needsEscapes = true }
        case UInt8(ascii: "'"): singleQuotes += 1
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped += 1
        case UInt8(ascii: ":"):
            if index + 1 == text.count || text[index + 1] == UInt8(ascii: " ") { needsQuotes = true }
        case UInt8(ascii: "#"):
            if previous == UInt8(ascii: " ") { needsQuotes = true }
        case UInt8(ascii: "{"):
            if previous == UInt8(ascii: "$") { hasPlaceholder = true }
            needsQuotesInFlow = true
        // Older versions of libyaml also end a plain scalar at `?`.
        case UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "?"):
            needsQuotesInFlow = true
        default: break
        }
    }
}

/// Which texts need quotes.
package enum YAMLQuoting {
    /// Whether a text is the same without quotes.
    /// - Parameter isFlow: Whether it is inside brackets or braces.
    package static func isPlain(_ text: String, isFlow: Bool = true) -> Bool {
        var text = text
        return text.withUTF8 { TextShape(of: $0).style(isFlow: isFlow) == .plain }
    }

    /// Returns a text as a scalar that is a string everywhere, with quotes only if it needs them.
    package static func written(_ text: String) -> String { isPlain(text) ? text : quotedForYAML(text) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the first character is a YAML indicator. A dash before a letter is not.
    fileprivate var beginsWithIndicator: Bool {
        guard let first else { return true }
        switch first {
        case UInt8(ascii: "-"): return !(count > 1 && (self[1] | 0x20).isLowercaseLetter || isOption)
        case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"),
            UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""),
            UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: " "):
            return true
        default: return false
        }
    }

    /// Whether the text looks like `--json`.
    private var isOption: Bool { count > 2 && self[1] == UInt8(ascii: "-") && (self[2] | 0x20).isLowercaseLetter }

    fileprivate var endsWithSpace: Bool { last == UInt8(ascii: " ") }
}

extension UInt8 {
    fileprivate var isLowercaseLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}

/// Texts that a YAML reader may interpret as something else if they are not quoted.
enum AmbiguousText {
    /// Whether YAML 1.1 or 1.2 may interpret an unquoted text as null, a Boolean, a number, a date or a merge key.
    ///
    /// This is `true` for the empty text, and for any text of digits and the punctuation of numbers and dates.
    static func isAmbiguous(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return mayBeNumber(text)
        case UInt8(ascii: "~"), UInt8(ascii: "="): return text.count == 1
        case UInt8(ascii: "<"): return text.count == 2 && text[1] == first
        default: return text.count <= 5 && isWord(text)
        }
    }

    private static func mayBeNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let isSigned = text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-")
        let unsigned = UnsafeBufferPointer(rebasing: text[(isSigned ? 1 : 0)...])
        if unsigned.count > 2, unsigned[0] == UInt8(ascii: "0"), isRadix(unsigned[1]) {
            return unsigned[2...].allSatisfy { $0.isHexadecimalDigit || $0 == UInt8(ascii: "_") }
        }
        if `is`(unsigned, ".inf") || `is`(unsigned, ".nan") { return true }
        return unsigned.allSatisfy(isPartOfNumberOrDate)
    }

    private static func isRadix(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b"): true
        default: false
        }
    }

    /// Whether a byte may occur in `1_000.5e+3`, `190:20:30`, `2026-11-20T09:30:00Z` or `1,000`.
    private static func isPartOfNumberOrDate(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+")...UInt8(ascii: "."), UInt8(ascii: ":"),
            UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "t"),
            UInt8(ascii: "T"), UInt8(ascii: "z"), UInt8(ascii: "Z"):
            true
        default: false
        }
    }

    private static func isWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch text.count {
        case 1: `is`(text, "y") || `is`(text, "n")
        case 2: `is`(text, "no") || `is`(text, "on")
        case 3: `is`(text, "yes") || `is`(text, "off")
        case 4: `is`(text, "true") || `is`(text, "null")
        default: `is`(text, "false")
        }
    }

    /// Whether a text equals a word, ignoring case.
    private static func `is`(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            text.count == word.count && zip(text, word).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
