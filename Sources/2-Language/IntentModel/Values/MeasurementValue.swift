/// A number and its unit, such as 3 kilometers.
public struct MeasurementValue: Hashable, Sendable {
    /// The number, which is always finite.
    public let value: Double
    /// The name of the unit in Foundation, such as `kilometers` or `celsius`.
    public let unit: String

    /// Creates a measurement.
    public init(value: Double, unit: String) {
        self.value = value
        self.unit = unit
    }
}

extension MeasurementValue {
    /// The wire form: `{"value": 3, "unit": "kilometers"}`.
    var wire: JSONValue { ["value": .number(value), "unit": .string(unit)] }

    /// Reads the wire form of a measurement of the given dimension.
    init(wire json: JSONValue, of dimension: Dimension) throws(WireError) {
        guard let object = json.objectValue else {
            throw WireError(expected: #"an object with "value" and "unit""#, found: json)
        }
        guard let value = object["value"], let unit = object["unit"], object.members.count == 2 else {
            throw WireError(#"an object with only "value" and "unit" is expected"#)
        }
        let number: Double
        do { number = try Double(wire: value) } catch { throw error.inside(member: "value") }
        do throws(WireError) {
            let name = try String(wire: unit)
            guard dimension.unit(named: name) != nil else { throw WireError(dimension.unknownUnit(name)) }
            self.init(value: number, unit: name)
        } catch { throw error.inside(member: "unit") }
    }

    /// Reads a literal such as `3 kilometers`.
    /// - Parameters:
    ///   - dimension: The dimension that the unit must belong to.
    ///   - unit: The unit of a number that is written without one; `nil` if the literal must name its unit.
    static func literal(
        _ text: String, of dimension: Dimension, unit: String?
    ) throws(ValueTextError) -> MeasurementValue {
        let example = dimension.units.first?.name ?? ""
        let parts = text.split(separator: " ", omittingEmptySubsequences: true)
        guard let number = parts.first, parts.count <= 2 else {
            throw ValueTextError(UserText("'\(text)' is not a measurement such as '3 \(unit ?? example)'"))
        }
        let value: Double
        do { value = try Double.literal(number) } catch {
            throw parts.count == 1 ? ValueTextError(error.text, suggestion: dimension.literal(meantBy: text)) : error
        }
        guard let unit = parts.count == 2 ? String(parts[1]) : unit else {
            throw ValueTextError(UserText("'\(text)' has no unit; write a unit such as '\(number) \(example)'"))
        }
        guard dimension.unit(named: unit) != nil else { throw dimension.unknownUnit(unit) }
        return MeasurementValue(value: value, unit: unit)
    }

    /// Returns the number converted to another unit; unchanged if no unit is given.
    func number(in unit: String?, of type: ElementType) -> Double? {
        guard let unit, case .measurement(let dimension) = type else { return value }
        return dimension.convert(value, from: self.unit, to: unit)
    }
}

/// A physical dimension, by its name in Foundation: Length, Mass, Temperature.
package struct Dimension: Hashable, Sendable {
    package let name: String

    /// Returns `nil` if Foundation has no dimension with this name.
    package init?(_ name: String) {
        guard DimensionTable.units[name] != nil else { return nil }
        self.name = name
    }

    /// Returns the dimension that both units belong to; `nil` if there is none.
    init?(havingUnits first: String, _ second: String) {
        let found = Dimension.names.lazy.compactMap { Dimension($0) }.first { dimension in
            dimension.unit(named: first) != nil && dimension.unit(named: second) != nil
        }
        guard let found else { return nil }
        self = found
    }

    /// The names of all dimensions, in alphabetical order.
    package static var names: [String] { DimensionTable.units.keys.sorted() }

    /// The name of Foundation's class, such as `UnitLength`.
    package var swiftUnit: String { "Unit\(name)" }

    /// The units that a definition or a value may name, beginning with the base unit.
    package var units: [MeasurementUnit] { DimensionTable.units[name] ?? [] }

    package func unit(named name: String) -> MeasurementUnit? { units.first { $0.name == name } }

    /// Converts a number between two units; returns `nil` if either unit does not belong to this dimension.
    package func convert(_ value: Double, from: String, to: String) -> Double? {
        guard let source = unit(named: from), let target = unit(named: to) else { return nil }
        return from == to ? value : target.value(fromBaseUnit: source.inBaseUnit(value))
    }

    fileprivate func unknownUnit(_ unit: String) -> ValueTextError {
        let names = units.map(\.name)
        return ValueTextError(
            UserText("'\(unit)' is not a unit of \(name): \(names.joined(separator: ", "))"),
            suggestion: self.unit(withSymbol: unit)?.name ?? NearMatch.best(for: unit, in: names))
    }

    /// Returns the literal of a number with a unit behind it, such as `3.5km` or `3.5meters`; `nil` for any other text.
    fileprivate func literal(meantBy text: String) -> String? {
        let number = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
        let symbol = String(text[number.endIndex...])
        guard let value = try? Double.literal(number), let unit = unit(named: symbol) ?? unit(withSymbol: symbol) else {
            return nil
        }
        return "\(value.shortText) \(unit.name)"
    }

    /// Returns the unit that people write as a symbol, such as kilometers for `km`; `nil` for any other text.
    package func unit(withSymbol symbol: String) -> MeasurementUnit? {
        let exact = units.first { UnitSymbols.all(of: $0.name).contains(symbol) }
        if let exact { return exact }
        let similar = units.filter { unit in
            UnitSymbols.all(of: unit.name).contains { $0.lowercased() == symbol.lowercased() }
        }
        return similar.count == 1 ? similar.first : nil
    }
}

/// A unit of measurement and its conversion to the base unit of its dimension.
///
/// `base = value * coefficient + constant`; for fuel efficiency, the only reciprocal pair, `base = coefficient / value`.
package struct MeasurementUnit: Hashable, Sendable {
    package let name: String
    package let coefficient: Double
    package let constant: Double
    package let isReciprocal: Bool

    package init(_ name: String, _ coefficient: Double, plus constant: Double = 0, isReciprocal: Bool = false) {
        self.name = name
        self.coefficient = coefficient
        self.constant = constant
        self.isReciprocal = isReciprocal
    }

    package func inBaseUnit(_ value: Double) -> Double {
        isReciprocal ? coefficient / value : value * coefficient + constant
    }

    package func value(fromBaseUnit value: Double) -> Double {
        isReciprocal ? coefficient / value : (value - constant) / coefficient
    }
}
