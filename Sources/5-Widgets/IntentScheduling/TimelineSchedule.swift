public import IntentModel

/// What of a timeline decides when it is reloaded: its policy, and the date of its last entry.
@usableFromInline package struct TimelineSchedule: Hashable, Sendable {
    @usableFromInline package enum Policy: Hashable, Sendable {
        case atEnd
        case never
        case after(StoreTime)
    }

    @usableFromInline package var policy: Policy
    /// The latest date of an entry; nil for a timeline without entries.
    @usableFromInline package var lastEntry: StoreTime?

    @inlinable package init(policy: Policy, lastEntry: StoreTime?) {
        self.policy = policy
        self.lastEntry = lastEntry
    }

    /// The time before which the provider does not want to be asked again; nil if it does not want to be asked at all. Never
    /// before now.
    func due(at now: Int) -> Int? {
        switch policy {
        case .atEnd: max(now, lastEntry?.milliseconds ?? now)
        case .never: nil
        case .after(let time): max(now, time.milliseconds)
        }
    }
}
