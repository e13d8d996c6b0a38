/// How much a diagnostic matters.
package enum Severity: String, Sendable, Hashable, CaseIterable {
    /// No honest output exists.
    case error
    /// Output exists, and is probably not what was meant.
    case warning
    /// Said for context; never changes an exit code.
    case note
}
