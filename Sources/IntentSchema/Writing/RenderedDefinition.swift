internal import IntentYAML

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

    /// The text of a file of translations that has none.
    package static func emptyTranslations(in language: String) -> String {
        renderYAML(.mapping(TranslationWriter.head(language)))
    }
}
