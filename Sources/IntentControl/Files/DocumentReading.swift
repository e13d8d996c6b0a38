/// Reads what an assignment names instead of spelling it out.
package protocol DocumentReading: Sendable {
    /// - Throws: `inputMissing` or `inputOutput`.
    func file(_ path: String) throws(ControlFailure) -> [UInt8]
    /// All of standard input; a second call is a `wrongUsage`.
    func standardInput() throws(ControlFailure) -> [UInt8]
}
