/// Which conditional parameters of an intent can be shown together, found by trying the values that their parents may
/// have.
///
/// It is exact where the parents are Booleans, enums, numbers, or choose among listed options. Of other parents only
/// the values that conditions name are told apart; lists are taken to hold whatever they are asked for. So a set that
/// is not found is never shown, while one that is found may yet be impossible. Where the values have more than
/// ``mostCombinations`` combinations, nothing is tried, and every set counts as one that can be shown.
package struct ReachableRows {
    package static let mostCombinations = 65_536
    /// Chains of conditions are followed to their ends; nobody's rows depend on more parents than this.
    private static let mostParents = 64

    private let parameters: [Parameter]
    /// By parameter, the indices of the parents in the order of its conditions.
    private let edges: [[Int]]
    /// What a parent may have while its row is there, by parameter; nothing for one that is no parent.
    private var values: [[IntentValue?]]
    private let families: [SizeFamily?]
    /// Some parent has too many values to be tried.
    private var isBeyondTrying = false

    /// - Parameters:
    ///   - families: Those of the widgets that show the intent; none where no widget does.
    ///   - cases: The cases of an enum by its name; nil where they are not all known.
    package init(_ parameters: [Parameter], families: [SizeFamily], cases: (String) -> [String]?) {
        self.parameters = parameters
        self.families = families.isEmpty ? [nil] : families
        let indices = Dictionary(
            parameters.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        edges = parameters.map { parameter in parameter.conditions.compactMap { indices[$0.parameter] } }
        values = Array(repeating: [], count: parameters.count)
        var tests: [Int: [Condition.Test]] = [:]
        for (parameter, parents) in zip(parameters, edges) {
            for (condition, parent) in zip(parameter.conditions, parents) {
                tests[parent, default: []].append(condition.test)
            }
        }
        for (parent, tests) in tests {
            let parameter = parameters[parent]
            if let found = ParentValues(parameter, cases: parameter.type.element.enumName.flatMap(cases))
                .values(for: tests)
            {
                values[parent] = found
            } else {
                isBeyondTrying = true
            }
        }
    }

    /// The sets of conditional parameters that can be shown, as indices of the parameters; nil where there are
    /// too many possibilities, or conditions lead back to themselves.
    package func sets() -> Set<Set<Int>>? {
        let parents = values.indices.filter { !values[$0].isEmpty }
        var count = 1
        for parent in parents {
            let (product, overflows) = count.multipliedReportingOverflow(by: values[parent].count)
            count = overflows ? .max : product
        }
        guard !isBeyondTrying, parents.count <= Self.mostParents, count <= Self.mostCombinations,
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

    /// As the runtime has it: a hidden parent has no value.
    private func isShown(
        _ index: Int, _ chosen: [Int: IntentValue?], _ family: SizeFamily?, _ known: inout [Int: Bool]
    ) -> Bool {
        if let isShown = known[index] { return isShown }
        let parameter = parameters[index]
        var isShown = family.map { parameter.families?.contains($0) ?? true } ?? true
        for (condition, parent) in zip(parameter.conditions, edges[index]) where isShown {
            let value = self.isShown(parent, chosen, family, &known) ? chosen[parent] ?? nil : nil
            isShown = condition.test.holds(for: value, of: parameters[parent].type)
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
