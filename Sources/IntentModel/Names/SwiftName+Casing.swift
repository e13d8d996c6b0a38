extension SwiftName {
    /// An identifier that begins with a small letter: `CarWidget` and `car-widget` → carWidget, `URLWidget` →
    /// urlWidget. Any text gives one; see ``upperCamel(_:)``.
    package static func lowerCamel(_ text: String) -> String {
        identifier(of: words(of: text).enumerated().map { $0 == 0 ? startingSmall($1) : startingBig($1) }.joined())
    }

    /// An identifier that begins with a capital: `car-widget` → CarWidget. What no identifier may hold separates
    /// words, as `_` does; a digit in the first place gets `_` before it, and of nothing becomes `unnamed`.
    package static func upperCamel(_ text: String) -> String {
        identifier(of: words(of: text).map(startingBig).joined())
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
