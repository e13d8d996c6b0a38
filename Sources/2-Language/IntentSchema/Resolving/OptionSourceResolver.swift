internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

/// Resolves `optionsFrom`: a file, a command or an address.
struct OptionSourceResolver: ContextResolver {
    let context: ResolvingContext

    func resolve(_ value: Value) -> ResolvedOptions {
        var options = ResolvedOptions(.free)
        options.isComplete = false
        if let text = reader.plainText(value), !tree.isNull(value.node) {
            let key = text.contains("://") ? Word.url : .file
            reader.reportWrongType(
                value, expected: "a map with one of 'file', 'command' and 'url'", near: "{ \(key.text): \(text) }")
            return options
        }
        guard let fields = reader.fields(of: value, allowed: .optionsFrom, subject: "'optionsFrom'") else {
            return options
        }
        let written = [Word.file, .command, .url].filter(fields.mentions)
        guard let first = written.first else {
            if reader.isMissing(.file, in: fields), !hasUnknownKeys(value, beside: .optionsFrom) {
                report(
                    .missingKey, at: place(value.key ?? value.node),
                    "'file', 'command' or 'url' is missing: 'optionsFrom' needs one of them")
            }
            return options
        }
        reportSecondSource(fields, written)
        guard let source = fields[first].flatMap({ source(first, $0, timeouts: timeouts(fields, of: first)) }) else {
            return options
        }
        options = ResolvedOptions(source)
        options.filters = fields[.where]
        options.sourceNode = fields[first]?.node
        return options
    }

    /// Whether the mapping has other keys, one of which may be a misspelled source.
    private func hasUnknownKeys(_ value: Value, beside allowed: KeySet) -> Bool {
        tree.entries(of: value.node).contains { entry in
            !(Word(tree.symbol(of: entry.key)).map(allowed.contains) ?? false)
        }
    }

    private func source(_ word: Word, _ value: Value, timeouts: OptionTimeouts) -> OptionSource? {
        let folder = document.folder
        return switch word {
        case .file: optionFile(value)
        case .command: command(value).map { .command(OptionCommand($0, timeouts: timeouts, folder: folder)) }
        default: address(value).map { .address(OptionAddress($0, timeouts: timeouts, folder: folder)) }
        }
    }

    private func reportSecondSource(_ fields: Fields, _ written: [Word]) {
        let keys = written.compactMap(fields.key).sorted()
        guard let first = keys.first else { return }
        for key in keys.dropFirst() {
            report(.twoSources(text(key), text(first), at: place(key), first: place(first)))
        }
    }

    // MARK: Files

    private func optionFile(_ value: Value) -> OptionSource? {
        let expected = "a path below the definition's folder"
        guard let path = reader.filledString(value, expected: expected) else { return nil }
        guard isContained(path) else {
            reader.reportWrongType(value, expected: expected)
            return nil
        }
        return .file(OptionFile(path: path, folder: document.folder))
    }

    /// Whether a path stays below the folder. Code that reads the file follows and checks links.
    private func isContained(_ path: String) -> Bool {
        !FilePath(path).isAbsolute && !FilePath(path).leadsUp && !path.utf8.contains(0)
    }

    // MARK: Commands and addresses

    /// Returns a command such as `[list-cars, --json]`. Arguments may be empty and may repeat; the command cannot be empty.
    private func command(_ value: Value) -> [String]? {
        let expected = "a command and its arguments as a list, such as [list-cars, --json]"
        guard tree.kind(value.node) == .sequence else {
            let words = (reader.plainText(value) ?? "").split(separator: " ").joined(separator: ", ")
            reader.reportWrongType(
                value, expected: expected, hint: "; a string is not split into arguments",
                near: words.isEmpty ? nil : "[\(words)]")
            return nil
        }
        var arguments: [String] = []
        var isValid = true
        for element in tree.elements(of: value.node) {
            let argument = argument(Value(element, after: nil), isCommand: arguments.isEmpty && isValid)
            if let argument { arguments.append(argument) } else { isValid = false }
        }
        if arguments.isEmpty, isValid { reader.reportWrongType(value, expected: expected, hint: "; it is empty") }
        return arguments.isEmpty || !isValid ? nil : arguments
    }

    private func argument(_ value: Value, isCommand: Bool) -> String? {
        guard !tree.isInvalid(value.node) else { return nil }
        let expected = isCommand ? "a command" : "an argument of a command"
        let argument =
            isCommand ? reader.filledString(value, expected: expected) : reader.string(value, expected: expected)
        guard let argument, argument.utf8.contains(0) else { return argument }
        reader.reportWrongType(value, expected: "\(expected) without NUL characters")
        return nil
    }

    private func address(_ value: Value) -> String? {
        guard let text = reader.filledString(value, expected: "an address, such as https://example.com/cars.json")
        else {
            return nil
        }
        if let problem = URLText.problem(ofSource: text) {
            report(.wrongType, at: place(value.node), problem.message)
            return nil
        }
        return hasPlaceholdersInQuery(text, at: value.node) ? text : nil
    }

    /// Whether all placeholders of an address are in its query; reports others. Their rows are checked once all are known.
    private func hasPlaceholdersInQuery(_ text: String, at node: NodeID) -> Bool {
        let (placeholders, unclosed) = Placeholder.all(in: text)
        if let unclosed {
            report(.unclosedPlaceholder(unclosed, at: pieces(of: node).place(ofOne: unclosed)))
            return false
        }
        let outside = Placeholder.all(in: OptionAddress.partsOutsideQuery(of: text)).placeholders
        guard let first = outside.first else { return true }
        let place = placeholders.first == first ? pieces(of: node).place(ofOne: first.text) : place(node)
        report(
            .unknownPlaceholder, at: place,
            "\(quoted(first.text)) is outside the query; only the query of an address, after its '?', can contain the value "
                + "of a row")
        return false
    }

    private func pieces(of node: NodeID) -> PieceFinder { PieceFinder(whole: place(node), in: context) }

    private func timeouts(_ fields: Fields, of source: Word) -> OptionTimeouts {
        if source == .file {
            for word in [Word.timeout, .cache] where fields.mentions(word) {
                reader.reportUselessKey(fields.key(word), "applies only to 'command' and 'url'")
            }
            return OptionTimeouts()
        }
        let longest = OptionTimeouts.maximumTimeout
        let timeout = fields[.timeout].flatMap {
            reader.duration($0, expected: "a timeout greater than 0s and at most \(longest.secondsText)s") {
                $0 > .zero && $0 <= longest
            }
        }
        let cache = fields[.cache].flatMap {
            reader.duration($0, expected: "how long an answer is cached, such as 10m") { $0 >= .zero }
        }
        return OptionTimeouts(timeout: timeout, cache: cache)
    }
}
