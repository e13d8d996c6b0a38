import IntentModel
import IntentRuntime
import IntentSystem

/// A type of single values of parameters and properties: how its values are stored.
enum HostedType {
    case element(any StoredElement.Type)
    case enumeration(any AppEnum.Type)
    case entity(any AppEntity.Type)
    case union(any AppUnionValue.Type)

    /// Returns nil for a type that definitions do not have. A transient entity cannot be chosen, because none is found.
    init?(_ type: any _IntentValue.Type) {
        switch type {
        case is any TransientAppEntity.Type: return nil
        case let type as any AppEnum.Type: self = .enumeration(type)
        case let type as any AppEntity.Type: self = .entity(type)
        case let type as any AppUnionValue.Type where type.hostedMembers != nil: self = .union(type)
        case let type as any StoredElement.Type: self = .element(type)
        default: return nil
        }
    }

    /// The type in definitions.
    /// - Parameter declaration: The declaration of the parameter, which states the kind of dates.
    func elementType(_ declaration: ParameterDeclaration? = nil) -> ElementType {
        switch self {
        case .element(let type): type.elementType(declaration)
        case .enumeration(let type): .enumeration(type.declaredName)
        case .entity(let type): .object(type.declaredName)
        case .union(let type): .union(type.declaredName)
        }
    }

    var isUnion: Bool { if case .union = self { true } else { false } }

    /// Returns the value with a stored form; nil for a form of another type, and for entities, which are looked up.
    func value(of stored: IntentValue) -> (any Sendable)? {
        switch (self, stored) {
        case (.element(let type), _): type.hosted(stored)
        case (.enumeration(let type), .enumeration(let name)): type.named(name)
        case (.union(let type), _): type.value(of: stored)
        default: nil
        }
    }
}

extension IntentValue {
    /// The stored form of a value of an App Intents type; nil for a value that cannot be stored.
    init?(hosted value: Any) {
        switch value {
        case let value as any AppEnum: self = .enumeration(value.declaredName)
        case let value as any AppEntity: self = .object(value.storedObject)
        case let value as any AppUnionValue:
            guard let stored = value.storedRecord else { return nil }
            self = stored
        case let value as any StoredElement:
            guard let stored = value.stored else { return nil }
            self = stored
        default: return nil
        }
    }
}

// MARK: - Entities

extension AppEntity {
    /// What is stored when the entity is chosen: its identifier, how it is shown, and its properties. The entity itself is
    /// looked up again whenever it is needed.
    var storedObject: ObjectValue {
        if let entity = self as? any StoredObjectEntity { return entity.value.objectValue }
        let shown = displayRepresentation
        return ObjectValue(
            identifier: id.entityIdentifierString, displayString: shown.title.requestText,
            subtitleString: shown.subtitle?.requestText, displayImage: shown.image?.stored,
            alternativeSpeakableMatches: shown.synonyms.map(\.requestText), properties: storedProperties)
    }

    private var storedProperties: [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        for (name, wrapper) in wrappers(of: self, as: (any AnyEntityProperty).self) {
            guard let value = wrapper.anyValue else { continue }
            values[name] =
                (value as? [Any]).map { .list($0.map(IntentValue.init(hosted:))) } ?? IntentValue(hosted: value)
        }
        return values
    }

    /// Returns the entities with stored identifiers; see ``EntityQuery/find(_:)``.
    /// - Parameter query: The query of the parameter; nil for the default query.
    static func find(_ identifiers: [String], with query: (any EntityQuery)?) async throws -> [FoundEntity] {
        try await (query ?? defaultQuery).find(identifiers)
    }
}

/// An entity and the identifier by which it was found.
struct FoundEntity: Sendable {
    let identifier: String
    let entity: any AppEntity

    /// What is stored for the entity, under the identifier by which it was found.
    var stored: IntentValue {
        var object = entity.storedObject
        object.identifier = identifier
        return .object(object)
    }
}

extension EntityQuery {
    /// Returns the entities with stored identifiers, in their order. An identifier that is none of this type, or whose entity
    /// does not exist, is left out. Identifiers may be written in several ways, such as those of UUIDs.
    func find(_ identifiers: [String]) async throws -> [FoundEntity] {
        let ids = identifiers.map { Entity.ID.entityIdentifier(for: $0) }
        let known = ids.compactMap(\.self)
        if known.isEmpty { return [] }
        let entities = Dictionary(
            try await entities(for: known).map { (ExactText($0.id.entityIdentifierString), $0) }
        ) { first, _ in first }
        return zip(identifiers, ids).compactMap { identifier, id in
            guard let id, let entity = entities[ExactText(id.entityIdentifierString)] else { return nil }
            return FoundEntity(identifier: identifier, entity: entity)
        }
    }
}

extension DisplayRepresentation.Image {
    /// The image in stored values; nil for contents, which are not stored.
    package var stored: ImageValue? {
        switch source {
        case .named(let name): .named(name)
        case .system(let name): .system(name)
        case .url(let url): url.isFileURL ? .file(url.path) : .url(url.absoluteString)
        case .data: nil
        }
    }
}

// MARK: - Property wrappers

/// Returns the property wrappers of one kind that an object contains, with the names of their properties, in the order of
/// their declaration. Those of a superclass come first.
func wrappers<Wrapper>(of object: Any, as type: Wrapper.Type) -> [(name: String, wrapper: Wrapper)] {
    var found: [(name: String, wrapper: Wrapper)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror {
        found.insert(
            contentsOf: part.children.compactMap { child in
                guard let label = child.label, let wrapper = child.value as? Wrapper else { return nil }
                return (label.hasPrefix("_") ? String(label.dropFirst()) : label, wrapper)
            }, at: 0)
        mirror = part.superclassMirror
    }
    return found
}
