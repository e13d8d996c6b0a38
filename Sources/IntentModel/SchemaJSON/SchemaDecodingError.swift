/// A JSON value is not a schema that this version knows.
package struct SchemaDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in the text: `intents[0].parameters[2].size`; empty for the whole.
    package let path: String
    /// A phrase without a full stop.
    package let message: String

    package init(at path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    package var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
