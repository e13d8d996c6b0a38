import IntentModel

/// The names of the types that generated code refers to.
///
/// A type that the definition declares shadows our types and those of the standard library in the user's module. The shadowed
/// names are then qualified with their module. Members of a type cannot shadow them, because inside a type, generated code refers to
/// types only where nothing but a type is expected (`.init(…)`, `(… as Type)`), and to members only through `self`.
struct SwiftNames {
    private(set) var declared: Set<String> = []
    private var objects: [String: SwiftIdentifier] = [:]
    private var enumerations: [String: EnumNames] = [:]
    /// The names of types that generated code does not declare, by the raw value of the type.
    private var external: [SwiftCode] = []
    /// The types that contain themselves other than through lists: those of one group contain each other.
    private let recursion: [String: Int]
    /// The types nested in `WidgetKind` and `ControlKind`.
    let widgetTypes: WidgetTranslation.TypeNames

    /// The Swift names of an enum, by declared name.
    struct EnumNames {
        var type: SwiftIdentifier
        var cases: [String: SwiftIdentifier]
    }

    init(schema: Schema) {
        widgetTypes = WidgetTranslation.TypeNames(in: schema)
        recursion = Self.recursion(of: schema.types)
        for type in schema.types {
            objects[type.name] = SwiftIdentifier(type.swiftName)
            declared.insert(type.swiftName)
        }
        for enumeration in schema.enums {
            enumerations[enumeration.name] = EnumNames(
                type: SwiftIdentifier(enumeration.swiftName), cases: Self.caseNames(of: enumeration))
            declared.insert(enumeration.swiftName)
        }
        for intent in schema.intents where !intent.isSystem {
            declared.insert(intent.swiftName)
            declared.insert(SwiftNames.handlerProtocol(of: intent).name)
        }
        external = External.allCases.map { [declared] type in
            SwiftCode(SwiftIdentifier(type.name), in: type.module, shadowedBy: declared)
        }
    }

    subscript(type: External) -> SwiftCode {
        external[type.rawValue]
    }

    subscript(runtime type: WidgetTranslation.External) -> SwiftCode {
        SwiftCode(SwiftIdentifier(type.rawValue), in: "IntentRuntime", shadowedBy: declared)
    }

    func object(_ name: String) -> SwiftIdentifier { objects.referenced(name) }

    func enumeration(_ name: String) -> EnumNames { enumerations.referenced(name) }

    private static func recursion(of types: [ObjectType]) -> [String: Int] {
        let indices = Dictionary(types.indices.map { (types[$0].name, $0) }) { first, _ in first }
        let edges = types.map { type in
            type.properties.compactMap { property -> Int? in
                guard case .object(let name) = property.type.element, !property.type.isList else { return nil }
                return indices[name]
            }
        }
        let groups = DependencyCycles(edges).groups
        return indices.compactMapValues { groups[$0] }
    }

    /// Whether a value of the property's type can contain a value of the owner's type, other than through a list.
    func isRecursive(_ property: Property, in owner: ObjectType) -> Bool {
        guard case .object(let name) = property.type.element, !property.type.isList, let group = recursion[name] else {
            return false
        }
        return recursion[owner.name] == group
    }

    // MARK: Members

    static func migratingProtocol(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "Migrating")
    }

    static func handlerProtocol(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "Handling")
    }

    /// The name of the fake that replaces the intent's handler in tests.
    func fake(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "HandlingFake").avoiding(declared)
    }

    /// The name of the constant in `IntentDefinition` that contains the file.
    static func constant(of file: DefinitionFile) -> SwiftIdentifier {
        SwiftIdentifier(SwiftName.lowerCamel(GeneratedFileNames.base(of: file.fileName)))
    }

    private static func caseNames(of enumeration: EnumType) -> [String: SwiftIdentifier] {
        Dictionary(enumeration.cases.map { ($0.name, SwiftIdentifier($0.swiftName)) }) { first, _ in first }
    }
}
