public import Foundation
public import IntentModel
public import IntentRuntime

extension Measurement: IntentValueConvertible where UnitType: IntentUnit {
    /// Nil also for a unit that Foundation does not know.
    public init?(intentValue: IntentValue) {
        guard case .measurement(let measurement) = intentValue,
            let unit = UnitType.namedUnits.first(where: { $0.name == measurement.unit })?.unit as? UnitType
        else { return nil }
        self.init(value: measurement.value, unit: unit)
    }

    /// In the unit it was given in. A unit of the program's own is converted to the dimension's base unit.
    public var intentValue: IntentValue {
        if let name = UnitType.namedUnits.first(where: { $0.unit == unit })?.name {
            return .measurement(MeasurementValue(value: value, unit: name))
        }
        let base = UnitType.baseUnit()
        let name = UnitType.namedUnits.first { $0.unit == base }?.name ?? base.symbol
        return .measurement(MeasurementValue(value: converted(to: base).value, unit: name))
    }
}
