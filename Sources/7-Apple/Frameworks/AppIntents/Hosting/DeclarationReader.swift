import IntentFoundation
import IntentModel
import IntentRuntime
import IntentSystem
@_spi(Reflection) import Swift

/// Reads declarations of intents, and of the enums and entities that they use. What a definition cannot say is collected.
final class DeclarationReader {
    let language: String
    let naming: TypeNaming
    /// Whether the definition becomes a file, which cannot say everything that the runtime reads.
    let isForFile: Bool
    /// The types that were met.
    private(set) var names: Set<DeclaredTypeName> = []
    private let translated: (LocalizedStringResource) -> LocalizedText
    private(set) var types: [ObjectType] = []
    private(set) var enums: [EnumType] = []
    private(set) var losses: [DeclarationLoss] = []
    /// The enums and entities that were read, by declared name.
    private var known: [String: Any.Type] = [:]
    private var knownIntents: [String: Any.Type] = [:]
    /// The names of the intent and the types that are being read, the innermost last.
    private var reading: [String] = []

    init(
        language: String, naming: TypeNaming, isForFile: Bool,
        text: @escaping (LocalizedStringResource) -> LocalizedText
    ) {
        self.language = language
        self.naming = naming
        self.isForFile = isForFile
        translated = text
    }

    func reportLoss(_ kind: DeclarationLoss.Kind, at place: String, _ message: String) {
        losses.append(DeclarationLoss(kind, at: place, message, of: reading.last))
    }

