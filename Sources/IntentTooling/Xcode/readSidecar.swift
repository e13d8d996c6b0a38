internal import IntentXcode

/// The sidecar that is at a path; nil where there is none, or none that is of use: a sidecar never stops anybody.
/// - Throws: ``ToolError`` where it is there and cannot be read, or standard error cannot be written.
func readSidecar(at path: String) throws(ToolError) -> Sidecar? {
    guard FileStatus(of: path) != nil else { return nil }
    let (sidecar, problems) = Sidecar.read(try readEntireFile(at: path, limit: 1 << 26))
    for problem in problems { try StandardStream.error.write("\(path): warning: \(problem)\n") }
    return sidecar
}
