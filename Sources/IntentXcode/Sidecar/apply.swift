/// Puts what a sidecar keeps into an export.
/// - Returns: The file, with tags and ids as far as the sidecar has them, and what of the sidecar did not fit.
package func apply(_ sidecar: Sidecar, to exported: XcodeFile) -> (file: XcodeFile, notes: [String]) {
    fatalError("to come")
}
