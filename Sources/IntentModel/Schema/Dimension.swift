/// A kind of measurement, by Foundation's name for it: Length, Mass, Temperature.
package struct Dimension: Hashable, Sendable {
    package let name: String

    /// Nil for a name that Foundation has no dimension for.
    package init?(_ name: String) {
        guard DimensionTable.units[name] != nil else { return nil }
        self.name = name
    }

    /// All dimensions' names, in alphabetical order.
    package static var names: [String] { DimensionTable.units.keys.sorted() }

    /// Foundation's class: `UnitLength`.
    package var swiftUnit: String { "Unit\(name)" }

    /// The units that a definition or value may name, the base unit first.
    package var units: [MeasurementUnit] { DimensionTable.units[name] ?? [] }

    package func unit(named name: String) -> MeasurementUnit? { units.first { $0.name == name } }

    /// A value of one unit in another one; nil where either is no unit of this dimension.
    package func convert(_ value: Double, from: String, to: String) -> Double? {
        guard let source = unit(named: from), let target = unit(named: to) else { return nil }
        return from == to ? value : target.value(fromBaseUnit: source.inBaseUnit(value))
    }
}
