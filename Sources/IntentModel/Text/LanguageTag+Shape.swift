/// The shape of BCP 47 tags: `en`, `zh-Hans`, `pt-BR`.
extension LanguageTag {
    /// Letters first, then parts of letters and digits; whether anybody speaks it is not asked.
    package static func isTag(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(isTag) ?? isTag(Array(text.utf8))
    }

    private static func isTag(_ text: some Collection<UInt8>) -> Bool {
        var isFirst = true
        var count = 0
        for byte in text {
            if byte == UInt8(ascii: "-") {
                guard isPartLength(count, isFirst) else { return false }
                isFirst = false
                count = 0
            } else {
                guard byte.isASCIILetter || (!isFirst && byte.isASCIIDecimalDigit) else { return false }
                count += 1
            }
        }
        return isPartLength(count, isFirst)
    }

    private static func isPartLength(_ count: Int, _ isFirst: Bool) -> Bool {
        (isFirst ? 2...8 : 1...8).contains(count)
    }

    /// Whether an unknown key is probably a language: two or three letters, with or without more parts.
    package static func looksLike(_ text: String) -> Bool {
        guard isTag(text) else { return false }
        let language = text.utf8.prefix { $0 != UInt8(ascii: "-") }
        return language.count == 2 || (language.count == 3 && language.count < text.utf8.count)
    }

    /// Whether a text in `given` is shown to readers of `wanted`: the same, or less exact.
    package static func serves(_ wanted: String, given: String) -> Bool {
        wanted == given || wanted.hasPrefix(given + "-")
    }
}
