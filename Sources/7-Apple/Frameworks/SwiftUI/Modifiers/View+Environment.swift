nonisolated extension View {
    /// Sets a value of the environment of the content.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        attribute(keyPath, value, effect: .environment { $0[keyPath: keyPath] = value })
    }

    /// Passes an object to the views in the content.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        attribute(object, effect: .environment { $0.objects[ObjectIdentifier(T.self)] = object })
    }

    /// Passes an object to the views in the content.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        attribute(object, effect: .environment { $0.objects[ObjectIdentifier(T.self)] = object })
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { attribute(keyPath, effect: .environment { transform(&$0[keyPath: keyPath]) }) }

    public func disabled(_ disabled: Bool) -> some View {
        attribute(disabled, effect: .environment { if disabled { $0.isEnabled = false } })
    }

    public func id<ID: Hashable>(_ id: ID) -> some View { attribute(id) }
    public func tag<V: Hashable>(_ tag: V) -> some View { attribute(tag) }
    public func preference<K>(key: K.Type, value: K.Value) -> some View where K: PreferenceKey { attribute(value) }

    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { attribute() }
}

/// A value that views pass to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
