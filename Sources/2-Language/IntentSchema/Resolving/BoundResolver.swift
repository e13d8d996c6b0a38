internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves the bounds of a condition: `atLeast`, `atMost`, `lessThan` and `moreThan`.
struct BoundResolver: ContextResolver {
    let requirements: RequirementResolver
    let parent: ParameterDraft

    var context: ResolvingContext { requirements.context }

    private typealias Bound = (comparison: Condition.Comparison, value: IntentValue, node: NodeID)

    func tests(_ fields: Fields) -> [Condition.Test] {
        let written = Condition.Comparison.allCases.compactMap { comparison -> (Condition.Comparison, Word, Value)? in
            guard comparison.needsOrder, let word = comparison.word, let value = fields[word] else { return nil }
            return (comparison, word, value)
        }
        guard parent.parameter.type.isList || parent.element.isOrdered else {
            for (_, word, _) in written {
                reader.reportUselessKey(
                    fields.key(word),
                    "applies only to numbers, dates, durations, measurements, amounts and lists, and "
                        + "\(quoted(parent.parameter.name)) is none of them")
            }
            return []
        }
        var rows: [Condition.Test] = []
        var bounds: [Bound] = []
        for (comparison, _, value) in written {
            if tree.kind(value.node) == .mapping {
                if let row = requirements.row(value, of: parent, comparison) { rows.append(row) }
            } else if let bound = bound(value, comparison) {
                bounds.append(bound)
            }
        }
        reportProblem(of: bounds)
        return rows + tests(bounds)
    }

    // MARK: Values

    private func bound(_ value: Value, _ comparison: Condition.Comparison) -> Bound? {
        if parent.parameter.type.isList {
            return reader.integer(value, expected: "a number of values").map { (comparison, .integer($0), value.node) }
        }
        return LiteralResolver(context: context).literal(value, parent.element.boundType, parent.parameter.settings)
            .map { (comparison, $0, value.node) }
    }

    /// The bounds of counts, and those of numbers that include their number, are one test. Others are kept as they were written.
    private func tests(_ bounds: [Bound]) -> [Condition.Test] {
        var (minimum, maximum): (Double?, Double?)
        var tests: [Condition.Test] = []
        for bound in bounds.sorted(by: { $0.node < $1.node }) {
            let isOpen = bound.comparison == .moreThan || bound.comparison == .lessThan
            switch (bound.comparison, isOpen && !parent.parameter.type.isList ? nil : inclusive(bound)) {
            case (.atLeast, let number?), (.moreThan, let number?): minimum = max(minimum ?? number, number)
            case (.atMost, let number?), (.lessThan, let number?): maximum = min(maximum ?? number, number)
            default: tests.append(.compares(bound.comparison, .value(bound.value)))
            }
        }
        if minimum != nil || maximum != nil { tests.append(.within(atLeast: minimum, atMost: maximum)) }
        return tests
    }

    /// Returns a bound that includes its number: more than 3 is at least 4. Nil if there is none, as for other values than
    /// numbers.
    private func inclusive(_ bound: Bound) -> Double? {
        guard let number = bound.value.plainNumber else { return nil }
        let isWhole = parent.parameter.type.isList || parent.element == .integer
        switch bound.comparison {
        case .moreThan: return isWhole ? number.rounded(.down) + 1 : nil
        case .lessThan: return isWhole ? number.rounded(.up) - 1 : nil
        default: return number
        }
    }

    // MARK: Conditions that are never true

    private func reportProblem(of bounds: [Bound]) {
        let lower = bounds.filter { $0.comparison == .atLeast || $0.comparison == .moreThan }
        for upper in bounds where upper.comparison == .atMost || upper.comparison == .lessThan {
            if let below = lower.first(where: { excludes($0, upper) }) {
                return report(
                    .never(
                        requirements.purpose, "it requires \(phrase(below)) and \(phrase(upper))", at: place(upper.node)
                    ))
            }
        }
        let (minimum, maximum) = Self.limits(of: parent)
        for bound in bounds {
            guard let number = inclusive(bound) ?? bound.value.plainNumber else { continue }
            let isLower = bound.comparison == .atLeast || bound.comparison == .moreThan
            // More than the maximum of decimals has no inclusive form.
            let isOpen = inclusive(bound) == nil
            if isLower, let maximum, number > maximum || isOpen && number == maximum {
                return report(
                    .never(
                        requirements.purpose, "it requires more than \(maximum.shortText), the maximum",
                        at: place(bound.node)))
            }
            if !isLower, let minimum, number < minimum || isOpen && number == minimum {
                return report(
                    .never(
                        requirements.purpose, "it requires less than \(minimum.shortText), the minimum",
                        at: place(bound.node)))
            }
        }
    }

    /// Whether no value is within both bounds.
    private func excludes(_ lower: Bound, _ upper: Bound) -> Bool {
        if let least = inclusive(lower), let most = inclusive(upper) { return least > most }
        guard let isBelow = upper.value.isLess(than: lower.value) else { return false }
        if isBelow { return true }
        let areEqual = lower.value.isLess(than: upper.value) == false
        return areEqual && (lower.comparison == .moreThan || upper.comparison == .lessThan)
    }

    private func phrase(_ bound: Bound) -> String {
        let value = bound.value.plainNumber?.shortText ?? text(bound.node)
        return switch bound.comparison {
        case .atLeast: "at least \(value)"
        case .atMost: "at most \(value)"
        case .moreThan: "more than \(value)"
        default: "less than \(value)"
        }
    }

    /// The limits of a number, or of the count of a list.
    static func limits(of parent: ParameterDraft) -> (minimum: Double?, maximum: Double?) {
        if parent.parameter.type.isList {
            let sizes = parent.parameter.size.map { Array($0.families.values) + ($0.otherwise.map { [$0] } ?? []) }
            return (0, sizes?.map(\.maximum).max().map(Double.init))
        }
        guard parent.element == .integer || parent.element == .decimal else { return (nil, nil) }
        let bounds = parent.parameter.settings.numericBounds
        return (bounds?.minimum, bounds?.maximum)
    }
}
