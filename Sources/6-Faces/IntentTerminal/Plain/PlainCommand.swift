internal import IntentEditor
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// A line that a user types in a plain session.
enum PlainCommand: Hashable {
    /// A row, and a slot of it.
    struct Place: Hashable {
        /// The declared name of the parameter, or the path of a field.
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
    /// Discards the change of a row that is not saved.
    case discard(Place)
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
            texts("N.F is field F of the record in row N; N.S.F is field F of the record in slot S"),
            texts("N: change the row. Switch it, choose an option, or type a value at the question that follows"),
            texts("N TEXT: choose the option that matches, or type the text"),
            texts("set N VALUE: set an identifier or a value as 'set' does on the command line"),
            texts("options N TEXT: list options, or search them"),
            texts("increase N, decrease N: change a number by a step; a count may follow"),
            texts("clear N: remove the value. reset N: use the default"),
            texts("discard N: keep the stored value of a row that you changed"),
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
            self = .set(try Place(place, in: content, addsRecords: true), value)
        case "options", "o":
            let (place, term) = rest.firstWord
            self = .options(try Place(place, in: content), term)
        case "increase", "decrease": self = try .stepping(rest, word.lowercased() == "decrease" ? -1 : 1, content)
        case "clear": self = .clear(try Place(rest, in: content))
        case "reset": self = .reset(try Place(rest, in: content))
        case "discard": self = .discard(try Place(rest, in: content))
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
        "increase", "decrease", "clear", "reset", "discard", "move", "mine", "theirs",
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
    /// Reads `3`, `3.1`, `stops` or `stops.1`; for a field of a record `3.2`, `3.1.2`, `home.label` or `stations[2].label`.
    /// - Parameter addsRecords: Whether the place may be a field, by its name, where there is no record yet.
    init(
        _ text: String, in content: EditorContent, addsRecords: Bool = false, otherWords: [String] = []
    ) throws(PlainCommand.Problem) {
        let parts = Self.parts(of: text)
        guard let name = parts.first, !name.isEmpty else {
            throw PlainCommand.Problem(message: content.texts("the number or the name of a row is missing"))
        }
        let rows = content.visibleRows
        if let path = FieldPath(parsing: text), rows.contains(where: { $0.name == path.parameter }),
            content.row(named: text) != nil
        {
            row = text
            return
        }
        if Int(name) == nil, !rows.contains(where: { $0.name == name }), content.row(named: name) != nil {
            throw PlainCommand.Problem(message: content.texts("the row '\(name)' is hidden now"))
        }
        let found = try Self.row(name, among: rows, otherWords, content.texts)
        row = found.name
        try enter(found, parts.dropFirst(), addsRecords, content.texts)
    }

    /// The numbers and names with periods between them; `stations[2].label` is the same as `stations.2.label`.
    private static func parts(of text: String) -> [String] {
        if let path = FieldPath(parsing: text), let slot = path.slot {
            return [path.parameter, String(Int128(slot) + 1), path.field]
        }
        return text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// Follows numbers of slots, and numbers or names of fields.
    private mutating func enter(
        _ row: EditorRow, _ parts: ArraySlice<String>, _ addsRecords: Bool, _ texts: TextCatalog
    ) throws(PlainCommand.Problem) {
        guard let part = parts.first else { return }
        var (fields, rest) = (row.fields, parts)
        // A record that is not there has no rows yet.
        let isAbsent = fields == nil && row.slots == nil && row.actions.contains(.add)
        if fields == nil, !isAbsent {
            guard let number = Int(part), number >= 1 else {
                throw PlainCommand.Problem(message: texts("'\(part)' is not the number of a slot"))
            }
            slot = number - 1
            rest = rest.dropFirst()
            fields = row.slots?.shown.first { $0.index == slot }?.fields
        }
        guard let name = rest.first else { return }
        guard let fields else {
            if row.actions.contains(.add) {
                if addsRecords, rest.count == 1, Int(name) == nil {
                    try row.slots?.require(slot, of: row, texts)
                    self = Self(row: FieldPath(row.name, slot: slot, field: name).description)
                    return
                }
                throw PlainCommand.Problem(
                    message: texts("\(row.label) has no record there; add one before you set its fields"))
            }
            let text = parts.joined(separator: ".")
            throw PlainCommand.Problem(message: texts("'\(text)' is not the number of a slot"))
        }
        // The row of a union has only the chosen type. A value of another one chooses that.
        let types = fields.first { FieldPath(parsing: $0.name)?.field == ObjectType.memberChoice }?.choices?.items ?? []
        if addsRecords, rest.count == 1, types.contains(where: { $0.value == .string(name) }) {
            self = Self(row: FieldPath(row.name, slot: slot, field: name).description)
            return
        }
        let field = try Self.row(name, among: fields, [], texts)
        self = Self(row: field.name, slot: nil)
        try enter(field, rest.dropFirst(), addsRecords, texts)
    }

    /// Returns the row with a number or a name; for a field, the last part of its path.
    private static func row(
        _ name: String, among rows: [EditorRow], _ otherWords: [String], _ texts: TextCatalog
    ) throws(PlainCommand.Problem) -> EditorRow {
        if let number = Int(name) {
            guard rows.indices.contains(number - 1) else {
                throw PlainCommand.Problem(
                    message: texts("there is no row \(number); the rows are 1 to \(rows.count)"))
            }
            return rows[number - 1]
        }
        let names = rows.map { FieldPath(parsing: $0.name)?.field ?? $0.name }
        if let index = names.firstIndex(of: name) { return rows[index] }
        let unknown = texts.suggesting(
            NearMatch.best(for: name, in: names + otherWords), texts("'\(name)' is neither a command nor a row"))
        throw PlainCommand.Problem(message: texts("\(unknown); type 'help' for all commands"))
    }
}

extension EditorSlots {
    /// Throws a problem if a list does not have a slot.
    /// - Parameter slot: The zero-based index; nil for the list as a whole.
    func require(_ slot: Int?, of row: EditorRow, _ texts: TextCatalog) throws(PlainCommand.Problem) {
        let count = shown.count + (maximum == nil ? 1 : 0)
        guard let slot, slot >= count else { return }
        throw PlainCommand.Problem(
            message: texts("there is no slot \(Int128(slot) + 1) in \(row.label); the slots are 1 to \(count)"))
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
