package import IntentDiagnostics
package import IntentModel

/// What the files of one run say together, and what is wrong with them.
package struct ResolvedDefinitions: Sendable {
    /// All declarations. Valid, and of use, only where the diagnostics have no error.
    package let schema: Schema
    /// What each file declares, in the order of the files; one that could not be read is not among them.
    package let files: [DefinitionFile]
    package let diagnostics: DiagnosticCollector
    /// What the diagnostics point into, in the order of the files.
    package let sources: SourceFiles
    /// What the settings file says; nil where there is none.
    package let settings: GeneratorSettings?
    /// The settings file among ``sources``.
    package let settingsFile: FileIndex?
    /// The files taken apart, as far as they could be read.
    private let documents: [Document]

    init(
        schema: Schema, files: [DefinitionFile], diagnostics: DiagnosticCollector, sources: SourceFiles,
        settings: SettingsFile?, documents: [Document]
    ) {
        self.schema = schema
        self.files = files
        self.diagnostics = diagnostics
        self.sources = sources
        self.settings = settings?.settings
        settingsFile = settings?.file
        self.documents = documents
    }

    /// Where a declaration has its name; nil where there is no such declaration.
    /// - Parameter path: The names that lead to it: `intents`, `OrderSoup`, `parameters`, `soup`.
    package func place(ofDeclaration path: [String]) -> (file: FileIndex, range: SourceRange)? {
        for document in documents {
            if let place = document.place(ofDeclaration: path) { return (place.file, place.range) }
        }
        return nil
    }
}
