/// How a declaration of one kind is laid out in Xcode's files. A class, as it is asked for with every declaration.
final class XcodeShape: Sendable {
    /// What the keys of its dictionary begin with.
    let prefix: String
    /// Nil where it has no name.
    let nameKey: String?
    let members: Children?
    let codes: Children?
    let response: Children?
    /// What is flattened.
    let groups: [LeafGroup]

    /// Declarations below a declaration.
    struct Children: Sendable {
        let key: String
        let kind: XcodeDeclaration.Kind
        /// What stands before their names in a sidecar's paths.
        let section: String
    }

    private init(
        _ kind: XcodeDeclaration.Kind, members: Children? = nil, codes: Children? = nil, response: Children? = nil,
        groups: [LeafGroup] = []
    ) {
        prefix = kind.keyPrefix
        nameKey = kind == .response ? nil : kind.keyPrefix + "Name"
        self.members = members
        self.codes = codes
        self.response = response
        self.groups = groups
    }

    func group(_ name: String) -> LeafGroup? { groups.first { $0.name == name } }
}

extension XcodeShape {
    private static let type = XcodeShape(
        .type, members: Children(key: "INTypeProperties", kind: .property, section: "properties"))
    private static let property = XcodeShape(
        .property, groups: [LeafGroup("Metadata", .dictionary, prefix: "INTypePropertyMetadata")])
    private static let enumeration = XcodeShape(
        .enumeration, members: Children(key: "INEnumValues", kind: .enumCase, section: "cases"))
    private static let enumCase = XcodeShape(
        .enumCase, groups: [LeafGroup("Synonyms", .positions, prefix: "INEnumValueSynonym")])
    private static let intent = XcodeShape(
        .intent, members: Children(key: "INIntentParameters", kind: .parameter, section: "parameters"),
        response: Children(key: "INIntentResponse", kind: .response, section: "response"),
        groups: [
            LeafGroup("ManagedParameterCombinations", .combinations, prefix: "INIntentParameterCombination"),
            LeafGroup("ParameterCombinations", .combinations, prefix: "INIntentParameterCombination"),
        ])
    private static let parameter = XcodeShape(
        .parameter,
        groups: [
            LeafGroup("Metadata", .dictionary, prefix: "INIntentParameterMetadata"),
            LeafGroup("PromptDialogs", .list(by: "Type"), prefix: "INIntentParameterPromptDialog"),
            LeafGroup("Relationship", .dictionary, prefix: "INIntentParameterRelationship"),
            LeafGroup("UnsupportedReasons", .list(by: "Code"), prefix: "INIntentParameterUnsupportedReason"),
            LeafGroup("ArraySizes", .values(by: "SizeClass", of: "Size"), prefix: "INIntentParameterArraySize"),
        ])
    private static let response = XcodeShape(
        .response, members: Children(key: "INIntentResponseParameters", kind: .responseProperty, section: "properties"),
        codes: Children(key: "INIntentResponseCodes", kind: .responseCode, section: "codes"))
    private static let responseProperty = XcodeShape(
        .responseProperty, groups: [LeafGroup("Metadata", .dictionary, prefix: "INIntentResponseParameterMetadata")])
    private static let responseCode = XcodeShape(.responseCode)

    fileprivate static func of(_ kind: XcodeDeclaration.Kind) -> XcodeShape {
        switch kind {
        case .type: type
        case .property: property
        case .enumeration: enumeration
        case .enumCase: enumCase
        case .intent: intent
        case .parameter: parameter
        case .response: response
        case .responseProperty: responseProperty
        case .responseCode: responseCode
        }
    }
}

extension XcodeDeclaration.Kind {
    var shape: XcodeShape { .of(self) }
}

extension XcodeFile {
    /// What the keys of the file's own values begin with.
    static let keyPrefix = "INIntentDefinition"

    /// The arrays of declarations, in the order of their use.
    static let lists:
        [(children: XcodeShape.Children, path: any WritableKeyPath<XcodeFile, [XcodeDeclaration]?> & Sendable)] = [
            (XcodeShape.Children(key: "INTypes", kind: .type, section: "types"), \.types),
            (XcodeShape.Children(key: "INEnums", kind: .enumeration, section: "enums"), \.enums),
            (XcodeShape.Children(key: "INIntents", kind: .intent, section: "intents"), \.intents),
        ]
}
