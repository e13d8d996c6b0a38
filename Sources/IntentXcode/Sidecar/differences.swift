/// What has to be kept of a file, so that an export of its definition can give it back.
package func differences(exported: XcodeFile, original: XcodeFile) -> Sidecar {
    fatalError("to come")
}
