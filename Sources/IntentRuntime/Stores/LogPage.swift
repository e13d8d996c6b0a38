/// A part of the log, and how far back the log reached when the part was read.
public struct LogPage: Hashable, Sendable {
    /// In the order in which they were made, oldest first.
    public var changes: [LoggedChange]
    /// The highest sequence among the asked instance's changes, or everybody's, that the retention took out of the log;
    /// 0 where it has all. Who knows the log up to here or further missed nothing.
    ///
    /// What was forgotten does not count: the entry that says so stands for everything before it.
    public var prunedSequence: Int

    /// A page as a store returns it.
    public init(changes: [LoggedChange], prunedSequence: Int) {
        self.changes = changes
        self.prunedSequence = prunedSequence
    }
}
