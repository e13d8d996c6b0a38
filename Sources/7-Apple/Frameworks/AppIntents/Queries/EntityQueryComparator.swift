/// The kinds of comparisons.
public enum EntityQueryComparison {
    public enum EqualTo {}
    public enum NotEqualTo {}
    public enum Contains {}
    public enum HasPrefix {}
    public enum HasSuffix {}
    public enum LessThan {}
    public enum LessThanOrEqualTo {}
    public enum GreaterThan {}
    public enum GreaterThanOrEqualTo {}
    public enum IsBetween {}
}

/// A comparison of a property with values. Nothing compares here.
public struct EntityQueryComparator<Kind, Entity: AppEntity, Property: AnyIntentValue, ComparatorMappingType> {
    /// Creates a comparison with one value.
    public init(mappingTransform: @escaping (Property.Value.ValueType) -> ComparatorMappingType) {}

    /// Creates a comparison with a smallest and a largest value.
    public init(
        mappingTransform: @escaping (Property.Value.ValueType, Property.Value.ValueType) -> ComparatorMappingType
    ) where Kind == EntityQueryComparison.IsBetween {}
}

/// Accepts a list of a property's comparisons.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity: AppEntity, Property: AnyIntentValue, ComparatorMappingType> {
    public static func buildExpression<Kind>(
        _ comparator: EntityQueryComparator<Kind, Entity, Property, ComparatorMappingType>
    ) {}
    public static func buildBlock(_ comparators: Void...) {}
}

/// The order of a result.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    // Constant; key paths are Sendable only by contract.

    /// Whether smaller values come first.
    public enum Ordering: Hashable, Sendable { case ascending, descending }

    /// The key path of the property, from the entity to its object.
    public let by: PartialKeyPath<Entity>
    public let order: Ordering

    package init(by keyPath: PartialKeyPath<Entity>, order: Ordering) {
        by = keyPath
        self.order = order
    }
}

/// The properties by which a result can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> Void) {}
}

/// A property by which a result can be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
    public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) {}
}

/// Accepts a list of properties by which a result can be sorted.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildBlock(_ properties: EntityQuerySortableByProperty<Entity>...) {}
}
