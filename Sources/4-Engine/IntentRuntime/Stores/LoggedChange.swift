package import IntentModel
import IntentSystem

/// An entry of the append-only log of changes.
public struct LoggedChange: Hashable, Sendable {
    /// A change of one value of an instance.
    public struct Difference: Hashable, Sendable {
        /// The value that changed.
        public enum Subject: Hashable, Sendable {
            /// The user's value of a parameter.
            case value(String)
            /// The remembered default of a parameter.
            case defaultValue(String)
        }

        /// The value that changed.
        public var subject: Subject
        /// The value before the change; nil if there was none.
        public var before: StoredValue?
        /// The value after the change; nil if it was removed.
        public var after: StoredValue?

        /// Creates a difference.
        public init(_ subject: Subject, before: StoredValue?, after: StoredValue?) {
            self.subject = subject
            self.before = before
            self.after = after
        }
    }

    /// A change of the instance that an instance follows.
    public struct Following: Hashable, Sendable {
        /// The instance that it followed before the change; nil for none.
        public var before: InstanceID?
        /// The instance that it follows after the change; nil for none.
        public var after: InstanceID?

        /// Creates a change; nil if nothing changes.
        public init?(from before: InstanceID?, to after: InstanceID?) {
            if before == after { return nil }
            (self.before, self.after) = (before, after)
        }
    }

    /// The sequence number. Numbers increase with each commit and are never reused.
    public var sequence: Int
    /// The instance that changed.
    public var instance: InstanceID
    /// The kind of the instance, under its current name.
    public var kind: WidgetKind
    /// The revision of the instance after the change.
    public var revision: Int
    /// The time of the change, by the clock of the process that made it.
    public var time: StoreTime
    /// The cause of the change.
    public var cause: ChangeCause
    /// The size family before the change; nil for a placement.
    public var familyBefore: SizeFamily?
    /// The size family after the change.
    public var familyAfter: SizeFamily
    /// The changed values: user values first, then defaults, each sorted by name.
    public var differences: [Difference]
    /// The change of the instance that this one follows; nil if it follows the same one as before, or none.
    public var following: Following?
    /// The revision whose values and size family an undo or a redo restored; nil for other changes.
    public var restoredRevision: Int?
    /// The instance whose values a copy wrote; nil for other changes.
    public var copiedFrom: InstanceID?
    /// The preset whose values were applied; nil for other changes.
    public var preset: PresetName?

    /// Creates an entry, for implementations of ``InstanceStore``.
    public init(
        sequence: Int, instance: InstanceID, kind: WidgetKind, revision: Int, time: StoreTime, cause: ChangeCause,
        familyBefore: SizeFamily?, familyAfter: SizeFamily, differences: [Difference], following: Following? = nil,
        restoredRevision: Int? = nil, copiedFrom: InstanceID? = nil, preset: PresetName? = nil
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
        self.following = following
        self.restoredRevision = restoredRevision
        self.copiedFrom = copiedFrom
        self.preset = preset
    }
}

/// The cause of a change to an instance.
public struct ChangeCause: RawRepresentable, Hashable, Sendable {
    /// The stored text. Newer programs may use other causes.
    public let rawValue: String

    /// Creates a cause from its stored text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The instance was placed.
    public static let placed = ChangeCause(rawValue: "placed")
    /// An edit changed values.
    public static let edited = ChangeCause(rawValue: "edited")
    /// The size family changed.
    public static let resized = ChangeCause(rawValue: "resized")
    /// The instance was removed.
    public static let removed = ChangeCause(rawValue: "removed")
    /// The instance was restored.
    public static let restored = ChangeCause(rawValue: "restored")
    /// A default was requested and stored.
    public static let remembered = ChangeCause(rawValue: "remembered")
    /// A lookup refreshed texts or marks.
    public static let refreshed = ChangeCause(rawValue: "refreshed")
    /// An undo reverted earlier edits.
    public static let undone = ChangeCause(rawValue: "undone")
    /// A redo restored what an undo had reverted.
    public static let redone = ChangeCause(rawValue: "redone")
    /// The values of another instance were copied.
    public static let copied = ChangeCause(rawValue: "copied")
    /// The values of a preset were applied.
    public static let applied = ChangeCause(rawValue: "applied")
    /// The instance began to follow another one.
    public static let followed = ChangeCause(rawValue: "followed")
    /// The instance stopped following another one.
    public static let unfollowed = ChangeCause(rawValue: "unfollowed")
    /// What the instance shows may have changed, because an instance that it follows did. Its own values are the same.
    public static let sourceChanged = ChangeCause(rawValue: "sourceChanged")
    /// The instance was replaced by an import.
    public static let imported = ChangeCause(rawValue: "imported")
    /// Stored values were migrated to their current names and types.
    public static let migrated = ChangeCause(rawValue: "migrated")
    /// The values and the log of the instance were permanently deleted.
    public static let forgotten = ChangeCause(rawValue: "forgotten")
}

