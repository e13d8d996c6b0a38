internal import ArgumentParser
package import IntentDiagnostics
package import IntentSchema

/// The diagnostics of a run on their way out.
package struct DiagnosticReport: Sendable {
    private let diagnostics: [Diagnostic]
    private let sources: SourceFiles
    private let settings: FileIndex?

    /// - Parameter isStrict: Whether warnings count as errors.
    package init(_ resolved: ResolvedDefinitions, isStrict: Bool = false) {
        let collector = isStrict ? resolved.diagnostics.treatingWarningsAsErrors() : resolved.diagnostics
        diagnostics = collector.sorted()
        sources = resolved.sources
        settings = resolved.settingsFile
    }

    /// Diagnostics in the order in which they are to be shown.
    init(_ diagnostics: [Diagnostic], of sources: SourceFiles) {
        self.diagnostics = diagnostics
        self.sources = sources
        settings = nil
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Ends the command where something is wrong, with the status of a wrong definition, or of wrong settings where
    /// nothing else is wrong.
    func stopWhereWrong() throws(ExitCode) {
        let wrong = diagnostics.filter { $0.severity == .error }
        guard !wrong.isEmpty else { return }
        let isOnlySettings = wrong.allSatisfy { $0.file == settings }
        throw ExitCode((isOnlySettings ? ExitStatus.wrongSettings : .wrongDefinition).rawValue)
    }

    /// Text goes to standard error, and is nothing where there is nothing to say; other formats are data.
    package func write(as format: DiagnosticFormat) throws(ToolError) {
        let stream: StandardStream = format == .text ? .error : .output
        let text = render(diagnostics, of: sources, as: format, colour: stream.showsColour)
        if !text.isEmpty { try stream.write(text) }
    }
}
