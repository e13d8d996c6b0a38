/// One parameter of one instance, resolved: what is stored, what the default is, what is in effect and why.
public struct ResolvedParameter: Hashable, Sendable {
    /// The declared name.
    public var name: String
    /// The user's value as read now, whole, tail included; nil where there is none or it is incompatible.
    public var stored: IntentValue?
    /// As it lies in the store, also where it is incompatible.
    public var storedForm: StoredValue?
    /// The default for this family, nil for none.
    public var defaultValue: IntentValue?
    /// What is in effect; of a list the slots that the family shows, empty ones as nil.
    public var effective: IntentValue?
    /// Where the effective value comes from.
    public var origin: ValueOrigin
    /// In the order of ``ValueMark``'s cases.
    public var marks: [ValueMark]

    /// What the engine returns; tests and previews may make one.
    public init(
        name: String, stored: IntentValue?, storedForm: StoredValue?, defaultValue: IntentValue?,
        effective: IntentValue?, origin: ValueOrigin, marks: [ValueMark]
    ) {
        self.name = name
        self.stored = stored
        self.storedForm = storedForm
        self.defaultValue = defaultValue
        self.effective = effective
        self.origin = origin
        self.marks = marks
    }
}
