public import IntentFoundation

/// A type with an identifier that does not change when the type is renamed.
public protocol PersistentlyIdentifiable {
    /// The identifier.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The name of the type, without its module.
    public static var persistentIdentifier: String { typeName(of: self) }

    /// The identifier that the type declares; nil if it declares none.
    package static var declaredIdentifier: String? {
        persistentIdentifier == typeName(of: self) ? nil : persistentIdentifier
    }
}

/// Returns the name of a type without its module and the types that contain it.
package func typeName(of type: Any.Type) -> String { "\(type)" }

/// A type that is shown with a name.
public protocol TypeDisplayRepresentable {
    /// The name of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values are shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How this value is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that is shown with a name, and whose values are shown.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// An enum whose cases are shown.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    /// How each case is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The title of the case; empty if the enum states none.
    public var localizedStringResource: LocalizedStringResource { Self.caseDisplayRepresentations[self]?.title ?? "" }
}

/// An enum that is shown with a name, and whose cases are shown.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

/// A type that an app declares for its parameters.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable {}

/// An enum that parameters can have. Its raw value is stored.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}
