extension Dimension {
    /// `3 kilometers`, or a bare number in `unit`.
    func value(fromText text: String, unit: String?) throws(ValueTextError) -> MeasurementValue {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true)
        guard let number = parts.first, parts.count <= 2 else {
            throw ValueTextError("'\(text)' is no measurement such as '3 \(unit ?? example)'")
        }
        let value = try Double.literal(number)
        guard let unit = parts.count == 2 ? String(parts[1]) : unit else {
            throw ValueTextError("'\(text)' has no unit, such as '\(number) \(example)'")
        }
        guard self.unit(named: unit) != nil else { throw unknownUnit(unit) }
        return MeasurementValue(value: value, unit: unit)
    }

    func unknownUnit(_ unit: String) -> ValueTextError {
        let names = units.map(\.name)
        return ValueTextError(
            "'\(unit)' is no unit of \(name): \(names.joined(separator: ", "))",
            suggestion: NearMatch.best(for: unit, in: names))
    }

    private var example: String { units.first?.name ?? "" }
}
