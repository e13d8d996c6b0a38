/// A JSON value is not the wire form of a type.
package struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where inside the value, empty for the value itself: `[1].displayImage`.
    package private(set) var path: String
    /// A phrase without a full stop: what is allowed, and what was found.
    package let message: String
    /// The nearest allowed word, where one is plausible.
    package let suggestion: String?

    init(_ message: String, suggestion: String? = nil) {
        path = ""
        self.message = message
        self.suggestion = suggestion
    }

    init(expected: String, found: JSONValue) {
        self.init("\(expected) is expected, not \(found.kindPhrase)")
    }

    package var description: String {
        path.isEmpty ? message : "\(path): \(message)"
    }

    func inside(member name: String) -> WireError {
        inside(path.isEmpty || path.hasPrefix("[") ? name : "\(name).")
    }

    func inside(element index: Int) -> WireError {
        inside(path.isEmpty || path.hasPrefix("[") ? "[\(index)]" : "[\(index)].")
    }

    private func inside(_ prefix: String) -> WireError {
        var error = self
        error.path = prefix + path
        return error
    }
}
