public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}

public final class AppDependencyManager {
    nonisolated(unsafe) public static let shared = AppDependencyManager()

    /// Dependencies by type. Keys are not supported here.
    private var providers: [ObjectIdentifier: @Sendable () -> Any] = [:]

    public init() {}

    public final func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        providers[ObjectIdentifier(Dependency.self)] = dependencyProvider
    }

    fileprivate func dependency<Dependency>(_ type: Dependency.Type) -> Dependency? {
        providers[ObjectIdentifier(type)]?() as? Dependency
    }
}

@propertyWrapper public final class AppDependency<Value: Sendable>: Sendable {
    private let fallback: @Sendable () -> Value?

    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(fallback: nil)
    }

    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping () -> Value
    ) {
        self.init(fallback: defaultValueProvider())
    }

    private init(fallback: Value?) {
        self.fallback = { fallback }
    }

    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.dependency(Value.self) ?? fallback() else {
            fatalError("a dependency is read that nobody added")
        }
        return value
    }

    public var projectedValue: AppDependency<Value> { self }
}

public protocol ResultsCollection<Result> {
    associatedtype Result: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
}

public struct IntentItem<Value: _IntentValue>: @unchecked Sendable {
    public let value: Value

    public init(_ value: Value) { self.value = value }
    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) { self.value = value }
}

public struct IntentItemSection<Result: _IntentValue>: Sendable {
    public enum Builder {}

    public let items: [IntentItem<Result>]

    public init(items: [IntentItem<Result>]) { self.items = items }
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.items = items }
}

public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    public let sections: [IntentItemSection<Result>]

    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) { self.sections = sections }
}

public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Self.Result.Result

    func results() async throws -> Self.Result
    func defaultResult() async -> Self.DefaultValue?
}

extension DynamicOptionsProvider {
    public typealias Item = IntentItem<Result.Result>
    public typealias ItemCollection = IntentItemCollection<Result.Result>
    public typealias ItemSection = IntentItemSection<Result.Result>
    public typealias ParameterDependency = IntentParameterDependency

    public func defaultResult() async -> Self.DefaultValue? { nil }
}

public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity = Self.Result.Result.ValueType
    associatedtype Result = [Self.Entity]

    init()
    func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]
    func suggestedEntities() async throws -> Self.Result
}

extension EntityQuery {
    public func results() async throws -> Self.Result { try await suggestedEntities() }
}

public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Self.Result
}

@dynamicMemberLookup public final class IntentProjection<Intent: AppIntent> {
    private init() {}

    public subscript<Value: _IntentValue>(dynamicMember member: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        fatalError()
    }
}

@propertyWrapper public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    public var wrappedValue: IntentProjection<Intent>? { nil }

    public init<V0, P0: IntentParameter<V0>>(_ k0: KeyPath<Intent, P0>) {}
    public init<V0, P0: IntentParameter<V0>, V1, P1: IntentParameter<V1>>(
        _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>
    ) {}
    public init<
        V0, P0: IntentParameter<V0>, V1, P1: IntentParameter<V1>, V2, P2: IntentParameter<V2>
    >(_ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>) {}
}
