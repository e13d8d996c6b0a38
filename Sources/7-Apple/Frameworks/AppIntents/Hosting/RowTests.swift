import IntentModel

/// The tests of a summary in the form of definitions.
struct RowTests {
    /// The parameters by the identity of their objects.
    private let parameters: [ObjectIdentifier: HostedParameter]
    private let object: (AnyKeyPath) -> (any AnyIntentParameter)?
    /// The values of the parameters whose types are enums, by declared name.
    private let cases: [String: [IntentValue]]

    init(_ hosted: HostedIntent<some AppIntent>) {
        parameters = Dictionary(hosted.parameters.map { (ObjectIdentifier($0.object), $0) }) { first, _ in first }
        object = hosted.intent.parameter(at:)
        cases = hosted.parameters.reduce(into: [:]) { cases, parameter in
            if case .enumeration(let type)? = parameter.type { cases[parameter.name] = type.declaredCases }
        }
    }

    /// The declared name of the parameter at a key path; nil for a path to something else.
    func name(at path: AnyKeyPath) -> String? { parameter(at: path)?.name }

    private func parameter(at path: AnyKeyPath) -> HostedParameter? {
        object(path).flatMap { parameters[ObjectIdentifier($0)] }
    }

    /// A test, and its opposite. Nil where a definition cannot express it.
    struct Reading {
        let subject: RowCondition.Subject
        var holds: RowCondition.Test?
        var fails: RowCondition.Test?
    }

    /// Reads a test; nil if its subject is no parameter.
    func read(_ condition: SummaryCondition) -> Reading? {
        switch condition.subject {
        case .widgetFamily: return families(condition)
        case .parameter(let path), .identifier(let path):
            guard let parameter = parameter(at: path) else { return nil }
            var reading = Reading(subject: .parameter(parameter.name))
            (reading.holds, reading.fails) = tests(condition, of: parameter)
            return reading
        }
    }

    /// Returns a condition without the alternatives that exclude every case of an enum.
    func possible(_ condition: RowCondition) -> RowCondition {
        guard case .any(let alternatives) = condition else { return condition }
        return .any(
            alternatives.compactMap { tests in
                var tests = tests
                for (subject, test) in tests {
                    switch test {
                    case .value(.isNoneOf(let unwanted)) where excludesAll(unwanted, of: subject): return nil
                    case .differs(let unwanted) where excludesAll(unwanted, of: subject):
                        tests[subject] = .value(.isSet(false))
                    default: break
                    }
                }
                return tests
            })
    }

    private func excludesAll(_ unwanted: [IntentValue], of subject: RowCondition.Subject) -> Bool {
        guard case .parameter(let name) = subject, let cases = cases[name] else { return false }
        return cases.allSatisfy(unwanted.contains)
    }

    private func families(_ condition: SummaryCondition) -> Reading {
        let named = Set(condition.operands.compactMap { $0 as? SizeFamily })
        let others = Set(SizeFamily.allCases).subtracting(named)
        var reading = Reading(subject: .family)
        switch condition.comparison {
        case .equalTo, .oneOf: (reading.holds, reading.fails) = (.families(named), .families(others))
        case .notEqualTo: (reading.holds, reading.fails) = (.families(others), .families(named))
        default: break
        }
        return reading
    }

    private typealias Pair = (holds: RowCondition.Test?, fails: RowCondition.Test?)

    private func tests(_ condition: SummaryCondition, of parameter: HostedParameter) -> Pair {
        let isSet: Pair = (.value(.isSet(true)), .value(.isSet(false)))
        switch condition.comparison {
        case .hasAnyValue: return isSet
        case .hasNoValue: return (isSet.fails, isSet.holds)
        case .equalTo where isNil(condition.operands.first): return (isSet.fails, isSet.holds)
        case .notEqualTo where isNil(condition.operands.first): return isSet
        case .equalTo, .oneOf: return membership(condition.operands, of: parameter)
        case .notEqualTo:
            let (holds, fails) = membership(condition.operands, of: parameter)
            return (fails, holds)
        case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo:
            return bounds(condition, of: parameter)
        }
    }

    private func membership(_ operands: [Any], of parameter: HostedParameter) -> Pair {
        let values = operands.compactMap { literal($0, of: parameter) }
        guard values.count == operands.count, !values.isEmpty else { return (nil, nil) }
        if parameter.valueType?.element == .boolean {
            let others = [IntentValue.boolean(true), .boolean(false)].filter { !values.contains($0) }
            return (.value(.isOneOf(values)), others.isEmpty ? nil : .value(.isOneOf(others)))
        }
        // No value is unequal to every value.
        let isAlwaysSet = !parameter.object.isOptional || parameter.object.effectiveValue != nil
        return (.value(.isOneOf(values)), isAlwaysSet ? .value(.isNoneOf(values)) : .differs(values))
    }

    /// Returns an operand as a literal of the parameter's type. An entity is compared by its identifier, and a union by its case.
    private func literal(_ operand: Any, of parameter: HostedParameter) -> IntentValue? {
        guard let operand = unwrapped(operand) else { return nil }
        if case .entity? = parameter.type, let identifier = operand as? any EntityIdentifierConvertible {
            return .string(identifier.entityIdentifierString)
        }
        if case .union(let type)? = parameter.type, let chosen = operand as? any AppUnionValueCasesProviding {
            return type.hostedMembers?.first { $0.caseName == chosen.rawValue }.map { .string($0.name) }
        }
        guard let type = parameter.valueType?.element, let value = IntentValue(hosted: operand)?.shaped(for: type)
        else {
            return nil
        }
        return type.isMatchedByIdentifier ? value.optionIdentifier.map { .string($0) } : value
    }

    private func bounds(_ condition: SummaryCondition, of parameter: HostedParameter) -> Pair {
        guard let operand = condition.operands.first, let literal = literal(operand, of: parameter) else {
            return (nil, nil)
        }
        let (number, isWhole): (Double, Bool)
        switch literal {
        case .integer(let value): (number, isWhole) = (Double(value), true)
        case .decimal(let value): (number, isWhole) = (value, false)
        default: return (nil, nil)
        }
        let above = RowCondition.Test.value(
            isWhole ? .within(atLeast: number + 1, atMost: nil) : .compares(.moreThan, .value(.decimal(number))))
        let below = RowCondition.Test.value(
            isWhole ? .within(atLeast: nil, atMost: number - 1) : .compares(.lessThan, .value(.decimal(number))))
        let atLeast = RowCondition.Test.value(.within(atLeast: number, atMost: nil))
        let atMost = RowCondition.Test.value(.within(atLeast: nil, atMost: number))
        switch condition.comparison {
        case .lessThan: return (below, atLeast)
        case .lessThanOrEqualTo: return (atMost, above)
        case .greaterThan: return (above, atMost)
        default: return (atLeast, below)
        }
    }

    private func isNil(_ operand: Any?) -> Bool { operand.flatMap(unwrapped) == nil }

    /// Returns the value of an optional.
    private func unwrapped(_ operand: Any) -> Any? {
        guard let optional = operand as? any OptionalIntentValue else { return operand }
        return optional.wrapped
    }
}

extension AppEnum {
    fileprivate static var declaredCases: [IntentValue] { allCases.map { .enumeration($0.declaredName) } }
}
