/// A text with its translations. The development text is always there.
public struct LocalizedText: Hashable, Sendable {
    /// The BCP 47 tag of ``text``.
    public let language: String
    /// The text in the development language.
    public let text: String
    /// In the other languages, by the order of their tags. Nearly every text has none, or few.
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
    }

    /// A text without translations.
    public init(_ text: String, language: String) {
        self.text = text
        self.language = language
        others = []
    }

    public init(_ text: String, language: String, translations: [String: String]) {
        let others = translations.map { Translation($0.value, language: $0.key) }
        self.init(text, language: language, others: others)
    }

    /// - Parameter others: In any order, each language once.
    package init(_ text: String, language: String, others: [Translation]) {
        self.text = text
        self.language = language
        self.others =
            others.count == 1 && others[0].language != language || others.isEmpty
            ? others
            : others.filter { $0.language != language }.sorted { $0.language < $1.language }
    }

    /// Translations by language tag, without the development language.
    public var translations: [String: String] {
        Dictionary(others.map { ($0.language, $0.text) }) { first, _ in first }
    }
}
