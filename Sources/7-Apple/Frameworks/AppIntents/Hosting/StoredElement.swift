import Foundation
import IntentMeasurements
import IntentModel
import IntentRuntime
import Intents

/// A type of single values that definitions have, too: how a value is stored.
///
/// Entities and enums are not of this protocol: their types in definitions have names.
protocol StoredElement: _IntentValue, Sendable {
    /// The type in definitions.
    static var storedType: ElementType { get }
    /// The type in definitions. That of a date depends on the kind that its parameter declares.
    static func elementType(_ declaration: ParameterDeclaration?) -> ElementType
    /// Returns the value with a stored form, or nil if the form is of another type.
    static func hosted(_ value: IntentValue) -> Self?
    /// The stored form; nil for a value that cannot be stored, such as a file that is only in memory.
    var stored: IntentValue? { get }
}

extension StoredElement {
    static func elementType(_ declaration: ParameterDeclaration?) -> ElementType { storedType }
}

extension StoredElement where Self: ConfigurableValue {
    static func hosted(_ value: IntentValue) -> Self? { Self(intentValue: value) }

    var stored: IntentValue? { intentValue }
}

/// A type whose values are stored as those of a type of the runtime.
protocol ConvertedElement: StoredElement {
    associatedtype Stored: AppIntentConvertible where Stored.AppIntentValue == Self
}

extension ConvertedElement {
    static func hosted(_ value: IntentValue) -> Self? { Stored(intentValue: value)?.appIntentValue }

    var stored: IntentValue? { Stored(appIntentValue: self)?.intentValue }
}

extension Bool: StoredElement { static var storedType: ElementType { .boolean } }
extension Int: StoredElement { static var storedType: ElementType { .integer } }
extension String: StoredElement { static var storedType: ElementType { .string } }
extension URL: StoredElement { static var storedType: ElementType { .url } }
extension Duration: StoredElement { static var storedType: ElementType { .timeInterval } }

extension Double: StoredElement {
    static var storedType: ElementType { .decimal }

    var stored: IntentValue? { isFinite ? .decimal(self) : nil }
}

extension Decimal: StoredElement {
    static var storedType: ElementType { .decimal }

    static func hosted(_ value: IntentValue) -> Decimal? {
        Double(intentValue: value).flatMap(Decimal.init(writtenAs:))
    }

    var stored: IntentValue? { Double("\(self)")?.stored }
}

// MARK: - Dates and measurements

extension DateComponents: StoredElement {
    static var storedType: ElementType { .dateComponents(.dateTime) }

    static func elementType(_ declaration: ParameterDeclaration?) -> ElementType {
        (declaration?.dateKind?.storedKind).map(ElementType.dateComponents) ?? storedType
    }

    /// A button keeps components that an instance does not store.
    static func hosted(_ value: IntentValue) -> DateComponents? {
        DateComponents(kept: value) ?? DateComponents(intentValue: value)
    }

    var stored: IntentValue? {
        if case .dateComponents = intentValue { intentValue } else { nil }
    }
}

extension Date: StoredElement {
    static var storedType: ElementType { DateComponents.storedType }

    static func elementType(_ declaration: ParameterDeclaration?) -> ElementType {
        DateComponents.elementType(declaration)
    }

    /// Returns a date in the program's time zone. A day begins at midnight; a time is one of today. A button keeps an instant.
    static func hosted(_ value: IntentValue) -> Date? {
        if let date = Date(kept: value) { return date }
        guard var components = DateComponents(intentValue: value) else { return nil }
        if components.day == nil {
            let today = Calendar.gregorian.dateComponents([.year, .month, .day], from: Date())
            (components.year, components.month, components.day) = (today.year, today.month, today.day)
        }
        return Calendar.gregorian.date(from: components)
    }

    /// The day and the time in the program's time zone.
    var stored: IntentValue? {
        Calendar.gregorian.dateComponents([.year, .month, .day, .hour, .minute, .second], from: self).stored
    }
}

extension Calendar {
    fileprivate static let gregorian = Calendar(identifier: .gregorian)
}

extension IntentParameterStyle.DateKind {
    var storedKind: DateComponentsKind {
        switch self {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        }
    }
}

extension IntentValue {
    /// Returns a date with a time as the type of a parameter has it: only the day, or only the time.
    func shaped(for type: ElementType) -> IntentValue? {
        guard case .dateComponents(let value) = self, case .dateComponents(let kind) = type, value.kind != kind else {
            return self
        }
        switch kind {
        case .date: return value.date.map { .dateComponents(.date($0)) }
        case .time: return value.time.map { .dateComponents(.time($0)) }
        case .dateTime:
            guard let date = value.date, let midnight = TimeOfDay(hour: 0, minute: 0) else { return nil }
            return .dateComponents(.dateTime(date, value.time ?? midnight))
        }
    }
}

extension Measurement: StoredElement where UnitType: IntentUnit {
    /// Durations have a type of their own in definitions.
    static var storedType: ElementType {
        let name = "\(UnitType.self)".dropFirst("Unit".count)
        guard UnitType.self != UnitDuration.self, let dimension = IntentModel.Dimension(String(name)) else {
            return .timeInterval
        }
        return .measurement(dimension)
    }

    static func hosted(_ value: IntentValue) -> Measurement? {
        guard case .timeInterval(let duration) = value, let seconds = UnitDuration.seconds as? UnitType else {
            return Measurement(intentValue: value)
        }
        return Measurement(value: duration.seconds, unit: seconds)
    }

    var stored: IntentValue? {
        guard let seconds = UnitDuration.seconds as? UnitType else { return value.isFinite ? intentValue : nil }
        return Duration(seconds: converted(to: seconds).value).map { .timeInterval($0) }
    }
}

/// A measurement in any dimension.
protocol MeasuredValue: Sendable {
    /// The measurement in the unit with the name of Foundation's constant; the measurement itself if there is none.
    func converted(toUnitNamed name: String) -> Self
}

extension Measurement: MeasuredValue where UnitType: IntentUnit {
    func converted(toUnitNamed name: String) -> Measurement {
        let unit = UnitType.namedUnits.first { $0.name == name }?.unit as? UnitType
        return unit.map(converted(to:)) ?? self
    }
}
