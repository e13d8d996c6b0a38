/// A placed widget as it is stored: what was chosen, not what it means.
public struct StoredInstance: Hashable, Sendable {
    /// Given once; never again, also after a removal.
    public let id: InstanceID
    /// The kind of its widget when it was placed.
    public var kind: WidgetKind
    /// The family's name as text: a newer program may know more families.
    public var family: String
    /// The declared name of the intent; nil for a static widget.
    public var intent: String?
    /// 1 when placed, one more with every edit. Refreshed texts and remembered defaults leave it.
    public var revision: Int
    /// Removed ones keep their values, and are not listed.
    public var isRemoved: Bool
    /// What the user chose, by declared name.
    public var values: [String: StoredValue]
    /// What a handler or a list of options gave as defaults, by declared name.
    public var defaults: [String: StoredValue]

    /// An instance as a store returns it; a store sets `revision` and `isRemoved` itself when it is placed.
    public init(
        id: InstanceID, kind: WidgetKind, family: String, intent: String?, revision: Int = 1, isRemoved: Bool = false,
        values: [String: StoredValue] = [:], defaults: [String: StoredValue] = [:]
    ) {
        self.id = id
        self.kind = kind
        self.family = family
        self.intent = intent
        self.revision = revision
        self.isRemoved = isRemoved
        self.values = values
        self.defaults = defaults
    }
}
