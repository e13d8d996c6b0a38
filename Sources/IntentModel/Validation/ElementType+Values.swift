extension ElementType {
    /// Whether a single value is of this type. Of a measurement the unit must be one of the dimension's.
    package func admits(_ value: IntentValue) -> Bool {
        switch (self, value) {
        case (.string, .string), (.integer, .integer), (.boolean, .boolean), (.url, .url),
            (.timeInterval, .timeInterval),
            (.enumeration, .enumeration), (.object, .object), (.anyObject, .object), (.file, .file),
            (.person, .person), (.currencyAmount, .currencyAmount), (.paymentMethod, .paymentMethod):
            true
        case (.placemark, .placemark(let place)): !place.isEmpty
        case (.dateComponents(let kind), .dateComponents(let value)): value.kind == kind
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
        case .dateComponents(let kind): kind.phrase
        case .file: "a file"
        case .person: "a person"
        case .placemark: "a place"
        case .currencyAmount: "an amount such as 12.50 EUR"
        case .paymentMethod: "a payment method"
        case .enumeration(let name): "a case of '\(name)'"
        case .object(let name): "an object of type '\(name)'"
        case .anyObject: "an object"
        case .system(let name): "a value of System.\(name), which only Apple's systems have,"
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
        case .dateComponents(let value):
            switch value.kind {
            case .dateTime: "a date with a time"
            case .date: "a date"
            case .time: "a time"
            }
        case .file: "a file"
        case .person: "a person"
        case .placemark(let place): place.isEmpty ? "a place that says nothing" : "a place"
        case .currencyAmount: "an amount"
        case .paymentMethod: "a payment method"
        case .enumeration: "a case"
        case .object: "an object"
        case .list: "a list"
        }
    }
}
