internal import IntentModel
internal import IntentRuntime

/// What is said beside options, in words for a person.
enum OptionsNotes {
    static func notes(of result: OptionsResult) -> [Note] {
        stateNotes(of: result) + rest(of: result)
    }

    private static func stateNotes(of result: OptionsResult) -> [Note] {
        switch result.answer.state {
        case .answered: emptyNotes(of: result)
        case .stale(let age, let reason):
            [.warning("these options are \(AgeText.text(of: age)) old: \(reason.words)")]
        case .needs(let parent):
            [
                .note(
                    "the options of \(result.parameter) depend on \(parent), which has no value yet; set \(parent) first"
                )
            ]
        case .failed: []
        }
    }

    private static func emptyNotes(of result: OptionsResult) -> [Note] {
        guard result.answer.collection.items.isEmpty else { return [] }
        if let term = result.searchTerm, !term.isEmpty { return [.note("nothing matches '\(term)'")] }
        return [.note(result.includesChosen ? "there is nothing to choose" : "there is nothing more to choose")]
    }

    private static func rest(of result: OptionsResult) -> [Note] {
        result.answer.collection.cursor.map {
            [.note("there are more options; they begin with --cursor \(ShellText.quoted($0))")]
        } ?? []
    }
}

extension HandlerFailure {
    /// A stable word for scripts.
    var code: String {
        switch self {
        case .timedOut: "timedOut"
        case .failed: "failed"
        case .notSignedIn: "notSignedIn"
        case .unavailable: "unavailable"
        case .crashed: "crashed"
        }
    }

    var words: String {
        switch self {
        case .timedOut: "the handler did not answer in time"
        case .failed(let message): message.isEmpty ? "the handler failed" : "the handler failed: \(message)"
        case .notSignedIn: "not signed in; sign in where they come from and try again"
        case .unavailable(let message): message.isEmpty ? "unavailable" : message
        case .crashed: "the handler's process ended"
        }
    }
}
