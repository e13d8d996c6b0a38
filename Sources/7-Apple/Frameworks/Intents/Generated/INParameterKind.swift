public import Foundation
import IntentModel
import IntentRuntime

/// The declared type of a parameter or property, which determines how a number or date is stored. For generated code.
public enum INParameterKind: Sendable {
    case string, boolean, integer, decimal, timeInterval, url
    case date, time, dateTime
    case measurement, file, person, placemark, currencyAmount, paymentMethod
    /// An enum, whose cases are enum values or `NSNumber` objects in Swift.
    case enumeration(any INStoredEnum.Type)
    case object
    /// A type that SiriKit does not have, by its name in definitions. Its values are their literals in Swift.
    case literal(String)
}

extension INParameterKind {
    /// Returns the value to store, or nil for a value of a different type and one that cannot be stored, such as a file
    /// that is only in memory.
    func storedValue(of value: Any) -> IntentValue? {
        switch self {
        case .string: text(of: value).map(IntentValue.string)
        case .boolean: (value as? NSNumber).map { .boolean($0.boolValue) }
        case .integer: (value as? NSNumber).map { .integer($0.intValue) }
        case .decimal: (value as? NSNumber).flatMap { $0.doubleValue.isFinite ? .decimal($0.doubleValue) : nil }
        case .timeInterval: (value as? NSNumber).flatMap { Duration(seconds: $0.doubleValue) }.map { .timeInterval($0) }
        case .url: ((value as? URL) ?? (value as? NSURL).map { $0 as URL }).map { .url($0.absoluteString) }
        case .date, .time, .dateTime: dateValue(of: value)
        case .measurement: (value as? any ConfigurableValue)?.intentValue
        case .file: (value as? INFile)?.storedValue
        case .person: (value as? INPerson)?.storedValue
        case .placemark: (value as? CLPlacemark)?.storedValue
        case .currencyAmount: (value as? INCurrencyAmount)?.storedValue
        case .paymentMethod: (value as? INPaymentMethod)?.storedValue
        case .enumeration(let type): enumerationValue(of: value, type)
        case .object: (value as? INObject).map { .object($0.objectValue) }
        case .literal(let name):
            text(of: value).flatMap { try? ValueType(tag: name)?.value(fromText: $0, in: Schema()) }
        }
    }

    private func text(of value: Any) -> String? {
        (value as? String) ?? (value as? NSString).map { "\($0)" }
    }

    private func dateValue(of value: Any) -> IntentValue? {
        let components = (value as? DateComponents) ?? (value as? NSDateComponents).map { $0 as DateComponents }
        guard let components, case .dateComponents(let stored) = components.intentValue else { return nil }
        switch self {
        case .date: return stored.date.map { .dateComponents(.date($0)) }
        case .time: return stored.time.map { .dateComponents(.time($0)) }
        default:
            guard let date = stored.date, let time = stored.time ?? TimeOfDay(hour: 0, minute: 0) else { return nil }
            return .dateComponents(.dateTime(date, time))
        }
    }

    private func enumerationValue(of value: Any, _ type: any INStoredEnum.Type) -> IntentValue? {
        func name<Case: INStoredEnum>(_ type: Case.Type) -> String? {
            let found = (value as? Case) ?? (value as? NSNumber).flatMap { Case(rawValue: $0.intValue) }
            return found.flatMap { Case.storedName(of: $0) }
        }
        return name(type).map(IntentValue.enumeration)
    }
}

/// A generated enum. Its cases have numbers in Swift, as in Xcode, and are stored by name.
public protocol INStoredEnum: RawRepresentable, Sendable where RawValue == Int {
    /// The case for no value.
    static var unknown: Self { get }
    /// Creates the case with this stored name, or `unknown` for a name that the definition does not declare.
    init(storedName: String)
    /// Returns the stored name of a case; nil for `unknown`.
    static func storedName(of value: Self) -> String?
}

/// The cases of a generated enum as numbers, the form they have in lists and options. For generated code.
public enum INStoredCases<Case: INStoredEnum> {
    public static var kind: INParameterKind { .enumeration(Case.self) }

    /// Returns the cases of a list as numbers, or nil if there are none.
    public static func numbers(_ name: String, in values: INParameterValues) -> [NSNumber]? {
        let found = (values.values[name]?.slots ?? []).compactMap { $0.flatMap(value) }
        return found.isEmpty ? nil : found.map { NSNumber(value: $0.rawValue) }
    }

    /// Returns the case for a stored value, or nil if the value is not an enum case.
    static func value(_ value: IntentValue) -> Case? {
        guard case .enumeration(let name) = value else { return nil }
        return Case(storedName: name)
    }
}
