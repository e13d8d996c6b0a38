/// One entry of the log, to which entries are added at its new end alone.
public struct LoggedChange: Hashable, Sendable {
    /// What of an instance changed, from what to what. Nil is "was not there".
    public struct Difference: Hashable, Sendable {
        /// Which part of the instance.
        public enum Subject: Hashable, Sendable {
            /// The user's value of a parameter.
            case value(String)
            /// The remembered default of a parameter.
            case defaultValue(String)
        }

        /// Which part of the instance.
        public var subject: Subject
        /// What was stored; nil for nothing.
        public var before: StoredValue?
        /// What is stored since; nil for nothing.
        public var after: StoredValue?

        /// One part's change.
        public init(_ subject: Subject, before: StoredValue?, after: StoredValue?) {
            self.subject = subject
            self.before = before
            self.after = after
        }
    }

    /// Grows by commit, never given twice.
    public var sequence: Int
    /// Which instance.
    public var instance: InstanceID
    /// The instance's kind as it is stored now.
    public var kind: WidgetKind
    /// The instance's revision afterwards.
    public var revision: Int
    /// When, by the wall clock of the process that wrote.
    public var time: StoreTime
    /// Why.
    public var cause: ChangeCause
    /// Nil before a placement.
    public var familyBefore: String?
    /// The family's name afterwards.
    public var familyAfter: String
    /// Sorted by subject: values first, then defaults, each by name.
    public var differences: [Difference]

    /// An entry as a store returns it.
    public init(
        sequence: Int, instance: InstanceID, kind: WidgetKind, revision: Int, time: StoreTime, cause: ChangeCause,
        familyBefore: String?, familyAfter: String, differences: [Difference]
    ) {
        self.sequence = sequence
        self.instance = instance
        self.kind = kind
        self.revision = revision
        self.time = time
        self.cause = cause
        self.familyBefore = familyBefore
        self.familyAfter = familyAfter
        self.differences = differences
    }
}
