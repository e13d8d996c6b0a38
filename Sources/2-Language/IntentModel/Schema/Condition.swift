internal import IntentSystem

/// A test of a parameter's effective value. One key of `when` or of a rule.
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
        /// their identifier are given as `.string`, and so is the member of a union.
        case isOneOf([IntentValue])
        /// There is a value, and it is none of these.
        case isNoneOf([IntentValue])
        /// There is, or is not, a value.
        case isSet(Bool)
        /// The number is in this range; for a list, the count of its values.
        case within(atLeast: Double?, atMost: Double?)
        /// The value compares like this with another one. Both exist, and neither is a list.
        case compares(Comparison, Operand)
    }

    package enum Comparison: String, CaseIterable, Hashable, Sendable {
        case isEqual, isNot, lessThan, atMost, moreThan, atLeast

        /// The word in definitions; nil for a value alone.
        package var word: Word? {
            switch self {
            case .isEqual: nil
            case .isNot: .not
            case .lessThan: .lessThan
            case .atMost: .atMost
            case .moreThan: .moreThan
            case .atLeast: .atLeast
            }
        }

        package var needsOrder: Bool { self != .isEqual && self != .isNot }
    }

    /// What a value is compared with.
    package enum Operand: Hashable, Sendable {
        case value(IntentValue)
        /// The effective value of another parameter.
        case row(String)

        func value(_ other: (String) -> IntentValue?) -> IntentValue? {
            switch self {
            case .value(let literal): literal
            case .row(let name): other(name)
            }
        }
    }

    /// The parameters whose values the condition reads.
    package var parameters: [String] { [parameter] + (test.row.map { [$0] } ?? []) }

    package mutating func renameParameters(_ name: (String) -> String) {
        parameter = name(parameter)
        if case .compares(let comparison, .row(let row)) = test { test = .compares(comparison, .row(name(row))) }
    }
}

extension Condition.Test {
    /// The parameter that the value is compared with; nil for a literal.
    package var row: String? {
        if case .compares(_, .row(let name)) = self { name } else { nil }
    }

    /// Whether the test depends on more than the presence of a value.
    package var readsValue: Bool {
        if case .isSet = self { false } else { true }
    }

    /// Whether the test holds for the effective value of a parameter, and those of others.
    /// - Parameter other: Returns the effective value of the parameter that the value is compared with.
    package func holds(
        for value: IntentValue?, of type: ValueType, comparedWith other: (String) -> IntentValue?
    ) -> Bool {
        guard case .compares(let comparison, let operand) = self else { return holds(for: value, of: type) }
        guard let value, let found = operand.value(other) else { return false }
        return comparison.holds(value, found)
    }

    /// Whether the test holds for the effective value of a parameter.
    ///
    /// Without a value, only `{ isSet: false }` holds, and for a Boolean also `false`. An empty list counts as no value. A
    /// comparison with another parameter does not hold.
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
        case .compares(let comparison, .value(let literal)): return comparison.holds(first, literal)
        case .compares(_, .row): return false
        }
    }

    private func holdsWithoutValue(of type: ValueType) -> Bool {
        switch self {
        case .isSet(let wanted): !wanted
        case .isOneOf(let wanted): type == ValueType(.boolean) && wanted.contains(.boolean(false))
        case .isNoneOf, .within, .compares: false
        }
    }
}

extension Condition.Comparison {
    /// Whether two values compare like this. Values without an order, such as amounts in two currencies, do not.
    package func holds(_ first: IntentValue, _ second: IntentValue) -> Bool {
        switch self {
        case .isEqual: first.isEqual(to: second)
        case .isNot: !first.isEqual(to: second)
        case .lessThan: first.isLess(than: second) ?? false
        case .moreThan: second.isLess(than: first) ?? false
        case .atMost: second.isLess(than: first).map { !$0 } ?? false
        case .atLeast: first.isLess(than: second).map { !$0 } ?? false
        }
    }
}

extension ElementType {
    /// The type of the literals with which values are compared: whole numbers may be compared with fractions, such as 1.5.
    package var boundType: ElementType { self == .integer ? .decimal : self }
}

extension IntentValue {
    /// Whether both are the same choice, or the same quantity in whatever units.
    fileprivate func isEqual(to other: IntentValue) -> Bool {
        other.matches(self) || isLess(than: other) == false && other.isLess(than: self) == false
    }

    /// Whether the value is less than, or earlier than, another one of its type; nil if they have no order.
    package func isLess(than other: IntentValue) -> Bool? {
        switch (self, other) {
        case (.integer(let first), .integer(let second)): first < second
        case (.dateComponents(let first), .dateComponents(let second)): first.isEarlier(than: second)
        case (.timeInterval(let first), .timeInterval(let second)): first < second
        case (.currencyAmount(let first), .currencyAmount(let second)):
            first.currencyCode == second.currencyCode ? first.amount < second.amount : nil
        case (.measurement(let first), .measurement(let second)):
            Dimension(havingUnits: first.unit, second.unit)?.convert(first.value, from: first.unit, to: second.unit)
                .map { $0 < second.value }
        default: number.flatMap { first in other.number.map { first < $0 } }
        }
    }

    /// Whether this literal of a condition matches an effective value. Cases, objects and similar values are compared by
    /// their identifiers, and unions by the names of their members.
    fileprivate func matches(_ value: IntentValue) -> Bool {
        switch (self, value) {
        case (.string, .enumeration): isSameChoice(as: value)
        case (.string(let member), .record(let record)): record.chosenMember.isExactly(member)
        case (.integer, .decimal), (.decimal, .integer): plainNumber == value.plainNumber
        default: value.kind?.isMatchedByIdentifier == true ? isSameChoice(as: value) : self == value
        }
    }

    /// The number to compare with `atLeast` and `atMost`; `nil` if the value is not a number.
    fileprivate var number: Double? {
        switch self {
        case .timeInterval(let duration): duration.seconds
        case .measurement(let measurement): measurement.value
        default: plainNumber
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
        case .compares(let comparison, let operand):
            switch operand {
            case .value(let value): object[comparison.rawValue] = value.literalJSON
            case .row(let name): object[comparison.rawValue] = ["row": .string(name)]
            }
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
        } else if let test = try Self.comparison(from: &fields) {
            self = test
        } else {
            self = try fields.required("within").fields { bounds throws(SchemaDecodingError) in
                .within(
                    atLeast: try bounds.remove("atLeast")?.number(), atMost: try bounds.remove("atMost")?.number())
            }
        }
    }
}

extension Condition.Test {
    private static func comparison(
        from fields: inout SchemaFields
    ) throws(SchemaDecodingError) -> Condition.Test? {
        for comparison in Condition.Comparison.allCases {
            guard let node = fields.remove(comparison.rawValue) else { continue }
            return .compares(comparison, try Condition.Operand(schemaNode: node))
        }
        return nil
    }
}

extension Condition.Operand {
    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if let row = node.json["row"]?.stringValue { self = .row(row) } else { self = .value(try node.literal()) }
    }
}
