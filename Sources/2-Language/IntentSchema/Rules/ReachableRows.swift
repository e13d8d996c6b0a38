package import IntentModel

/// Finds which conditional parameters of an intent can be shown together, by trying all relevant values of their
/// parents.
///
/// The result is exact if the parents are Booleans, enums, numbers, or have listed options. For other parents only the
/// values in conditions are tried, and lists may contain anything. So a set that is not found is never shown, but a set that
/// is found may be impossible. If there are more than ``maximumCombinations``, nothing is tried.
package struct ReachableRows {
    package static let maximumCombinations = 65_536
    /// The limit on parents, so that following chains of conditions ends soon.
    private static let maximumParents = 64

    private let parameters: [Parameter]
    /// The indices of each parameter's parents.
    private let edges: [[Int]]
    private let indices: [String: Int]
    /// The values to try for each parameter while its row is shown; empty for one that is not a parent.
    private var values: [[IntentValue?]]
    private let families: [SizeFamily?]
    /// Whether a parent has too many values to try.
    private var hasTooManyValues = false

    /// - Parameters:
    ///   - families: The families of the widgets that show the intent.
    ///   - cases: Returns the cases of an enum; nil if they are not all known.
    package init(_ parameters: [Parameter], families: [SizeFamily], cases: (String) -> [String]?) {
        self.parameters = parameters
        self.families = families.isEmpty ? [nil] : families
        let indices = parameters.positions(by: \.name)
        self.indices = indices
        edges = parameters.map { parameter in parameter.when.parameters.compactMap { indices[$0] } }
        values = Array(repeating: [], count: parameters.count)
        var tests: [Int: [Condition.Test]] = [:]
        for condition in parameters.lazy.flatMap(\.conditions) {
            if let parent = indices[condition.parameter] { tests[parent, default: []].append(condition.test) }
        }
        for (parent, tests) in tests {
            let parameter = parameters[parent]
            if let found = ParentValues(parameter, cases: parameter.type.element.enumName.flatMap(cases))
                .values(for: tests)
            {
                values[parent] = found
            } else {
                hasTooManyValues = true
            }
        }
    }

    /// Returns the sets of conditional parameters that can be shown, as indices of the parameters; nil if there are too many
    /// combinations, or if conditions form a cycle.
    package func sets() -> Set<Set<Int>>? {
        let parents = values.indices.filter { !values[$0].isEmpty }
        var count = 1
        for parent in parents {
            let (product, overflows) = count.multipliedReportingOverflow(by: values[parent].count)
            count = overflows ? .max : product
        }
        guard !hasTooManyValues, parents.count <= Self.maximumParents, count <= Self.maximumCombinations,
            DependencyCycles(edges).cycles.isEmpty
        else { return nil }
        var sets: Set<Set<Int>> = []
        for number in 0..<count {
            var rest = number
            var chosen: [Int: IntentValue?] = [:]
            for parent in parents {
                chosen[parent] = .some(values[parent][rest % values[parent].count])
                rest /= values[parent].count
            }
            for family in families { sets.insert(shown(chosen, in: family)) }
        }
        return sets
    }

    private func shown(_ chosen: [Int: IntentValue?], in family: SizeFamily?) -> Set<Int> {
        var known: [Int: Bool] = [:]
        return Set(
            parameters.indices.filter { index in
                !parameters[index].conditions.isEmpty && isShown(index, chosen, family, &known)
            })
    }

    /// Follows the runtime's rule that a hidden parent has no value.
    private func isShown(
        _ index: Int, _ chosen: [Int: IntentValue?], _ family: SizeFamily?, _ known: inout [Int: Bool]
    ) -> Bool {
        if let isShown = known[index] { return isShown }
        let parameter = parameters[index]
        let isInFamily = family.map { parameter.families?.contains($0) ?? true } ?? true
        let isShown =
            isInFamily
            && parameter.when.holds { condition in
                guard let parent = indices[condition.parameter] else { return true }
                let value = self.isShown(parent, chosen, family, &known) ? chosen[parent] ?? nil : nil
                return condition.test.holds(for: value, of: parameters[parent].type)
            }
        known[index] = isShown
        return isShown
    }
}

extension ElementType {
    fileprivate var enumName: String? {
        if case .enumeration(let name) = self { name } else { nil }
    }
}

