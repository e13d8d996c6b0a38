/// What applying a store's retention took away.
public struct PruneReport: Hashable, Sendable {
    /// Entries of the log, those of forgotten instances not counted.
    public var changes: Int
    /// Instances that were removed long enough ago.
    public var forgotten: Int

    /// A report as a store returns it.
    public init(changes: Int = 0, forgotten: Int = 0) {
        self.changes = changes
        self.forgotten = forgotten
    }
}
