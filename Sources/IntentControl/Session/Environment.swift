#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The environment variables of a run. One that is empty counts as not set.
package struct Environment: Sendable {
    private let lookUp: @Sendable (String) -> String?

    package init(_ lookUp: @escaping @Sendable (String) -> String?) {
        self.lookUp = lookUp
    }

    package init(_ variables: [String: String]) {
        self.init { variables[$0] }
    }

    package subscript(name: String) -> String? {
        guard let value = lookUp(name), !value.isEmpty else { return nil }
        return value
    }

    /// That of the running process.
    package static let process = Environment { name in
        getenv(name).map { String(cString: $0) }
    }
}
