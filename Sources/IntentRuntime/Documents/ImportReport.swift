/// What became of each instance of a document.
public struct ImportReport: Hashable, Sendable {
    /// One instance's fate.
    public enum Outcome: Hashable, Sendable {
        case placed
        case replaced
        case skipped
        /// With all reasons.
        case refused([EngineError.Problem])
    }

    /// One instance of the document.
    public struct Entry: Hashable, Sendable {
        public var id: InstanceID
        public var outcome: Outcome
    }

    /// In the order of the document.
    public var entries: [Entry]
    /// False where something was refused and nothing may be taken in by halves: the others are what they would be.
    public var isWritten: Bool

    /// How many were refused.
    public var refusedCount: Int {
        entries.count { entry in
            if case .refused = entry.outcome { true } else { false }
        }
    }
}
