/// A query that finds entities by their properties.
///
/// Shortcuts use it to filter entities. Here, such a query lists and looks up entities as every ``EntityQuery`` does; nothing
/// filters or sorts, so its declarations are not kept.
public protocol EntityPropertyQuery: EntityQuery {
    /// A comparison in a form that the app evaluates, such as a closure or a predicate.
    associatedtype ComparatorMappingType

    /// The properties and the comparisons that they support.
    static var properties: QueryProperties { get }
    /// The properties by which the result can be sorted.
    static var sortingOptions: SortingOptions { get }

    /// Returns the entities that match comparisons.
    /// - Parameters:
    ///   - comparators: The comparisons.
    ///   - mode: Whether an entity has to match all comparisons or one of them.
    ///   - sortedBy: The order of the result.
    ///   - limit: The maximum number of entities; nil for all.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias Property<Value: AnyIntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias Sort = EntityQuerySort
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    public typealias _Kind = EntityQueryComparison
    public typealias _Comparator<Kind, Value: AnyIntentValue> =
        EntityQueryComparator<Kind, Entity, Value, ComparatorMappingType>
    public typealias EqualToComparator<Value: AnyIntentValue> = _Comparator<_Kind.EqualTo, Value>
    public typealias NotEqualToComparator<Value: AnyIntentValue> = _Comparator<_Kind.NotEqualTo, Value>
    public typealias ContainsComparator<Value: AnyIntentValue> = _Comparator<_Kind.Contains, Value>
    public typealias HasPrefixComparator<Value: AnyIntentValue> = _Comparator<_Kind.HasPrefix, Value>
    public typealias HasSuffixComparator<Value: AnyIntentValue> = _Comparator<_Kind.HasSuffix, Value>
    public typealias LessThanComparator<Value: AnyIntentValue> = _Comparator<_Kind.LessThan, Value>
    public typealias LessThanOrEqualToComparator<Value: AnyIntentValue> = _Comparator<_Kind.LessThanOrEqualTo, Value>
    public typealias GreaterThanComparator<Value: AnyIntentValue> = _Comparator<_Kind.GreaterThan, Value>
    public typealias GreaterThanOrEqualToComparator<Value: AnyIntentValue> = _Comparator<
        _Kind.GreaterThanOrEqualTo, Value
    >
    public typealias IsBetweenComparator<Value: AnyIntentValue> = _Comparator<_Kind.IsBetween, Value>
}

/// Whether an entity has to match all comparisons or one of them.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// The properties of an entity and the comparisons that they support.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    public init(@EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> Void) {}
}

/// A property of an entity and the comparisons that it supports.
public struct EntityQueryProperty<Entity: AppEntity, Value: AnyIntentValue, ComparatorMappingType> {
    public init(
        _ keyPath: KeyPath<Entity, Value>,
        @EntityQueryComparatorsBuilder<Entity, Value, ComparatorMappingType> comparators: () -> Void
    ) {}
}

/// Accepts a list of properties.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildExpression<Value: AnyIntentValue>(
        _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
    ) {}
    public static func buildBlock(_ properties: Void...) {}
}
