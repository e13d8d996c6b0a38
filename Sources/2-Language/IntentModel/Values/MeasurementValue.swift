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
        let meanings = dimension.literals(meantBy: text)
        guard let number = parts.first, parts.count <= 2 else {
            throw ValueTextError(
                UserText("'\(text)' is not a measurement such as '3 \(unit ?? example)'"), of: text, meanings: meanings)
        }
        let value: Double
        do { value = try Double.literal(number) } catch {
            throw meanings.isEmpty ? error : ValueTextError(error.text, of: text, meanings: meanings)
        }
        guard let unit = parts.count == 2 ? String(parts[1]) : unit else {
            throw ValueTextError(UserText("'\(text)' has no unit; write a unit such as '\(number) \(example)'"))
        }
        guard dimension.unit(named: unit) != nil else {
            let error = dimension.unknownUnit(unit)
            throw ValueTextError(error.text, suggestion: meanings.first ?? error.suggestion)
        }
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

    /// Whether SiriKit has a result class for measurements of this dimension, and so Xcode's definition files have the type.
    package var isInSiriKit: Bool { Self.namesInSiriKit.contains(name) }

    private static let namesInSiriKit: Set = ["Energy", "Length", "Mass", "Speed", "Temperature", "Volume"]

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

    /// Returns the literal of numbers with names or symbols of units, such as `3.5km` or `5 ft 11 in`; `nil` for other texts.
    func literal(equalTo text: String) -> String? {
        let quantities = TypedQuantities(text) { word in
            unit(named: String(word)) ?? unit(withExactSymbol: String(word))
        }
        guard let quantities, quantities.areLiterals else { return nil }
        return sums(of: quantities).first
    }

    /// Returns the literals of numbers and units in another form, such as `3,5 KM`.
    fileprivate func literals(meantBy text: String) -> [String] {
        let quantities = TypedQuantities(text) { word in unit(meantBy: String(word)) }
        return quantities.map(sums) ?? TypedNumber(text).literals
    }

    /// Returns the literals of the sums, in the last unit, which is the smallest.
    private func sums(of quantities: TypedQuantities<MeasurementUnit>) -> [String] {
        guard let unit = quantities.parts.last?.unit, areDescending(quantities.parts.map(\.unit)) else { return [] }
        let sums = quantities.sums(from: 0.0) { sum, number, part in
            guard let value = try? Double.literal(number) else { return nil }
            guard part != unit, let converted = convert(value, from: part.name, to: unit.name) else {
                return sum + value
            }
            // Five feet are 60 inches, without an error in the last digit.
            let rounded = converted.rounded()
            return sum + (abs(converted - rounded) < 1e-9 * Swift.max(1, abs(rounded)) ? rounded : converted)
        }
        return sums.filter(\.isFinite).map {
            "\((quantities.isNegative ? -$0 : $0).withoutNegativeZero.shortText) \(unit.name)"
        }
    }

    /// Whether units are of the same origin, as they must be to be added, and each is smaller than the one before it.
    private func areDescending(_ units: [MeasurementUnit]) -> Bool {
        guard units.count > 1 else { return true }
        return units.allSatisfy { $0.constant == 0 && !$0.isReciprocal }
            && zip(units, units.dropFirst()).allSatisfy { $0.coefficient > $1.coefficient }
    }

    /// Returns the unit of a name or a symbol in another spelling, such as `Kilometer`.
    private func unit(meantBy word: String) -> MeasurementUnit? {
        if let unit = unit(named: word) ?? unit(withSymbol: word) { return unit }
        let word = word.lowercased().replacing("metre", with: "meter").replacing("litre", with: "liter")
        return units.first { [word, word + "s"].contains($0.name.lowercased()) }
            ?? (word.last == "s" ? unit(withSymbol: String(word.dropLast())) : nil)
    }

    /// Returns the unit that people write as a symbol, such as kilometers for `km`; `nil` for any other text.
    package func unit(withSymbol symbol: String) -> MeasurementUnit? {
        if let exact = unit(withExactSymbol: symbol) { return exact }
        let similar = units.filter { unit in
            UnitSymbols.all(of: unit.name).contains { $0.lowercased() == symbol.lowercased() }
        }
        return similar.count == 1 ? similar.first : nil
    }

    private func unit(withExactSymbol symbol: String) -> MeasurementUnit? {
        units.first { UnitSymbols.all(of: $0.name).contains(symbol) }
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
