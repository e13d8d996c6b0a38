extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }

    public init(integerLiteral value: Int) { self = .integer(value) }

    public init(booleanLiteral value: Bool) { self = .boolean(value) }

    public init(floatLiteral value: Double) { self = .number(value) }

    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Of repeated keys the last value counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in elements { object[key] = value }
        self = .object(object)
    }
}
