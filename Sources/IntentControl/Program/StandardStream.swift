internal import IntentSystem

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
        do throws(SystemFailure) {
            try writeAll(Array(text.utf8), to: rawValue)
        } catch {
            throw ControlFailure(
                .inputOutput, "outputClosed", "standard output cannot be written: \(error.words)")
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
}
