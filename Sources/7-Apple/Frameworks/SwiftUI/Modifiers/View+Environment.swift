nonisolated extension View {
    /// Sets a value of the environment of the content.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        attribute("environment", keyPath, value, effect: .environment { $0[keyPath: keyPath] = value })
    }

    /// Passes an object to the views in the content.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        attribute("environment", object, effect: .environment { $0.objects[ObjectIdentifier(T.self)] = object })
    }

    /// Passes an object to the views in the content.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        attribute("environmentObject", object, effect: .environment { $0.objects[ObjectIdentifier(T.self)] = object })
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        attribute("transformEnvironment", keyPath, effect: .environment { transform(&$0[keyPath: keyPath]) })
    }

    public func disabled(_ disabled: Bool) -> some View {
        attribute("disabled", disabled, effect: .environment { if disabled { $0.isEnabled = false } })
    }

    public func id<ID: Hashable>(_ id: ID) -> some View { attribute("id", id) }
    public func tag<V: Hashable>(_ tag: V) -> some View { attribute("tag", tag) }

    public func preference<K>(key: K.Type, value: K.Value) -> some View where K: PreferenceKey {
        attribute("preference", value)
    }

    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { attribute("onPreferenceChange") }
}

/// A value that views pass to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
