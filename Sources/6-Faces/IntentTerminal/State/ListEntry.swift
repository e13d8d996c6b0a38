package import IntentEditor
internal import IntentSystem

/// A text that is being entered in a row.
package struct FieldEntry: Hashable, Sendable {
    package let target: ScreenTarget
    package var field: LineField
    /// Why the text was not accepted.
    package var problem: String?
    /// Whether the text is hidden; nil for one that is no secret.
    package var isHidden: Bool?

    init(_ target: ScreenTarget, of row: EditorRow, _ field: LineField) {
        (self.target, self.field) = (target, field)
        isHidden = row.isSecret ? true : nil
    }

    /// The field as it is drawn.
    var shown: LineField { isHidden == true ? field.hidden : field }
}

/// An open list of options below a row, which is filtered as the user types.
package struct ListEntry: Hashable, Sendable {
    package let target: ScreenTarget
    /// The search term; for a field with suggestions, the text.
    package var field: LineField
    /// Whether the typed text is a value, and the options are suggestions.
    package let isSuggesting: Bool
    /// The options; nil before the list has opened.
    package private(set) var options: EditorOptions?
    /// The index of the option that Return chooses; nil for none.
    package private(set) var highlight: Int?
    /// Whether the best match is chosen as soon as the answer arrives.
    package var isChoosing = false

    package init(_ target: ScreenTarget, text: String = "", isSuggesting: Bool = false) {
        self.target = target
        self.isSuggesting = isSuggesting
        field = LineField(text)
    }

    /// Whether the options answer the text that is in the field. A text that was already there filters nothing before it is
    /// edited.
    package var isCurrent: Bool {
        guard let options else { return false }
        return options.state != .loading && options.query.isExactly(isEdited ? field.text : "")
    }

    /// Whether the text was changed since the list opened.
    package private(set) var isEdited = false

    package mutating func edited() {
        isEdited = true
        isChoosing = false
    }

    /// The search term that the highlight belongs to.
    private var answeredQuery: String?

    /// Shows new options. The highlight stays on its option until a search is answered: then it is on the chosen option, or
    /// on the first one that can be chosen. Suggestions are highlighted only by the user.
    package mutating func update(_ new: EditorOptions) {
        let identifier = highlight.flatMap { options?.item(at: $0)?.identifier }
        let isAnswer = new.state != .loading && !answeredQuery.isExactly(new.query)
        options = new
        if isAnswer { answeredQuery = new.query }
        guard new.count > 0 else { return highlight = nil }
        if isAnswer {
            highlight = isSuggesting ? nil : Self.start(in: new)
        } else if let index = highlight, !identifier.isExactly(new.item(at: index)?.identifier) {
            highlight = new.items.first { identifier.isExactly($0.identifier) }?.index ?? min(index, new.count - 1)
        } else if highlight == nil, !isSuggesting {
            highlight = Self.start(in: new)
        }
    }

    private static func start(in options: EditorOptions) -> Int {
        let chosen = options.query.isEmpty ? options.items.first { $0.mark == .chosen } : nil
        return (chosen ?? options.items.first { $0.canBeChosen })?.index ?? 0
    }

    package enum Movement { case by(Int), toStart, toEnd }

    /// Moves the highlight, without wrapping. In a field with suggestions, moving up from the first returns to the text.
    package mutating func move(_ movement: Movement) {
        guard let count = options?.count, count > 0 else { return }
        switch movement {
        case .by(let distance):
            let next = highlight.map { $0 + distance } ?? (distance > 0 ? distance - 1 : -1)
            highlight = isSuggesting && next < 0 ? nil : min(max(next, 0), count - 1)
        case .toStart: highlight = 0
        case .toEnd: highlight = count - 1
        }
    }
}
