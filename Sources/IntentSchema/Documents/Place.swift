internal import IntentDiagnostics

/// A stretch of a file of the run.
struct Place: Sendable, Hashable {
    let file: FileIndex
    let range: SourceRange

    /// Whether this place is read first.
    func precedes(_ other: Place) -> Bool {
        (file, range.start) < (other.file, other.range.start)
    }
}

extension DiagnosticNote {
    init(_ message: String, at place: Place) {
        self.init(file: place.file, range: place.range, message: message)
    }
}

extension Diagnostic {
    init(
        _ code: DiagnosticCode, _ severity: Severity = .error, at place: Place, _ message: String,
        notes: [DiagnosticNote] = [], fixes: [DiagnosticFix] = []
    ) {
        self.init(code, severity, in: place.file, at: place.range, message, notes: notes, fixes: fixes)
    }
}

extension DiagnosticFix {
    /// The replacement that a near match suggests; none where nothing is near.
    static func didYouMean(_ word: String?, at place: Place) -> [DiagnosticFix] {
        guard let word else { return [] }
        return [DiagnosticFix(message: "did you mean", range: place.range, replacement: word)]
    }
}
