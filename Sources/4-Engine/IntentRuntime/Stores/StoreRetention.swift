/// How much history a store keeps. The setting is part of the store and applies to all programs that share it.
public struct StoreRetention: Hashable, Sendable {
    /// The number of newest edits of an instance that stay in the log, at least 1; nil for all.
    ///
    /// The log may contain a few more for a while, because it is pruned in batches.
    public var edits: Int?
    /// The number of days for which a removed instance can be restored before it is forgotten; nil for no limit.
    public var removedDays: Int?

    /// Creates a retention.
    /// - Parameters:
    ///   - edits: The number of edits. Values below 1 count as 1.
    ///   - removedDays: The number of days. Values below 0 count as 0.
    public init(edits: Int?, removedDays: Int?) {
        self.edits = edits.map { max(1, $0) }
        self.removedDays = removedDays.map { max(0, $0) }
    }

    /// The retention of a new store: 200 edits and 90 days.
    public static let standard = StoreRetention(edits: 200, removedDays: 90)
    /// A retention that keeps all history.
    public static let unlimited = StoreRetention(edits: nil, removedDays: nil)
}

/// Stores apply the retention within the transaction of a write, so that a crash leaves all of it or nothing.
extension StoreRetention {
    /// The log of an instance is pruned after every this many edits.
    package static let pruningInterval = 32
    /// The maximum number of removed instances that one write forgets.
    package static let maximumForgottenPerWrite = 16

    /// Returns the highest revision whose log entries are pruned, or nil for none. The entry of the newest revision
    /// always stays, so that sequence numbers are never reused.
    package func prunedRevision(newest revision: Int) -> Int? {
        guard let edits, revision > edits else { return nil }
        return revision - edits
    }

    /// Returns the highest revision whose log entries are pruned after an edit that produced `revision`; nil if it is
    /// not yet time to prune.
    package func prunedRevision(afterEdit revision: Int) -> Int? {
        revision.isMultiple(of: StoreRetention.pruningInterval) ? prunedRevision(newest: revision) : nil
    }

    /// Returns the time up to which removed instances are forgotten, or nil if none are.
    package func forgettingCutoff(at now: StoreTime) -> StoreTime? {
        removedDays.map { days in
            let (span, overflow) = days.multipliedReportingOverflow(by: 86_400_000)
            let (moment, underflow) = now.milliseconds.subtractingReportingOverflow(span)
            return StoreTime(milliseconds: overflow || underflow ? .min : moment)
        }
    }
}

/// The history that a store deleted.
public struct PruneReport: Hashable, Sendable {
    /// The number of log entries, without those of forgotten instances.
    public var changes: Int
    /// The number of removed instances that were forgotten.
    public var forgotten: Int

    /// Creates a report, for implementations of ``InstanceStore``.
    public init(changes: Int = 0, forgotten: Int = 0) {
        self.changes = changes
        self.forgotten = forgotten
    }
}
