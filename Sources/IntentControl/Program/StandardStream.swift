#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// One of the process's output streams, written without a buffer.
enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// - Throws: `inputOutput` where not all of the text could be written.
    func write(_ text: String) throws(ControlFailure) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Self.write(rawValue, $0) }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                let words = OpenFile.Failure.last.words
                throw ControlFailure(.inputOutput, "outputClosed", "standard output cannot be written: \(words)")
            }
        }
    }

    /// Puts something harmless on those of descriptors 0 to 2 that are closed, so that no file opened later, such
    /// as the store, gets one of these numbers and what is written to the stream.
    static func reserveClosed() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest free number is given, and it is this one: the lower ones are open by now. Opened for the
            // wrong direction, so that using it fails as it would on a closed stream.
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
