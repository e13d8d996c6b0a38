extension Condition.Test {
    /// Whether it holds for a parameter's effective value.
    ///
    /// Without a value only `{ isSet: false }` holds, and `false` for a Boolean. An empty list is no value.
    package func holds(for value: IntentValue?, of type: ValueType) -> Bool {
        let values = (value?.slots ?? []).compactMap(\.self)
        guard let first = values.first else { return admitsAbsence(of: type) }
        switch self {
        case .isSet(let wanted): return wanted
        case .isOneOf(let wanted): return values.contains { value in wanted.contains { $0.isMeant(by: value) } }
        case .isNoneOf(let unwanted): return !values.contains { value in unwanted.contains { $0.isMeant(by: value) } }
        case .within(let least, let most):
            guard let number = type.isList ? Double(values.count) : first.number else { return false }
            return number >= least ?? number && number <= most ?? number
        }
    }

    private func admitsAbsence(of type: ValueType) -> Bool {
        switch self {
        case .isSet(let wanted): !wanted
        case .isOneOf(let wanted): type == ValueType(.boolean) && wanted.contains(.boolean(false))
        case .isNoneOf, .within: false
        }
    }
}

extension IntentValue {
    /// Whether a condition's literal means this effective value; of cases, objects and the like by identifier.
    fileprivate func isMeant(by value: IntentValue) -> Bool {
        switch (self, value) {
        case (.string, .enumeration), (_, .object), (_, .file), (_, .person), (_, .placemark), (_, .paymentMethod):
            optionIdentifier == value.optionIdentifier
        case (.integer, .decimal), (.decimal, .integer): number == value.number
        default: self == value
        }
    }

    /// For comparing with `atLeast` and `atMost`; nil for what is no number.
    fileprivate var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .decimal(let value): value
        case .timeInterval(let duration): duration.seconds
        case .measurement(let measurement): measurement.value
        case .boolean, .string, .url, .enumeration, .object, .list, .dateComponents, .file, .person, .placemark,
            .currencyAmount, .paymentMethod:
            nil
        }
    }
}
