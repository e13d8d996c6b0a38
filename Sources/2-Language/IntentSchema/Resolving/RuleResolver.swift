internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves `rules`: what the values of several rows of an intent must be together.
struct RuleResolver: ContextResolver {
    let context: ResolvingContext
    let drafts: [ParameterDraft]
    /// The families of the widgets that show the intent.
    let families: [SizeFamily]

    private struct Resolved {
        let rule: IntentRule
        /// The key or the value of `require`.
        let node: NodeID
        /// Whether values can meet it, as far as it shows by itself.
        let isPossible: Bool
    }

    func resolve(_ value: Value) -> [IntentRule] {
        guard tree.kind(value.node) == .sequence else {
            let isRule = tree.kind(value.node) == .mapping
            reader.reportWrongType(
                value, expected: "a list of rules, each with 'require'", fixes: isRule ? reader.inBrackets(value) : [])
            return []
        }
        if reader.isEmptyList(value.node) { reader.reportEmpty(value, "omit 'rules' if there are none") }
        let indices = drafts.positions(by: \.parameter.name)
        let requirements = RequirementResolver(context: context, drafts: drafts, indices: indices, purpose: .rule)
        let rules = tree.elements(of: value.node).enumerated().compactMap { index, element in
            tree.isInvalid(element) ? nil : rule(Value(element, after: nil), at: index, requirements)
        }
        let contradictions = reportContradictions(rules, indices)
        reportDefaults(breaking: rules.filter { $0.isPossible && !contradictions.contains($0.node) })
        return rules.map(\.rule)
    }

    private func rule(_ value: Value, at index: Int, _ requirements: RequirementResolver) -> Resolved? {
        guard let fields = reader.fields(of: value, allowed: .rule, subject: "a rule") else { return nil }
        let message = textResolver.localizedText(fields[.message], as: IntentRule.messagePath(index))
        guard let require = fields[.require] else {
            if reader.isMissing(.require, in: fields) {
                report(.missingKey(Word.require.text, of: "a rule", at: place(value.node)))
            }
            return nil
        }
        let earlier = context.diagnostics.count
        let requirement = requirements.requirement(require, empty: "a rule requires something of at least one row")
        guard !requirement.isEmpty else { return nil }
        return Resolved(
            rule: IntentRule(require: requirement, message: message), node: require.key ?? require.node,
            isPossible: context.diagnostics.count == earlier)
    }

    // MARK: Defaults

    /// Reports rules that a new instance breaks, so that an edit of one of its rows is refused.
    ///
    /// A row that needs a value and has no default is not reported: a rule can require that the user chooses one.
    private func reportDefaults(breaking rules: [Resolved]) {
        let broken = NewInstance.brokenRules(
            rules.map(\.rule), of: drafts.lazy.filter(\.isTyped).map(\.parameter), in: families,
            requiresValues: false)
        for rule in broken {
            report(
                .defaultBreaksRule, .warning, at: place(rules[rule.index].node),
                "the defaults break this rule: \(rule.phrase)")
        }
    }

    // MARK: Contradictions

    /// Reports rules that together put rows into an order that no values have, such as each below the other. Returns the places
    /// of these rules.
    private func reportContradictions(_ rules: [Resolved], _ indices: [String: Int]) -> Set<NodeID> {
        let comparisons = rules.flatMap { resolved -> [(comparison: RowComparison, node: NodeID)] in
            guard resolved.rule.require.alternatives.count == 1 else { return [] }
            return resolved.rule.require.conditions.compactMap { condition in
                RowComparison(condition, indices).map { ($0, resolved.node) }
            }
        }
        guard comparisons.count > 1 else { return [] }
        var edges = Array(repeating: [Int](), count: drafts.count)
        for (comparison, _) in comparisons {
            for edge in comparison.edges { edges[edge.from].append(edge.to) }
        }
        let groups = DependencyCycles(edges).groups
        var reported: Set<Int> = []
        var nodes: Set<NodeID> = []
        for (comparison, node) in comparisons where comparison.excludesEqual {
            guard let group = groups[comparison.first], group == groups[comparison.second] else { continue }
            nodes.insert(node)
            guard reported.insert(group).inserted else { continue }
            let (first, second) = (drafts[comparison.first].parameter.name, drafts[comparison.second].parameter.name)
            report(
                .ruleNever, at: place(node),
                "this rule can never hold: it requires an order of \(quoted(first)) and \(quoted(second)) that other "
                    + "comparisons of them exclude")
        }
        return nodes
    }
}

/// A comparison of two rows that a rule requires.
private struct RowComparison {
    let first: Int
    let second: Int
    private let comparison: Condition.Comparison

    /// Returns nil for a condition that compares no rows.
    init?(_ condition: Condition, _ indices: [String: Int]) {
        guard case .compares(let comparison, .row(let row)) = condition.test, let first = indices[condition.parameter],
            let second = indices[row]
        else { return nil }
        (self.first, self.second, self.comparison) = (first, second, comparison)
    }

    /// Whether equal values break it.
    var excludesEqual: Bool {
        switch comparison {
        case .isNot, .lessThan, .moreThan: true
        case .isEqual, .atMost, .atLeast: false
        }
    }

    /// From rows to others that are not less.
    var edges: [(from: Int, to: Int)] {
        switch comparison {
        case .lessThan, .atMost: [(first, second)]
        case .moreThan, .atLeast: [(second, first)]
        case .isEqual: [(first, second), (second, first)]
        case .isNot: []
        }
    }
}
