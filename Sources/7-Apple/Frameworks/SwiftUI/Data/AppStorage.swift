/// A value of the user defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(
        _ key: String, _ store: UserDefaults?, default value: Value, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any?
    ) {
        let defaults = store ?? .standard
        self.read = { defaults.object(forKey: key).flatMap(read) ?? value }
        self.write = { defaults.set(write($0), forKey: key) }
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

/// The types of values that user defaults keep as they are.
public protocol DefaultsValue {}
extension Bool: DefaultsValue {}
extension Int: DefaultsValue {}
extension Double: DefaultsValue {}
extension String: DefaultsValue {}
extension Data: DefaultsValue {}
extension Date: DefaultsValue {}

extension AppStorage where Value: DefaultsValue {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, default: wrappedValue, read: { $0 as? Value }, write: { $0 })
    }
}

extension AppStorage where Value == URL {
    public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, default: wrappedValue, read: { ($0 as? String).flatMap(URL.init(string:)) },
            write: { $0.absoluteString })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: DefaultsValue {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, default: wrappedValue, read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) },
            write: { $0.rawValue })
    }
}

extension AppStorage {
    public init<Wrapped: DefaultsValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(key, store, default: nil, read: { $0 as? Wrapped }, write: { $0 })
    }

    public init<Wrapped: RawRepresentable>(
        _ key: String, store: UserDefaults? = nil
    ) where Value == Wrapped?, Wrapped.RawValue: DefaultsValue {
        self.init(
            key, store, default: nil, read: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)) },
            write: { $0?.rawValue })
    }
}
