#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Makes a file that was not there.
/// - Throws: ``ToolError`` with `outputNotCreated` where something has the name already or nothing can be made there,
///   `inputOutput` where writing fails; then the file is gone again.
func createFile(at path: String, with text: String) throws(ToolError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .notCreated(path, errno) }
    var problem = write(Array(text.utf8), to: descriptor)
    if close(descriptor) != 0, problem == 0 { problem = errno }
    guard problem == 0 else {
        unlink(path)
        throw .notWritten(path, problem)
    }
}
