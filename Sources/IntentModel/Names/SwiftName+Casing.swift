extension SwiftName {
    /// An identifier that begins with a small letter: `CarWidget` and `car-widget` → carWidget, `URLWidget` →
    /// urlWidget. Any text gives one; see ``upperCamel(_:)``.
    package static func lowerCamel(_ text: String) -> String {
        if let bytes = text.asciiName() { return lowerCamel(ofASCII: bytes) }
        let parts = words(of: text).enumerated().map { $0 == 0 ? startingSmall($1) : startingBig($1) }
        return identifier(of: parts.joined())
    }

    /// An identifier that begins with a capital: `car-widget` → CarWidget. What no identifier may hold separates
    /// words, as `_` does; a digit in the first place gets `_` before it, and of nothing becomes `unnamed`.
    package static func upperCamel(_ text: String) -> String {
        if let bytes = text.asciiName() { return upperCamel(ofASCII: bytes) }
        return identifier(of: words(of: text).map(startingBig).joined())
    }

    /// One word of ASCII letters and digits, as nearly every name is.
    private static func lowerCamel(ofASCII word: [UInt8]) -> String {
        guard let first = word.first else { return identifier(of: "") }
        var capitals = word.prefix(while: \.isASCIICapital).count
        if capitals > 1, capitals < word.count, word[capitals].isASCIISmall { capitals -= 1 }
        var name: [UInt8] = first.isASCIIDecimalDigit ? [UInt8(ascii: "_")] : []
        name.reserveCapacity(word.count + 1)
        for (index, byte) in word.enumerated() {
            name.append(byte.isASCIICapital && index < capitals ? byte | 0x20 : byte)
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func upperCamel(ofASCII word: [UInt8]) -> String {
        guard let first = word.first else { return identifier(of: "") }
        let start =
            first.isASCIIDecimalDigit ? [UInt8(ascii: "_"), first] : [first.isASCIISmall ? first & ~0x20 : first]
        return String(decoding: start + word.dropFirst(), as: UTF8.self)
    }

    private static func words(of text: String) -> [String] {
        var words: [String.UnicodeScalarView] = []
        var isInside = false
        for scalar in text.unicodeScalars {
            // With a letter before it a scalar is judged as what may go on.
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

    private static func startingBig(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// A run of capitals is one word up to the last, which begins the next one: URLWidget → urlWidget.
    private static func startingSmall(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.endIndex == word.endIndex { return word.lowercased() }
        let next = word[capitals.endIndex]
        let kept = capitals.count > 1 && next.isLowercase ? capitals.dropLast() : capitals
        return kept.lowercased() + word[kept.endIndex...]
    }
}
