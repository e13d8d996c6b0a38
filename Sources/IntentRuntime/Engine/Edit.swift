/// Changes to one instance that are applied together or not at all.
///
/// You can specify an object by its identifier alone: the engine looks it up and stores it with the texts that the
/// handler returns.
public struct Edit: Sendable {
    /// A change of one parameter.
    package enum Operation: Hashable, Sendable {
        /// Sets the value; nil sets "no value". A list replaces the slots that the size family shows.
        case set(IntentValue?)
        /// Sets one slot of the effective list, counted from 0; nil clears it.
        case setSlot(Int, IntentValue?)
        /// Adds values in the first empty slots of the effective list, or at its end.
        case add([IntentValue])
        /// Clears the slots of the effective list that contain these values.
        case remove([IntentValue])
        /// Removes the user's value, including the tail of a list, and the remembered default.
        case reset
    }

    /// The operations in the given order. Operations on one parameter apply one after the other.
    package private(set) var operations: [(parameter: String, operation: Operation)] = []

    /// Creates an edit without changes.
    public init() {}

    package mutating func append(_ operation: Operation, to parameter: String) {
        operations.append((parameter, operation))
    }

    /// Sets a parameter; nil sets "no value". The getter returns the value that this edit set last.
    public subscript<Intent, Value: ConfigurableValue>(_ key: ParameterKey<Intent, Value>) -> Value? {
        get { lastSet(key.name).flatMap(Value.init(intentValue:)) }
        set { append(.set(newValue?.intentValue), to: key.name) }
    }

    /// Sets the slots that the size family shows, beginning with the first. Slots without a value are cleared.
    public subscript<Intent, Element: ConfigurableValue>(_ key: ParameterKey<Intent, [Element]>) -> [Element]? {
        get { lastSet(key.name)?.slots.compactMap { $0.flatMap(Element.init(intentValue:)) } }
        set { append(.set(newValue.map { .list($0.map(\.intentValue)) }), to: key.name) }
    }

    /// Removes the user's value, so that the default applies again.
    public mutating func reset<Intent, Value>(_ key: ParameterKey<Intent, Value>) {
        append(.reset, to: key.name)
    }

    private func lastSet(_ name: String) -> IntentValue? {
        for (parameter, operation) in operations.reversed() where parameter == name {
            if case .set(let value) = operation { return value }
        }
        return nil
    }
}

/// The effects of an edit.
public struct EditOutcome: Hashable, Sendable {
    /// The revision of the instance after the edit.
    public var revision: Int
    /// The parameters named by the edit whose stored values changed, in declared order.
    public var changed: [String]
    /// The parameters that were reset because one of their parents changed, in declared order.
    public var reset: [String]
    /// Remarks about an accepted edit, such as fewer values than the size family should have: one phrase each.
    public var warnings: [String]

    /// Creates an outcome.
    public init(revision: Int, changed: [String], reset: [String], warnings: [String]) {
        self.revision = revision
        self.changed = changed
        self.reset = reset
        self.warnings = warnings
    }
}

/// An edit and how it is validated.
struct EditRequest: Sendable {
    var edit: Edit
    /// Whether every parameter is reset first.
    var resetsAll = false
    /// The revision that the instance must have; nil for any.
    var ifRevision: Int?
    /// Whether options that cannot be looked up are stored with a mark.
    var allowsUnchecked = false
    /// Whether children are reset when a parent changes. False for a new instance, whose defaults were requested with
    /// the parents of this edit.
    var resetsChildren = true
}
