import IntentModel

/// An object that users can choose, such as a city. A conforming type is generated for each object type of a
/// definition.
///
/// Two objects are equal if all of their properties are equal. They represent the same thing if their identifiers are
/// equal.
public protocol IntentObject: ConfigurableValue, Codable, Identifiable where ID == String {
    /// The identifier, which is stored and passed to lookups.
    var identifier: String { get }
    /// The title that a list shows.
    var displayString: String { get }
    /// The text that a list shows below the title.
    var subtitleString: String? { get }
    /// The image that a list shows beside the title.
    var displayImage: ImageValue? { get }

    /// Creates an object from its stored form. Properties that are absent or have another type are nil.
    init(objectValue: ObjectValue)
    /// The stored form: identifier, texts, image and declared properties.
    var objectValue: ObjectValue { get }
    /// The definition that declares this type.
    static var definition: IntentDefinition { get }
}

extension IntentObject {
    /// The identifier of the object.
    public var id: String { identifier }

    /// Creates an object from an untyped value, or nil if the value is not an object.
    public init?(intentValue: IntentValue) {
        guard case .object(let object) = intentValue else { return nil }
        self.init(objectValue: object)
    }

    /// The object as an untyped value.
    public var intentValue: IntentValue { .object(objectValue) }

    /// Returns whether all properties of both objects are equal.
    public static func == (first: Self, second: Self) -> Bool {
        first.objectValue == second.objectValue
    }

    /// Hashes all properties of the object.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(objectValue)
    }
}

// Encoded as an object of the built-in and declared properties that have a value.
extension IntentObject {
    /// Decodes an object from its wire form.
    /// - Throws: `DecodingError` if the value is not an object of this type.
    public init(from decoder: any Decoder) throws {
        let json = try CodedJSON(from: decoder).value
        do {
            let type = ValueType(.object(Self.definition.name ?? ""))
            let value = try type.value(fromWire: json, in: try Self.definition.schema())
            guard case .object(let object) = value else {
                preconditionFailure("an object type decodes objects")
            }
            self.init(objectValue: object)
        } catch { throw DecodingError.notWireForm(error, at: decoder.codingPath) }
    }

    /// Encodes the object in its wire form: `identifier`, `displayString`, and its other properties.
    /// - Throws: `EncodingError`; `JSONError` or `SchemaDecodingError` if the definition cannot be read.
    public func encode(to encoder: any Encoder) throws {
        try CodedJSON(.object(objectValue.wire)).encode(to: encoder)
    }
}

/// An object without a declared type, for parameters of type Object. It has only the built-in properties.
public struct AnyIntentObject: IntentObject {
    /// The stored form, which may contain properties of other versions of the definition.
    public let objectValue: ObjectValue

    /// Creates an object from its stored form.
    public init(objectValue object: ObjectValue) {
        objectValue = object
    }

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = []
    ) {
        objectValue = ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches)
    }

    public var identifier: String { objectValue.identifier }
    public var displayString: String { objectValue.displayString }
    public var subtitleString: String? { objectValue.subtitleString }
    public var displayImage: ImageValue? { objectValue.displayImage }
    /// The pronunciation of the display string.
    public var pronunciationHint: String? { objectValue.pronunciationHint }
    /// Alternative names of the object, as users may say them.
    public var alternativeSpeakableMatches: [String] { objectValue.alternativeSpeakableMatches }

    /// An empty definition.
    public static var definition: IntentDefinition { IntentDefinition(json: #"{"schema":1}"#) }
}
