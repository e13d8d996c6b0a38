public import Foundation
public import IntentModel
public import IntentRuntime

/// A dimension of Foundation whose units can be named in definitions and stored values.
///
/// All dimensions of Foundation conform to this protocol.
public protocol IntentUnit: Foundation.Dimension {
    /// The units by the names of Foundation's constants.
    static var namedUnits: [(name: String, unit: Foundation.Dimension)] { get }
}

extension Measurement: ConfigurableValue where UnitType: IntentUnit {
    /// Creates a measurement from a value; returns `nil` if the value is not a measurement or its unit is not one of
    /// ``IntentUnit/namedUnits``.
    public init?(intentValue: IntentValue) {
        guard case .measurement(let measurement) = intentValue,
            let unit = UnitType.namedUnits.first(where: { $0.name == measurement.unit })?.unit as? UnitType
        else { return nil }
        self.init(value: measurement.value, unit: unit)
    }

    /// The measurement as a value in the same unit. A custom unit is converted to the base unit of the dimension.
    public var intentValue: IntentValue {
        if let name = UnitType.namedUnits.first(where: { $0.unit == unit })?.name {
            return .measurement(MeasurementValue(value: value, unit: name))
        }
        let base = UnitType.baseUnit()
        let name = UnitType.namedUnits.first { $0.unit == base }?.name ?? base.symbol
        return .measurement(MeasurementValue(value: converted(to: base).value, unit: name))
    }
}
