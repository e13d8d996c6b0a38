/// The type of one value, before brackets.
package enum ElementType: Hashable, Sendable {
    case string, integer, decimal, boolean, url, timeInterval
    case measurement(Dimension)
    case dateComponents(DateComponentsKind)
    case file, person, placemark, currencyAmount, paymentMethod
    /// An enum of the schema, by declared name.
    case enumeration(String)
    /// An object type of the schema, by declared name.
    case object(String)
    /// An object without a declared type: the built-in properties and no others.
    case anyObject
    /// One of Apple's own types, by its name without `System.`. It is exported; here it never has a value.
    case system(String)

    /// Objects, with a declared type or without, are meant by their identifiers.
    package var isObject: Bool {
        switch self {
        case .object, .anyObject: true
        default: false
        }
    }

    /// See ``system(_:)``.
    package var isSystem: Bool {
        if case .system = self { true } else { false }
    }

    /// Whether what tells two values apart is less than all that they carry, so that a literal means every value of
    /// its identifier.
    package var isMeantByIdentifier: Bool {
        switch self {
        case .object, .anyObject, .file, .person, .placemark, .paymentMethod: true
        default: false
        }
    }
}