/// A part of the log, and how far back the log reached when the part was read.
public struct LogPage: Hashable, Sendable {
    /// The changes, oldest first.
    public var changes: [LoggedChange]
    /// The highest sequence number that was pruned from the log of the requested instance, or of any instance; 0 if the
    /// log is complete. A reader that has seen all changes up to this number has missed nothing.
    ///
    /// Forgotten instances do not count, because the entry with the cause `forgotten` stands for everything before it.
    public var prunedSequence: Int

    /// Creates a page, for implementations of ``InstanceStore``.
    public init(changes: [LoggedChange], prunedSequence: Int) {
        self.changes = changes
        self.prunedSequence = prunedSequence
    }
}

extension [LoggedChange.Difference] {
    /// Reads the form that ``LoggedChange/logged`` writes.
    package init(logged json: JSONValue) {
        func differences(_ key: String, _ subject: (String) -> LoggedChange.Difference.Subject) -> Self {
            (json[key]?.objectValue?.members ?? []).map { member in
                LoggedChange.Difference(
                    subject(member.key), before: StoredValue(logged: member.value["before"]),
                    after: StoredValue(logged: member.value["after"]))
            }
        }
        self =
            differences("values", LoggedChange.Difference.Subject.value)
            + differences("defaults", LoggedChange.Difference.Subject.defaultValue)
    }

}

extension StoredInstance {
    /// Returns the log entry of a change that leads to this instance. The store numbers it.
    /// - Parameters:
    ///   - before: The instance before the change; nil for a placement.
    ///   - update: The update that makes the differences; nil for none.
    package func change(
        _ cause: ChangeCause, from before: StoredInstance?, at time: StoreTime,
        _ differences: [LoggedChange.Difference] = [], by update: InstanceUpdate? = nil
    ) -> LoggedChange {
        LoggedChange(
            sequence: 0, instance: id, kind: kind, revision: revision, time: time, cause: cause,
            familyBefore: before?.family, familyAfter: family, differences: differences,
            following: LoggedChange.Following(from: before?.follows, to: follows),
            restoredRevision: update?.restoredRevision, copiedFrom: update?.copiedFrom, preset: update?.preset)
    }
}

extension LoggedChange {
    /// Whether the instances that follow this one may show something else.
    package var isSeenByFollowers: Bool { following != nil || !differences.isEmpty }

    /// Returns `{"values": {name: {"before", "after"}}, "defaults": {…}, "restoredRevision": 3, "copiedFrom": "a",
    /// "preset": "morning", "follows": {"before", "after"}}`. A value that did not exist is null, and a part without contents
    /// is omitted.
    package var logged: JSONValue {
        var values: [JSONObject.Member] = []
        var defaults: [JSONObject.Member] = []
        for difference in differences {
            let change: JSONObject = [
                "before": difference.before?.logged ?? .null, "after": difference.after?.logged ?? .null,
            ]
            switch difference.subject {
            case .value(let name): values.append(JSONObject.Member(key: name, value: .object(change)))
            case .defaultValue(let name): defaults.append(JSONObject.Member(key: name, value: .object(change)))
            }
        }
        var object = JSONObject()
        if !values.isEmpty { object["values"] = .object(JSONObject(uniqueMembers: values)) }
        if !defaults.isEmpty { object["defaults"] = .object(JSONObject(uniqueMembers: defaults)) }
        object["restoredRevision"] = restoredRevision.map(JSONValue.integer)
        object["copiedFrom"] = copiedFrom.map { .string($0.text) }
        object["preset"] = preset.map { .string($0.name) }
        object["follows"] = following?.logged
        return .object(object)
    }
}

extension LoggedChange.Following {
    /// Reads the form that ``logged`` writes.
    init?(logged json: JSONValue?) {
        func id(_ key: String) -> InstanceID? { json?[key]?.stringValue.flatMap(InstanceID.init) }
        self.init(from: id("before"), to: id("after"))
    }

    fileprivate var logged: JSONValue {
        func text(_ id: InstanceID?) -> JSONValue { id.map { .string($0.text) } ?? .null }
        return ["before": text(before), "after": text(after)]
    }
}

extension StoreTime {
    /// Returns the current time of the system's clock.
    package static func now() -> StoreTime {
        StoreTime(milliseconds: WallClock.milliseconds())
    }
}
