/// Converts names of a definition into Swift identifiers.
package enum SwiftName {
    /// Whether a text is a Swift identifier. A reserved word is one, in backticks.
    ///
    /// This follows the grammar of identifiers in “Lexical Structure” in The Swift Programming Language, but excludes `_`
    /// alone, `$`, and invisible characters.
    package static func isIdentifier(_ text: String) -> Bool {
        if let isIdentifier = text.utf8.withContiguousStorageIfAvailable(isASCIIIdentifier) ?? nil {
            return isIdentifier
        }
        guard let first = text.unicodeScalars.first, first.startsIdentifier, text != "_" else { return false }
        return text.unicodeScalars.allSatisfy { $0.continuesIdentifier }
    }

    /// A fast path for ASCII names; returns `nil` if the text is not ASCII.
    private static func isASCIIIdentifier(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        var isIdentifier = true
        for byte in text {
            if byte >= 0x80 { return nil }
            if !byte.isASCIILetterOrDigit, byte != UInt8(ascii: "_") { isIdentifier = false }
        }
        guard isIdentifier, let first = text.first, !first.isASCIIDigit else {
            return false
        }
        return text.count > 1 || first != UInt8(ascii: "_")
    }

    /// Returns the words of a text as one identifier, such as `verySlow` for `very slow`; `nil` if they are not one.
    package static func identifier(meantBy text: String) -> String? {
        let separators: Set<Character> = [" ", "-", ".", ","]
        let words = text.split(whereSeparator: separators.contains)
        guard let first = words.first, text.utf8.count <= 100, !text.contains(" - "), text.allSatisfy(\.isASCII) else {
            return nil
        }
        let name = String(first) + words.dropFirst().map(\.capitalizedFirst).joined()
        return isIdentifier(name) ? name : nil
    }

    /// Whether a word is reserved where a name is allowed.
    package static func isReserved(_ name: String) -> Bool {
        reason(for: name) != nil
    }

    /// Returns the name as it is written in code, in backticks if it is reserved.
    package static func escaped(_ name: String) -> String {
        isReserved(name) ? "`\(name)`" : name
    }

    /// Returns why a word is reserved, or `nil` if it is not.
    package static func reason(for name: String) -> ReservedWordReason? {
        // Most names have a length that no reserved word has.
        reservedLengths >> UInt64(min(name.utf8.count, 63)) & 1 == 1 ? reservedWords[name] : nil
    }

    /// A bit set of the lengths of reserved words, none of which has 63 bytes.
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
    /// The non-ASCII characters of *identifier-head* and *identifier-character* in the grammar.
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

extension SwiftName {
    /// Returns an identifier in lower camel case: `CarWidget` and `car-widget` → carWidget, `URLWidget` → urlWidget.
    ///
    /// Every text results in an identifier; see ``upperCamel(_:)``.
    package static func lowerCamel(_ text: String) -> String {
        if let bytes = text.asciiName() { return lowerCamel(ofASCII: bytes) }
        let parts = words(of: text).enumerated().map { $0 == 0 ? lowercasingStart($1) : $1.capitalizedFirst }
        return identifier(of: parts.joined())
    }

    /// Returns an identifier in upper camel case: `car-widget` → CarWidget.
    ///
    /// Characters that an identifier cannot contain, and `_`, separate words. If the first character is a digit, `_` precedes
    /// it. An empty text becomes `unnamed`.
    package static func upperCamel(_ text: String) -> String {
        if let bytes = text.asciiName() { return upperCamel(ofASCII: bytes) }
        return identifier(of: words(of: text).map(\.capitalizedFirst).joined())
    }

    /// Returns the name of a field in the requirements of a handler: `album` in `source` → sourceAlbum.
    package static func ofField(_ field: String, in owner: String) -> String { owner + upperCamel(field) }

    /// A fast path for a single word of ASCII letters and digits.
    private static func lowerCamel(ofASCII word: [UInt8]) -> String {
        guard let first = word.first else { return identifier(of: "") }
        var capitals = word.prefix(while: \.isASCIIUppercase).count
        if capitals > 1, capitals < word.count, word[capitals].isASCIILowercase { capitals -= 1 }
        var name: [UInt8] = first.isASCIIDigit ? [UInt8(ascii: "_")] : []
        name.reserveCapacity(word.count + 1)
        for (index, byte) in word.enumerated() {
            name.append(byte.isASCIIUppercase && index < capitals ? byte | 0x20 : byte)
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func upperCamel(ofASCII word: [UInt8]) -> String {
        guard let first = word.first else { return identifier(of: "") }
        let start =
            first.isASCIIDigit ? [UInt8(ascii: "_"), first] : [first.isASCIILowercase ? first & ~0x20 : first]
        return String(decoding: start + word.dropFirst(), as: UTF8.self)
    }

    private static func words(of text: String) -> [String] {
        var words: [String.UnicodeScalarView] = []
        var isInside = false
        for scalar in text.unicodeScalars {
            // The letter makes this a test for characters after the first.
            guard scalar != "_", isIdentifier("a\(scalar)") else {
                isInside = false
                continue
            }
            if !isInside { words.append(String.UnicodeScalarView()) }
            isInside = true
            words[words.count - 1].append(scalar)
        }
        return words.map { String($0) }
    }

    private static func identifier(of text: String) -> String {
        if text.isEmpty { return "unnamed" }
        return isIdentifier(text) ? text : "_\(text)"
    }

    /// Lowercases the first word; the last letter of an uppercase run begins the next word: URLWidget → urlWidget.
    private static func lowercasingStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.endIndex == word.endIndex { return word.lowercased() }
        let next = word[capitals.endIndex]
        let kept = capitals.count > 1 && next.isLowercase ? capitals.dropLast() : capitals
        return kept.lowercased() + word[kept.endIndex...]
    }
}
