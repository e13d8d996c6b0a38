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

    package init(
        schema: Schema, files: [DefinitionFile], diagnostics: DiagnosticCollector, sources: SourceFiles
    ) {
        self.schema = schema
        self.files = files
        self.diagnostics = diagnostics
        self.sources = sources
    }
}
