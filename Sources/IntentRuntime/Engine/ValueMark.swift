/// What is worth knowing about a parameter beside its value.
public enum ValueMark: Hashable, Sendable {
    /// The row is not there now; what was stored waits.
    case hidden
    /// A chosen option is no longer known, by the last lookup.
    case vanished
    /// Read under a former name or from a compatible type.
    case migrated
    /// What is stored does not fit the definition; it is kept, and the default holds.
    case incompatible
    /// Stored without a lookup.
    case unchecked
    /// So many values wait behind the slots that the family shows.
    case tail(Int)
}
