public import IntentFoundation

/// The identifiers of many entities, which are looked up when they are needed.
public struct EntityCollection<Entity: AppEntity>: Sendable {
    /// The identifiers, in order.
    public var identifiers: [Entity.ID]
    /// The entities with these identifiers, as far as they are known.
    private let known: [Entity]

    /// Creates a collection of entities that are not known yet.
    public init(identifiers: [Entity.ID] = []) {
        self.identifiers = identifiers
        known = []
    }

    /// Creates a collection of known entities.
    public init(entities: [Entity]) {
        identifiers = entities.map(\.id)
        known = entities
    }

    /// Returns the entities: the known ones if the identifiers are still theirs, or else those that the query of the type finds.
    public func resolvedEntities() async throws -> [Entity] {
        let isKnown = known.map(\.id.entityIdentifierString) == identifiers.map(\.entityIdentifierString)
        return isKnown ? known : try await Entity.defaultQuery.entities(for: identifiers)
    }
}

/// An entity whose identifier is the same on all devices. Nothing refers to it from another device here.
public protocol SyncableEntity: AppEntity {}

/// Finds values for an input, such as what a search by a picture found. Nothing asks for them here.
public protocol IntentValueQuery: Sendable {
    associatedtype Input
    associatedtype Output

    init()

    /// Returns the values for an input.
    func values(for input: Input) async throws -> [Output]
}

extension IntentValueQuery {
    public typealias ExecutionTargets = IntentExecutionTargets
}

/// Marks a property of an entity that is computed each time. Shortcuts, which would read it, do not exist here.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "IntentSwiftUIMacros", type: "NothingMacro")

/// Marks a property of an entity that is computed when it is needed. Shortcuts, which would read it, do not exist here.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "IntentSwiftUIMacros", type: "NothingMacro")
