public import Foundation
public import IntentMeasurements
import IntentModel
import IntentRuntime

/// Values by the stored names of their parameters or properties. For generated code.
public struct INParameterValues: Sendable {
    var values: IntentValues

    public init() {
        values = IntentValues()
    }

    init(_ values: IntentValues) {
        self.values = values
    }

    /// Stores a value, or each element of an array. Nil and values of other types become no value.
    public mutating func set(_ name: String, to value: Any?, as kind: INParameterKind) {
        guard let value else { return values[name] = nil }
        if let list = value as? [Any] {
            values[name] = .list(list.compactMap { kind.storedValue(of: $0) })
        } else {
            values[name] = kind.storedValue(of: value)
        }
    }

    /// Stores an enum case by name. `unknown` becomes no value.
    public mutating func set<Case: INStoredEnum>(_ name: String, to value: Case) {
        values[name] = Case.storedName(of: value).map(IntentValue.enumeration)
    }
}

// A value that is missing or has a different type is nil. As on Apple's systems, lists omit empty slots, and an empty
// list is nil.
extension INParameterValues {
    public func string(_ name: String) -> String? { first(name, String.init(intentValue:)) }
    public func strings(_ name: String) -> [String]? { all(name, String.init(intentValue:)) }

    /// Returns a Boolean, an integer, a decimal number, or a time interval in seconds.
    public func number(_ name: String) -> NSNumber? { first(name, NSNumber.stored) }
    public func numbers(_ name: String) -> [NSNumber]? { all(name, NSNumber.stored) }

    public func url(_ name: String) -> URL? { first(name, URL.init(intentValue:)) }
    public func urls(_ name: String) -> [URL]? { all(name, URL.init(intentValue:)) }

    /// Returns components with the Gregorian calendar, so that `date` has a value.
    public func dateComponents(_ name: String) -> DateComponents? { first(name, DateComponents.stored) }
    public func dateComponentsList(_ name: String) -> [DateComponents]? { all(name, DateComponents.stored) }

    public func measurement<UnitType: IntentUnit>(_ name: String) -> Measurement<UnitType>? {
        first(name, Measurement<UnitType>.init(intentValue:))
    }
    public func measurements<UnitType: IntentUnit>(_ name: String) -> [Measurement<UnitType>]? {
        all(name, Measurement<UnitType>.init(intentValue:))
    }

    public func file(_ name: String) -> INFile? { first(name, INFile.stored) }
    public func files(_ name: String) -> [INFile]? { all(name, INFile.stored) }

    public func person(_ name: String) -> INPerson? { first(name, INPerson.stored) }
    public func persons(_ name: String) -> [INPerson]? { all(name, INPerson.stored) }

    public func placemark(_ name: String) -> CLPlacemark? { first(name, CLPlacemark.stored) }
    public func placemarks(_ name: String) -> [CLPlacemark]? { all(name, CLPlacemark.stored) }

    public func currencyAmount(_ name: String) -> INCurrencyAmount? { first(name, INCurrencyAmount.stored) }
    public func currencyAmounts(_ name: String) -> [INCurrencyAmount]? { all(name, INCurrencyAmount.stored) }

    public func paymentMethod(_ name: String) -> INPaymentMethod? { first(name, INPaymentMethod.stored) }
    public func paymentMethods(_ name: String) -> [INPaymentMethod]? { all(name, INPaymentMethod.stored) }

    /// Returns `unknown` for no value and for a case that the definition does not declare.
    public func enumeration<Case: INStoredEnum>(_ name: String) -> Case {
        first(name, INStoredCases<Case>.value) ?? .unknown
    }

    public func object<Object: INObject>(_ name: String) -> Object? { first(name, Object.stored) }
    public func objects<Object: INObject>(_ name: String) -> [Object]? { all(name, Object.stored) }

    /// Returns the literal of a value whose type SiriKit does not have.
    public func literal(_ name: String) -> String? { first(name, \.literalText) }
    public func literals(_ name: String) -> [String]? { all(name, \.literalText) }

    // MARK: Conversion

    private func first<Value>(_ name: String, _ convert: (IntentValue) -> Value?) -> Value? {
        for case let value? in values[name]?.slots ?? [] {
            if let converted = convert(value) { return converted }
        }
        return nil
    }

    private func all<Value>(_ name: String, _ convert: (IntentValue) -> Value?) -> [Value]? {
        let found = (values[name]?.slots ?? []).compactMap { $0.flatMap(convert) }
        return found.isEmpty ? nil : found
    }
}

extension NSNumber {
    /// Returns a number for a stored value; a duration becomes seconds. Nil if the value is not a number.
    static func stored(_ value: IntentValue) -> NSNumber? {
        switch value {
        case .boolean(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .decimal(let value): NSNumber(value: value)
        case .timeInterval(let duration): NSNumber(value: duration.seconds)
        default: nil
        }
    }
}

extension DateComponents {
    /// Returns date components for a stored value. They have a calendar, as on Apple's systems.
    static func stored(_ value: IntentValue) -> DateComponents? {
        guard var components = DateComponents(intentValue: value) else { return nil }
        components.calendar = Calendar(identifier: .gregorian)
        return components
    }
}
