/// How a document of instances is imported.
public struct ImportSettings: Hashable, Sendable {
    /// What happens to an instance whose identifier is already in the store, including removed instances.
    public enum Existing: Hashable, Sendable {
        /// The instance is refused.
        case reject
        /// The instance is replaced, and restored if it was removed. Both must have the same kind.
        case replace
        /// The instance in the store stays unchanged.
        case skip
    }

    /// What happens to instances that already exist.
    public var existing: Existing
    /// Whether options that cannot be looked up are stored, marked `unchecked`, instead of refused.
    public var allowsUnchecked: Bool
    /// Whether everything is stored exactly as in the document, without validation, as for restoring a backup.
    public var isExact: Bool
    /// Whether the valid instances are imported if others are refused. Otherwise nothing is imported.
    public var allowsPart: Bool

    /// Creates settings. By default, existing and invalid instances are refused.
    public init(
        existing: Existing = .reject, allowsUnchecked: Bool = false, isExact: Bool = false, allowsPart: Bool = false
    ) {
        self.existing = existing
        self.allowsUnchecked = allowsUnchecked
        self.isExact = isExact
        self.allowsPart = allowsPart
    }
}

/// The result of importing a document.
public struct ImportReport: Hashable, Sendable {
    /// The result for one instance.
    public enum Outcome: Hashable, Sendable {
        /// The instance was new and was placed.
        case placed
        /// The existing instance was replaced.
        case replaced
        /// The existing instance stayed unchanged.
        case skipped
        /// The instance was refused, with all problems.
        case refused([EngineError.Problem])
    }

    /// One instance of the document.
    public struct Entry: Hashable, Sendable {
        /// The identifier of the instance in the document.
        public var id: InstanceID
        /// The result for the instance.
        public var outcome: Outcome
        /// The options that were not found and stay as they were stored, the values that an exact import stores without
        /// effect, members of the document that are unknown, and an instance to follow that does not exist: one phrase each.
        public var warnings: [String] = []
    }

    /// The results in the order of the document.
    public var entries: [Entry]
    /// Whether the instances were written. False if an instance was refused and partial imports are not allowed; the
    /// other outcomes then describe what would have happened.
    public var isWritten: Bool

    /// The number of refused instances.
    public var refusedCount: Int { entries.count { $0.outcome.isRefused } }
}

extension ImportReport.Outcome {
    var isRefused: Bool {
        if case .refused = self { true } else { false }
    }
}
