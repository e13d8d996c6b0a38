public import Foundation
public import IntentMeasurements
import IntentRuntime

// What is absent or of another type is no value; a list leaves empty slots out, and is nil where nothing is
// left, as on Apple's systems.
extension INParameterValues {
    public func string(_ name: String) -> String? { first(name, String.init(intentValue:)) }
    public func strings(_ name: String) -> [String]? { all(name, String.init(intentValue:)) }

    /// A Boolean, a whole number, a decimal, or seconds.
    public func number(_ name: String) -> NSNumber? { first(name, NSNumber.stored) }
    public func numbers(_ name: String) -> [NSNumber]? { all(name, NSNumber.stored) }

    public func url(_ name: String) -> URL? { first(name, URL.init(intentValue:)) }
    public func urls(_ name: String) -> [URL]? { all(name, URL.init(intentValue:)) }

    /// Of the Gregorian calendar, so that `date` has a value.
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

    /// `unknown` for no value, and for a case that the definition does not know.
    public func enumeration<Case: INStoredEnum>(_ name: String) -> Case {
        first(name, INStoredCases<Case>.value) ?? .unknown
    }

    public func object<Object: INObject>(_ name: String) -> Object? { first(name, Object.stored) }
    public func objects<Object: INObject>(_ name: String) -> [Object]? { all(name, Object.stored) }

    // MARK: Parts

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
