internal import IntentModel

/// The texts of `.strings` files, and which of them the definition uses.
struct ImportedTexts {
    /// The language of the texts in the file.
    let language: String
    private let tables: StringsTables
    /// The used keys by language.
    private var usedKeys: [String: Set<String>] = [:]
    /// The ids of the values for which a dialog may have variants, by the id of the dialog.
    private var variantValues: [Substring: Set<Substring>] = [:]

    init(_ tables: StringsTables, language: String) {
        self.language = language
        self.tables = tables
        // Ids can contain hyphens, too, but they are short.
        for key in tables.values.flatMap(\.keys) where key.utf8.count <= 256 {
            for hyphen in key.indices where key[hyphen] == "-" {
                variantValues[key[..<hyphen], default: []].insert(key[key.index(after: hyphen)...])
            }
        }
    }

    /// Returns the ids of the values for which a dialog may have variants.
    func values(ofVariants id: String) -> Set<Substring> { variantValues[id[...]] ?? [] }

    /// Returns a text with its translations.
    /// - Parameter id: Nil or empty for a text without translations.
    mutating func text(_ text: String, id: String?) -> LocalizedText {
        LocalizedText(text, language: language, others: translations(id, of: text) { _ in true })
    }

    /// Returns the translations of a text.
    /// - Parameter isAllowed: Returns whether a definition can contain a translation; the others remain unused.
    mutating func translations(
        _ id: String?, of text: String?, isAllowed: (LocalizedText.Translation) -> Bool
    ) -> [LocalizedText.Translation] {
        guard let id, !id.isEmpty else { return [] }
        var translations: [LocalizedText.Translation] = []
        for (language, table) in tables {
            guard let translated = table[id] else { continue }
            if language == self.language {
                // A text that repeats the file is not stored again.
                if translated == text { usedKeys[language, default: []].insert(id) }
            } else if LanguageTag.isUsual(language) {
                let translation = LocalizedText.Translation(translated, language: language)
                guard DefinitionLimits.allowsText(translated), isAllowed(translation) else { continue }
                usedKeys[language, default: []].insert(id)
                translations.append(translation)
            }
        }
        return translations
    }

    /// Returns the text in the `.strings` file of the file's own language, if it differs.
    func conflictingText(with text: String, id: String) -> String? {
        guard let own = tables[language]?[id], own != text else { return nil }
        return own
    }

    /// Returns the variants of a dialog for one value, in all languages including the file's own.
    /// - Parameters:
    ///   - id: The id of the dialog.
    ///   - value: The id of the value's title.
    mutating func variants(
        _ id: String, value: String, isAllowed: (LocalizedText.Translation) -> Bool
    ) -> [LocalizedText.Translation] {
        let key = "\(id)-\(value)"
        var variants: [LocalizedText.Translation] = []
        for (language, table) in tables.sorted(by: { $0.key < $1.key }) where LanguageTag.isUsual(language) {
            guard let text = table[key] else { continue }
            let variant = LocalizedText.Translation(text, language: language)
            guard DefinitionLimits.allowsText(text), isAllowed(variant) else { continue }
            usedKeys[language, default: []].insert(key)
            variants.append(variant)
        }
        return variants
    }

    /// The texts that the definition does not use. The table of the file's own language is included even if it is
    /// empty, so that an export writes it.
    var unused: StringsTables {
        var unused: StringsTables = [:]
        for (language, table) in tables {
            let left = table.filter { !(usedKeys[language]?.contains($0.key) ?? false) }
            if !left.isEmpty || language == self.language { unused[language] = left }
        }
        return unused
    }
}

/// Detects the language of the texts in a file: the language whose `.strings` file repeats most of them, or `en` if
/// none repeats more than half of its texts.
///
/// Untranslated tables repeat the file as well, so `en` takes precedence over languages with a slightly better share;
/// then the number of repeated texts and the name decide.
package func developmentLanguage(of file: XcodeFile, strings: StringsTables) -> String {
    guard !strings.isEmpty else { return "en" }
    var texts: [String: String] = [:]
    for leaves in file.allLeaves {
        for (key, leaf) in leaves {
            if case .string(let text) = leaf.value, case .string(let id)? = leaves[key + "ID"]?.value, !text.isEmpty {
                texts[id] = text
            }
        }
    }
    let agreements = strings.map { Agreement(of: $0.value, with: texts, language: $0.key) }
        .filter { $0.isMajority && LanguageTag.isUsual($0.language) }
    let best = agreements.max { $0.share < $1.share }
    let english = agreements.first { $0.language == "en" }
    if let best, let english, english.share >= best.share * 0.9 { return "en" }
    return agreements.min { ($1.repeated, $0.language) < ($0.repeated, $1.language) }?.language ?? "en"
}

/// The agreement of a table with the texts of a file.
private struct Agreement {
    let language: String
    /// The number of equal texts.
    var repeated = 0
    /// The number of ids that both contain.
    var common = 0

    init(of table: [String: String], with texts: [String: String], language: String) {
        self.language = language
        for (id, text) in table {
            guard let own = texts[id] else { continue }
            common += 1
            if text == own { repeated += 1 }
        }
    }

    var isMajority: Bool { repeated * 2 > common }
    var share: Double { common == 0 ? 0 : Double(repeated) / Double(common) }
}

extension XcodeFile {
    /// The leaves of the file and of all its declarations.
    fileprivate var allLeaves: [XcodeLeaves] {
        [leaves] + [types, enums, intents].flatMap { ($0 ?? []).flatMap(\.allLeaves) }
    }
}

extension XcodeDeclaration {
    fileprivate var allLeaves: [XcodeLeaves] {
        [leaves] + children.flatMap(\.allLeaves)
    }
}
