/// A file of options is not of the documented form.
package struct OptionDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in the document: `sections[0].items[2].symbol`; empty for the whole.
    package let path: String
    /// A phrase without a full stop.
    package let message: String
    /// The nearest allowed word, where one is plausible.
    package let suggestion: String?

    init(at path: String, _ message: String, suggestion: String? = nil) {
        self.path = path
        self.message = message
        self.suggestion = suggestion
    }

    package var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
