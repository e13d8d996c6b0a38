/// A rule of an intent: what the values of several rows must be together.
package struct IntentRule: Hashable, Sendable {
    /// Never empty in a valid schema.
    package var require: Requirement
    /// What is shown if the rule is broken; nil for a sentence that follows from the requirement.
    package var message: LocalizedText?

    package init(require: Requirement, message: LocalizedText? = nil) {
        self.require = require
        self.message = message
    }

    /// The path of a message within its intent, such as `rules.1.message` for the first rule.
    /// - Parameter index: The position of the rule, from 0.
    package static func messagePath(_ index: Int) -> String { "rules.\(index + 1).message" }
}

extension IntentRule {
    /// Returns one condition of each alternative that does not hold; nil if the rule is met.
    package func brokenConditions(where isBroken: (Condition) -> Bool) -> [Condition]? {
        var broken: [Condition] = []
        for alternative in require.alternatives {
            guard let condition = alternative.first(where: isBroken) else { return nil }
            broken.append(condition)
        }
        return broken.isEmpty ? nil : broken
    }
}

extension Condition {
    /// Whether the value of a visible row breaks the condition as a part of a rule.
    ///
    /// A rule refuses what is wrong, not what is not chosen yet: a comparison with a row without a value, or of values without
    /// an order, counts as met.
    /// - Parameter other: Returns the value of the row that the value is compared with; nil if it is hidden.
    package func isBroken(
        by value: IntentValue?, of type: ValueType, comparedWith other: (String) -> IntentValue?
    ) -> Bool {
        let slots = value?.slots ?? []
        if test.readsValue, slots.allSatisfy({ $0 == nil }) { return false }
        guard case .compares(let comparison, let operand) = test else { return !test.holds(for: value, of: type) }
        // The rows that are compared are no lists, so a value is one.
        guard let value, let found = operand.value(other) else { return false }
        if comparison.needsOrder, value.isLess(than: found) == nil { return false }
        return !comparison.holds(value, found)
    }
}

extension IntentRule: Fielded {
    static var empty: IntentRule { IntentRule(require: Requirement()) }

    package static let fields: [Field<IntentRule>] = [
        .value(.require, { $0.require.isEmpty ? nil : $0.require }, { $0.require = $1 ?? Requirement() }),
        .localized(.message, { $0.message }, { $0.message = $1 }),
    ]
}
