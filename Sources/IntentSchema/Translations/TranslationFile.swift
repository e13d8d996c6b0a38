internal import IntentDiagnostics

/// A file of texts, read and not yet compared with its definition.
struct TranslationFile: Sendable {
    let source: TranslationSource
    let file: FileIndex
    var language: String
    /// Where the language is given: the key's value, else the beginning of the file.
    var languagePlace: Place
    /// Nil where the file could not be read.
    var lines: [(path: String, translation: TranslationTable.Translation)]?
    var diagnostics: [Diagnostic]
}
