#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where a command's words go: data to one, talk to the other.
package enum StandardStream: Sendable {
    case output, error

    private var descriptor: Int32 { self == .output ? 1 : 2 }

    /// Writes the whole text, however little the other end takes at a time.
    /// - Throws: ``ToolError`` with `inputOutput` when the other end is gone or the device is full.
    package func write(_ text: String) throws(ToolError) {
        try write(bytes: Array(text.utf8))
    }

    /// Writes all bytes as they are.
    package func write(bytes: [UInt8]) throws(ToolError) {
        let problem = bytes.withUnsafeBytes { buffer -> Int32 in
            var rest = buffer[...]
            while !rest.isEmpty {
                #if canImport(Glibc)
                    let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                #elseif canImport(Musl)
                    let count = Musl.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                #else
                    let count = Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                #endif
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                rest = rest.dropFirst(count)
            }
            return 0
        }
        guard problem == 0 else {
            let name = self == .output ? "standard output" : "standard error"
            throw ToolError(.inputOutput, "\(name) cannot be written: \(String(cString: strerror(problem)))")
        }
    }

    /// Whether colours would be seen: on a terminal, and not where `NO_COLOR` says anything.
    package var showsColour: Bool {
        guard isatty(descriptor) == 1 else { return false }
        guard let refusal = getenv("NO_COLOR") else { return true }
        return refusal.pointee == 0
    }
}
