/// A type that finds entities by their identifiers, and lists those to choose from.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    /// The entities that this query finds.
    associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
    associatedtype Result = [Entity]

    init()
    /// Returns the entities with the given identifiers. An entity that does not exist anymore is left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the entities to choose from.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    /// Returns no entities.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that searches entities.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the entities that match a text.
    func entities(matching string: String) async throws -> Result
}

/// A query that can list all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all entities.
    func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
    /// Returns all entities.
    public func suggestedEntities() async throws -> Result { try await allEntities() }
}
