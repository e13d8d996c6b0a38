/// Why a command could not do its work, where the definitions are not to blame.
package struct ToolError: Error, Hashable, Sendable {
    package var exitCode: ExitStatus
    /// One phrase without a full stop, the path or name concerned first.
    package var message: String

    package init(_ exitCode: ExitStatus, _ message: String) {
        self.exitCode = exitCode
        self.message = message
    }
}
