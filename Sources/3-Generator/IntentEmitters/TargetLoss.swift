package import IntentDiagnostics

/// Part of a declaration that the code of a target cannot express.
package struct TargetLoss: Hashable, Sendable {
    package let code: DiagnosticCode
    /// An error if no code can be generated; otherwise a warning.
    package let severity: Severity
    /// The path to the declaration, such as `intents`, `OrderSoup`, `parameters`, `soup`.
    package let path: [String]
    /// A phrase without a full stop that also names the substitute.
    package let message: String

    init(_ code: DiagnosticCode, _ severity: Severity = .warning, at path: [String], _ message: String) {
        self.code = code
        self.severity = severity
        self.path = path
        self.message = message
    }
}
