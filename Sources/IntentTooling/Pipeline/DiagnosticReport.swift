package import IntentDiagnostics
package import IntentSchema

/// The diagnostics of a run on their way out.
package struct DiagnosticReport: Sendable {
    private let diagnostics: [Diagnostic]
    private let sources: SourceFiles

    /// - Parameter isStrict: Whether warnings count as errors.
    package init(_ resolved: ResolvedDefinitions, isStrict: Bool = false) {
        let collector = isStrict ? resolved.diagnostics.treatingWarningsAsErrors() : resolved.diagnostics
        diagnostics = collector.sorted()
        sources = resolved.sources
    }

    /// Diagnostics in the order in which they are to be shown.
    init(_ diagnostics: [Diagnostic], of sources: SourceFiles) {
        self.diagnostics = diagnostics
        self.sources = sources
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Text goes to standard error, and is nothing where there is nothing to say; other formats are data.
    package func write(as format: DiagnosticFormat) throws(ToolError) {
        let stream: StandardStream = format == .text ? .error : .output
        let text = render(diagnostics, of: sources, as: format, colour: stream.showsColour)
        if !text.isEmpty { try stream.write(text) }
    }
}
