/// How long a command or an address may take, and how long its answer holds.
package struct OptionTimeouts: Hashable, Sendable {
    /// Nil for the engine's own deadline.
    package var timeout: Duration?
    /// Nil where each request asks anew.
    package var cache: Duration?

    package init(timeout: Duration? = nil, cache: Duration? = nil) {
        self.timeout = timeout
        self.cache = cache
    }

    /// The longest ``timeout``: no deadline for options is later.
    package static let longestTimeout: Duration = .seconds(28)
}
