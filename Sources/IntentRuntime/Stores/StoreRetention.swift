/// How much of the past a store keeps. It lies in the store, since all programs that share it go by it.
public struct StoreRetention: Hashable, Sendable {
    /// So many of an instance's newest edits stay in the log, 1 or more; nil for all of them.
    ///
    /// A few more may stay for a while: the log is shortened by some entries at once.
    public var edits: Int?
    /// So many days after its removal an instance can be restored, then it is forgotten; nil for ever.
    public var removedDays: Int?

    /// - Parameters:
    ///   - edits: Less than 1 counts as 1.
    ///   - removedDays: Less than 0 counts as 0.
    public init(edits: Int?, removedDays: Int?) {
        self.edits = edits.map { max(1, $0) }
        self.removedDays = removedDays.map { max(0, $0) }
    }

    /// What a store has that was never told otherwise: 200 edits, and 90 days.
    public static let standard = StoreRetention(edits: 200, removedDays: 90)
    /// Everything, for ever.
    public static let unlimited = StoreRetention(edits: nil, removedDays: nil)
}

/// When stores apply it. Each does so within the transaction of a write, so that a crash leaves all of it or nothing.
extension StoreRetention {
    /// So many edits more than ``edits`` may be in the log of an instance.
    package static let editsAtOnce = 32
    /// So many removed instances are forgotten at most by one write.
    package static let forgottenAtOnce = 16

    /// The entries of an instance's log that go, by their revisions: this one and those before it. The entry of the
    /// newest revision always stays, so that no sequence is given twice.
    package func prunedRevision(newest revision: Int) -> Int? {
        guard let edits, revision > edits else { return nil }
        return revision - edits
    }

    /// The same after an edit that led to `revision`; nil where it is not yet time.
    package func prunedRevision(afterEdit revision: Int) -> Int? {
        revision.isMultiple(of: StoreRetention.editsAtOnce) ? prunedRevision(newest: revision) : nil
    }

    /// Who was removed then or before is forgotten; nil for nobody.
    package func lastForgottenRemoval(at now: StoreTime) -> StoreTime? {
        removedDays.map { days in
            let (span, overflow) = days.multipliedReportingOverflow(by: 86_400_000)
            let (moment, underflow) = now.milliseconds.subtractingReportingOverflow(span)
            return StoreTime(milliseconds: overflow || underflow ? .min : moment)
        }
    }
}
