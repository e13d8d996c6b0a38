/// A thing that can be chosen, such as a city or a control. Generated for each type of a definition.
///
/// Two objects are equal when all they carry is equal; they are the same thing when their identifiers are.
public protocol IntentObject: IntentValueConvertible, Codable, Identifiable where ID == String {
    /// What is stored, and what lookup is asked for.
    var identifier: String { get }
    /// What a list shows.
    var displayString: String { get }
    /// What a list shows below it.
    var subtitleString: String? { get }
    /// What a list shows beside it.
    var displayImage: ImageValue? { get }

    /// From what is stored; properties that are absent or of another type are nil.
    init(objectValue: ObjectValue)
    /// What is stored: identifier, texts, image and own properties.
    var objectValue: ObjectValue { get }
    /// What the definition file says about this type.
    static var definition: IntentDefinition { get }
}

extension IntentObject {
    /// The identifier.
    public var id: String { identifier }

    /// Nil for what is no object.
    public init?(intentValue: IntentValue) {
        guard case .object(let object) = intentValue else { return nil }
        self.init(objectValue: object)
    }

    /// All that the object carries, as it is stored.
    public var intentValue: IntentValue { .object(objectValue) }

    /// Whether all that both carry is equal.
    public static func == (first: Self, second: Self) -> Bool {
        first.objectValue == second.objectValue
    }

    /// Hashes all that the object carries.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(objectValue)
    }
}
