package import IntentDiagnostics

/// A diagnostic that a file foretells in a comment.
///
/// | comment | means |
/// | --- | --- |
/// | `# expect: code` behind other text | this code, on this line |
/// | `# expect-next: code`, a line of its own | this code, on the next line |
/// | `# expect-here: code at L:C`, anywhere | this code, at line L and column C |
///
/// Several codes of one line are separated by commas; the same code twice means two diagnostics. The last comment of a
/// line counts, so that a line whose comment is its very fault can say so: `title: Now #1 # expect: text-cut`.
package struct ExpectedDiagnostic: Sendable, Hashable {
    package var code: DiagnosticCode
    package var line: Int
    /// nil when any column will do.
    package var column: Int?

    package init(code: DiagnosticCode, line: Int, column: Int? = nil) {
        self.code = code
        self.line = line
        self.column = column
    }

    package func matches(_ code: DiagnosticCode, at position: SourcePosition) -> Bool {
        self.code == code && line == position.line && (column == nil || column == position.column)
    }
}

extension ExpectedDiagnostic: CustomStringConvertible {
    package var description: String {
        "\(code) at line \(line)" + (column.map { ", column \($0)" } ?? "")
    }
}
