/// The language, script and region of a BCP 47 tag or a POSIX locale, by which a text is chosen.
package struct LanguageTag: Hashable, Sendable {
    /// The language in lowercase and by its current code: `he` for `iw`. Empty for the locales `C` and `POSIX`.
    package let language: String
    /// The script, such as `Hans`. For Chinese and Serbian it is implied if the tag does not contain it.
    package let script: String?
    /// The region in uppercase.
    package let region: String?

    /// Parses a text such as `zh-Hans-CN`, `zh_CN.UTF-8` or `sr_RS@latin`, ignoring case. Any other text is treated as a
    /// language.
    package init(_ text: String) {
        let tag = text.prefix { $0 != "." && $0 != "@" }
        let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        let name = parts.first ?? ""
        language = LanguageTag.currentCodes[name] ?? name
        let rest = parts.dropFirst().prefix { $0.count > 1 }
        let written = rest.first { $0.count == 4 && $0.utf8.allSatisfy { $0 >= UInt8(ascii: "a") } }
        region = rest.first { $0.count == 2 || $0.isASCIIDigits && $0.count == 3 }?.uppercased()
        script =
            written?.capitalizedFirst
            ?? LanguageTag.impliedScript(name, region: region, modifier: text.drop { $0 != "@" }.dropFirst())
    }

    /// The codes that have replaced older ones, which Java, Android and locales of the C library still use.
    private static let currentCodes = [
        "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "sh": "sr", "tl": "fil", "cmn": "zh",
        "c": "", "posix": "",
    ]

    private static func impliedScript(_ language: String, region: String?, modifier: Substring) -> String? {
        switch language {
        case "zh", "cmn":
            // Without a region, Chinese is that of mainland China.
            return ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
        case "sh": return "Latn"
        case "sr": return modifier.hasPrefix("latin") ? "Latn" : "Cyrl"
        default: return nil
        }
    }
}

extension LanguageTag {
    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool {
        if let script { return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"].contains(script) }
        return ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(language)
    }

    /// Whether a text has the form of a BCP 47 tag, such as `en`, `zh-Hans` or `pt-BR`. The language need not exist.
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
                guard byte.isASCIILetter || (!isFirst && byte.isASCIIDigit) else { return false }
                count += 1
            }
        }
        return isPartLength(count, isFirst)
    }

    private static func isPartLength(_ count: Int, _ isFirst: Bool) -> Bool {
        (isFirst ? 2...8 : 1...8).contains(count)
    }

    /// Returns the tag that a locale such as `pt_BR` names, in its usual case; nil for a text that is a tag or names none.
    package static func tag(meantBy text: String) -> String? {
        isTag(text) ? nil : tagInUsualCase(text)
    }

    /// Returns the tag that a text such as `zh-hans` or `pt_br.UTF-8` names, in its usual case, `zh-Hans` and `pt-BR`; nil if it
    /// names none.
    ///
    /// The first part is in lowercase, a script begins with an uppercase letter, a region is in uppercase, and all other parts are in
    /// lowercase, as are those after a part of one letter.
    static func tagInUsualCase(_ text: String) -> String? {
        var isExtension = false
        let parts = text.prefix { $0 != "." && $0 != "@" }
            .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let tag = parts.enumerated().map { index, part in
            defer { isExtension = isExtension || part.count == 1 }
            return switch index == 0 || isExtension ? 0 : part.count {
            case 2: part.uppercased()
            case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: part.lowercased()
            }
        }.joined(separator: "-")
        return isTag(tag) ? tag : nil
    }

    /// Whether an unknown key is probably a language: two letters, or three letters followed by other parts.
    package static func looksLike(_ text: String) -> Bool {
        guard isTag(text) else { return false }
        let language = text.utf8.prefix { $0 != UInt8(ascii: "-") }
        return language.count == 2 || (language.count == 3 && language.count < text.utf8.count)
    }

    /// Whether a text with a tag can be used for another, equal or more specific tag: `en` covers `en-GB`.
    package static func tag(_ tag: String, covers other: String) -> Bool {
        other == tag || other.hasPrefix(tag + "-")
    }
}
