extension LocalizedText {
    /// The text for a locale: the exact tag's, else one of the same language and script, else one of the same
    /// language, else the development language's. Of several the one without a region, then the first by tag.
    /// - Parameter locale: A BCP 47 tag or the name of a POSIX locale, `zh_CN.UTF-8`; `C` is no language.
    public func text(for locale: String) -> String {
        // Nearly every text has one language.
        if others.isEmpty { return text }
        guard let tag = tag(for: LanguageTag(locale)) else { return text }
        return others.first { $0.language == tag }?.text ?? text
    }

    /// Nil for the development language.
    private func tag(for wanted: LanguageTag) -> String? {
        let tags = ([language] + others.map(\.language)).map { (tag: $0, parsed: LanguageTag($0)) }
            .filter { $0.parsed.language == wanted.language }
        let best =
            tags.first { $0.parsed == wanted }
            ?? closest(of: tags.filter { $0.parsed.script == wanted.script }) ?? closest(of: tags)
        return best?.tag
    }

    private func closest(of tags: [(tag: String, parsed: LanguageTag)]) -> (tag: String, parsed: LanguageTag)? {
        tags.first { $0.parsed.region == nil } ?? tags.first
    }
}
