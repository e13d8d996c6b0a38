package import IntentDiagnostics

/// A file of texts, `NAME.intent.de.yaml`, that was found beside a definition.
package struct TranslationSource: Sendable {
    package let file: SourceFile
    /// The language as the file's name gives it, a tag or not.
    package let language: String
    /// The index of the definition among those of the run; nil where it has none.
    package let definition: Int?

    package init(_ file: SourceFile, language: String, definition: Int?) {
        self.file = file
        self.language = language
        self.definition = definition
    }
}
