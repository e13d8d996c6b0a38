/// The shape of BCP 47 tags: `en`, `zh-Hans`, `pt-BR`.
enum LanguageTag {
    /// Letters first, then parts of letters and digits; whether anybody speaks it is not asked.
    static func isTag(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = parts.first, (2...8).contains(language.count), language.allSatisfy(isLetter) else {
            return false
        }
        return parts.dropFirst().allSatisfy {
            (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || isDigit($0) }
        }
    }

    /// Whether an unknown key is probably a language: two or three letters, with or without more parts.
    static func looksLike(_ text: String) -> Bool {
        guard isTag(text) else { return false }
        let language = text.utf8.prefix { $0 != UInt8(ascii: "-") }
        return language.count == 2 || (language.count == 3 && language.count < text.utf8.count)
    }

    /// Whether a text in `given` is shown to readers of `wanted`: the same, or less exact.
    static func serves(_ wanted: String, given: String) -> Bool {
        wanted == given || wanted.hasPrefix(given + "-")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
