/// A text with its translations. The development text is always there.
public struct LocalizedText: Hashable, Sendable {
    /// The BCP 47 tag of ``text``.
    public let language: String
    /// The text in the development language.
    public let text: String
    /// Translations by language tag, without the development language.
    public let translations: [String: String]

    public init(_ text: String, language: String, translations: [String: String] = [:]) {
        self.text = text
        self.language = language
        self.translations = translations.filter { $0.key != language }
    }
}
