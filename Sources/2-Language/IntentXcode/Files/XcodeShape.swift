/// The layout of one kind of declaration in Xcode's files. It is a class because it is looked up for every declaration.
final class XcodeShape: Sendable {
    /// The prefix of the keys in the dictionary.
    let prefix: String
    /// Nil if declarations of this kind have no name.
    let nameKey: String?
    let members: Children?
    let codes: Children?
    let response: Children?
    /// The keys whose values are flattened.
    let groups: [LeafGroup]

    /// The location of child declarations.
    struct Children: Sendable {
        let key: String
        let kind: XcodeDeclaration.Kind
        /// The path component before their names in a sidecar.
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
    /// The prefix of the keys of the file's own values.
    static let keyPrefix = "INIntentDefinition"

    /// The arrays of declarations. Types and enums come before the intents that use them.
    static let lists:
        [(children: XcodeShape.Children, path: any WritableKeyPath<XcodeFile, [XcodeDeclaration]?> & Sendable)] = [
            (XcodeShape.Children(key: "INTypes", kind: .type, section: "types"), \.types),
            (XcodeShape.Children(key: "INEnums", kind: .enumeration, section: "enums"), \.enums),
            (XcodeShape.Children(key: "INIntents", kind: .intent, section: "intents"), \.intents),
        ]
}

/// A key of a declaration whose value is flattened into leaves. It is a class because it is looked up for every leaf.
final class LeafGroup: Sendable {
    /// The key without the declaration's prefix, such as `PromptDialogs`.
    let name: String
    let form: Form
    /// The prefix of the keys inside.
    let prefix: String
    /// The name with a dot, such as `PromptDialogs.`.
    let start: String
    /// The key of the order, such as `PromptDialogs.order`.
    let orderKey: String

    enum Form: Equatable, Sendable {
        /// One dictionary: `Metadata.KEY`.
        case dictionary
        /// An array of dictionaries, each identified by the value of a key: `PromptDialogs.Primary.KEY`. The second one
        /// with the same name is `Primary#2`, and one without a name is named by its position, `#2`; both keep the key.
        case list(by: String)
        /// An array of dictionaries with two keys: `ArraySizes.Small`.
        case values(by: String, of: String)
        /// A dictionary of dictionaries whose keys are names of parameters: `ParameterCombinations.a,b.KEY`.
        case combinations
        /// An array of dictionaries identified by position: `Synonyms.0.KEY`.
        case positions
    }

    init(_ name: String, _ form: Form, prefix: String) {
        self.name = name
        self.form = form
        self.prefix = prefix
        start = name + "."
        orderKey = start + LeafGroup.order
    }

    static let order = "order"

    /// The key for the names of a combination in the order of the file.
    static let combinationKey = "key"

    /// Whether the group consists of elements with keys of their own, each of which may be absent.
    var hasElements: Bool {
        switch form {
        case .dictionary, .values: false
        case .list, .combinations, .positions: true
        }
    }

    /// Whether the group stores the order of its elements.
    var hasOrder: Bool {
        switch form {
        case .list, .values: true
        case .dictionary, .combinations, .positions: false
        }
    }

    /// The prefix of the name of a list element that has no usable name: `#2` is the second element.
    static let unnamedPrefix = "#"

    /// Returns whether an element can have this name.
    func isValidElementName(_ element: String) -> Bool {
        guard !element.utf8.contains(UInt8(ascii: ".")) else { return false }
        return !hasOrder
            || !element.isEmpty && element != LeafGroup.order
                && !element.utf8.starts(with: LeafGroup.unnamedPrefix.utf8)
    }

    /// Splits the key of a leaf: `PromptDialogs.Primary.FormatString` into `Primary` and `FormatString`.
    /// - Returns: Nil for a key outside the group. The second part is nil if nothing follows the element.
    func parts(of key: String) -> (element: Substring, key: Substring?)? {
        guard key.startsWithBytes(of: start) else { return nil }
        let rest = key[key.utf8.index(key.startIndex, offsetBy: start.utf8.count)...]
        guard let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (rest, nil) }
        return (rest[..<dot], rest[rest.utf8.index(after: dot)...])
    }
}

/// Conversions between the keys of leaves and of property lists.
enum LeafKey {
    /// Returns `Title` for `INIntentTitle`, and `=Foreign` for a key that has no prefix or would be ambiguous without
    /// it.
    /// - Parameter reserved: A name with a special meaning in this group.
    static func leaf(_ key: String, prefix: String, reserved: String? = nil) -> String {
        guard key.startsWithBytes(of: prefix) else { return "=" + key }
        let rest = key[key.utf8.index(key.startIndex, offsetBy: prefix.utf8.count)...]
        guard let first = rest.utf8.first, first != UInt8(ascii: "="), !rest.utf8.contains(UInt8(ascii: ".")),
            rest != reserved ?? ""
        else { return "=" + key }
        return String(rest)
    }

    /// Returns the key in the property list for the key of a leaf.
    static func propertyList(_ leaf: some StringProtocol, prefix: String) -> String {
        leaf.utf8.first == UInt8(ascii: "=") ? String(leaf.dropFirstByte) : prefix + leaf
    }
}

extension String {
    /// Compares bytes; `hasPrefix` compares characters, which may combine with what follows the prefix.
    func startsWithBytes(of prefix: String) -> Bool {
        let isPrefix = utf8.withContiguousStorageIfAvailable { bytes in
            prefix.utf8.withContiguousStorageIfAvailable { bytes.starts(with: $0) }
        }
        return isPrefix.flatMap(\.self) ?? utf8.starts(with: prefix.utf8)
    }
}

extension StringProtocol {
    /// Drops one byte and not a character, which may have several.
    fileprivate var dropFirstByte: SubSequence { self[utf8.index(after: startIndex)...] }
}
