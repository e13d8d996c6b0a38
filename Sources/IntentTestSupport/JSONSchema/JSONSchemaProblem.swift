/// Where a value does not fit a schema.
package struct JSONSchemaProblem: Hashable, Sendable, CustomStringConvertible {
    /// Keys and indices from the root to the value.
    package let path: [String]
    package let message: String

    package var description: String { "/\(path.joined(separator: "/")): \(message)" }
}
