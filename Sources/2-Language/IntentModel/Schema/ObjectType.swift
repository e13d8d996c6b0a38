/// A declared type: an object type, whose values have an identifier, a display string and declared properties and are chosen;
/// a type with fields, whose values are records and are entered; or a union, whose values are of one of several types.
package struct ObjectType: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var description: LocalizedText?
    /// The declared properties in order, without the built-in ones.
    package var properties: [Property]
    /// The fields of records, or the members of a union, in order; empty for an object type.
    package var recordFields: [Parameter] = []
    /// Whether exactly one of ``recordFields`` has a value.
    package var isUnion = false
    package var lifecycle = Lifecycle()
    /// The prefix of the name in Swift and in Xcode's files; `nil` if ``swiftName`` is specified.
    package var classPrefix: String?
    /// Whether the definition specifies `swiftName` although it equals the implied name; Xcode's files then contain it.
    package var namesClass = false

    package init(
        name: String, swiftName: String, title: LocalizedText, description: LocalizedText? = nil,
        properties: [Property] = [], classPrefix: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.description = description
        self.properties = properties
        self.classPrefix = classPrefix
    }

    /// Whether values are records, of which that of a union has one member.
    package var isRecord: Bool { !recordFields.isEmpty }

    /// The type of its values.
    package var element: ElementType { isUnion ? .union(name) : isRecord ? .record(name) : .object(name) }

    /// The types of its properties, fields or members.
    package var memberTypes: [ElementType] { properties.map(\.type.element) + recordFields.map(\.type.element) }

    /// The keys of every stored object. Declared properties cannot have these names.
    package static let builtInProperties = [
        "identifier", "displayString", "subtitleString", "displayImage", "pronunciationHint",
        "alternativeSpeakableMatches",
    ]
}

/// A declared property of an object type or a response.
package struct Property: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var type: ValueType
    package var settings: TypeSettings
    package var lifecycle = Lifecycle()

    package init(
        name: String, swiftName: String, title: LocalizedText, type: ValueType,
        settings: TypeSettings = TypeSettings()
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.type = type
        self.settings = settings
    }
}

extension ObjectType: ClassDeclaration, TitledPart {
    static var empty: ObjectType { ObjectType(name: "", swiftName: "", title: .empty) }

    package static let fields: [Field<ObjectType>] =
        [
            .name, .classNames, .title, .localized(.description, { $0.description }, { $0.description = $1 }),
            .values(.properties, { $0.properties }, { $0.properties = $1 }),
            .values(
                .fields, { $0.isUnion ? [] : $0.recordFields }, { if !$0.isUnion { $0.recordFields = $1 } }),
            .values(
                .oneOf, { $0.isUnion ? $0.recordFields : [] },
                {
                    guard !$1.isEmpty else { return }
                    $0.recordFields = $1
                    $0.isUnion = true
                }),
            // The parameters of the type have its options.
            .part(.options), .part(.optionsFrom),
        ] + Field.lifecycle()
}

extension Property: SwiftDeclaration, TypedPart {
    static var empty: Property { Property(name: "", swiftName: "", title: .empty, type: ValueType(.string)) }

    package static let fields: [Field<Property>] =
        [
            .name, .swiftName({ $0.swiftName }, { $0.swiftName = $1 }), .type, .title,
            .settings(keys: TypedSettings.keys.filter { !TypedSettings.entryKeys.contains($0) }),
        ] + Field.lifecycle()
}

extension ValueType {
    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        let tag = try node.text()
        guard let type = ValueType(tag: tag) else {
            throw node.error("this version does not support the type '\(tag)'")
        }
        self = type
    }
}
