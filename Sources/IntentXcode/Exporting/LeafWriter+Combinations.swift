internal import IntentModel

/// The sentences of an intent in Shortcuts, and the phrases with which an app donates it.
extension LeafWriter {
    mutating func sayCombinations(of intent: Intent, rows: XcodeRows) {
        let sentences = intent.summary.map { SummarySentences($0, of: intent) }
        if let summary = intent.summary, let sentences {
            for set in rows.sets(named: summary.combinations.map(\.shown)) {
                sayCombination(of: set, sentences)
            }
        }
        for suggestion in intent.actions?.suggestions ?? [] { say(suggestion, sentences) }
    }

    /// One of Shortcuts' sentences.
    private mutating func sayCombination(of parameters: [String], _ sentences: SummarySentences) {
        let start = "ManagedParameterCombinations.\(parameters.joined(separator: ","))"
        imply("\(start).SupportsBackgroundExecution", true)
        imply("\(start).UpdatesLinked", true)
        guard let (sentence, path) = sentences.sentence(for: parameters) else { return }
        say("\(start).Title", sentence, dialogPath: path)
    }

    private mutating func say(_ suggestion: IntentSuggestion, _ sentences: SummarySentences?) {
        let start = "ParameterCombinations.\(suggestion.parameters.joined(separator: ","))"
        switch suggestion.title {
        case .text(let title):
            say(
                "\(start).Title", title, dialogPath: DialogPath.suggestion("title", with: suggestion.parameters))
        case .summary:
            say("\(start).IsLinked", true)
            if let (sentence, path) = sentences?.sentence(for: suggestion.parameters) {
                say("\(start).Title", sentence, isImplied: true, dialogPath: path)
            }
        }
        if let subtitle = suggestion.subtitle {
            say(
                "\(start).Subtitle", subtitle,
                dialogPath: DialogPath.suggestion("subtitle", with: suggestion.parameters))
        }
        say("\(start).IsPrimary", suggestion.isPrimary)
        if suggestion.runsInBackground {
            imply("\(start).SupportsBackgroundExecution", true)
        } else {
            say("\(start).SupportsBackgroundExecution", .boolean(false))
        }
    }
}

/// The sentences of a summary, by the rows that are there.
private struct SummarySentences {
    private let summary: IntentSummary
    private let conditional: Set<String>

    init(_ summary: IntentSummary, of intent: Intent) {
        self.summary = summary
        conditional = Set(intent.parameters.filter { !$0.conditions.isEmpty }.map(\.name))
    }

    /// - Parameter parameters: Those that are there, in declared order.
    /// - Returns: With the path of its variants; nil where the summary has no sentences.
    func sentence(for parameters: [String]) -> (LocalizedText, path: String)? {
        let shown = parameters.filter(conditional.contains)
        if let combination = summary.combinations.first(where: { $0.shown == shown }) {
            return (combination.sentence, DialogPath.summary(of: shown))
        }
        return summary.sentence.map { sentence in
            (sentence, summary.combinations.isEmpty ? DialogPath.summary : DialogPath.summary(of: []))
        }
    }
}
