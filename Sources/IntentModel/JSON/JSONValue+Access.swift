extension JSONValue {
    /// The text of a string, else nil. The others below are alike.
    public var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    public var booleanValue: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    public var integerValue: Int? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// Whole numbers too, as the nearest that a Double holds.
    public var numberValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    public var objectValue: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// A member of an object; nil where there is none, and for what is no object.
    public subscript(key: String) -> JSONValue? {
        objectValue?[key]
    }

    /// What it is, as a phrase of a message: `a string`, `an object`.
    package var kindPhrase: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
