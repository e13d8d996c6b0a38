public import Foundation
public import IntentModel
public import Intents

/// A type that parameters, properties and results can have.
///
/// Apps use the types of this module and Foundation, and conform their own to ``AppEntity`` and ``AppEnum``.
public protocol _IntentValue: Sendable {
    /// The type of one value: that of the elements of a list, without optional.
    associatedtype ValueType: _IntentValue = Self
    /// The type without optional.
    associatedtype UnwrappedType: Sendable = Self
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = [Element]
}

extension Optional: OptionalIntentValue where Wrapped: _IntentValue {
    static var wrappedType: any _IntentValue.Type { Wrapped.self }
    var wrapped: (any _IntentValue)? { self }
}

extension Array: ListIntentValue where Element: _IntentValue {}

extension SizeFamily: _IntentValue {}
extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Decimal: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension URL: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension Duration: _IntentValue {}
extension PersonNameComponents: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Foundation.Dimension {}

extension CLPlacemark: _IntentValue {
    public typealias ValueType = CLPlacemark
    public typealias UnwrappedType = CLPlacemark
}
