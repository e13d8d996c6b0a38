/// A schema as a person would have written it.
package struct RenderedDefinition: Hashable, Sendable {
    /// The text of the definition file.
    package let definition: String
    /// The texts of the translation files, by language. Empty where there are no translations.
    package let translations: [String: String]

    package init(definition: String, translations: [String: String]) {
        self.definition = definition
        self.translations = translations
    }
}