    /// Reads a declaration, and notes that it is the one that lacks what is lost.
    func reading<Declaration>(_ name: String, _ read: () -> Declaration) -> Declaration {
        reading.append(name)
        defer { reading.removeLast() }
        return read()
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
        case .enumeration(let type):
            add(type, type.declaredTypeName) { enums.append(enumeration(type, named: $0)) }
        case .entity(let type):
            add(type, type.declaredTypeName) { name in
                // Before its properties, which may have the same type.
                types.append(ObjectType(name: name, swiftName: name, title: title(nil, of: name)))
                let object = objectType(type, named: name)
                types = types.map { $0.name.isExactly(name) ? object : $0 }
            }
        case .union(let type):
            // After the types of its members.
            (type.hostedMembers ?? []).allSatisfy { add($0.type) }
                && add(type, type.declaredTypeName) { types.append(union(type, named: $0)) }
        }
    }

    /// Returns the name of a type in the program.
    func name(of type: any AppIntent.Type) -> String { naming.name(of: type.declaredTypeName) }

    /// Returns the type of values of a parameter or property, with the name that it has in the program.
    func elementType(_ type: HostedType, _ declaration: ParameterDeclaration? = nil) -> ElementType {
        switch type {
        case .element: type.elementType(declaration)
        case .enumeration(let type): .enumeration(naming.name(of: type.declaredTypeName))
        case .entity(let type): .object(naming.name(of: type.declaredTypeName))
        case .union(let type): .union(naming.name(of: type.declaredTypeName))
        }
    }

    /// Returns whether an intent is to be read: false for one that was read before, or with the name of another.
    func add(_ intent: any AppIntent.Type) -> Bool {
        names.insert(intent.declaredTypeName)
        let name = name(of: intent)
        guard let other = knownIntents[name] else {
            knownIntents[name] = intent
            return true
        }
        if other != intent { reportEqualNames(name, intent, other) }
        return false
    }

    private func reportEqualNames(_ name: String, _ type: Any.Type, _ other: Any.Type) {
        // Types in different types can have the same unqualified name.
        let isQualified = typeName(of: type) == typeName(of: other)
        let (own, first) =
            isQualified
            ? (String(reflecting: type), String(reflecting: other)) : (typeName(of: type), typeName(of: other))
        reportLoss(
            .name, at: own, "'\(first)' has the name '\(name)', too; declare 'persistentIdentifier' in one of them")
    }

    private func add(_ type: Any.Type, _ declared: DeclaredTypeName, _ read: (_ name: String) -> Void) -> Bool {
        names.insert(declared)
        let name = naming.name(of: declared)
        if let other = known[name] {
            if other != type { reportEqualNames(name, type, other) }
            return other == type
        }
        known[name] = type
        // The definition of a generated entity may have declared it for a property.
        types.removeAll { $0.name.isExactly(name) }
        enums.removeAll { $0.name.isExactly(name) }
        reading(name) { read(name) }
        return true
    }

    private func enumeration<Enum: AppEnum>(_ type: Enum.Type, named name: String) -> EnumType {
        let representations = type.caseDisplayRepresentations
        let shown = type.typeDisplayRepresentation
        reportOtherLosses(of: shown, at: typeName(of: type))
        return EnumType(
            name: name, swiftName: name, title: title(shown.name, of: type.declaredName),
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

    private func union<Union: AppUnionValue>(_ type: Union.Type, named name: String) -> ObjectType {
        let shown = type.typeDisplayRepresentation
        reportOtherLosses(of: shown, at: typeName(of: type))
        var union = ObjectType(name: name, swiftName: name, title: title(shown.name, of: type.declaredName))
        union.isUnion = true
        union.recordFields = (type.hostedMembers ?? []).map { member in
            let shown = type.representation(of: member)
            let place = "\(typeName(of: type)).\(member.caseName)"
            if shown?.subtitle != nil { reportLoss(.setting, at: place, "the subtitle of a case is left out") }
            if shown?.image != nil { reportLoss(.setting, at: place, "the image of a case is left out") }
            if shown?.synonyms.isEmpty == false {
                reportLoss(.setting, at: place, "the synonyms of a case are left out")
            }
            let swiftName = SwiftName.isIdentifier(member.name) ? member.name : SwiftName.lowerCamel(member.name)
            var parameter = Parameter(
                name: member.name, swiftName: swiftName, title: title(shown?.title, of: member.name),
                type: ValueType(elementType(member.type)))
            if let source = HostedOptions(member.type) {
                parameter.options = .dynamic
                parameter.searchesInHandler = source.searches
            }
            return parameter
        }
        return union
    }

    /// Lets the options of a union's members depend on what their queries read of an intent.
    /// - Parameter earlier: The declared names of the parameters above the union's.
    func addDependencies(
        of union: any AppUnionValue.Type, in declared: HostedIntent<some AppIntent>, after earlier: [String],
        at place: String
    ) {
        let name = naming.name(of: union.declaredTypeName)
        guard let index = types.firstIndex(where: { $0.name.isExactly(name) }) else { return }
        for member in union.hostedMembers ?? [] {
            guard let field = types[index].recordFields.firstIndex(where: { $0.name.isExactly(member.name) }),
                let parents = HostedOptions(member.type)?.dependencies(of: declared)
            else { continue }
            for parent in parents where !earlier.contains(parent) {
                reportLoss(
                    .options, at: place,
                    "the options of '\(member.name)' depend on '\(parent)', which is not above it; its changes do not renew them"
                )
            }
            types[index].recordFields[field].dependsOn = parents.filter(earlier.contains)
        }
    }

    private func objectType<Entity: AppEntity>(_ type: Entity.Type, named name: String) -> ObjectType {
        let shown = type.typeDisplayRepresentation
        reportOtherLosses(of: shown, at: typeName(of: type))
        return ObjectType(
            name: name, swiftName: name, title: title(shown.name, of: type.declaredName),
            properties: properties(of: type))
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
            guard let hosted = HostedType(wrapper.valueType.elementType), !hosted.isUnion, add(hosted) else {
                reportLoss(.type, at: place, "a property of type \(wrapper.valueType) is left out")
                return nil
            }
            return Property(
                name: name, swiftName: name, title: title(nil, of: name),
                type: ValueType(elementType(hosted), isList: wrapper.valueType.isList))
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
