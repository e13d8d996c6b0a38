/// The changes that one transaction makes to an instance. Everything that is not specified stays unchanged.
public struct InstanceUpdate: Hashable, Sendable {
    /// The cause that the log records.
    public var cause: ChangeCause
    /// Whether the revision increases by one, which is the case for changes made by users.
    public var isEdit: Bool
    /// The current name of the kind; nil to leave it unchanged.
    public var kind: WidgetKind?
    /// The current name of the intent; nil to leave it unchanged.
    public var intent: String?
    /// The new size family; nil to leave it unchanged.
    public var family: SizeFamily?
    /// Whether the instance is removed; nil to leave it unchanged.
    public var isRemoved: Bool?
    /// The new values by declared name; an inner nil removes a value.
    public var values: [String: StoredValue?]
    /// The new remembered defaults by declared name; an inner nil removes a default.
    public var defaults: [String: StoredValue?]
    /// The instance to follow; an inner nil ends the following, and nil leaves it unchanged.
    public var follows: InstanceID??
    /// The revision whose values an undo or a redo restores, for the log; nil for other changes.
    public var restoredRevision: Int?
    /// The instance whose values a copy wrote, for the log; nil for other changes.
    public var copiedFrom: InstanceID?
    /// The preset whose values were applied, for the log; nil for other changes.
    public var preset: PresetName?

    /// Creates an update. Parameters that are omitted leave the instance unchanged.
    public init(
        cause: ChangeCause, isEdit: Bool, kind: WidgetKind? = nil, intent: String? = nil, family: SizeFamily? = nil,
        isRemoved: Bool? = nil, values: [String: StoredValue?] = [:], defaults: [String: StoredValue?] = [:],
        follows: InstanceID?? = nil, restoredRevision: Int? = nil, copiedFrom: InstanceID? = nil,
        preset: PresetName? = nil
    ) {
        self.cause = cause
        self.isEdit = isEdit
        self.kind = kind
        self.intent = intent
        self.family = family
        self.isRemoved = isRemoved
        self.values = values
        self.defaults = defaults
        self.follows = follows
        self.restoredRevision = restoredRevision
        self.copiedFrom = copiedFrom
        self.preset = preset
    }
}

extension StoredInstance {
    /// Returns this instance after `update`, and the differences for the log.
    ///
    /// A value that is set to what it already is produces no difference. If the instance then follows another one, the store
    /// fills in ``followed`` again.
    package func applying(
        _ update: InstanceUpdate
    ) -> (instance: StoredInstance, differences: [LoggedChange.Difference]) {
        var instance = self
        if update.isEdit { instance.revision += 1 }
        if let kind = update.kind { instance.kind = kind }
        if let intent = update.intent { instance.intent = intent }
        if let family = update.family { instance.family = family }
        if let isRemoved = update.isRemoved { instance.isRemoved = isRemoved }
        if let follows = update.follows, follows != instance.follows {
            instance.follows = follows
            instance.followed = []
        }
        let differences =
            instance.values.apply(update.values, as: LoggedChange.Difference.Subject.value)
            + instance.defaults.apply(update.defaults, as: LoggedChange.Difference.Subject.defaultValue)
        return (instance, differences)
    }

    /// Returns this instance as newly placed, and the differences for the log.
    package func placed() -> (instance: StoredInstance, differences: [LoggedChange.Difference]) {
        var instance = self
        instance.revision = 1
        instance.isRemoved = false
        instance.followed = []
        instance.values = [:]
        instance.defaults = [:]
        return instance.applying(
            InstanceUpdate(
                cause: .placed, isEdit: false, values: values.mapValues(Optional.some),
                defaults: defaults.mapValues(Optional.some)))
    }
}

extension [String: StoredValue] {
    /// Returns the differences, sorted by the UTF-8 bytes of the names. A name keeps the spelling under which it was
    /// first stored.
    fileprivate mutating func apply(
        _ changes: [String: StoredValue?], as subject: (String) -> LoggedChange.Difference.Subject
    ) -> [LoggedChange.Difference] {
        var differences: [LoggedChange.Difference] = []
        for (given, value) in changes.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let name = index(forKey: given).map { self[$0].key } ?? given
            let before = self[name]
            let after = value?.canonical
            guard before != after else { continue }
            self[name] = after
            differences.append(LoggedChange.Difference(subject(name), before: before, after: after))
        }
        return differences
    }
}
