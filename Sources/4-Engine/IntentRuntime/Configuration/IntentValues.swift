/// Values by the declared names of their parameters. A parameter without a value is absent.
///
/// Reading a value in another type than it has returns nil or the given default, so values of newer definitions never
/// cause a trap.
public struct IntentValues: Hashable, Sendable {
    private var storage: [String: IntentValue]

    /// Creates a collection of values by declared name.
    public init(_ values: [String: IntentValue] = [:]) {
        storage = values
    }

    /// The value of a parameter, or nil if it has none.
    public subscript(name: String) -> IntentValue? {
        get { storage[name] }
        set { storage[name] = newValue }
    }

    /// Returns the value of a parameter, or of the field of a record at a path.
    func value(at name: String) -> IntentValue? {
        storage[name] ?? FieldPath(parsing: name).flatMap { storage[$0.parameter].field(at: $0) }
    }

    /// All values by name.
    public var dictionary: [String: IntentValue] { storage }

    /// The names of the parameters that have a value, in no particular order.
    public var names: some Collection<String> & Sendable { storage.keys }

    /// Returns the value of a parameter, or nil if it has none or has another type.
    public func value<Value: ConfigurableValue>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        storage[name].flatMap(Value.init(intentValue:))
    }

    /// Returns the value of a parameter, or `fallback` if it has none or has another type.
    public func value<Value: ConfigurableValue>(_ name: String, default fallback: Value) -> Value {
        value(name) ?? fallback
    }

    /// Returns the values of a list without its empty slots, or an empty array if there is no list.
    public func list<Value: ConfigurableValue>(_ name: String, of type: Value.Type = Value.self) -> [Value] {
        storage[name]?.slots.compactMap { $0.flatMap(Value.init(intentValue:)) } ?? []
    }

    /// Sets the value of a parameter; nil removes it.
    public mutating func set(_ name: String, to value: (some ConfigurableValue)?) {
        storage[name] = value?.intentValue
    }

    /// Sets a list. An empty list is stored as a list without slots.
    public mutating func set(_ name: String, to list: [some ConfigurableValue]) {
        storage[name] = .list(list.map { $0.intentValue })
    }
}

// Generated code calls these methods, because they compile faster than the generic ones.
extension IntentValues {
    /// Returns a Boolean, or nil if there is none or the value has another type.
    public func bool(_ name: String) -> Bool? { value(name) }
    /// Returns a Boolean, or `fallback` if there is none or the value has another type.
    public func bool(_ name: String, default fallback: Bool) -> Bool { value(name) ?? fallback }
    /// Returns a 64-bit integer, or nil if there is none or the value has another type.
    public func int(_ name: String) -> Int? { value(name) }
    /// Returns a 64-bit integer, or `fallback` if there is none or the value has another type.
    public func int(_ name: String, default fallback: Int) -> Int { value(name) ?? fallback }
    /// Returns a finite number, or nil if there is none or the value has another type.
    public func double(_ name: String) -> Double? { value(name) }
    /// Returns a finite number, or `fallback` if there is none or the value has another type.
    public func double(_ name: String, default fallback: Double) -> Double { value(name) ?? fallback }
    /// Returns a string, or nil if there is none or the value has another type.
    public func string(_ name: String) -> String? { value(name) }
    /// Returns a string, or `fallback` if there is none or the value has another type.
    public func string(_ name: String, default fallback: String) -> String { value(name) ?? fallback }
    /// Returns a duration, or nil if there is none or the value has another type.
    public func duration(_ name: String) -> Duration? { value(name) }
    /// Returns a duration, or `fallback` if there is none or the value has another type.
    public func duration(_ name: String, default fallback: Duration) -> Duration { value(name) ?? fallback }
}
