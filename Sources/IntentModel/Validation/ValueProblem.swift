/// Why a value is not one that a parameter takes.
package struct ValueProblem: Hashable, Sendable, CustomStringConvertible {
    /// Which rule is broken.
    package enum Rule: Hashable, Sendable {
        case type
        /// Below the minimum, above the maximum, or between steps.
        case range
        /// Not among the parameter's `currencies`.
        case currency
        /// Not of the parameter's `contentTypes`.
        case contentType
        case enumCase
        /// Not among the definition's literal options.
        case option
        /// More slots than the family shows.
        case size
        /// The same value in two slots.
        case uniqueness
        /// Nothing can be chosen: `options: none`, or one of Apple's own types.
        case nothingToChoose
    }

    package let rule: Rule
    /// The slot, from 0; nil where the value as a whole is meant.
    package let slot: Int?
    /// A phrase without a full stop: what was found, and what is allowed.
    package let message: String
    /// The nearest allowed word, where one is plausible.
    package let suggestion: String?

    init(_ rule: Rule, slot: Int? = nil, _ message: String, suggestion: String? = nil) {
        self.rule = rule
        self.slot = slot
        self.message = message
        self.suggestion = suggestion
    }

    package var description: String { message }
}
