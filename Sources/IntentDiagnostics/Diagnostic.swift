/// One problem of a definition, at the smallest text that is wrong.
package struct Diagnostic: Sendable, Hashable {
    package var code: DiagnosticCode
    package var severity: Severity
    package var file: FileIndex
    package var range: SourceRange

    /// One phrase without a full stop, the most specific word first.
    package var message: String

    /// A sentence or two of background, shown below the source line; nil for most.
    package var explanation: String?

    /// Other places involved, in the order in which they are shown.
    package var notes: [DiagnosticNote]

    /// Usually none or one; more when each is plausible.
    package var fixes: [DiagnosticFix]

    package init(
        _ code: DiagnosticCode, _ severity: Severity = .error, in file: FileIndex, at range: SourceRange,
        _ message: String, explanation: String? = nil, notes: [DiagnosticNote] = [], fixes: [DiagnosticFix] = []
    ) {
        self.code = code
        self.severity = severity
        self.file = file
        self.range = range
        self.message = message
        self.explanation = explanation
        self.notes = notes
        self.fixes = fixes
    }
}
