/// The parts of a BCP 47 tag that choose a text: language, script, region. Names of POSIX locales are read too.
package struct LanguageTag: Hashable, Sendable {
    /// In small letters; empty for the locales `C` and `POSIX`.
    package let language: String
    /// Such as `Hans`; for Chinese told by the region where it is not written.
    package let script: String?
    /// In capitals.
    package let region: String?

    /// Reads `zh-Hans-CN`, `zh_CN.UTF-8`, `sr_RS@latin`; case apart. What is no such tag is a language of its own.
    package init(_ text: String) {
        let tag = text.prefix { $0 != "." && $0 != "@" }
        let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        let name = parts.first ?? ""
        language = name == "c" || name == "posix" ? "" : name
        let rest = parts.dropFirst().prefix { $0.count > 1 }
        let written = rest.first { $0.count == 4 && $0.utf8.allSatisfy { $0 >= UInt8(ascii: "a") } }
        region = rest.first { $0.count == 2 || $0.isASCIIDigits && $0.count == 3 }?.uppercased()
        script =
            written.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            ?? LanguageTag.impliedScript(language, region: region, modifier: text.drop { $0 != "@" }.dropFirst())
    }

    private static func impliedScript(_ language: String, region: String?, modifier: Substring) -> String? {
        switch language {
        case "zh":
            // Chinese alone is the mainland's.
            return ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
        case "sr": return modifier.hasPrefix("latin") ? "Latn" : "Cyrl"
        default: return nil
        }
    }
}
