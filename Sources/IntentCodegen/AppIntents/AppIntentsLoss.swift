package import IntentDiagnostics

/// Something of one declaration that App Intents cannot express.
package struct AppIntentsLoss: Hashable, Sendable {
    package let code: DiagnosticCode
    /// An error where no code can be made, else a warning.
    package let severity: Severity
    /// The names that lead to the declaration: `intents`, `OrderSoup`, `parameters`, `soup`.
    package let path: [String]
    /// A phrase without a full stop, with the form that comes nearest.
    package let message: String

    init(_ code: DiagnosticCode, _ severity: Severity = .warning, at path: [String], _ message: String) {
        self.code = code
        self.severity = severity
        self.path = path
        self.message = message
    }
}
