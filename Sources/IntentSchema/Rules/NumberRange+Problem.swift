internal import IntentModel

extension NumberRange {
    /// Why a number is not in the range, as the end of a sentence; nil where it is.
    func problem(of number: IntentValue) -> String? {
        switch (self, number) {
        case (.integers(let minimum, let maximum, let step), .integer(let value)):
            if let minimum, value < minimum { return "is below the least number, \(minimum)" }
            if let maximum, value > maximum { return "is above the greatest number, \(maximum)" }
            guard let step, !Self.isOnStep(value, from: minimum ?? 0, step) else { return nil }
            return "is between two steps: they are \(step) apart, from \(minimum ?? 0)"
        case (.decimals(let minimum, let maximum, let step), .decimal(let value)):
            if let minimum, value < minimum { return "is below the least number, \(minimum.shortText)" }
            if let maximum, value > maximum { return "is above the greatest number, \(maximum.shortText)" }
            guard let step, !Self.isOnStep(value, from: minimum ?? 0, step) else { return nil }
            return "is between two steps: they are \(step.shortText) apart, from \((minimum ?? 0).shortText)"
        default: return nil
        }
    }

    /// Whole numbers may be 2^64 apart.
    private static func isOnStep(_ value: Int, from start: Int, _ step: Int) -> Bool {
        (Int128(value) - Int128(start)) % Int128(step) == 0
    }

    /// A few units in the last place are rounding, not a choice.
    private static func isOnStep(_ value: Double, from start: Double, _ step: Double) -> Bool {
        let steps = (value - start) / step
        return abs(steps - steps.rounded()) <= 1e-9 * max(1, abs(steps))
    }
}

extension IntentValue {
    /// The number that a range judges: the value itself, a measurement in the range's unit.
    func number(in unit: String?, of element: ElementType) -> IntentValue? {
        switch (self, element) {
        case (.integer, _), (.decimal, _): return self
        case (.measurement(let measurement), .measurement(let dimension)):
            guard let unit, unit != measurement.unit else { return .decimal(measurement.value) }
            guard let from = dimension.unit(named: measurement.unit), let target = dimension.unit(named: unit) else {
                return nil
            }
            return .decimal(target.fromBaseUnit(from.inBaseUnit(measurement.value)))
        default: return nil
        }
    }
}

extension MeasurementUnit {
    fileprivate func fromBaseUnit(_ value: Double) -> Double {
        isReciprocal ? coefficient / value : (value - constant) / coefficient
    }
}
