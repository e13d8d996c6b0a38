import Synchronization

/// The objects that intents, queries and options providers share with their program, by type or key.
public final class AppDependencyManager: Sendable {
    /// The manager of the program.
    public static let shared = AppDependencyManager()

    private enum Entry: Sendable {
        case value(any Sendable)
        case provider(@Sendable () -> any Sendable)
        case asynchronousProvider(@Sendable () async throws -> any Sendable)
    }

    /// The key of a dependency, or its type. Values of keys do not change: they are Sendable only by contract.
    private struct Key: Hashable, @unchecked Sendable {
        let value: AnyHashable

        init(_ key: AnyHashable?, _ type: Any.Type) {
            value = key ?? AnyHashable(ObjectIdentifier(type))
        }
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// Creates a manager for tests.
    public init() {}

    /// Adds an object, or replaces it. It is created when it is first read.
    /// - Parameters:
    ///   - key: The key; nil for the type of the object.
    ///   - dependencyProvider: Creates the object.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        set(.provider(dependencyProvider), Dependency.self, key)
    }

    /// Adds an object that takes time to create, or replaces it. It is created before the first call of an intent, query or
    /// provider.
    /// - Parameters:
    ///   - key: The key; nil for the type of the object.
    ///   - dependencyProvider: Creates the object.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) {
        set(.asynchronousProvider(dependencyProvider), Dependency.self, key)
    }

    /// Creates the objects that take time to create and that were added since the last call.
    /// - Throws: The first error of creating one. It is created again at the next call.
    package func createPendingDependencies() async throws {
        let pending = entries.withLock { entries in
            entries.compactMap { entry in
                if case .asynchronousProvider(let provider) = entry.value { (entry.key, provider) } else { nil }
            }
        }
        for (key, provider) in pending {
            let value = try await provider()
            entries.withLock { entries in
                if case .asynchronousProvider? = entries[key] { entries[key] = .value(value) }
            }
        }
    }

    /// Returns an object; nil if none was added or if it has the wrong type.
    func dependency<Dependency: Sendable>(_ type: Dependency.Type, key: AnyHashable?) -> Dependency? {
        let identity = Key(key, type)
        switch entries.withLock({ $0[identity] }) {
        case .value(let value)?:
            return value as? Dependency
        case .provider(let provider)?:
            // The provider runs outside of the lock, because it may read other dependencies.
            let created = provider()
            let value = entries.withLock { entries -> any Sendable in
                if case .value(let first)? = entries[identity] { return first }
                entries[identity] = .value(created)
                return created
            }
            return value as? Dependency
        case .asynchronousProvider?, nil:
            return nil
        }
    }

    private func set<Dependency>(_ entry: Entry, _ type: Dependency.Type, _ key: AnyHashable?) {
        let identity = Key(key, type)
        entries.withLock { $0[identity] = entry }
    }
}
