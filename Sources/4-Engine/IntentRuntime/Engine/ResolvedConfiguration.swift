/// An instance with all of its parameters resolved.
public struct ResolvedConfiguration: Hashable, Sendable {
    /// The stored instance.
    public var instance: StoredInstance
    /// The size family whose values are resolved.
    public var family: SizeFamily
    /// Whether the kind or the intent is no longer declared. An orphan has no parameters; its values remain in
    /// `instance`.
    public var isOrphan: Bool
    /// The parameters of the intent in declared order. Empty for a static widget and for an orphan.
    public var parameters: [ResolvedParameter]
    /// The rules of the intent that the values break: a problem for each.
    public package(set) var brokenRules: [EngineError.Problem] = []

    /// Creates a resolved configuration.
    public init(
        instance: StoredInstance, family: SizeFamily, isOrphan: Bool, parameters: [ResolvedParameter]
    ) {
        self.instance = instance
        self.family = family
        self.isOrphan = isOrphan
        self.parameters = parameters
    }

    /// Returns the parameter with a declared name, or nil if there is none.
    public func parameter(named name: String) -> ResolvedParameter? { parameters.first { $0.name == name } }

    /// - Parameter place: The position of the parameter in its intent.
    package func parameter(named name: String, at place: Int) -> ResolvedParameter? {
        guard parameters.indices.contains(place), parameters[place].name == name else { return parameter(named: name) }
        return parameters[place]
    }

    /// The effective values, as a configuration reads them.
    public var values: IntentValues {
        var values = [String: IntentValue](minimumCapacity: parameters.count)
        for parameter in parameters { values[parameter.name] = parameter.effective }
        return IntentValues(values)
    }
}

/// A parameter of an instance with its stored value, its default, and its effective value.
public struct ResolvedParameter: Hashable, Sendable {
    /// The declared name.
    public var name: String
    /// The user's value, including the tail of a list; nil if there is none or it is incompatible.
    public var stored: IntentValue?
    /// The user's value in its stored form, even if it is incompatible.
    public var storedForm: StoredValue?
    /// Values by the names under which they are stored, without effect because a program with older or newer definitions
    /// has edited the parameter under another of its names since.
    public var replaced: [String: StoredValue]
    /// The default for the size family, or nil if there is none.
    public var defaultValue: IntentValue?
    /// The effective value. A list contains the slots that the size family shows, with nil for empty slots.
    public var effective: IntentValue?
    /// Where the effective value comes from.
    public var origin: ValueOrigin
    /// The marks in the order of the cases of ``ValueMark``.
    public var marks: [ValueMark]
    /// Whether the source of the default failed, or had fewer values than the rule of the default asks for, when it was
    /// requested last. The default is requested again until the user chooses a value.
    public var isDefaultIncomplete: Bool
    /// What an administrator specifies for the parameter.
    package var policy: ParameterPolicy?
    /// The value that a followed instance stores, including the tail of a list, and its stored form; nil if none does. It is in
    /// effect unless the user of this instance has chosen one.
    package var followed: FollowedParameter?
    /// The records of ``effective``; nil if they are in effect as they are stored.
    package internal(set) var records: RecordsInEffect?

    /// The effective value as it is stored: with the values of hidden fields, and without those that follow other fields. Editors
    /// change it.
    package var editable: IntentValue? { records?.value ?? effective }

    /// Replaces the records with those in effect.
    mutating func apply(_ records: RecordsInEffect) {
        effective = records.shown
        self.records = records
    }

    /// Creates a resolved parameter.
    public init(
        name: String, stored: IntentValue?, storedForm: StoredValue?, replaced: [String: StoredValue] = [:],
        defaultValue: IntentValue?, effective: IntentValue?, origin: ValueOrigin, marks: [ValueMark],
        isDefaultIncomplete: Bool = false
    ) {
        self.name = name
        self.stored = stored
        self.storedForm = storedForm
        self.replaced = replaced
        self.defaultValue = defaultValue
        self.effective = effective
        self.origin = origin
        self.marks = marks
        self.isDefaultIncomplete = isDefaultIncomplete
    }
}

/// The value of a parameter in an instance that is followed.
package struct FollowedParameter: Hashable, Sendable {
    /// The value; nil if "no value" is chosen.
    package var value: IntentValue?
    /// The value in its stored form.
    package var form: StoredValue
}

