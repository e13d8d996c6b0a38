/// One key of `when`: what another parameter's effective value must be for a row to be there.
package struct Condition: Hashable, Sendable {
    /// The name of the parameter that is looked at.
    package var parameter: String
    package var test: Test

    package init(parameter: String, test: Test) {
        self.parameter = parameter
        self.test = test
    }

    package enum Test: Hashable, Sendable {
        /// One of these; for a list parameter: contains one of these. What is meant by its identifier, such as an
        /// object or a file, is given as `.string`.
        case isOneOf([IntentValue])
        /// Has a value, and none of these.
        case isNoneOf([IntentValue])
        case isSet(Bool)
        /// For numbers; for a list its count.
        case within(atLeast: Double?, atMost: Double?)
    }
}
