public import IntentModel

/// One thing that an editor's user does to the draft.
public enum EditorChange: Hashable, Sendable {
    /// Sets a value, or "no value"; of a list all the slots that are shown. An object may be given by its identifier
    /// alone, as a text.
    case set(String, IntentValue?)
    /// Sets what a text means, as a definition would write it: `12`, `5m`, `2026-11-20`; for a list one slot, or the next
    /// free one.
    case setText(String, String, slot: Int? = nil)
    /// Sets one slot of a list, counted from 0; nil empties it.
    case setSlot(String, Int, IntentValue?)
    /// Moves a value of a list to another slot; those between move up or down.
    case moveSlot(String, from: Int, to: Int)
    /// Takes the user's value away, so that the default holds.
    case reset(String)
    /// Gives up what the draft does to a parameter.
    case discard(String)
    /// Gives the whole draft up.
    case revert
    /// Says which of two values holds.
    case settle(String, EditorSettlement)
}
