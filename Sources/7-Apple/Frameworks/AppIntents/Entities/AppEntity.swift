public import IntentFoundation

/// A value of an app's data that parameters can have, such as a document or a station.
///
/// An entity is stored by its identifier. ``defaultQuery`` finds it again, and lists the entities to choose from.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, ID: EntityIdentifierConvertible, ID: Sendable {
    /// The type of the query.
    associatedtype DefaultQuery: EntityQuery where Self.ValueType == DefaultQuery.Entity

    /// The query for parameters that state no other.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
}

/// An identifier that is stored as text.
public protocol EntityIdentifierConvertible {
    /// The identifier as text.
    var entityIdentifierString: String { get }

    /// Returns the identifier with a text, or nil if the text is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    public var entityIdentifierString: String { description }

    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: LosslessStringConvertible {
    public var entityIdentifierString: String { rawValue.description }

    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        RawValue(entityIdentifierString).flatMap(Self.init(rawValue:))
    }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }

    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    public var entityIdentifierString: String { absoluteString }

    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}
