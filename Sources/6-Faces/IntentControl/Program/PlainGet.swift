/// The command `get` with plain arguments, read without ArgumentParser.
///
/// Scripts run `get` again and again, and ArgumentParser takes longer than reading the definitions and the store.
struct PlainGet: SessionCommand, InstanceReference {
    let id: String
    let parameters: [String]
    private(set) var choices = SessionChoices()
    private(set) var printsJSON = false

    /// Accepts no arguments that ArgumentParser would reject, or understand differently. It is nil for all others, such as
    /// those of other commands, `--help`, `--explain` and wrong usage.
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - acceptsDefinitions: Whether the program has the option `--definitions`.
    init?(_ arguments: [String], acceptsDefinitions: Bool) {
        guard arguments.first == "get" else { return nil }
        var remaining = arguments.dropFirst()
        var words: [String] = []
        while let argument = remaining.popFirst() {
            guard argument.utf8.first == UInt8(ascii: "-") else {
                words.append(argument)
                continue
            }
            if argument == "--json", !printsJSON {
                printsJSON = true
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let name = parts.first, acceptsDefinitions || name != "--definitions",
                let value = parts.dropFirst().first ?? remaining.popFirst(), Self.isWord(value),
                choices.set(name, to: value)
            else { return nil }
        }
        guard let id = words.first, words.allSatisfy(Self.isWord) else { return nil }
        self.id = id
        parameters = Array(words.dropFirst())
    }

    func perform(in session: Session) throws -> any CommandResult {
        try session.get(id: id, parameters: parameters)
    }

    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.first != UInt8(ascii: "-")
    }
}

extension SessionChoices {
    /// Sets an option; returns false if it is unknown, or repeated although it has one value.
    fileprivate mutating func set(_ option: String, to value: String) -> Bool {
        switch option {
        case "--store" where store == nil: store = value
        case "--policy" where policy == nil: policy = value
        case "--definitions": definitions.append(value)
        case "--extension": extensions.append(value)
        default: return false
        }
        return true
    }
}
