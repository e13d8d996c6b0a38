/// The output formats of diagnostics, with the values of `--format`.
package enum DiagnosticFormat: String, Sendable, Hashable, CaseIterable {
    case text, json, github
}

/// Renders diagnostics in the order given; sort them with ``DiagnosticCollector/sorted()`` first.
///
/// - Parameter color: Whether the `text` format has ANSI colors.
/// - Returns: Text that is empty or ends with a line end. JSON is a complete document even without diagnostics.
package func render(
    _ diagnostics: [Diagnostic], of files: SourceFiles, as format: DiagnosticFormat, color: Bool = false
) -> String {
    switch format {
    case .text: renderText(diagnostics, of: files, color: color)
    case .json: renderJSON(diagnostics, of: files)
    case .github: renderGitHub(diagnostics, of: files)
    }
}

/// Creates the map of a file for its first diagnostic, and reuses it for the others.
struct SourceMaps {
    private let files: SourceFiles
    private var maps: [FileIndex: SourceMap] = [:]

    init(_ files: SourceFiles) {
        self.files = files
    }

    mutating func map(of index: FileIndex) -> SourceMap {
        if let map = maps[index] { return map }
        let map = SourceMap(files[index])
        maps[index] = map
        return map
    }
}
