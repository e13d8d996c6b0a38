package import IntentRuntime

/// How an editor in a terminal ended.
package enum TerminalOutcome: Hashable, Sendable {
    /// The user saved changes. The edit is the last one, if there were several.
    case applied(EditOutcome)
    /// There was nothing to save, or the user discarded the changes.
    case unchanged
    /// The user left without resolving the conflicts with another editor. Nothing is stored.
    case conflict
    /// The user pressed Ctrl-C, or the task was canceled. Nothing is stored.
    case interrupted
    /// The input ended, or the terminal disappeared, while there were changes. Nothing is stored.
    case hungUp
}
