/// A text is not a literal of a type.
package struct ValueTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A phrase without a full stop: what was found, and what is allowed.
    package let message: String
    /// The nearest allowed word, where one is plausible.
    package let suggestion: String?

    init(_ message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }

    package var description: String { message }
}
