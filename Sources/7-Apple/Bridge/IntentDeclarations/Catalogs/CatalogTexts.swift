internal import AppIntents
internal import IntentDiagnostics
internal import IntentFoundation
internal import IntentModel

/// Finds the texts of an app's declarations in string catalogs, and collects what is missing there.
struct CatalogTexts {
    private let catalogs: [String: StringCatalog]
    /// The language of texts that no catalog contains.
    let language: String
    private(set) var warnings: [DefinitionWarning] = []
    /// The tables that texts name and that no catalog has.
    private(set) var missingTables: Set<String> = []

    /// - Parameters:
    ///   - catalogs: At most one for each table.
    ///   - language: The development language; nil for that of the first catalog, or English.
    init(_ catalogs: [StringCatalog], language: String?) {
        self.catalogs = Dictionary(catalogs.map { ($0.table, $0) }) { first, _ in first }
        self.language = language ?? catalogs.first?.sourceLanguage ?? "en"
    }

    /// Returns the text of a declaration with its translations. A text with inserted values has none.
    mutating func text(_ resource: LocalizedStringResource) -> LocalizedText {
        let original = resource.developmentText
        guard !resource.defaultValue.arguments.isEmpty else {
            return text(resource.key, table: resource.table, original: original)
        }
        warn(.declaredText, at: resource.key, "a text cannot contain values; the definition uses '\(original)'")
        return LocalizedText(original, language: language)
    }

    /// Returns a text with its translations.
    /// - Parameters:
    ///   - table: The table; nil for the default one.
    ///   - original: The text in the source language, as the code contains it.
    mutating func text(_ key: String, table: String?, original: String) -> LocalizedText {
        let name = table ?? StringCatalog.defaultTable
        guard let catalog = catalogs[name] else {
            missingTables.insert(name)
            return LocalizedText(original, language: language)
        }
        guard let entry = catalog[key] else {
            warn(
                .catalogText, at: "\(name).xcstrings",
                "the catalog does not contain '\(key)', which has no translations")
            return LocalizedText(original, language: catalog.sourceLanguage)
        }
        for loss in entry.losses { warn(.catalogText, at: "\(name).xcstrings: \(key)", loss) }
        let source = catalog.sourceLanguage
        return LocalizedText(
            entry.texts[source] ?? original, language: source, translations: entry.texts.filter { $0.key != source })
    }

    /// Adds a warning unless another text with the same key has caused it.
    private mutating func warn(_ code: DiagnosticCode, at place: String, _ message: String) {
        let warning = DefinitionWarning(code, at: place, message)
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
