internal import IntentDiagnostics
internal import IntentSchema
internal import IntentXcode

extension DiagnosticPage {
    /// What any command finds of this in the example.
    func foundByCommands() -> (diagnostics: [Diagnostic], sources: SourceFiles) {
        diagnosis { notExportable($0) + appIntentsDiagnostics($0) }
    }
}
