/// How names of a definition become names of Swift.
package enum SwiftName {
    /// Whether Swift takes a text as an identifier, in back-quotes where it is a reserved word.
    ///
    /// Follows the grammar of identifiers in The Swift Programming Language, "Lexical Structure": letters and signs
    /// of all scripts, emoji, digits but not first. Stricter where a reader would be deceived: `_` alone, `$`,
    /// and characters that are not seen are refused.
    package static func isIdentifier(_ text: String) -> Bool {
        if let isIdentifier = text.utf8.withContiguousStorageIfAvailable(isASCIIIdentifier) ?? nil {
            return isIdentifier
        }
        guard let first = text.unicodeScalars.first, first.startsIdentifier, text != "_" else { return false }
        return text.unicodeScalars.allSatisfy { $0.continuesIdentifier }
    }

    /// Nil where not all is ASCII, as nearly every name is.
    private static func isASCIIIdentifier(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        var isIdentifier = true
        for byte in text {
            if byte >= 0x80 { return nil }
            if !byte.isASCIILetterOrDigit, byte != UInt8(ascii: "_") { isIdentifier = false }
        }
        guard isIdentifier, let first = text.first, !first.isASCIIDecimalDigit else {
            return false
        }
        return text.count > 1 || first != UInt8(ascii: "_")
    }

    /// Whether a word means something else to Swift where a name may stand.
    package static func isReserved(_ name: String) -> Bool {
        reason(for: name) != nil
    }

    /// The name as it is written in code: in back-quotes where the word is reserved.
    package static func escaped(_ name: String) -> String {
        isReserved(name) ? "`\(name)`" : name
    }

    /// Why a word is reserved; nil where it is not.
    package static func reason(for name: String) -> ReservedWordReason? {
        // Most names are longer than any reserved word, or of a length that none has.
        reservedLengths >> UInt64(min(name.utf8.count, 63)) & 1 == 1 ? reservedWords[name] : nil
    }

    /// Bit n is set where a reserved word has n bytes; none has 63.
    private static let reservedLengths: UInt64 = reservedWords.keys.reduce(0) { $0 | 1 << UInt64($1.utf8.count) }

    private static let reservedWords: [String: ReservedWordReason] = {
        var words: [String: ReservedWordReason] = [:]
        for reason in ReservedWordReason.allCases {
            for word in reason.words { words[word] = reason }
        }
        return words
    }()
}

extension Unicode.Scalar {
    fileprivate var startsIdentifier: Bool {
        switch value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
        default: continuesIdentifier
        }
    }

    fileprivate var continuesIdentifier: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F: return true
        case ..<0x80: return false
        default: return SwiftName.identifierRanges.contains { $0 ~= value } && !properties.isDefaultIgnorableCodePoint
        }
    }
}

extension SwiftName {
    /// Beyond ASCII, from the grammar's identifier-head and identifier-character.
    fileprivate static let identifierRanges: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
        0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054...0x2054, 0x2070...0x218F,
        0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
        0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD,
        0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD,
        0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD,
        0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
    ]
}
