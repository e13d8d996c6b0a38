/// A thing that can be chosen, such as a city or a control. Generated for each type of a definition.
///
/// Two objects are equal when all they carry is equal; they are the same thing when their identifiers are.
public protocol IntentObject: IntentValueConvertible, Codable, Identifiable where ID == String {
    /// What is stored, and what lookup is asked for.
    var identifier: String { get }
    /// What a list shows.
    var displayString: String { get }
    var subtitleString: String? { get }
    var displayImage: IntentImage? { get }

    init(objectValue: ObjectValue)
    var objectValue: ObjectValue { get }
    /// What the definition file says about this type.
    static var definition: IntentDefinition { get }
}

extension IntentObject {
    public var id: String { identifier }

    public init?(intentValue: IntentValue) {
        guard case .object(let object) = intentValue else { return nil }
        self.init(objectValue: object)
    }

    public var intentValue: IntentValue { .object(objectValue) }

    public static func == (first: Self, second: Self) -> Bool {
        first.objectValue == second.objectValue
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(objectValue)
    }
}
