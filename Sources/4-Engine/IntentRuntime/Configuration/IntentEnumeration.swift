import IntentModel

/// A choice between named cases. A conforming type is generated for each enum of a definition.
///
/// A stored case that the definition does not declare is preserved as `unrecognized` and written back unchanged.
public protocol IntentEnumeration: ConfigurableValue, Codable {
    /// The declared cases, in order, without `unrecognized`.
    static var declaredCases: [Self] { get }
    /// Creates the case with this stored name, or `unrecognized` if it is not declared.
    init(caseName: String)
    /// The stored name of the case.
    var caseName: String { get }
    /// The definition that declares this enum. Cases and static members share a namespace, so the property has a name
    /// that few cases have.
    static var enumDefinition: IntentDefinition { get }
}

extension IntentEnumeration {
    /// Creates the case of an enum value, or nil if the value is not an enum case.
    public init?(intentValue: IntentValue) {
        guard case .enumeration(let name) = intentValue else { return nil }
        self.init(caseName: name)
    }

    /// The case as an untyped value.
    public var intentValue: IntentValue { .enumeration(caseName) }

    /// Returns whether both cases have the same stored name.
    public static func == (first: Self, second: Self) -> Bool {
        first.caseName == second.caseName
    }

    /// Hashes the stored name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(caseName)
    }
}

extension IntentEnumeration {
    /// The title of the enum, in all languages of the definition.
    public static var title: LocalizedText { enumeration?.title ?? .title(from: enumDefinition.name) }

    /// The title of the case, or its stored name if the definition does not declare it.
    public var title: LocalizedText {
        Self.enumeration?.enumCase(named: caseName)?.title ?? LocalizedText(caseName, language: "en")
    }

    /// The image that a list shows beside the case.
    public var image: ImageValue? { Self.enumeration?.enumCase(named: caseName)?.image }

    private static var enumeration: EnumType? {
        enumDefinition.name.flatMap { name in enumDefinition.schemaIfValid.enumeration(named: name) }
    }
}

// Encoded as the name of the case.
extension IntentEnumeration {
    /// Decodes the name of a case. An undeclared name is preserved as `unrecognized`.
    /// - Throws: `DecodingError` if the value is not a string.
    public init(from decoder: any Decoder) throws {
        self.init(caseName: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the name of the case.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(caseName)
    }
}
