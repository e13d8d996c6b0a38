internal import IntentModel

/// The texts of a file's `.strings` files, and which of them found a place in the definition.
struct ImportedTexts {
    /// Of the file's own texts.
    let language: String
    private let tables: StringsTables
    /// Keys by language.
    private var taken: [String: Set<String>] = [:]

    init(_ tables: StringsTables, language: String) {
        self.language = language
        self.tables = tables
    }

    /// A text with what the files say for it.
    /// - Parameter id: Nil, or empty, for a text that has no translations.
    mutating func text(_ text: String, id: String?) -> LocalizedText {
        LocalizedText(text, language: language, others: translations(id, of: text) { _ in true })
    }

    /// What the files say for a text in other languages.
    /// - Parameter admits: Whether a translation can be said in a definition; the others are left where they are.
    mutating func translations(
        _ id: String?, of text: String?, admits: (LocalizedText.Translation) -> Bool
    ) -> [LocalizedText.Translation] {
        guard let id, !id.isEmpty else { return [] }
        var translations: [LocalizedText.Translation] = []
        for (language, table) in tables {
            guard let translated = table[id] else { continue }
            if language == self.language {
                // What the file says itself is not said twice.
                if translated == text { taken[language, default: []].insert(id) }
            } else if LanguageTag.isTag(language) {
                let translation = LocalizedText.Translation(translated, language: language)
                guard DefinitionText.isSayable(translated), admits(translation) else { continue }
                taken[language, default: []].insert(id)
                translations.append(translation)
            }
        }
        return translations
    }

    /// What the file of the own language says otherwise than a text; nil where that is the same, or nothing.
    func otherText(than text: String, id: String) -> String? {
        guard let own = tables[language]?[id], own != text else { return nil }
        return own
    }

    /// What a dialog says for one value of a placeholder, in every language, the file's own too.
    /// - Parameters:
    ///   - id: The dialog's.
    ///   - value: The id of the value's title.
    mutating func variants(
        _ id: String, value: String, admits: (LocalizedText.Translation) -> Bool
    ) -> [LocalizedText.Translation] {
        let key = "\(id)-\(value)"
        var variants: [LocalizedText.Translation] = []
        for (language, table) in tables.sorted(by: { $0.key < $1.key }) where LanguageTag.isTag(language) {
            guard let text = table[key] else { continue }
            let variant = LocalizedText.Translation(text, language: language)
            guard DefinitionText.isSayable(text), admits(variant) else { continue }
            taken[language, default: []].insert(key)
            variants.append(variant)
        }
        return variants
    }

    /// Texts that belong to nothing in the definition. A table of the file's own language is there even where it is
    /// empty, so that an export writes it, too.
    var unused: StringsTables {
        var unused: StringsTables = [:]
        for (language, table) in tables {
            let left = table.filter { !(taken[language]?.contains($0.key) ?? false) }
            if !left.isEmpty || language == self.language { unused[language] = left }
        }
        return unused
    }
}
