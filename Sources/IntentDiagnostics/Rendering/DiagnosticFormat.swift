/// The forms in which diagnostics can be had; the raw values are those of `--format`.
package enum DiagnosticFormat: String, Sendable, Hashable, CaseIterable {
    case text, json, github
}

/// Renders diagnostics in the order given; sort them with ``DiagnosticCollector/sorted()`` first.
///
/// - Parameter colour: ANSI colours, in the text form only. Whether the output is a terminal is for the caller to know.
/// - Returns: Text that ends with a line end, or is empty; JSON is one document also when there are no diagnostics.
package func render(
    _ diagnostics: [Diagnostic], of files: SourceFiles, as format: DiagnosticFormat, colour: Bool = false
) -> String {
    switch format {
    case .text: renderText(diagnostics, of: files, colour: colour)
    case .json: renderJSON(diagnostics, of: files)
    case .github: renderGitHub(diagnostics, of: files)
    }
}
