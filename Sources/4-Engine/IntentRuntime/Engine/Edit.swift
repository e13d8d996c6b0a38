/// Changes to one instance that are applied together or not at all.
///
/// Parameters are written as key paths; those of another intent do not compile. You can specify an object by its
/// identifier alone: the engine looks it up and stores it with the texts that the handler returns. You can read a record, change
/// a field and write it back: a field that follows another one still does, and a hidden field keeps what the user chose.
///
/// ```swift
/// try await engine.edit(WidgetConfigIntent.self, of: id) { edit in
///     edit[\.showLabels] = false
///     edit.reset(\.carControls)
/// }
/// ```
public struct Edit<Intent: ConfigurableIntent>: Sendable {
    /// The same changes, with the parameters by name.
    package private(set) var changes = DynamicEdit()

    /// Creates an edit without changes.
    public init() {
        changes.keepsWhatIsShown = true
    }

    /// Sets a parameter; nil sets "no value". The getter returns the value that this edit set last.
    public subscript<Value: ConfigurableValue>(_ parameter: ParameterPath<Intent, Value>) -> Value? {
        get { changes.lastSet(Intent.key(parameter).name).flatMap(Value.init(intentValue:)) }
        set { changes.append(.set(newValue?.intentValue), to: Intent.key(parameter).name) }
    }

    /// Sets the slots that the size family shows, beginning with the first. Slots without a value are cleared.
    public subscript<Element: ConfigurableValue>(_ parameter: ParameterPath<Intent, [Element]>) -> [Element]? {
        get { changes.lastSet(Intent.key(parameter).name)?.slots.compactMap { $0.flatMap(Element.init(intentValue:)) } }
        set { changes.append(.set(newValue.map { .list($0.map { $0.intentValue }) }), to: Intent.key(parameter).name) }
    }

    /// Removes the user's value, so that the default applies again.
    public mutating func reset<Value>(_ parameter: ParameterPath<Intent, Value>) {
        changes.append(.reset, to: Intent.key(parameter).name)
    }
}

/// An edit of an instance whose intent is known only at run time, with the parameters by name.
package struct DynamicEdit: Hashable, Sendable {
    /// A change of one parameter.
    package enum Operation: Hashable, Sendable {
        /// Sets the value; nil sets "no value". A list replaces the slots that the size family shows.
        case set(IntentValue?)
        /// Sets one slot of the effective list, counted from 0; nil clears it.
        case setSlot(Int, IntentValue?)
        /// Sets one field of the effective record, or of the record in a slot, counted from 0; nil clears the field, so that it
        /// has its default. Where there is no record, a new one has the defaults of its fields.
        case setField(String, slot: Int?, IntentValue?)
        /// Adds values in the first empty slots of the effective list, or at its end.
        case add([IntentValue])
        /// Clears the slots of the effective list that contain these values.
        case remove([IntentValue])
        /// Removes the user's value, including the tail of a list, and the remembered default.
        case reset
    }

    /// An operation on one parameter.
    package struct Step: Hashable, Sendable {
        package let parameter: String
        package var operation: Operation

        package init(_ operation: Operation, of parameter: String) {
            (self.parameter, self.operation) = (parameter, operation)
        }
    }

    /// The operations in the given order. Operations on one parameter apply one after the other.
    package var steps: [Step]
    /// Whether code reads a value and writes it back: a field of a record that is as it was shown keeps what is stored.
    package var keepsWhatIsShown = false

    /// Creates an edit, by default without changes.
    package init(_ steps: [Step] = []) {
        self.steps = steps
    }

    package mutating func append(_ operation: Operation, to parameter: String) {
        steps.append(Step(operation, of: parameter))
    }

    /// Returns the edit with values in place of all operations on their parameters.
    func replacing(_ values: [String: IntentValue]) -> DynamicEdit {
        if values.isEmpty { return self }
        let kept = steps.filter { values[$0.parameter] == nil }
        var edit = self
        edit.steps = kept + values.sorted { $0.key < $1.key }.map { Step(.set($0.value), of: $0.key) }
        return edit
    }

    fileprivate func lastSet(_ name: String) -> IntentValue? {
        for step in steps.reversed() where step.parameter == name {
            if case .set(let value) = step.operation { return value }
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
    /// The defaults that rows lack after the edit, because their sources did not provide them. An ``IntentEngine`` requests
    /// defaults when an instance is refreshed, so only an interface that does this after an edit reports them.
    public var missingDefaults: [MissingDefault] = []
    /// Whether the edit removed values for which defaults must be requested.
    package var awaitsDefaults = false

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
    var edit: DynamicEdit
    /// Whether every parameter is reset first.
    var resetsAll = false
    /// The preset whose values the edit sets, for the log.
    var preset: PresetName?
    /// The revision that the instance must have; nil for any.
    var ifRevision: Int?
    /// Whether options that cannot be looked up are stored with a mark.
    var allowsUnchecked = false
    /// Whether the handler validates the configuration.
    var isComplete = true
    /// Whether the rules of the intent apply. False for a part of an edit.
    var appliesRules = true
    /// Whether children are reset when a parent changes. False for a new instance, whose defaults were requested with
    /// the parents of this edit.
    var resetsChildren = true
    /// Whether rules apply that the values broke before.
    var judgesAll: Bool { !resetsChildren }
    /// The stored values, if they are not those of the edited instance: an import replaces them.
    var known: Resolver?
    /// The parameters whose values were stored as secrets where they come from, such as in a document.
    var formerSecrets: Set<String> = []
    /// Whether the outcome contains what changed, and all warnings. Imports and previews report only the options that stay
    /// as they were stored.
    var reportsEffects = true
}
