#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of a file, up to a limit: a file that is larger gives one byte more, which tells it from one that is not.
/// - Throws: ``ToolError`` with `inputMissing` where it cannot be opened, `inputOutput` where reading breaks off.
func readFile(at path: String, limit: Int) throws(ToolError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreachable(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    let known = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    // One byte more than is known lets the read that fills the buffer be followed by the one that finds the end.
    var capacity = min(max(known, 0), limit) + 1
    var bytes: [UInt8] = []
    while true {
        let (chunk, problem) = readChunk(descriptor, upTo: capacity)
        guard problem == 0 else { throw .brokenOff(path, problem) }
        if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
        if chunk.isEmpty || bytes.count > limit { return bytes }
        capacity = min(max(1 << 16, bytes.count), limit + 1 - bytes.count)
    }
}

private func readChunk(_ descriptor: Int32, upTo capacity: Int) -> (bytes: [UInt8], problem: Int32) {
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
        var count = read(descriptor, buffer.baseAddress, capacity)
        while count < 0, errno == EINTR { count = read(descriptor, buffer.baseAddress, capacity) }
        if count < 0 { problem = errno }
        filled = max(0, count)
    }
    return (bytes, problem)
}

extension ToolError {
    fileprivate static func brokenOff(_ path: String, _ problem: Int32) -> ToolError {
        ToolError(.inputOutput, "'\(path)' could not be read to its end: \(String(cString: strerror(problem)))")
    }
}
