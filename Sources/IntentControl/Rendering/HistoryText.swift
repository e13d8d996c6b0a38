internal import IntentDiagnostics
internal import IntentRuntime

/// Logged changes as text.
enum HistoryText {
    static func lines(of change: LoggedChange, style: TextStyle) -> [String] {
        let family = change.familyBefore == change.familyAfter ? "" : "  \(change.familyAfter.onOneVisibleLine)"
        let heading = "\(change.revision)  \(change.time.text)  \(style.bold(change.cause.rawValue.onOneVisibleLine))"
        return [heading + family] + change.differences.map { "   " + difference($0) }
    }

    /// `labelSize: none -> 16`.
    static func difference(_ difference: LoggedChange.Difference) -> String {
        let subject =
            switch difference.subject {
            case .value(let name): name
            case .defaultValue(let name): "default of \(name)"
            }
        let values = "\(StoredText.line(of: difference.before)) -> \(StoredText.line(of: difference.after))"
        return "\(subject.onOneVisibleLine): \(values)"
    }
}
