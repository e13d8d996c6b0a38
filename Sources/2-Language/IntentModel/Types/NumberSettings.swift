/// The settings of an Integer, a Decimal or a measurement.
package struct NumberSettings: Hashable, Sendable {
    package var range: NumberRange?
    /// The control for an Integer or a Decimal.
    package var control: NumberControl
    /// The unit of a measurement's range, and of a number that is written without a unit.
    package var unit: String?
    /// The text of an empty field.
    package var placeholder: LocalizedText?

    package init(
        range: NumberRange? = nil, control: NumberControl = .field, unit: String? = nil,
        placeholder: LocalizedText? = nil
    ) {
        self.range = range
        self.control = control
        self.unit = unit
        self.placeholder = placeholder
    }

    /// The control that is used: a field instead of a slider that does not have both bounds.
    package var usedControl: NumberControl {
        let bounds = range?.bounds
        return control == .slider && (bounds?.minimum == nil || bounds?.maximum == nil) ? .field : control
    }
}

/// The control with which an editor edits a number.
package enum NumberControl: String, CaseIterable, Hashable, Sendable {
    case field, stepper, slider
}

/// The numbers that may be chosen, including both bounds. Steps count from the minimum, or from 0 if there is none.
package enum NumberRange: Hashable, Sendable {
    case integers(minimum: Int?, maximum: Int?, step: Int?)
    case decimals(minimum: Double?, maximum: Double?, step: Double?)
}

extension NumberRange {
    /// Returns why a value is not in the range, or `nil` if it is.
    /// - Parameters:
    ///   - settings: The settings with the unit of a measurement's range.
    ///   - type: The type with the dimension of a measurement.
    package func problem(
        of value: IntentValue, settings: TypeSettings, type: ElementType, slot: Int? = nil
    ) -> ValueProblem? {
        switch (value, self) {
        case (.integer(let number), .integers(let minimum, let maximum, let step)):
            guard !NumberRange.holds(number, minimum, maximum, step) else { return nil }
            return ValueProblem(
                .range, slot: slot, UserText("\(UserText(numeral: String(number))) is not in the range \(phrase)"))
        case (.decimal(let number), _):
            guard !holds(number) else { return nil }
            return ValueProblem(
                .range, slot: slot, UserText("\(UserText(numeral: number.shortText)) is not in the range \(phrase)"))
        case (.measurement(let measurement), _):
            guard let number = measurement.number(in: settings.number.unit, of: type), !holds(number) else {
                return nil
            }
            let text = UserText(measurement)
            return ValueProblem(
                .range, slot: slot,
                settings.number.unit.map { UserText("\(text) is not in the range \(phrase) \(UserText(unit: $0))") }
                    ?? UserText("\(text) is not in the range \(phrase)"))
        default: return nil
        }
    }

    private static func holds(_ number: Int, _ minimum: Int?, _ maximum: Int?, _ step: Int?) -> Bool {
        guard number >= minimum ?? number, number <= maximum ?? number else { return false }
        guard let step, step > 0 else { return true }
        // Compares remainders, because the difference of two distant numbers can overflow.
        return (number % step - (minimum ?? 0) % step) % step == 0
    }

    /// Whether a number is in the range, with a tolerance for rounding at the bounds and steps.
    package func holds(_ number: Double) -> Bool {
        let (minimum, maximum, step) = decimals
        let slack = max(abs(number), abs(minimum ?? 0), abs(maximum ?? 0)) * 1e-12
        guard number >= (minimum ?? number) - slack, number <= (maximum ?? number) + slack else { return false }
        guard let step, step > 0 else { return true }
        let steps = (number - (minimum ?? 0)) / step
        let distance = abs(steps - steps.rounded())
        return distance * step <= max(slack, step * 1e-9)
    }

    /// The bounds as decimals.
    package var bounds: Bounds<Double> { Bounds(minimum: decimals.minimum, maximum: decimals.maximum) }

    /// The difference between the numbers; `nil` if every number in the range is allowed.
    package var step: Double? { decimals.step }

    private var decimals: (minimum: Double?, maximum: Double?, step: Double?) {
        switch self {
        case .integers(let minimum, let maximum, let step):
            (minimum.map(Double.init), maximum.map(Double.init), step.map(Double.init))
        case .decimals(let minimum, let maximum, let step): (minimum, maximum, step)
        }
    }

    /// A description for messages: `1...10`, `1...`, `0...1 in steps of 0.25`.
    package var phrase: UserText {
        switch self {
        case .integers(let minimum, let maximum, let step):
            NumberRange.phrase(minimum.map { String($0) }, maximum.map { String($0) }, step.map { String($0) })
        case .decimals(let minimum, let maximum, let step):
            NumberRange.phrase(minimum?.shortText, maximum?.shortText, step?.shortText)
        }
    }

    private static func phrase(_ minimum: String?, _ maximum: String?, _ step: String?) -> UserText {
        if minimum == nil, maximum == nil {
            return step.map { UserText("of all numbers in steps of \(UserText(numeral: $0))") }
                ?? UserText("of all numbers")
        }
        let bounds = Bounds(minimum: minimum, maximum: maximum).phrase { UserText(numeral: $0) }
        return step.map { UserText("\(bounds) in steps of \(UserText(numeral: $0))") } ?? bounds
    }
}

extension NumberRange {
    /// An object with those of the members `min`, `max` and `step` that are declared.
    package var json: JSONValue {
        switch self {
        case .integers(let minimum, let maximum, let step): NumberRange.json(minimum, maximum, step) { .integer($0) }
        case .decimals(let minimum, let maximum, let step): NumberRange.json(minimum, maximum, step) { .number($0) }
        }
    }

    private static func json<Number>(
        _ minimum: Number?, _ maximum: Number?, _ step: Number?, _ json: (Number) -> JSONValue
    ) -> JSONValue {
        var object = JSONObject()
        object["min"] = minimum.map(json)
        object["max"] = maximum.map(json)
        object["step"] = step.map(json)
        return .object(object)
    }

    /// Reads a range, which has integers for an Integer and decimals for other types.
    init(schemaNode node: SchemaNode, of type: ElementType) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let (minimum, maximum, step) = (fields.remove("min"), fields.remove("max"), fields.remove("step"))
            return type == .integer
                ? .integers(
                    minimum: try minimum?.integer(), maximum: try maximum?.integer(), step: try step?.integer())
                : .decimals(minimum: try minimum?.number(), maximum: try maximum?.number(), step: try step?.number())
        }
    }
}
