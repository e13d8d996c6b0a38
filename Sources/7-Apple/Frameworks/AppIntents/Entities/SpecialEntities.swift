public import IntentFoundation

/// An entity that exists only while an action runs, such as the result of a calculation. It is never looked up.
public protocol TransientAppEntity: AppEntity {
    init()
}

extension TransientAppEntity {
    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }

    /// The same for all entities of the type, because none is looked up.
    public var id: String { Self.persistentIdentifier }
}

/// The query of a transient entity, which finds none.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity of which exactly one exists, such as the settings of an app.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    /// The identifier of the only entity.
    public var id: String { Self.persistentIdentifier }

    /// The name of the type.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
    }
}

/// A query for the only entity of a type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity, Result == [Unique] {
    /// The type of the entity.
    associatedtype Unique where Unique == Entity

    /// Returns the entity.
    func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
    public func allEntities() async throws -> [Unique] { [try await uniqueEntity()] }
    public func suggestedEntities() async throws -> [Unique] { try await allEntities() }
    public func entities(for identifiers: [Unique.ID]) async throws -> [Unique] { try await allEntities() }
    public func defaultResult() async -> Unique? { try? await uniqueEntity() }
}

/// A query that a closure answers, for the `defaultQuery` of a unique entity.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    private let provider: @Sendable () async throws -> Entity

    /// Creates the query of the entity type.
    public init() {
        guard let query = Entity.defaultQuery as? Self else {
            preconditionFailure("\(Entity.self).defaultQuery is no UniqueAppEntityProvider; create it with a closure")
        }
        self = query
    }

    /// Creates a query that a closure answers.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) { self.provider = provider }

    public func uniqueEntity() async throws -> Entity { try await provider() }
}

/// An entity that is a file of the app.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The types of the files.
    static var supportedContentTypes: [UTType] { get }
}

/// The identifier of a file, or of a draft that is not a file yet.
public struct FileEntityIdentifier: EntityIdentifierConvertible, Hashable, Sendable {
    private enum Target: Hashable, Sendable {
        case file(URL)
        case draft(String)
    }

    private let target: Target
    /// No URL of a file begins with it.
    private static let draftPrefix = "draft:"

    /// The URL of the file; nil for a draft.
    public var fileURL: URL? { if case .file(let url) = target { url } else { nil } }
    /// Whether the entity is not a file yet.
    public var isDraft: Bool { fileURL == nil }

    /// Returns the identifier of a file.
    public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(target: .file(url)) }

    /// Returns the identifier of a draft.
    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(target: .draft(identifier))
    }

    public var entityIdentifierString: String {
        switch target {
        case .file(let url): url.absoluteString
        case .draft(let identifier): Self.draftPrefix + identifier
        }
    }

    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix(draftPrefix) {
            return draft(identifier: String(entityIdentifierString.dropFirst(draftPrefix.count)))
        }
        return URL(string: entityIdentifierString).map(file(url:))
    }
}
