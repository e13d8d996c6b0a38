package import IntentEditor
package import IntentRuntime

/// What happens to the screen.
package enum ScreenEvent: Sendable {
    case key(Key)
    /// The editor's content changed: by the user, by another editor, or because a handler answered.
    case content(EditorContent)
    /// The open list of options changed.
    case options(EditorOptions)
    /// The result of ``ScreenEffect/perform(_:)`` and other changes of the draft.
    case performed(Result<EditorContent, EngineError>)
    /// The result of ``ScreenEffect/apply(unchecked:)``.
    case applied(Result<EditOutcome, ScreenFailure>)
    /// The result of ``ScreenEffect/check``: the content, or why the values could not be checked.
    case checked(Result<EditorContent, ScreenFailure>)
    /// Time passed, or the terminal's size changed.
    case tick
}

/// What the driver does after an event.
package enum ScreenEffect: Hashable, Sendable {
    /// Changes the draft.
    case perform(EditorChange)
    case undo
    case redo
    /// Opens the list of options of a parameter; for a list, of one slot.
    case openList(String, slot: Int?)
    case search(String)
    /// Loads more options if this one is near the end.
    case show(Int)
    case retry
    case choose(Int)
    case closeList
    /// Asks the handler whether the draft is valid.
    case check
    /// Stores the draft.
    case apply(unchecked: Bool)
    /// Stops waiting for the draft to be stored.
    case cancelApplying
    /// Ends the editor.
    case leave(Leaving)
    case suspend
    /// Draws all cells again.
    case redraw

    /// How the editor ends.
    package enum Leaving: Hashable, Sendable {
        /// With what was saved, if anything.
        case finished
        /// Without resolving a conflict.
        case conflict
        case interrupted
    }
}

/// Why the draft could not be stored.
package struct ScreenFailure: Error, Hashable, Sendable {
    /// One sentence without a full stop.
    package var message: String
    /// Whether it can be stored with options that are not looked up.
    package var canBeUnchecked: Bool

    package init(_ message: String, canBeUnchecked: Bool = false) {
        self.message = message
        self.canBeUnchecked = canBeUnchecked
    }
}
