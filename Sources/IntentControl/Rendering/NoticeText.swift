internal import IntentDiagnostics

/// What is said on standard error, as text.
enum NoticeText {
    static func text(of note: Note, style: TextStyle) -> String {
        let label =
            switch note.kind {
            case .warning: style.warning("warning:")
            case .note: style.note("note:")
            }
        return "\(label) \(note.message.onOneVisibleLine)\n"
    }

    /// A line for each problem, with what belongs below it. A problem with details of its own stands for itself.
    static func text(of failure: ControlFailure, style: TextStyle) -> String {
        let problems = failure.problems.map { text(of: $0, style: style) }.joined()
        return problems + (failure.advice.map { text(of: .note($0), style: style) } ?? "")
    }

    private static func text(of problem: ControlFailure.Problem, style: TextStyle) -> String {
        if let details = problem.details { return details.hasSuffix("\n") ? details : details + "\n" }
        var line = problem.message
        // Most messages name their parameter themselves.
        if let parameter = problem.parameter, !line.contains("'\(parameter)'") { line = "\(parameter): \(line)" }
        if let suggestion = problem.suggestion { line += "; did you mean '\(suggestion)'?" }
        return "\(style.error("error:")) \(line.onOneVisibleLine)\n"
    }
}
