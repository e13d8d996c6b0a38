extension Parameter {
    /// Whether a number is in the declared range and on its steps; true for what is no number.
    func fitsRange(_ value: IntentValue) -> Bool {
        rangeProblem(of: value) == nil
    }

    /// A phrase for a number outside the declared range or off its steps, which count from the minimum, else from 0.
    func rangeProblem(of value: IntentValue) -> String? {
        switch (settings.range, value) {
        case (.integers(let minimum, let maximum, let step), .integer(let number)):
            if number < minimum ?? number || number > maximum ?? number {
                return outside(String(number), minimum.map(String.init), maximum.map(String.init))
            }
            guard let step, step > 0 else { return nil }
            let (distance, overflow) = number.subtractingReportingOverflow(minimum ?? 0)
            guard overflow || distance % step != 0 else { return nil }
            return offStep(String(number), String(step), String(minimum ?? 0))
        case (.decimals(let minimum, let maximum, let step), _):
            guard let number = inDeclaredUnit(value) else { return nil }
            if number < minimum ?? number || number > maximum ?? number {
                return outside(number.shortText, minimum?.shortText, maximum?.shortText)
            }
            guard let step, step > 0 else { return nil }
            // As many digits as people write: 0.3 is three steps of 0.1.
            let steps = (number - (minimum ?? 0)) / step
            guard (steps - steps.rounded()).magnitude > 1e-9 * max(1, steps.magnitude) else { return nil }
            return offStep(number.shortText, step.shortText, (minimum ?? 0).shortText)
        default: return nil
        }
    }

    /// The number that a range of decimals is about; a measurement in the unit that the definition names.
    private func inDeclaredUnit(_ value: IntentValue) -> Double? {
        switch value {
        case .decimal(let number): return number
        case .measurement(let measurement):
            guard case .measurement(let dimension) = type.element, let name = settings.unit,
                measurement.unit != name, let declared = dimension.unit(named: name),
                let given = dimension.unit(named: measurement.unit)
            else { return measurement.value }
            let base = given.inBaseUnit(measurement.value)
            return declared.isReciprocal
                ? declared.coefficient / base : (base - declared.constant) / declared.coefficient
        default: return nil
        }
    }

    private func outside(_ number: String, _ minimum: String?, _ maximum: String?) -> String {
        "\(number) is outside \(minimum ?? "")...\(maximum ?? "")"
    }

    private func offStep(_ number: String, _ step: String, _ start: String) -> String {
        "\(number) is off the steps of \(step) from \(start)"
    }
}