/// The origin of an effective value.
public enum ValueOrigin: Hashable, Sendable {
    /// The user chose the value, or chose "no value".
    case user
    /// The value is that of an instance that this one follows: the instance in which a user chose it.
    case instance(InstanceID)
    /// The value is a default from the definition.
    case definitionDefault
    /// The value is a default that a handler or a list of options provided.
    case handlerDefault
    /// The value is that of another row, or a property of it, as the definition specifies: the name of its parameter. For a field of a
    /// record, the path of another field.
    case rowDefault(String)
    /// The value is a default that the policy of an administrator specifies.
    case policy
    /// There is neither a value nor a default.
    case none

    /// The name in JSON documents, such as `default(handler)`.
    package var jsonName: String {
        switch self {
        case .user: "user"
        case .instance: "instance"
        case .definitionDefault: "default(definition)"
        case .handlerDefault: "default(handler)"
        case .rowDefault: "default(row)"
        case .policy: "policy"
        case .none: "none"
        }
    }

    /// The instance in which the value was chosen, if this one follows it; nil for another origin.
    package var instance: InstanceID? {
        if case .instance(let id) = self { id } else { nil }
    }

    /// The name of the parameter whose row the value comes from; nil for another origin.
    package var row: String? {
        if case .rowDefault(let name) = self { name } else { nil }
    }
}

/// A remark about the value of a parameter.
public enum ValueMark: Hashable, Sendable {
    /// The row is hidden. The stored value returns with the row. That of an App Intent in code is in effect also while its row is
    /// hidden.
    case hidden
    /// The last lookup reported that a chosen option no longer exists.
    case vanished
    /// The value is a case that the enum no longer declares, or does not declare yet. It is preserved and in effect.
    case unrecognized
    /// The value is stored under a former name or as another compatible type.
    case migrated
    /// The stored value, or a field of it, does not fit the definition. It is preserved, and the default applies.
    case incompatible
    /// The value was stored without a lookup.
    case unchecked
    /// The definition disables the chosen option. It is preserved and in effect.
    case disabled
    /// The number of values in slots that the size family does not show.
    case tail(Int)

    /// The name in JSON documents, without the number of a tail.
    package var jsonName: String {
        switch self {
        case .hidden: "hidden"
        case .vanished: "vanished"
        case .unrecognized: "unrecognized"
        case .migrated: "migrated"
        case .incompatible: "incompatible"
        case .unchecked: "unchecked"
        case .disabled: "disabled"
        case .tail: "tail"
        }
    }

    /// The position among the cases.
    package var rank: Int {
        switch self {
        case .hidden: 0
        case .vanished: 1
        case .unrecognized: 2
        case .migrated: 3
        case .incompatible: 4
        case .unchecked: 5
        case .disabled: 6
        case .tail: 7
        }
    }
}

extension ResolvedConfiguration {
    /// Returns what the fields of records in this configuration depend on besides their record.
    package func context(
        of fields: DependentFields, in intent: Intent, _ schema: Schema, locale: String
    ) -> FieldContext {
        var rows: [String: TestedRow] = [:]
        for name in fields.type.testedRows {
            guard let place = intent.parameters.firstIndex(where: { $0.name == name }),
                let resolved = parameter(named: name, at: place)
            else { continue }
            let isHidden = resolved.marks.contains(.hidden)
            rows[name] = TestedRow(
                value: isHidden ? nil : resolved.effective, type: intent.parameters[place].type)
        }
        return FieldContext(fields, rows, in: schema, locale: locale)
    }

    /// Resolves an instance.
    /// - Parameters:
    ///   - instance: The stored instance.
    ///   - schema: The current definitions.
    ///   - family: Another size family, to see what it would show; nil for the family of the instance.
    ///   - locale: The language of titles in defaults.
    package init(_ instance: StoredInstance, in schema: Schema, family: SizeFamily? = nil, locale: String) {
        self.init(
            instance, InstanceScope(of: instance, in: schema, family: family),
            family: family ?? instance.family, locale: locale)
    }

    /// - Parameter scope: Nil for an orphan.
    init(_ instance: StoredInstance, _ scope: InstanceScope?, family: SizeFamily, locale: String) {
        guard let scope else {
            self.init(instance: instance, family: family, isOrphan: true, parameters: [])
            return
        }
        var resolver = Resolver(instance, scope: scope, locale: locale)
        self.init(
            instance: instance, family: family, isOrphan: false, parameters: resolver?.parameters() ?? [])
        if scope.intent?.rules.isEmpty == false { brokenRules = resolver?.brokenRules().map(\.problem) ?? [] }
    }
}
