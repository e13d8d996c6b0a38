/// A problem in a definition, located at the smallest text that is wrong.
package struct Diagnostic: Sendable, Hashable {
    package var code: DiagnosticCode
    package var severity: Severity
    package var file: FileIndex
    package var range: SourceRange

    /// One phrase without a full stop; it begins with the most specific word.
    package var message: String

    /// One or two sentences of background, which appear below the source line.
    package var explanation: String?

    /// Related places, in the order in which they appear.
    package var notes: [DiagnosticNote]

    /// Suggested fixes: at most one, unless several are plausible.
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

/// The severity of a diagnostic.
package enum Severity: String, Sendable, Hashable, CaseIterable {
    /// No correct output exists.
    case error
    /// Output exists, but is probably not what the author meant.
    case warning
    /// Background information that never affects the exit code.
    case note
}

/// A place related to a diagnostic, such as the first declaration of a name.
package struct DiagnosticNote: Sendable, Hashable {
    package var file: FileIndex
    package var range: SourceRange
    package var message: String

    package init(file: FileIndex, range: SourceRange, message: String) {
        self.file = file
        self.range = range
        self.message = message
    }
}

/// A change that fixes a problem: an instruction, and the replacement for a range of the same file.
package struct DiagnosticFix: Sendable, Hashable {
    /// An instruction, such as `put the text in quotes`.
    package var message: String
    package var range: SourceRange
    package var replacement: String

    package init(message: String, range: SourceRange, replacement: String) {
        self.message = message
        self.range = range
        self.replacement = replacement
    }

    /// The instruction with the replacement, unless the replacement is invisible.
    var summary: String {
        replacement.allSatisfy { $0 == " " || $0 == "\n" } ? message : "\(message): \(replacement)"
    }
}

/// Returns a text in single quotes for a message, truncated after 40 characters.
package func quoted(_ text: String) -> String {
    let limit = 40
    guard text.unicodeScalars.prefix(limit + 1).count > limit else { return "'\(text)'" }
    return "'\(String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))))…'"
}
