#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whether a file is missing or holds other bytes than the text.
/// - Throws: ``ToolError`` where it is there and cannot be read.
func differs(_ text: String, fromFileAt path: String) throws(ToolError) -> Bool {
    try differs(Array(text.utf8), fromFileAt: path)
}

func differs(_ expected: [UInt8], fromFileAt path: String) throws(ToolError) -> Bool {
    guard FileStatus(of: path) != nil else { return true }
    return try readFile(at: path, limit: expected.count) != expected
}

/// Makes a folder with those above it, where they are missing.
/// - Throws: ``ToolError`` with `outputNotCreated`.
func makeFolder(at path: String) throws(ToolError) {
    if let status = FileStatus(of: path) {
        guard status.isFolder else { throw .notCreated(path, ENOTDIR) }
        return
    }
    let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    if !parent.isEmpty, FileStatus(of: parent) == nil { try makeFolder(at: parent) }
    // Another process may have made it meanwhile.
    guard mkdir(path, 0o777) == 0 || (errno == EEXIST && FileStatus(of: path)?.isFolder == true) else {
        throw .notCreated(path, errno)
    }
}

/// Puts a text where a path leads, whole or not at all: it is written beside it and moved into its place.
/// - Throws: ``ToolError`` with `outputNotCreated` where nothing can be made there, `inputOutput` where writing fails.
func replaceFile(at path: String, with text: String) throws(ToolError) {
    try replaceFile(at: path, with: Array(text.utf8))
}

func replaceFile(at path: String, with bytes: [UInt8]) throws(ToolError) {
    let temporary = "\(path).\(getpid()).partial"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .notCreated(path, errno) }
    var problem = write(bytes, to: descriptor)
    if close(descriptor) != 0, problem == 0 { problem = errno }
    if problem == 0, rename(temporary, path) != 0 { problem = errno }
    guard problem == 0 else {
        unlink(temporary)
        throw problem == EISDIR || problem == ENOTDIR ? .notCreated(path, problem) : .notWritten(path, problem)
    }
}

/// The error number, 0 for none.
func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 {
                if errno == EINTR { continue }
                return errno
            }
            rest = rest.dropFirst(count)
        }
        return 0
    }
}

extension ToolError {
    static func notCreated(_ path: String, _ problem: Int32) -> ToolError {
        ToolError(.outputNotCreated, "'\(path)' cannot be created: \(String(cString: strerror(problem)))")
    }

    static func notWritten(_ path: String, _ problem: Int32) -> ToolError {
        ToolError(.inputOutput, "'\(path)' could not be written: \(String(cString: strerror(problem)))")
    }
}
