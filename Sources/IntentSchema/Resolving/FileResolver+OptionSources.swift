internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// `optionsFrom`: a file, a command or an address.
extension FileResolver {
    mutating func optionsSource(_ value: Value) -> ResolvedOptions {
        var options = ResolvedOptions(.free)
        options.isComplete = false
        guard let fields = fields(of: value, allowed: .optionsFrom, subject: "'optionsFrom'") else { return options }
        let written = [Word.file, .command, .url].filter(fields.mentions)
        guard let first = written.first else {
            if isMissing(.file, in: fields), !hasUnknownKeys(value, beside: .optionsFrom) {
                report(.noSource(at: place(value.key ?? value.node)))
            }
            return options
        }
        reportSecondSource(fields, written)
        guard let source = fields[first].flatMap({ source(first, $0, patience: patience(fields, of: first)) }) else {
            return options
        }
        return ResolvedOptions(source)
    }

    /// One of them may have been meant for the key that is missing.
    private func hasUnknownKeys(_ value: Value, beside allowed: KeySet) -> Bool {
        document.tree.entries(of: value.node).contains { entry in
            !(Word(document.tree.symbol(of: entry.key)).map(allowed.contains) ?? false)
        }
    }

    private mutating func source(_ word: Word, _ value: Value, patience: OptionTimeouts) -> OptionSource? {
        let folder = document.folder
        return switch word {
        case .file: optionFile(value)
        case .command: command(value).map { .command(OptionCommand($0, patience: patience, folder: folder)) }
        default: address(value).map { .address(OptionAddress($0, patience: patience, folder: folder)) }
        }
    }

    private mutating func reportSecondSource(_ fields: Fields, _ written: [Word]) {
        let keys = written.compactMap(fields.key).sorted()
        guard let first = keys.first else { return }
        for key in keys.dropFirst() {
            report(.secondSource(text(key), text(first), at: place(key), first: place(first)))
        }
    }

    // MARK: Files

    private mutating func optionFile(_ value: Value) -> OptionSource? {
        let expected = "a path below the definition's folder"
        guard let path = filledString(value, expected: expected) else { return nil }
        guard isContained(path) else {
            reportWrongType(value, expected: expected)
            return nil
        }
        return .file(OptionFile(path: path, folder: document.folder))
    }

    /// Links are for the reader of the file to follow and check.
    private func isContained(_ path: String) -> Bool {
        guard !path.hasPrefix("/"), !path.utf8.contains(0) else { return false }
        return !path.split(separator: "/").contains("..")
    }

    // MARK: Commands and addresses

    /// `[list-cars, --json]`. An argument may be empty and may stand twice; the command itself is never empty.
    private mutating func command(_ value: Value) -> [String]? {
        let expected = "a command and its arguments as a list, such as [list-cars, --json]"
        guard document.tree.kind(value.node) == .sequence else {
            reportWrongType(value, expected: expected, hint: "; no shell takes a text apart")
            return nil
        }
        var arguments: [String] = []
        var isWhole = true
        for element in document.tree.elements(of: value.node) {
            let argument = argument(Value(element, behind: nil), isCommand: arguments.isEmpty && isWhole)
            if let argument { arguments.append(argument) } else { isWhole = false }
        }
        if arguments.isEmpty, isWhole { reportWrongType(value, expected: expected, hint: "; it is empty") }
        return arguments.isEmpty || !isWhole ? nil : arguments
    }

    private mutating func argument(_ value: Value, isCommand: Bool) -> String? {
        guard !document.tree.isRefused(value.node) else { return nil }
        let expected = isCommand ? "a command" : "an argument of a command"
        let argument = isCommand ? filledString(value, expected: expected) : string(value, expected: expected)
        guard let argument, argument.utf8.contains(0) else { return argument }
        reportWrongType(value, expected: "\(expected), which has no NUL")
        return nil
    }

    private mutating func address(_ value: Value) -> String? {
        guard let text = filledString(value, expected: "an address, such as https://example.com/cars.json") else {
            return nil
        }
        guard let problem = URLText.problem(ofSource: text) else { return text }
        report(.wrongAddress(problem.message, at: place(value.node)))
        return nil
    }

    private mutating func patience(_ fields: Fields, of source: Word) -> OptionTimeouts {
        if source == .file {
            for word in [Word.timeout, .cache] where fields.mentions(word) {
                reportUselessKey(fields.key(word), "is for 'command' and 'url' only")
            }
            return OptionTimeouts()
        }
        let longest = OptionTimeouts.longestTimeout
        let timeout = fields[.timeout].flatMap {
            duration($0, expected: "a time to wait, above 0 and at most \(longest.secondsText)s") {
                $0 > .zero && $0 <= longest
            }
        }
        let cache = fields[.cache].flatMap {
            duration($0, expected: "a time for which an answer holds, such as 10m") { $0 >= .zero }
        }
        return OptionTimeouts(timeout: timeout, cache: cache)
    }

    /// A number with its unit: what a bare one means is not told by the key.
    private mutating func duration(
        _ value: Value, expected: @autoclosure () -> String, isAllowed: (Duration) -> Bool
    ) -> Duration? {
        guard let text = string(value, expected: expected()) else { return nil }
        let duration = text.last?.isLetter == true ? try? Duration.literal(text) : nil
        guard let duration, isAllowed(duration) else {
            let hint = duration == nil ? "; a duration is a number and ms, s, m, h or d" : ""
            reportWrongType(value, expected: expected(), hint: hint)
            return nil
        }
        return duration
    }
}

extension Diagnostic {
    fileprivate static func noSource(at place: Place) -> Diagnostic {
        Diagnostic(
            .missingKey, at: place, "'file', 'command' or 'url' is missing: 'optionsFrom' needs one of them")
    }

    fileprivate static func secondSource(_ later: String, _ earlier: String, at place: Place, first: Place)
        -> Diagnostic
    {
        Diagnostic(
            .duplicateKey, at: place, "'\(later)' stands beside '\(earlier)'; options come from one of them",
            notes: [DiagnosticNote("'\(earlier)' is here", at: first)])
    }

    fileprivate static func wrongAddress(_ message: String, at place: Place) -> Diagnostic {
        Diagnostic(.wrongType, at: place, message)
    }
}
