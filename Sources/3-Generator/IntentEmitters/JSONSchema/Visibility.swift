import IntentModel

/// The visibility of rows as schemas of the entire object. Conditions test the effective values of visible parameters.
struct Visibility {
    private let parameters: [String: Parameter]
    /// The parameters with conditions, in declared order.
    let conditional: [Parameter]
    private let inexpressible: Set<String>
    /// The type whose fields the rows are; nil for parameters.
    private let type: String?

    /// - Parameter type: The type whose fields these are, which can also test rows that a schema of the type does not contain.
    init(_ parameters: [Parameter], of type: String? = nil) {
        self.type = type
        let byName = Dictionary(parameters.map { ($0.name, $0) }) { first, _ in first }
        self.parameters = byName
        conditional = parameters.filter { !$0.when.isEmpty }
        inexpressible = Self.inexpressible(conditional, byName, areFields: type != nil)
    }

    /// Returns the parameters whose visibility a schema cannot decide, because it cannot compare values with each other or in
    /// the order of dates.
    private static func inexpressible(
        _ conditional: [Parameter], _ byName: [String: Parameter], areFields: Bool
    ) -> Set<String> {
        var found: Set<String> = []
        while true {
            let more = conditional.filter { parameter in
                !found.contains(parameter.name)
                    && parameter.conditions.contains { condition in
                        found.contains(condition.parameter) || areFields && byName[condition.parameter] == nil
                            || !condition.test.hasSchema(for: byName[condition.parameter]?.type)
                    }
            }
            if more.isEmpty { return found }
            found.formUnion(more.map(\.name))
        }
    }

    /// Returns the name of the definition of a row's visibility.
    func name(of row: String) -> String { type.map { "shownIn.\($0).\(row)" } ?? "shown.\(row)" }

    /// Returns a schema that is valid if a parameter is shown. It never is if a schema cannot decide that, so that stored values
    /// are not refused because of it.
    func test(of parameter: Parameter) -> JSONValue {
        guard !inexpressible.contains(parameter.name) else { return .boolean(false) }
        let alternatives = parameter.when.alternatives.map { conditions -> JSONValue in
            let tests = conditions.map(test)
            return tests.count == 1 ? tests[0] : ["allOf": .array(tests)]
        }
        return alternatives.count == 1 ? alternatives[0] : ["anyOf": .array(alternatives)]
    }

    /// Returns the schema of a condition. A hidden parent counts as having no value.
    private func test(_ condition: Condition) -> JSONValue {
        // A parameter with one of Apple's own types never has a value.
        guard let parent = parameters[condition.parameter] else { return .boolean(condition.test == .isSet(false)) }
        let holds = value(of: parent, meets: condition.test)
        guard !parent.when.isEmpty else { return holds }
        let isShown = JSONValue.defined(name(of: parent.name))
        return condition.test.holds(for: nil, of: parent.type)
            ? ["anyOf": [["not": isShown], holds]] : ["allOf": [isShown, holds]]
    }

    /// Returns the schema of a test of the parent's value. A parameter that is not stored has its default, if the
    /// definition declares one for all families.
    private func value(of parent: Parameter, meets test: Condition.Test) -> JSONValue {
        let value = test.schema(for: parent.type)
        let valueOrNone: JSONValue =
            test.holds(for: nil, of: parent.type) ? ["anyOf": [["type": "null"], value]] : value
        let stored: JSONValue = ["properties": .object([parent.name: valueOrNone])]
        return test.holds(for: parent.staticDefault, of: parent.type)
            ? stored : stored.adding("required", .array([.string(parent.name)]))
    }
}

extension Condition.Test {
    /// Returns the schema of stored values that pass the test.
    fileprivate func schema(for type: ValueType) -> JSONValue {
        switch self {
        case .isOneOf(let values):
            let oneOf = JSONValue.oneOf(values, of: type.element)
            return type.isList ? ["contains": oneOf] : oneOf
        case .isNoneOf(let values):
            let none: JSONValue = ["not": .oneOf(values, of: type.element)]
            return type.isList
                ? ["contains": .hasValue, "items": none] : ["allOf": [.hasValue, none]]
        case .isSet(let isSet):
            let hasValue: JSONValue = type.isList ? ["contains": .hasValue] : .hasValue
            return isSet ? hasValue : ["not": hasValue]
        case .within(let minimum, let maximum):
            return type.isList ? .count(minimum, maximum) : .number(minimum, maximum, of: type.element)
        case .compares(let comparison, .value(.decimal(let number))):
            let key = comparison == .lessThan ? "exclusiveMaximum" : "exclusiveMinimum"
            return .object(["type": "number", key: .number(number)])
        case .compares: return .boolean(false)
        }
    }

    /// Whether ``schema(for:)`` says the same as the test.
    fileprivate func hasSchema(for type: ValueType?) -> Bool {
        switch self {
        case .compares(.lessThan, .value(.decimal)), .compares(.moreThan, .value(.decimal)): true
        case .compares: type == nil
        case .isOneOf, .isNoneOf, .isSet, .within: true
        }
    }
}

extension JSONValue {
    fileprivate static let hasValue: JSONValue = ["not": ["type": "null"]]

    /// Returns the schema of values equal to one of these. Objects are compared by identifier, and unions by their member.
    fileprivate static func oneOf(_ values: [IntentValue], of element: ElementType) -> JSONValue {
        if element.isUnion {
            let chosen = values.compactMap(\.optionIdentifier).map { member -> JSONValue in
                ["type": "object", "required": .array([.string(member)])]
            }
            return chosen.count == 1 ? chosen[0] : ["anyOf": .array(chosen)]
        }
        let members = element.kind.traits.identifyingMembers
        if members.isEmpty { return ["enum": .array(values.map(\.wire))] }
        let identifiers = JSONValue.oneOf(values.compactMap(\.optionIdentifier))
        let meanings = members.map { member -> JSONValue in
            ["type": "object", "required": .array([.string(member)]), "properties": .object([member: identifiers])]
        }
        return meanings.count == 1 ? meanings[0] : ["anyOf": .array(meanings)]
    }

    /// Returns the schema of a list by length. Empty slots count too, because draft-07 cannot exclude them.
    fileprivate static func count(_ minimum: Double?, _ maximum: Double?) -> JSONValue {
        var object: JSONObject = ["contains": hasValue]
        // Counts are integers: at least 1.5 means at least 2.
        if let minimum, minimum > 0, minimum < 0x1p53 { object["minItems"] = .integer(Int(minimum.rounded(.up))) }
        if let maximum, maximum >= 0, maximum < 0x1p53 { object["maxItems"] = .integer(Int(maximum.rounded(.down))) }
        return .object(object)
    }

    fileprivate static func number(_ minimum: Double?, _ maximum: Double?, of element: ElementType) -> JSONValue {
        var object: JSONObject = ["type": "number"]
        object["minimum"] = minimum.map { .number($0) }
        object["maximum"] = maximum.map { .number($0) }
        guard case .measurement = element else { return .object(object) }
        return ["type": "object", "properties": ["value": .object(object)]]
    }
}
