internal import IntentEditor
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// A line that a user types in a plain session.
enum PlainCommand: Hashable {
    /// A row, and a slot of it.
    struct Place: Hashable {
        /// The declared name of the parameter.
        var row: String
        /// The zero-based index; nil for the row as a whole.
        var slot: Int?
    }

    case help, rows, fold, unfold, changes, undo, redo, check, resume, forget, quit
    case save(isConfirmed: Bool)
    case details(Place)
    /// Changes a row in the way that its control suggests.
    case open(Place)
    /// Chooses the option that matches, or types the text.
    case enter(Place, String)
    /// Sets a literal or an identifier.
    case set(Place, String)
    case options(Place, String)
    case step(Place, Int)
    case clear(Place)
    case reset(Place)
    case move(Place, to: Int)
    case settle(Place, EditorSettlement)

    /// Why a line is not a command.
    struct Problem: Error, Hashable {
        var message: String
    }

    /// The lines of the help.
    static func helpLines(_ texts: TextCatalog) -> [String] {
        [
            texts("N is the number or the name of a row; N.S is slot S of row N"),
            texts("N: change the row. Switch it, choose an option, or type a value at the question that follows"),
            texts("N TEXT: choose the option that matches, or type the text"),
            texts("set N VALUE: set an identifier or a value as 'set' does on the command line"),
            texts("options N TEXT: list options, or search them"),
            texts("increase N, decrease N: change a number by a step; a count may follow"),
            texts("clear N: remove the value. reset N: use the default"),
            texts("move N.S to T: move a value to another slot"),
            texts("undo, redo: undo a change that is not saved yet, or repeat it"),
            texts("show: all rows. show N: everything about a row. changes: what saving would change"),
            texts("unfold: list the rows of folded sections, too. fold: leave them out again"),
            texts("mine N, theirs N: resolve a conflict with another editor"),
            texts("check: ask the handler whether the values are valid"),
            texts("save: store the changes. quit: leave"),
        ]
    }
}

/// Reading a line.
extension PlainCommand {
    /// - Parameter content: The rows that numbers refer to.
    /// - Returns: Nil for an empty line.
    init?(_ line: String, in content: EditorContent) throws(Problem) {
        let (word, rest) = line.firstWord
        guard !word.isEmpty else { return nil }
        if let simple = PlainCommand(word: word.lowercased()) {
            guard rest.isEmpty else {
                throw Problem(message: content.texts("'\(word)' takes nothing more; found '\(rest)'"))
            }
            self = simple
            return
        }
        switch word.lowercased() {
        case "save", "s":
            guard rest.isEmpty || rest.isYes else { throw Problem(message: content.texts("type 'save' or 'save yes'")) }
            self = .save(isConfirmed: rest.isYes)
        case "show", "list", "l", "help", "h", "?":
            let isHelp = word.lowercased().hasPrefix("h") || word == "?"
            self = rest.isEmpty ? (isHelp ? .help : .rows) : .details(try Place(rest, in: content))
        case "set":
            let (place, value) = rest.firstWord
            guard !value.isEmpty else { throw Problem(message: content.texts("type 'set', a row and a value")) }
            self = .set(try Place(place, in: content), value)
        case "options", "o":
            let (place, term) = rest.firstWord
            self = .options(try Place(place, in: content), term)
        case "increase", "decrease": self = try .stepping(rest, word.lowercased() == "decrease" ? -1 : 1, content)
        case "clear": self = .clear(try Place(rest, in: content))
        case "reset": self = .reset(try Place(rest, in: content))
        case "move": self = try .moving(rest, content)
        case "mine": self = .settle(try Place(rest, in: content), .keepMine)
        case "theirs": self = .settle(try Place(rest, in: content), .takeTheirs)
        default:
            let place = try Place(word, in: content, otherWords: Self.words)
            self = rest.isEmpty ? .open(place) : .enter(place, rest)
        }
    }

    private init?(word: String) {
        switch word {
        case "changes": self = .changes
        case "fold": self = .fold
        case "unfold": self = .unfold
        case "undo", "u": self = .undo
        case "redo": self = .redo
        case "check": self = .check
        case "resume": self = .resume
        case "forget": self = .forget
        case "quit", "q", "exit": self = .quit
        default: return nil
        }
    }

    private static let words = [
        "help", "show", "fold", "unfold", "changes", "undo", "redo", "check", "resume", "forget", "quit", "save", "set",
        "options",
        "increase", "decrease", "clear", "reset", "move", "mine", "theirs",
    ]

    private static func stepping(
        _ rest: String, _ sign: Int, _ content: EditorContent
    ) throws(Problem) -> PlainCommand {
        let (place, text) = rest.firstWord
        guard let count = text.isEmpty ? 1 : Int(text), (1...1_000_000).contains(count) else {
            throw Problem(message: content.texts("'\(text)' is not a number of steps"))
        }
        return .step(try Place(place, in: content), sign * count)
    }

    private static func moving(_ rest: String, _ content: EditorContent) throws(Problem) -> PlainCommand {
        let (text, target) = rest.firstWord
        let place = try Place(text, in: content)
        let words = target.split(separator: " ")
        let number = words.last.flatMap { Int($0.split(separator: ".").last ?? $0) }
        guard place.slot != nil, let number, number >= 1, words.count == 1 || words.first == "to" && words.count == 2
        else {
            throw Problem(
                message: content.texts("type 'move', a slot, 'to' and the number of a slot, such as 'move 1.3 to 1'"))
        }
        return .move(place, to: number - 1)
    }
}

extension PlainCommand.Place {
    /// Reads `3`, `3.1`, `stops` or `stops.1`.
    init(
        _ text: String, in content: EditorContent, otherWords: [String] = []
    ) throws(PlainCommand.Problem) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first, !name.isEmpty else {
            throw PlainCommand.Problem(message: content.texts("the number or the name of a row is missing"))
        }
        let rows = content.visibleRows
        if let number = Int(name) {
            guard rows.indices.contains(number - 1) else {
                throw PlainCommand.Problem(
                    message: content.texts("there is no row \(number); the rows are 1 to \(rows.count)"))
            }
            row = rows[number - 1].name
        } else if let found = rows.first(where: { $0.name == name }) {
            row = found.name
        } else if content.row(named: name) != nil {
            throw PlainCommand.Problem(message: content.texts("the row '\(name)' is hidden now"))
        } else {
            let texts = content.texts
            let unknown = texts.suggesting(
                NearMatch.best(for: name, in: rows.map(\.name) + otherWords),
                texts("'\(name)' is neither a command nor a row"))
            throw PlainCommand.Problem(message: texts("\(unknown); type 'help' for all commands"))
        }
        guard parts.count == 2 else { return }
        guard let number = Int(parts[1]), number >= 1 else {
            throw PlainCommand.Problem(message: content.texts("'\(parts[1])' is not the number of a slot"))
        }
        slot = number - 1
    }
}

extension String {
    /// The first word, and the text after the spaces that follow it, without spaces at its end.
    var firstWord: (word: String, rest: String) {
        let text = trimmed[...]
        let word = text.prefix { !$0.isWhitespace }
        return (String(word), String(text.dropFirst(word.count).drop { $0.isWhitespace }))
    }

    /// Without white space at both ends.
    var trimmed: String { String(trimming(where: \.isWhitespace)) }

    var isYes: Bool { ["y", "yes"].contains(trimmed.lowercased()) }
}
