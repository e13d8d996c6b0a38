extension ElementType {
    /// Whether a single value is of this type. Of a measurement the unit must be one of the dimension's.
    package func admits(_ value: IntentValue) -> Bool {
        switch (self, value) {
        case (.string, .string), (.integer, .integer), (.boolean, .boolean), (.url, .url),
            (.timeInterval, .timeInterval),
            (.enumeration, .enumeration), (.object, .object):
            true
        case (.decimal, .decimal(let number)): number.isFinite
        case (.measurement(let dimension), .measurement(let value)):
            value.value.isFinite && dimension.unit(named: value.unit) != nil
        default: false
        }
    }

    /// As a phrase of a message: `a whole number`, `a value of 'CountType'`.
    package var phrase: String {
        switch self {
        case .string: "a text"
        case .integer: "a whole number"
        case .decimal: "a number"
        case .boolean: "true or false"
        case .url: "an URL"
        case .timeInterval: "a duration"
        case .measurement(let dimension): "a measurement of \(dimension.name)"
        case .enumeration(let name): "a case of '\(name)'"
        case .object(let name): "an object of type '\(name)'"
        }
    }
}

extension IntentValue {
    /// As a phrase of a message.
    package var phrase: String {
        switch self {
        case .boolean: "a boolean"
        case .integer: "a whole number"
        case .decimal(let number): number.isFinite ? "a number" : "a number that is not finite"
        case .string: "a text"
        case .url: "an URL"
        case .timeInterval: "a duration"
        case .measurement(let value): "a measurement in \(value.unit)"
        case .enumeration: "a case"
        case .object: "an object"
        case .list: "a list"
        }
    }
}
