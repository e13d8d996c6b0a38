/// What a text needs in order to be read back as itself.
struct TextShape: Hashable {
    /// Whether quotes are needed wherever it stands.
    private var needsQuotes = false
    /// Whether quotes are needed inside brackets or braces.
    private var needsQuotesInFlow = false
    /// Whether something in it can be written as an escape only.
    private var needsEscapes = false
    private var singleQuotes = 0
    /// Double quotes and backslashes, which double quotes escape.
    private var escaped = 0
    private(set) var isASCII = true
    private(set) var hasPlaceholder = false

    enum Style {
        case plain, singleQuotes, doubleQuotes
    }

    /// Of a text that needs nothing.
    init() {}

    init(of text: UnsafeBufferPointer<UInt8>) {
        needsQuotes = LookAlikes.mayBeOtherThanText(text) || text.beginsWithIndicator || text.endsWithSpace
        var previous: UInt8 = 0
        var spaces = 0
        for index in text.indices {
            let byte = text[index]
            spaces = byte == UInt8(ascii: " ") ? spaces + 1 : 0
            note(byte, after: previous, at: index, in: text)
            if spaces > DoubleQuotes.mostSpaces { needsEscapes = true }
            previous = byte
        }
    }

    func style(isFlow: Bool) -> Style {
        if needsEscapes { return .doubleQuotes }
        guard needsQuotes || (isFlow && needsQuotesInFlow) else { return .plain }
        return escaped > singleQuotes ? .singleQuotes : .doubleQuotes
    }

    private mutating func note(_ byte: UInt8, after previous: UInt8, at index: Int, in text: UnsafeBufferPointer<UInt8>)
    {
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
        // Older libyamls end a plain text at `?` too.
        case UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "?"):
            needsQuotesInFlow = true
        default: break
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the first character has a meaning to YAML there. A dash before a letter has none.
    fileprivate var beginsWithIndicator: Bool {
        guard let first else { return true }
        switch first {
        case UInt8(ascii: "-"): return !(count > 1 && (self[1] | 0x20).isSmallLetter || isOption)
        case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"),
            UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""),
            UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: " "):
            return true
        default: return false
        }
    }

    /// `--json`
    private var isOption: Bool { count > 2 && self[1] == UInt8(ascii: "-") && (self[2] | 0x20).isSmallLetter }

    fileprivate var endsWithSpace: Bool { last == UInt8(ascii: " ") }
}

extension UInt8 {
    fileprivate var isSmallLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}
