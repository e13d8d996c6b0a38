/// What one transaction changes of an instance. What is not named stays.
public struct InstanceUpdate: Hashable, Sendable {
    /// What the log says of it.
    public var cause: ChangeCause
    /// Whether the revision goes up by one: true for what a user did.
    public var isEdit: Bool
    /// The present name of its kind; nil for the one it has.
    public var kind: WidgetKind?
    /// The present name of its intent; nil for the one it has.
    public var intent: String?
    /// The new family's name; nil for the one it has.
    public var family: String?
    /// Removed, or brought back; nil to leave that.
    public var isRemoved: Bool?
    /// By declared name; an inner nil takes the value away.
    public var values: [String: StoredValue?]
    /// By declared name; an inner nil forgets the default.
    public var defaults: [String: StoredValue?]

    /// An update; what is not given stays.
    public init(
        cause: ChangeCause, isEdit: Bool, kind: WidgetKind? = nil, intent: String? = nil, family: String? = nil,
        isRemoved: Bool? = nil, values: [String: StoredValue?] = [:], defaults: [String: StoredValue?] = [:]
    ) {
        self.cause = cause
        self.isEdit = isEdit
        self.kind = kind
        self.intent = intent
        self.family = family
        self.isRemoved = isRemoved
        self.values = values
        self.defaults = defaults
    }
}
