internal import IntentModel

/// The language in which texts are shown.
package enum LocaleChoice {
    /// The BCP 47 tag of a run: the option's, else the environment's, else nil for the development language.
    /// - Throws: `wrongUsage` for an option that is no language tag. Odd environment values are passed over.
    package static func tag(option: String?, environment: Environment) throws(ControlFailure) -> String? {
        if let option {
            guard let tag = tag(from: option) else {
                throw .usage("--locale '\(option)' is no language tag; write one such as en, de-CH or zh-Hans")
            }
            return tag
        }
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first
        return name.flatMap(tag(from:))
    }

    /// Reads a tag, also as the C library writes it: `zh_CN.UTF-8`, `sr_RS@latin`. Nil for "C", "POSIX" and
    /// what is no tag.
    static func tag(from name: String) -> String? {
        let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
        let plain = name.prefix { $0 != "." && $0 != "@" }
        var parts = plain.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = parts.first, (2...8).contains(language.utf8.count), language != "POSIX",
            language.utf8.allSatisfy(\.isASCIILetter), parts.allSatisfy(isSubtag)
        else { return nil }
        parts[0] = language.lowercased()
        if let modifier, let script = scripts[modifier.lowercased()], !parts.contains(script) {
            parts.insert(script, at: 1)
        }
        return parts.joined(separator: "-")
    }

    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

    private static func isSubtag(_ text: String) -> Bool {
        (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isASCIILetterOrDigit }
    }
}
