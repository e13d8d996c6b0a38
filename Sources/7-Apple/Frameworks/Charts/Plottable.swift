@_exported public import SwiftUI

/// A value that can be plotted: a number, a date, or a category.
public protocol Plottable {
    associatedtype PrimitivePlottable: Plottable = Self
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension UInt8: Plottable {}
extension UInt16: Plottable {}
extension UInt32: Plottable {}
extension UInt64: Plottable {}
extension Float: Plottable {}
extension Double: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension Date: Plottable {}
extension String: Plottable {}

/// A value with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let start: PlotValue
    /// The end of the unit that contains a date.
    let end: PlotValue?

    public static func value(_ label: String, _ value: Value) -> PlottableValue {
        PlottableValue(label: label, start: PlotValue(value), end: nil)
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue { .value("", value) }
    public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue { .value("", value) }
}

extension PlottableValue where Value == Date {
    public static func value(
        _ label: String, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue {
        guard let interval = calendar.dateInterval(of: unit, for: value) else { return .value(label, value) }
        return PlottableValue(label: label, start: PlotValue(interval.start), end: PlotValue(interval.end))
    }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { .value("", value, unit: unit, calendar: calendar) }
}

/// A value by what its place depends on.
enum PlotValue: Hashable {
    case number(Double)
    /// Seconds since the reference date.
    case date(Double)
    case category(String)

    init(_ value: some Plottable) {
        switch value.primitivePlottable {
        case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
        case let text as String: self = .category(text)
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
        default: self = .category("\(value)")
        }
    }

    /// The number; nil for a category and for what is no number.
    var number: Double? {
        switch self {
        case .number(let number), .date(let number): number.isFinite ? number : nil
        case .category: nil
        }
    }

    var isDate: Bool { if case .date = self { true } else { false } }

    /// The text of a legend.
    var text: String {
        switch self {
        case .category(let text): text
        case .number(let number): number.formatted()
        case .date(let seconds):
            Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
        }
    }
}
