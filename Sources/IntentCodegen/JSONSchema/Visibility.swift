import IntentModel

/// When rows are there, as schemas of the whole object: a condition looks at the effective values of visible parameters.
struct Visibility {
    private let parameters: [String: Parameter]
    /// The parameters whose visibility is asked for, in declared order.
    let named: [Parameter]

    init(_ parameters: [Parameter]) {
        self.parameters = Dictionary(parameters.map { ($0.name, $0) }) { first, _ in first }
        named = parameters.filter { !$0.conditions.isEmpty }
    }

    /// The name of its definition.
    static func name(of parameter: String) -> String { "shown.\(parameter)" }

    /// All conditions of a parameter.
    func test(of parameter: Parameter) -> JSONValue {
        let tests = parameter.conditions.map(test)
        return tests.count == 1 ? tests[0] : ["allOf": .array(tests)]
    }

    /// A hidden parent has no value.
    private func test(_ condition: Condition) -> JSONValue {
        // One of Apple's own types never has a value.
        guard let parent = parameters[condition.parameter] else { return .boolean(condition.test == .isSet(false)) }
        let holds = value(of: parent, meets: condition.test)
        guard !parent.conditions.isEmpty else { return holds }
        let isShown = JSONValue.defined(Visibility.name(of: parent.name))
        return condition.test.holds(for: nil, of: parent.type)
            ? ["anyOf": [["not": isShown], holds]] : ["allOf": [isShown, holds]]
    }

    /// A parameter that is not stored has its default, as far as the definition states one for every family.
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
    /// What it says of a stored value.
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
        case .within(let least, let most):
            return type.isList ? .count(least, most) : .number(least, most, of: type.element)
        }
    }
}

extension JSONValue {
    fileprivate static let hasValue: JSONValue = ["not": ["type": "null"]]

    /// Equal to one of these; what is meant by an identifier has it.
    fileprivate static func oneOf(_ values: [IntentValue], of element: ElementType) -> JSONValue {
        let members = element.identifyingMembers
        if members.isEmpty { return ["enum": .array(values.map(\.wire))] }
        let identifiers = JSONValue.oneOf(values.compactMap(\.optionIdentifier))
        let meanings = members.map { member -> JSONValue in
            ["type": "object", "required": .array([.string(member)]), "properties": .object([member: identifiers])]
        }
        return meanings.count == 1 ? meanings[0] : ["anyOf": .array(meanings)]
    }

    /// Empty slots are counted too, as draft-07 cannot leave them out.
    fileprivate static func count(_ least: Double?, _ most: Double?) -> JSONValue {
        var object: JSONObject = ["contains": hasValue]
        // A count is whole: at least 1.5 are at least 2.
        if let least, least > 0, least < 0x1p53 { object["minItems"] = .integer(Int(least.rounded(.up))) }
        if let most, most >= 0, most < 0x1p53 { object["maxItems"] = .integer(Int(most.rounded(.down))) }
        return .object(object)
    }

    fileprivate static func number(_ least: Double?, _ most: Double?, of element: ElementType) -> JSONValue {
        var object: JSONObject = ["type": "number"]
        object["minimum"] = least.map { .number($0) }
        object["maximum"] = most.map { .number($0) }
        guard case .measurement = element else { return .object(object) }
        return ["type": "object", "properties": ["value": .object(object)]]
    }
}

extension ElementType {
    /// The members of the wire form by which a value is meant; none for what is meant as a whole.
    fileprivate var identifyingMembers: [String] {
        switch self {
        case .object, .anyObject: ["identifier"]
        case .file: ["path"]
        case .person: ["contactIdentifier", "customIdentifier", "handle", "displayName"]
        case .placemark: ["name"]
        case .paymentMethod: ["type"]
        case .string, .integer, .decimal, .boolean, .url, .timeInterval, .measurement, .dateComponents, .currencyAmount,
            .enumeration, .system:
            []
        }
    }
}
