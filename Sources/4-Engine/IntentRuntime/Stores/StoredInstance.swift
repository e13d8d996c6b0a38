/// A placed widget in its stored form, before its values are resolved.
public struct StoredInstance: Hashable, Sendable {
    /// The identifier, which is never reused, even after the instance is removed.
    public let id: InstanceID
    /// The kind of the widget when the instance was placed or last migrated.
    public var kind: WidgetKind
    /// The size family; `SizeFamily.unrecognized` if a newer program stored one that this program does not know.
    public var family: SizeFamily
    /// The declared name of the intent; nil for a static widget.
    public var intent: String?
    /// The revision: 1 for a new instance, increased by every edit. Refreshed texts and remembered defaults do not
    /// change it.
    public var revision: Int
    /// Whether the instance was removed. Removed instances keep their values and are not listed.
    public var isRemoved: Bool
    /// The user's values by declared name.
    public var values: [String: StoredValue]
    /// The defaults that handlers or option lists provided, by declared name.
    public var defaults: [String: StoredValue]
    /// The instance whose values this one shows in each row that it has not set itself; nil for none.
    public var follows: InstanceID?
    /// The instances that this one follows, with their values, the nearest first; their own lists are empty. A removed one is
    /// included as long as its values are kept.
    ///
    /// Stores fill in the list when they read an instance with its values, and never write it.
    public var followed: [StoredInstance] = []

    /// Creates an instance. A store that places it ignores `revision` and `isRemoved`.
    public init(
        id: InstanceID, kind: WidgetKind, family: SizeFamily, intent: String?, revision: Int = 1,
        isRemoved: Bool = false,
        values: [String: StoredValue] = [:], defaults: [String: StoredValue] = [:], follows: InstanceID? = nil
    ) {
        self.id = id
        self.kind = kind
        self.family = family
        self.intent = intent
        self.revision = revision
        self.isRemoved = isRemoved
        self.values = values
        self.defaults = defaults
        self.follows = follows
    }
}

extension StoredInstance {
    /// Returns the instance with those that it follows. They end at an instance that cannot be read, and at one that follows
    /// itself through others.
    /// - Parameter read: Returns an instance with its values; nil if it does not exist or was forgotten.
    package func withFollowed<Failure>(
        reading read: (InstanceID) throws(Failure) -> StoredInstance?
    ) throws(Failure) -> StoredInstance {
        if follows == nil { return self }
        var instance = self
        instance.followed = []
        var known: Set = [id]
        var next = follows
        while let id = next, known.insert(id).inserted, var source = try read(id) {
            source.followed = []
            instance.followed.append(source)
            next = source.follows
        }
        return instance
    }
}

/// A removed instance that can be restored.
public struct RemovedInstance: Hashable, Sendable {
    /// The instance, marked as removed.
    public var instance: StoredInstance
    /// The time of the removal, by the clock of the process that removed it.
    public var removedAt: StoreTime

    /// Creates a removed instance, for implementations of ``InstanceStore``.
    public init(instance: StoredInstance, removedAt: StoreTime) {
        self.instance = instance
        self.removedAt = removedAt
    }
}
