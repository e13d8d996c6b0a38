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

extension IntentRule: Fielded {
    static var empty: IntentRule { IntentRule(require: Requirement()) }

    package static let fields: [Field<IntentRule>] = [
        .value(.require, { $0.require.isEmpty ? nil : $0.require }, { $0.require = $1 ?? Requirement() }),
        .localized(.message, { $0.message }, { $0.message = $1 }),
    ]
}
