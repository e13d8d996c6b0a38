@_exported public import AppIntentsFoundation
public import CoreLocation
public import Foundation

/// A possible type of a parameter. Apple documents only its name; the relations follow from the initializers of
/// `IntentParameter`.
public protocol _IntentValue {
    associatedtype ValueType: _IntentValue = Self
    associatedtype UnwrappedType = Self
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = [Element]
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension URL: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension CLPlacemark: _IntentValue {
    public typealias ValueType = CLPlacemark
    public typealias UnwrappedType = CLPlacemark
}
extension Measurement: _IntentValue where UnitType: Foundation.Dimension {}

public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { "" }
}

public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { "" }
}

public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { "" }
}

public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable {}

public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

public protocol EntityIdentifierConvertible {}

extension String: EntityIdentifierConvertible {}

public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, Self.ID: EntityIdentifierConvertible, Self.ID: Sendable {
    associatedtype DefaultQuery: EntityQuery

    static var defaultQuery: Self.DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
}

@propertyWrapper public final class EntityProperty<Value: _IntentValue> {
    public init(title: LocalizedStringResource) {}
    public var wrappedValue: Value { fatalError() }
}

public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {}
}

public struct DisplayRepresentation: Sendable, Equatable, ExpressibleByStringLiteral {
    public struct Image: Sendable, Equatable {
        public init(named: String, isTemplate: Bool? = nil) {}
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(url: URL, isTemplate: Bool? = nil) {}
    }

    public init(stringLiteral value: String) {}
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {}
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = []
    ) {}
}

public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {}
}

public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(_ dialog: LocalizedStringResource) {}
}
