/// A type that has dependencies: an intent, a query or an options provider.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}

/// An object that intents, queries and options providers share with their program. They declare it with `@Dependency`.
///
/// Add the object to an ``AppDependencyManager`` before it is read. Reading one that was not added ends the program, unless there
/// is a default.
@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
    // Constant; keys and defaults are Sendable only by contract.
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let fallback: (() -> Value)?

    /// Creates a dependency on the object that was added with this key, or with this type if the key is nil.
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
        fallback = nil
    }

    /// Creates a dependency with a default for the case that no object was added.
    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping () -> Value
    ) {
        self.key = key
        self.manager = manager
        fallback = defaultValueProvider
    }

    /// The object.
    public var wrappedValue: Value {
        if let value = manager.dependency(Value.self, key: key) ?? fallback?() { return value }
        preconditionFailure(
            "no dependency of type \(Value.self) was added; call AppDependencyManager.shared.add(dependency:)")
    }

    /// This dependency.
    public var projectedValue: AppDependency<Value> { self }
}
