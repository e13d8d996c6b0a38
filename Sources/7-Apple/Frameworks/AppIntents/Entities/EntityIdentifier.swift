/// The type and the identifier of an entity.
public struct EntityIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The name of the type.
    package let typeName: String
    /// The identifier as text.
    public let identifier: String

    /// Creates the identifier of an entity.
    public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }

    /// Creates an identifier.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        typeName = Entity.persistentIdentifier
        self.identifier = identifier.entityIdentifierString
    }

    public var description: String { "\(typeName)/\(identifier)" }
}
