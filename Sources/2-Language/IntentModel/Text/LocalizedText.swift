import IntentSystem

/// A text in its development language, and its translations.
public struct LocalizedText: Hashable, Sendable {
    /// The BCP 47 tag of ``text``.
    public let language: String
    /// The text in the development language.
    public let text: String
    /// The texts in other languages, sorted by tag.
    package let others: [Translation]

    /// A text in another language.
    package struct Translation: Hashable, Sendable {
        /// A BCP 47 tag.
        package let language: String
        package let text: String

        package init(_ text: String, language: String) {
            self.text = text
            self.language = language
        }

        package static func == (first: Translation, second: Translation) -> Bool {
            first.text.isExactly(second.text) && first.language == second.language
        }

        package func hash(into hasher: inout Hasher) {
            text.hashExactly(into: &hasher)
        }
    }

    /// Creates a text without translations.
    public init(_ text: String, language: String) {
        self.text = text
        self.language = language
        others = []
    }

    /// Creates a text with translations by language tag.
    public init(_ text: String, language: String, translations: [String: String]) {
        let others = translations.map { Translation($0.value, language: $0.key) }
        self.init(text, language: language, others: others)
    }

    /// - Parameter others: The translations in any order, each language once.
    package init(_ text: String, language: String, others: [Translation]) {
        self.text = text
        self.language = language
        self.others =
            others.count == 1 && others[0].language != language || others.isEmpty
            ? others
            : others.filter { $0.language != language }.sorted { $0.language < $1.language }
    }

    /// The translations by language tag, without the development language.
    public var translations: [String: String] {
        Dictionary(others.map { ($0.language, $0.text) }) { first, _ in first }
    }
}

extension LocalizedText {
    /// Returns whether the texts have the same languages.
    func hasLanguages(of other: LocalizedText) -> Bool {
        language == other.language && others.elementsEqual(other.others) { $0.language == $1.language }
    }
}

extension LocalizedText {
    /// Texts are equal if their UTF-8 is the same.
    public static func == (first: LocalizedText, second: LocalizedText) -> Bool {
        first.text.isExactly(second.text) && first.language == second.language && first.others == second.others
    }

    public func hash(into hasher: inout Hasher) {
        text.hashExactly(into: &hasher)
    }
}

extension LocalizedText {
    /// Returns the text for a locale.
    ///
    /// This is the text with the same tag, with the same language and script, with the same language, in the other form of
    /// Norwegian, or in the development language, whichever exists first. `iw` is the same language as `he`. Among several texts, one without a region is preferred, then the first by tag.
    /// - Parameter locale: A BCP 47 tag or the name of a POSIX locale such as `zh_CN.UTF-8`. `C` matches no language.
    public func text(for locale: String) -> String {
        // Most texts have a single language.
        if others.isEmpty { return text }
        guard let tag = tag(for: LanguageTag(locale)) else { return text }
        return others.first { $0.language == tag }?.text ?? text
    }

    /// Returns the best tag, or `nil` if no language matches.
    private func tag(for wanted: LanguageTag) -> String? {
        let all = ([language] + others.map(\.language)).map { (tag: $0, parsed: LanguageTag($0)) }
        var tags = all.filter { $0.parsed.language == wanted.language }
        // Readers of one written form of Norwegian can read the other.
        if tags.isEmpty, let other = ["nn": "nb", "nb": "nn"][wanted.language] {
            tags = all.filter { $0.parsed.language == other }
        }
        let best =
            tags.first { $0.parsed == wanted }
            ?? closest(of: tags.filter { $0.parsed.script == wanted.script }) ?? closest(of: tags)
        return best?.tag
    }

    private func closest(of tags: [(tag: String, parsed: LanguageTag)]) -> (tag: String, parsed: LanguageTag)? {
        tags.first { $0.parsed.region == nil } ?? tags.first
    }
}

extension LocalizedText {
    /// A string if the text is in the given language and has no translations, otherwise an object by language that begins
    /// with the development language.
    func json(in language: String) -> JSONValue? {
        if self.language == language, others.isEmpty { return .string(text) }
        var members: [JSONObject.Member] = []
        members.reserveCapacity(others.count + 1)
        members.append(JSONObject.Member(key: self.language, value: .string(text)))
        for other in others { members.append(JSONObject.Member(key: other.language, value: .string(other.text))) }
        return .object(JSONObject(uniqueMembers: members))
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if let text = node.json.stringValue {
            self.init(text, language: node.language)
            return
        }
        let members = try node.members()
        guard let first = members.first else { throw node.error("a text needs at least one language") }
        var translations: [String: String] = [:]
        for (language, node) in members.dropFirst() { translations[language] = try node.text() }
        self.init(try first.node.text(), language: first.key, translations: translations)
    }
}
