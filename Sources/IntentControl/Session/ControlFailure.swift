/// Why a command did not do what was asked.
package struct ControlFailure: Error, Hashable, Sendable {
    /// One reason.
    package struct Problem: Hashable, Sendable {
        /// A stable word for scripts: `wrongValue`, `unknownParameter`.
        package var code: String
        package var parameter: String?
        /// A phrase without a full stop.
        package var message: String
        /// The nearest allowed word, where one is plausible.
        package var suggestion: String?
        /// Lines that belong below the message, such as a definition's line with its mark; shown as they are.
        package var details: String?

        package init(
            _ code: String, parameter: String? = nil, _ message: String, suggestion: String? = nil,
            details: String? = nil
        ) {
            self.code = code
            self.parameter = parameter
            self.message = message
            self.suggestion = suggestion
            self.details = details
        }
    }

    package let status: ControlStatus
    /// All reasons, at least one.
    package let problems: [Problem]
    /// What helps, in a phrase; nil where the problems say it.
    package var advice: String?

    /// - Precondition: `problems` is not empty.
    package init(_ status: ControlStatus, _ problems: [Problem], advice: String? = nil) {
        precondition(!problems.isEmpty, "a failure has a reason")
        self.status = status
        self.problems = problems
        self.advice = advice
    }

    package init(_ status: ControlStatus, _ code: String, _ message: String) {
        self.init(status, [Problem(code, message)])
    }

    package static func usage(_ message: String) -> ControlFailure {
        ControlFailure(.wrongUsage, "usage", message)
    }
}
