internal import IntentModel
internal import IntentRuntime

/// What is said beside options, in words for a person.
enum OptionsNotes {
    static func notes(of result: OptionsResult) -> [Note] {
        stateNotes(of: result) + rest(of: result)
    }

    private static func stateNotes(of result: OptionsResult) -> [Note] {
        switch result.answer.state {
        case .answered: ageNotes(of: result) + emptyNotes(of: result)
        case .stale(let age, let reason):
            [.warning("these options are \(AgeText.text(of: age)) old: \(result.words(of: reason))")]
        case .needs(let parent):
            [
                .note(
                    "the options of \(result.parameter) depend on \(parent), which has no value yet; set \(parent) first"
                )
            ]
        case .failed: []
        }
    }

    private static func ageNotes(of result: OptionsResult) -> [Note] {
        let age = result.answer.age
        return age > .zero ? [.note("these options were asked for \(AgeText.text(of: age)) ago, and still hold")] : []
    }

    private static func emptyNotes(of result: OptionsResult) -> [Note] {
        guard result.answer.collection.items.isEmpty else { return [] }
        switch result.lack {
        case .takesAnyValue?: return [.note("\(result.parameter) has no options; it takes any value of its type")]
        case .isFilledElsewhere?: return [.note("\(result.parameter) has no options; it is not set here")]
        case nil: break
        }
        let rest = result.includesChosen ? "" : " that is not chosen already; --all shows what is"
        if let term = result.searchTerm, !term.isEmpty { return [.note("nothing matches '\(term)'\(rest)")] }
        return [.note("there is nothing to choose\(rest)")]
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
        case .sourceNotTrusted: "source-not-trusted"
        }
    }

    fileprivate func words(of provider: OptionsResult.Provider) -> String {
        switch (self, provider) {
        case (.timedOut, .handler): "the handler did not answer in time"
        case (.timedOut, .file): "the options file could not be read in time"
        case (.timedOut, .command): "the command that lists them did not end in time"
        case (.timedOut, .address): "the address that lists them did not answer in time"
        case (.failed(""), _): "the handler failed"
        case (.failed(let message), .handler): "the handler failed: \(message)"
        case (.failed(let message), _): message
        case (.notSignedIn, _): "not signed in; sign in where they come from and try again"
        case (.unavailable(""), _): "unavailable"
        case (.unavailable(let message), _): message
        case (.crashed(""), _): "the handler's process ended"
        case (.crashed(let message), _): message
        case (.sourceNotTrusted(let message), _): message
        }
    }
}

extension OptionsResult {
    /// Why there is no fresh answer, in words for a person.
    func words(of reason: HandlerFailure) -> String {
        reason.words(of: provider)
    }
}
