/// Turns names of declarations into texts that people read.
package enum Naming {
    /// A name in words, the first letter a capital: `labelSize` → Label Size, `printer2` → Printer 2, `ownerURL` →
    /// Owner URL, `URLSession` → URL Session.
    ///
    /// Words begin before a capital that follows a small letter or digit, before the last capital of a run that a
    /// small letter follows, between a letter and a digit, and at `_`. Source: the definition language, section 1.
    package static func words(from name: String) -> String {
        let letters = Array(name)
        var words: [[Character]] = [[]]
        for (index, letter) in letters.enumerated() {
            if letter == "_" {
                words.append([])
                continue
            }
            let following = index + 1 < letters.count ? letters[index + 1] : nil
            if let last = words[words.count - 1].last, breaks(last, letter, following) { words.append([]) }
            words[words.count - 1].append(letter)
        }
        let text = words.filter { !$0.isEmpty }.map { String($0) }.joined(separator: " ")
        guard let first = text.first else { return name }
        return first.capitalized + text.dropFirst()
    }

    private static func breaks(_ last: Character, _ letter: Character, _ following: Character?) -> Bool {
        if last.isDigit != letter.isDigit, last.isLetter || letter.isLetter { return true }
        guard letter.isUppercase else { return false }
        return last.isLowercase || last.isUppercase && following?.isLowercase == true
    }
}

extension Character {
    fileprivate var isDigit: Bool { isASCII && isNumber }

    /// Title case, and itself where that would take several letters.
    fileprivate var capitalized: String {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return String(self) }
        let title = scalar.properties.titlecaseMapping
        return title.count == 1 ? title : String(self)
    }
}
