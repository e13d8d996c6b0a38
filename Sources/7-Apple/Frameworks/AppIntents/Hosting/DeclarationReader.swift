import IntentFoundation
import IntentModel
import IntentRuntime
import IntentSystem
@_spi(Reflection) import Swift

/// Reads declarations of intents, and of the enums and entities that they use. What a definition cannot say is collected.
final class DeclarationReader {
    let language: String
    private let translated: (LocalizedStringResource) -> LocalizedText
    private(set) var types: [ObjectType] = []
    private(set) var enums: [EnumType] = []
    private(set) var losses: [DeclarationLoss] = []
    /// The enums and entities that were read, by declared name.
    private var known: [String: Any.Type] = [:]

    init(language: String, text: @escaping (LocalizedStringResource) -> LocalizedText) {
        self.language = language
        translated = text
    }

    func reportLoss(_ kind: DeclarationLoss.Kind, at place: String, _ message: String) {
        losses.append(DeclarationLoss(kind, at: place, message))
    }

    // MARK: Texts

    /// Returns a text, or nil for an empty one.
    func text(_ resource: LocalizedStringResource?) -> LocalizedText? {
        guard let text = resource.map(translated), !text.text.isEmpty else { return nil }
        return text
    }

    /// Returns the title of a declaration; without one, a title that is derived from its name.
    func title(_ resource: LocalizedStringResource?, of name: String) -> LocalizedText {
        text(resource) ?? LocalizedText(Naming.title(from: name), language: language)
    }

    func image(_ image: DisplayRepresentation.Image?, at place: String) -> ImageValue? {
        guard let image else { return nil }
        if image.stored == nil { reportLoss(.setting, at: place, "an image that is given by its contents is left out") }
        return image.stored
    }

    // MARK: Types

    /// Reads a type that a parameter or property uses. Returns false if another type has the same name.
    func add(_ type: HostedType) -> Bool {
        switch type {
        case .element: true
        case .enumeration(let type): add(type, named: type.declaredName) { enums.append(enumeration(type)) }
        case .entity(let type):
            add(type, named: type.declaredName) {
                // Before its properties, which may have the same type.
                let name = type.declaredName
                types.append(ObjectType(name: name, swiftName: name, title: title(nil, of: name)))
                let object = objectType(type)
                types = types.map { $0.name.isExactly(name) ? object : $0 }
            }
        }
    }

    private func add(_ type: Any.Type, named name: String, _ read: () -> Void) -> Bool {
        if let other = known[name] {
            guard other != type else { return true }
            // Types in different types can have the same unqualified name.
            let isQualified = typeName(of: type) == typeName(of: other)
            let (own, first) =
                isQualified
                ? (String(reflecting: type), String(reflecting: other)) : (typeName(of: type), typeName(of: other))
            reportLoss(
                .name, at: own, "'\(first)' has the name '\(name)', too; declare 'persistentIdentifier' in one of them")
            return false
        }
        known[name] = type
        // The definition of a generated entity may have declared it for a property.
        types.removeAll { $0.name.isExactly(name) }
        enums.removeAll { $0.name.isExactly(name) }
        read()
        return true
    }

    private func enumeration<Enum: AppEnum>(_ type: Enum.Type) -> EnumType {
        let name = type.declaredName
        let representations = type.caseDisplayRepresentations
        let shown = type.typeDisplayRepresentation
        reportOtherLosses(of: shown, at: typeName(of: type))
        return EnumType(
            name: name, swiftName: name, title: title(shown.name, of: name),
            cases: type.allCases.enumerated().map { index, value in
                let declared = value.declaredName
                let shown = representations[value]
                let place = "\(typeName(of: type)).\(value)"
                if shown?.subtitle != nil { reportLoss(.setting, at: place, "the subtitle of a case is left out") }
                return EnumCase(
                    name: declared,
                    swiftName: SwiftName.isIdentifier("\(value)") ? "\(value)" : SwiftName.lowerCamel(declared),
                    index: index + 1, title: title(shown?.title, of: declared), image: image(shown?.image, at: place),
                    synonyms: (shown?.synonyms ?? []).compactMap(text).map { Synonym($0.text) })
            })
    }

    private func reportOtherLosses(of shown: TypeDisplayRepresentation, at place: String) {
        if shown.numericFormat != nil {
            reportLoss(.setting, at: place, "the format for a number of values is left out")
        }
        if !shown.synonyms.isEmpty { reportLoss(.setting, at: place, "the synonyms of the type are left out") }
    }

    private func objectType<Entity: AppEntity>(_ type: Entity.Type) -> ObjectType {
        let name = type.declaredName
        let shown = type.typeDisplayRepresentation
        reportOtherLosses(of: shown, at: typeName(of: type))
        return ObjectType(
            name: name, swiftName: name, title: title(shown.name, of: name), properties: properties(of: type))
    }

    /// Reads the properties from the fields of a type: their titles would need an entity. Those of a generated entity are
    /// the properties of its object.
    private func properties(of type: any AppEntity.Type) -> [Property] {
        if let type = type as? any StoredObjectEntity.Type { return storedProperties(of: type) }
        var found: [(name: String, wrapper: any AnyEntityProperty.Type)] = []
        // The option of classes, which is a variable in the standard library.
        let options = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
        _ = _forEachField(of: type, options: options) { name, _, field, _ in
            if let wrapper = field as? any AnyEntityProperty.Type {
                found.append((String(String(cString: name).drop { $0 == "_" }), wrapper))
            }
            return true
        }
        return found.compactMap { name, wrapper in
            let place = "\(typeName(of: type)).\(name)"
            guard !ObjectType.builtInProperties.contains(name) else {
                reportLoss(.name, at: place, "every object has the property '\(name)'; the value is left out")
                return nil
            }
            guard let hosted = HostedType(wrapper.valueType.elementType), add(hosted) else {
                reportLoss(.type, at: place, "a property of type \(wrapper.valueType) is left out")
                return nil
            }
            return Property(
                name: name, swiftName: name, title: title(nil, of: name),
                type: ValueType(hosted.elementType(), isList: wrapper.valueType.isList))
        }
    }

    private func storedProperties<Entity: StoredObjectEntity>(of type: Entity.Type) -> [Property] {
        let definition = Entity.Value.definition
        guard let schema = try? definition.schema(), let stored = definition.name.flatMap(schema.type(named:)) else {
            return []
        }
        addTypes(ofPropertiesOf: stored, in: schema)
        return stored.properties
    }

    /// Adds the types that a definition declares for the properties of an object.
    private func addTypes(ofPropertiesOf object: ObjectType, in schema: Schema) {
        for property in object.properties {
            switch property.type.element {
            case .object(let name):
                guard let type = schema.type(named: name), !types.contains(where: { $0.name.isExactly(name) }) else {
                    continue
                }
                types.append(type)
                addTypes(ofPropertiesOf: type, in: schema)
            case .enumeration(let name):
                guard !enums.contains(where: { $0.name.isExactly(name) }) else { continue }
                enums += schema.enumeration(named: name).map { [$0] } ?? []
            default: break
            }
        }
    }
}
