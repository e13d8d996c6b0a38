/// Values by the stored names of their parameters. A parameter without a value is absent.
///
/// Readers take what fits the asked type and are nil, or the given default, for all else: a newer definition's value
/// never traps.
public struct IntentValues: Hashable, Sendable {
    private var storage: [String: IntentValue]

    /// Values by stored name; none without arguments.
    public init(_ values: [String: IntentValue] = [:]) {
        storage = values
    }

    /// Nil for no value.
    public subscript(name: String) -> IntentValue? {
        get { storage[name] }
        set { storage[name] = newValue }
    }

    /// All of it, as an object's properties are kept.
    public var dictionary: [String: IntentValue] { storage }

    /// The names that have a value, in no order.
    public var names: some Collection<String> & Sendable { storage.keys }

    /// Nil for no value and for one of another type.
    public func value<Value: IntentValueConvertible>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        storage[name].flatMap(Value.init(intentValue:))
    }

    /// `fallback` for no value and for one of another type.
    public func value<Value: IntentValueConvertible>(_ name: String, default fallback: Value) -> Value {
        value(name) ?? fallback
    }

    /// The values of a list without its empty slots; empty where there is none.
    public func list<Value: IntentValueConvertible>(_ name: String, of type: Value.Type = Value.self) -> [Value] {
        storage[name]?.slots.compactMap { $0.flatMap(Value.init(intentValue:)) } ?? []
    }

    /// Nil takes the value away.
    public mutating func set(_ name: String, to value: (some IntentValueConvertible)?) {
        storage[name] = value?.intentValue
    }

    /// An empty list is kept as a list without slots.
    public mutating func set(_ name: String, to list: [some IntentValueConvertible]) {
        storage[name] = .list(list.map(\.intentValue))
    }
}