/// The values of a parent that its conditions distinguish.
private struct ParentValues {
    private let parameter: Parameter
    private let cases: [String]?
    /// Represents every value that no condition contains. No literal is equal to it.
    private static let other = IntentValue.string("\u{0}")
    /// The limit on values in conditions on a list, all subsets of which are tried.
    private static let maximumListed = 8

    /// - Parameter cases: The cases of an enum parameter; nil if they are not all known.
    init(_ parameter: Parameter, cases: [String]?) {
        self.parameter = parameter
        self.cases = cases
    }

    /// Returns at least one value, including nil if the parameter may have none; returns nil if there are too many.
    func values(for tests: [Condition.Test]) -> [IntentValue?]? {
        if tests.contains(where: \.comparesUntriedValues) { return nil }
        if parameter.type.isList { return lists(for: tests) }
        return elements(for: tests).map { .some($0) } + (parameter.hasLiteralDefault ? [] : [nil])
    }

    private func elements(for tests: [Condition.Test]) -> [IntentValue] {
        if case .listed(let options) = parameter.options, !parameter.allowsFreeText {
            return options.map { option in option.scalar ?? .string(option.identifier) }
        }
        switch parameter.type.element {
        case .boolean: return [.boolean(true), .boolean(false)]
        case .enumeration:
            guard let cases else { break }
            return cases.map { .enumeration($0) }
        case .integer: return numbers(for: tests, { [$0 - 1, $0, $0 + 1] }).map { .integer(Int($0)) }
        case .decimal: return numbers(for: tests, { [$0.nextDown, $0, $0.nextUp] }).map { .decimal($0) }
        default: break
        }
        return tests.literals + [Self.other]
    }

    /// Returns the ends of the range and of the conditions, with their neighbors.
    private func numbers(for tests: [Condition.Test], _ near: (Double) -> [Double]) -> [Double] {
        let (minimum, maximum) = limits
        let edges = tests.literals.compactMap(\.plainNumber) + tests.bounds + [minimum, maximum].compactMap(\.self)
        let numbers = Set((edges.isEmpty ? [0] : edges).flatMap(near)).filter { number in
            number >= minimum ?? number && number <= maximum ?? number && number.magnitude < 0x1p62
        }
        return numbers.isEmpty ? [minimum ?? 0] : numbers.sorted()
    }

    private var limits: (minimum: Double?, maximum: Double?) {
        let bounds = parameter.settings.numericBounds
        return (bounds?.minimum, bounds?.maximum)
    }

    /// Returns every subset of the values in conditions, alone and filled up to each count that conditions distinguish.
    private func lists(for tests: [Condition.Test]) -> [IntentValue?]? {
        let literals = tests.literals
        if literals.count > Self.maximumListed { return nil }
        let counts = Set(tests.bounds.flatMap { [$0 - 1, $0, $0 + 1] }.filter { 0...64 ~= $0 }.map { Int($0) })
        var lists: Set<IntentValue?> = [nil, .list([Self.other])]
        for subset in 0..<(1 << literals.count) {
            let chosen = literals.indices.filter { subset >> $0 & 1 == 1 }.map { literals[$0] }
            for count in counts.union([chosen.count]) where count >= chosen.count {
                let others = Array(repeating: Self.other, count: count - chosen.count)
                lists.insert(.list((chosen + others).map { .some($0) }))
            }
        }
        return Array(lists)
    }
}

extension Condition.Test {
    /// Whether the test compares with another parameter, or in an order of which only numbers are tried.
    fileprivate var comparesUntriedValues: Bool {
        switch self {
        case .compares(_, .value(.decimal)): false
        case .compares: true
        case .isOneOf, .isNoneOf, .isSet, .within: false
        }
    }
}

extension [Condition.Test] {
    fileprivate var literals: [IntentValue] {
        flatMap { test -> [IntentValue] in
            switch test {
            case .isOneOf(let values), .isNoneOf(let values): values
            case .isSet, .within, .compares: []
            }
        }.uniqued()
    }

    fileprivate var bounds: [Double] {
        flatMap { test -> [Double] in
            switch test {
            case .within(let minimum, let maximum): [minimum, maximum].compactMap(\.self)
            case .compares(_, .value(.decimal(let number))): [number]
            case .isOneOf, .isNoneOf, .isSet, .compares: []
            }
        }
    }
}
