public import IntentFoundation

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

/// A comparison of a property with values.
public struct EntityQueryComparator<Kind, Entity: AppEntity, Property: AnyIntentValue, ComparatorMappingType> {
    fileprivate let declaration: EntityQueryComparatorDeclaration<ComparatorMappingType>

    /// Creates a comparison with one value.
    public init(mappingTransform: @escaping (Property.Value.ValueType) -> ComparatorMappingType) {
        declaration = EntityQueryComparatorDeclaration(kind: "\(Kind.self)") { values in
            (values.first as? Property.Value.ValueType).map(mappingTransform)
        }
    }

    /// Creates a comparison with a smallest and a largest value.
    public init(
        mappingTransform: @escaping (Property.Value.ValueType, Property.Value.ValueType) -> ComparatorMappingType
    ) where Kind == EntityQueryComparison.IsBetween {
        declaration = EntityQueryComparatorDeclaration(kind: "\(Kind.self)") { values in
            guard let lower = values.first as? Property.Value.ValueType,
                let upper = values.dropFirst().first as? Property.Value.ValueType
            else { return nil }
            return mappingTransform(lower, upper)
        }
    }
}

/// Builds the list of a property's comparisons.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity: AppEntity, Property: AnyIntentValue, ComparatorMappingType>:
    ListBuilder
{
    public typealias Element = EntityQueryComparatorDeclaration<ComparatorMappingType>

    public static func buildExpression<Kind>(
        _ comparator: EntityQueryComparator<Kind, Entity, Property, ComparatorMappingType>
    ) -> [Element] { [comparator.declaration] }
}

/// The order of a result.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    // Constant, as are the following types; key paths are Sendable only by contract.

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
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    /// The properties in declared order.
    package let properties: [EntityQuerySortableByProperty<Entity>]

    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
    ) {
        properties = content()
    }
}

/// A property by which a result can be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    /// The key path of the property, from the entity to its object.
    package let keyPath: PartialKeyPath<Entity>

    public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) { self.keyPath = keyPath }
}

/// Builds the list of properties by which a result can be sorted.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity>: ListBuilder {
    public typealias Element = EntityQuerySortableByProperty<Entity>
}
