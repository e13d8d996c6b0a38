/// A default that a row lacks because its source did not answer. It is requested again when the instance is refreshed.
public struct MissingDefault: Hashable, Sendable {
    /// The declared name of the parameter.
    public let parameter: String
    /// Why there was no answer.
    public let failure: OptionsFailure
    /// What was requested; see ``DefaultAnswers``.
    let request: String

    /// A phrase in English, without a full stop: the reason, and what happens next.
    public var message: String {
        text.description
    }

    package var text: UserText {
        UserText(
            "'\(parameter)' has no default yet: \(failure.text); it is requested again when the instance is refreshed")
    }
}

/// What sources have answered to requests for defaults that are not stored, such as those of a draft.
package struct DefaultAnswers: Hashable, Sendable {
    /// The answers by what was requested: a text that names the default and the values of its parents.
    package var values: [String: StoredValue] = [:]
    /// Why there is no answer.
    var failures: [String: OptionsFailure] = [:]

    package init() {}

    /// Records why the defaults of a stored instance are missing.
    package init(_ missing: [MissingDefault]) {
        failures = Dictionary(missing.map { ($0.request, $0.failure) }) { first, _ in first }
    }

    package mutating func add(_ others: DefaultAnswers) {
        values.merge(others.values) { _, newest in newest }
        failures.merge(others.failures) { _, newest in newest }
    }

    /// Forgets failures, so that what failed is requested again.
    package mutating func forgetFailures() {
        failures = [:]
    }

    var isEmpty: Bool { values.isEmpty && failures.isEmpty }

    func contains(_ request: String) -> Bool { values[request] != nil || failures[request] != nil }
}
