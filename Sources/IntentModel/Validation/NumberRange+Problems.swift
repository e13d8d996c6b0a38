extension NumberRange {
    /// Why one value is not in the range; nil where it is.
    /// - Parameters:
    ///   - settings: Whose unit the range of a measurement is in.
    ///   - type: Tells the dimension of a measurement.
    package func problem(
        of value: IntentValue, settings: TypeSettings, type: ElementType, slot: Int? = nil
    ) -> ValueProblem? {
        switch (value, self) {
        case (.integer(let number), .integers(let minimum, let maximum, let step)):
            guard !NumberRange.holds(number, minimum, maximum, step) else { return nil }
            return ValueProblem(.range, slot: slot, "\(number) is not in the range \(phrase)")
        case (.decimal(let number), _):
            guard !holds(number) else { return nil }
            return ValueProblem(.range, slot: slot, "\(number.shortText) is not in the range \(phrase)")
        case (.measurement(let measurement), _):
            guard let number = measurement.number(in: settings.number.unit, of: type), !holds(number) else {
                return nil
            }
            let unit = settings.number.unit.map { " \($0)" } ?? ""
            return ValueProblem(
                .range, slot: slot,
                "\(measurement.value.shortText) \(measurement.unit) is not in the range \(phrase)\(unit)")
        default: return nil
        }
    }

    private static func holds(_ number: Int, _ minimum: Int?, _ maximum: Int?, _ step: Int?) -> Bool {
        guard number >= minimum ?? number, number <= maximum ?? number else { return false }
        guard let step, step > 0 else { return true }
        // In remainders, since the difference of far numbers does not fit.
        return (number % step - (minimum ?? 0) % step) % step == 0
    }

    /// Ends and steps are met within what rounding leaves of a number that a person writes.
    package func holds(_ number: Double) -> Bool {
        let (minimum, maximum, step) = decimals
        let slack = max(abs(number), abs(minimum ?? 0), abs(maximum ?? 0)) * 1e-12
        guard number >= (minimum ?? number) - slack, number <= (maximum ?? number) + slack else { return false }
        guard let step, step > 0 else { return true }
        let steps = (number - (minimum ?? 0)) / step
        let distance = abs(steps - steps.rounded())
        return distance * step <= max(slack, step * 1e-9)
    }

    private var decimals: (minimum: Double?, maximum: Double?, step: Double?) {
        switch self {
        case .integers(let minimum, let maximum, let step):
            (minimum.map(Double.init), maximum.map(Double.init), step.map(Double.init))
        case .decimals(let minimum, let maximum, let step): (minimum, maximum, step)
        }
    }

    /// As a definition writes it: `1...10`, `1...`, `0...1 in steps of 0.25`.
    package var phrase: String {
        switch self {
        case .integers(let minimum, let maximum, let step):
            NumberRange.phrase(minimum.map { String($0) }, maximum.map { String($0) }, step.map { String($0) })
        case .decimals(let minimum, let maximum, let step):
            NumberRange.phrase(minimum?.shortText, maximum?.shortText, step?.shortText)
        }
    }

    private static func phrase(_ minimum: String?, _ maximum: String?, _ step: String?) -> String {
        let steps = step.map { " in steps of \($0)" } ?? ""
        if minimum == nil, maximum == nil { return "of all numbers\(steps)" }
        return "\(minimum ?? "")...\(maximum ?? "")\(steps)"
    }
}

extension MeasurementValue {
    /// The number in a unit of the dimension; as it is where none is given.
    fileprivate func number(in unit: String?, of type: ElementType) -> Double? {
        guard let unit, case .measurement(let dimension) = type else { return value }
        return dimension.convert(value, from: self.unit, to: unit)
    }
}
