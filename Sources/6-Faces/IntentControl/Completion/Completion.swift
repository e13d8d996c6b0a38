internal import ArgumentParser
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem

/// A word that can complete a command line.
struct Completion: Hashable, Sendable {
    let text: String
    /// What the word means, for shells that show it.
    var description: String?

    /// Returns the completion as a line for the completion script of a shell; nil if the script cannot take it.
    /// - Parameter shell: Nil for a line without a description.
    func line(for shell: CompletionShell?) -> String? {
        // A line end would make two completions of one, and a shell would show no control character.
        guard text.onOneVisibleLine == text, !text.isEmpty else { return nil }
        let description = description.flatMap { $0.isEmpty || $0 == text ? nil : $0.onOneVisibleLine }
        switch shell {
        case .fish: return description.map { "\(text)\t\($0)" } ?? text
        case .zsh:
            let escaped = text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
            return description.map { "\(escaped):\($0)" } ?? escaped
        // Bash expands the words of a list, including the commands in them.
        case .bash: return text.shellQuoted
        default: return text
        }
    }
}

extension String {
    /// The text of a word as it is typed, without the quotes and backslashes of a shell.
    var withoutShellQuotes: String {
        var text = ""
        var quote: Character?
        var isEscaped = false
        for character in self {
            if isEscaped {
                text.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { text.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
            } else {
                text.append(character)
            }
        }
        return text
    }
}

/// The time in which completions are found. A shell waits for them while its user does.
struct CompletionTime: Sendable {
    /// For everything, also where a store, a disk or an extension does not respond: `INTENT_COMPLETION_TIMEOUT` in milliseconds.
    let limit: Duration

    init(_ environment: Environment) {
        let milliseconds = environment["INTENT_COMPLETION_TIMEOUT"].flatMap { Int($0) } ?? 400
        limit = .milliseconds(min(max(milliseconds, 1), 60_000))
    }

    /// For a handler of the program itself; an older answer takes its place.
    var handler: Duration { limit / 16 }
    /// For a file, and for a source in another process that has not answered yet. Once it has, its stored answer is used.
    var otherSource: Duration { limit * 5 / 8 }
    /// For reading identifiers from a large store.
    var reading: Duration { limit / 20 }

    /// Returns the result of an operation, which runs on a thread of its own; nil if it takes too long. It then continues until
    /// the process ends.
    func result<Result: Sendable>(of operation: @escaping @Sendable () async -> Result) -> Result? {
        guard let thread = WorkThread.started() else { return nil }
        let outcome = Monitor<Result?>(nil)
        Task.detached(executorPreference: thread) {
            let result = await operation()
            outcome.withLock { $0 = result }
        }
        let deadline = ContinuousClock.now + limit
        return outcome.wait { result in
            let remaining = ContinuousClock.now.duration(to: deadline)
            return result != nil || remaining <= .zero ? .done(result) : .wait(atMost: remaining)
        }
    }
}
