/// A condition under which a row is shown: a test of another parameter's effective value. One key of `when`.
package struct Condition: Hashable, Sendable {
    /// The name of the tested parameter.
    package var parameter: String
    package var test: Test

    package init(parameter: String, test: Test) {
        self.parameter = parameter
        self.test = test
    }

    package enum Test: Hashable, Sendable {
        /// The value is one of these; a list contains one of these. An object, a file and other values that are matched by
        /// their identifier are given as `.string`.
        case isOneOf([IntentValue])
        /// There is a value, and it is none of these.
        case isNoneOf([IntentValue])
        /// There is, or is not, a value.
        case isSet(Bool)
        /// The number is in this range; for a list, the count of its values.
        case within(atLeast: Double?, atMost: Double?)
    }
}

extension Condition.Test {
    /// Whether the test holds for the effective value of a parameter.
    ///
    /// Without a value, only `{ isSet: false }` holds, and for a Boolean also `false`. An empty list counts as no value.
    package func holds(for value: IntentValue?, of type: ValueType) -> Bool {
        let values = (value?.slots ?? []).compactMap(\.self)
        guard let first = values.first else { return holdsWithoutValue(of: type) }
        switch self {
        case .isSet(let wanted): return wanted
        case .isOneOf(let wanted): return values.contains { value in wanted.contains { $0.matches(value) } }
        case .isNoneOf(let unwanted): return !values.contains { value in unwanted.contains { $0.matches(value) } }
        case .within(let minimum, let maximum):
            guard let number = type.isList ? Double(values.count) : first.number else { return false }
            return number >= minimum ?? number && number <= maximum ?? number
        }
    }

    private func holdsWithoutValue(of type: ValueType) -> Bool {
        switch self {
        case .isSet(let wanted): !wanted
        case .isOneOf(let wanted): type == ValueType(.boolean) && wanted.contains(.boolean(false))
        case .isNoneOf, .within: false
        }
    }
}

extension IntentValue {
    /// Whether this literal of a condition matches an effective value. Cases, objects and similar values are compared by
    /// their identifiers.
    fileprivate func matches(_ value: IntentValue) -> Bool {
        switch (self, value) {
        case (.string, .enumeration): isSameChoice(as: value)
        case (.integer, .decimal), (.decimal, .integer): number == value.number
        default: value.kind?.isMatchedByIdentifier == true ? isSameChoice(as: value) : self == value
        }
    }

    /// The number to compare with `atLeast` and `atMost`; `nil` if the value is not a number.
    fileprivate var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .decimal(let value): value
        case .timeInterval(let duration): duration.seconds
        case .measurement(let measurement): measurement.value
        default: nil
        }
    }
}

extension Condition: SchemaPart {
    func json(in _: String) -> JSONValue? {
        var object: JSONObject = ["parameter": .string(parameter)]
        switch test {
        case .isOneOf(let values): object["isOneOf"] = .array(values.map(\.literalJSON))
        case .isNoneOf(let values): object["isNoneOf"] = .array(values.map(\.literalJSON))
        case .isSet(let isSet): object["isSet"] = .boolean(isSet)
        case .within(let minimum, let maximum):
            var bounds = JSONObject()
            bounds["atLeast"] = minimum.map(JSONValue.number)
            bounds["atMost"] = maximum.map(JSONValue.number)
            object["within"] = .object(bounds)
        }
        return .object(object)
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            Condition(parameter: try fields.text("parameter"), test: try Test(from: &fields))
        }
    }
}

extension Condition.Test {
    fileprivate init(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        func literal(_ node: SchemaNode) throws(SchemaDecodingError) -> IntentValue { try node.literal() }
        if let node = fields.remove("isOneOf") {
            self = .isOneOf(try node.list(of: literal))
        } else if let node = fields.remove("isNoneOf") {
            self = .isNoneOf(try node.list(of: literal))
        } else if let node = fields.remove("isSet") {
            self = .isSet(try node.flag())
        } else {
            self = try fields.required("within").fields { bounds throws(SchemaDecodingError) in
                .within(
                    atLeast: try bounds.remove("atLeast")?.number(), atMost: try bounds.remove("atMost")?.number())
            }
        }
    }
}
