/// A sidecar with the tags and ids that a file has now.
package func record(_ file: XcodeFile, into sidecar: Sidecar?) -> Sidecar {
    fatalError("to come")
}
