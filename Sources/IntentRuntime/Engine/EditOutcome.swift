/// What an edit did.
public struct EditOutcome: Hashable, Sendable {
    /// The instance's revision afterwards.
    public var revision: Int
    /// Parameters whose stored value changed because the edit named them, in declared order.
    public var changed: [String]
    /// Parameters that were reset because a parent of theirs changed, in declared order.
    public var reset: [String]
    /// What is not refused but worth saying, such as fewer values than the size asks for: a sentence each.
    public var warnings: [String]

    /// What the engine returns; tests and previews may make one.
    public init(revision: Int, changed: [String], reset: [String], warnings: [String]) {
        self.revision = revision
        self.changed = changed
        self.reset = reset
        self.warnings = warnings
    }
}
