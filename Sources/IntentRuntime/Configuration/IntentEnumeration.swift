/// A choice among named cases. Generated for each enum of a definition.
///
/// A stored case that the definition does not know is kept as `unrecognized` and written back.
public protocol IntentEnumeration: IntentValueConvertible, Codable {
    /// The declared cases, in order, without `unrecognized`.
    static var declaredCases: [Self] { get }
    /// The case of this stored name; never fails, see above.
    init(caseName: String)
    /// What is stored.
    var caseName: String { get }
    /// What the definition file says about this enum. Cases share their names with static members, so that this one has
    /// a name that few cases have.
    static var enumDefinition: IntentDefinition { get }
}

extension IntentEnumeration {
    /// Nil for what is no enum's case.
    public init?(intentValue: IntentValue) {
        guard case .enumeration(let name) = intentValue else { return nil }
        self.init(caseName: name)
    }

    /// The case by its stored name.
    public var intentValue: IntentValue { .enumeration(caseName) }

    /// Whether both have one stored name.
    public static func == (first: Self, second: Self) -> Bool {
        first.caseName == second.caseName
    }

    /// Hashes the stored name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(caseName)
    }
}
