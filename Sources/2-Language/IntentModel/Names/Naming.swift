/// Derives titles from the names of declarations.
package enum Naming {
    /// Returns a name split into words, with the first letter capitalized: `labelSize` → Label Size, `printer2` → Printer 2,
    /// `ownerURL` → Owner URL, `URLSession` → URL Session.
    ///
    /// A word begins at an uppercase letter after a lowercase letter or a digit, at the last letter of an uppercase run if
    /// a lowercase letter follows, between a letter and a digit, and after `_`.
    package static func title(from name: String) -> String {
        if let bytes = name.asciiName(allowing: UInt8(ascii: "_")) { return title(fromASCII: bytes) ?? name }
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

    /// A fast path for ASCII names; returns `nil` if the name contains only underscores.
    private static func title(fromASCII name: [UInt8]) -> String? {
        var text: [UInt8] = []
        text.reserveCapacity(name.count * 2)
        var last: UInt8?
        for (index, letter) in name.enumerated() {
            guard letter != UInt8(ascii: "_") else {
                last = nil
                continue
            }
            let following = index + 1 < name.count ? name[index + 1] : 0
            let begins = last.map { breaks($0, letter, following) } ?? true
            if begins, !text.isEmpty { text.append(UInt8(ascii: " ")) }
            text.append(text.isEmpty && letter.isASCIILowercase ? letter - 0x20 : letter)
            last = letter
        }
        return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }

    private static func breaks(_ last: UInt8, _ letter: UInt8, _ following: UInt8) -> Bool {
        if last.isASCIIDigit != letter.isASCIIDigit { return true }
        guard letter.isASCIIUppercase else { return false }
        return last.isASCIILowercase || last.isASCIIUppercase && following.isASCIILowercase
    }

    private static func breaks(_ last: Character, _ letter: Character, _ following: Character?) -> Bool {
        if last.isDigit != letter.isDigit, last.isLetter || letter.isLetter { return true }
        guard letter.isUppercase else { return false }
        return last.isLowercase || last.isUppercase && following?.isLowercase == true
    }
}

extension Character {
    var isDigit: Bool { isASCII && isNumber }

    /// The character in title case, or unchanged if that is more than one character.
    fileprivate var capitalized: String {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return String(self) }
        let title = scalar.properties.titlecaseMapping
        return title.count == 1 ? title : String(self)
    }
}
