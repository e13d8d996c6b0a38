#if canImport(Darwin)
    @preconcurrency import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

/// The protocol's two ends in an extension, out of reach of what handlers print and read.
struct ProgramStreams: Sendable {
    let input: CInt
    let output: CInt

    /// Moves the protocol to descriptors of its own. What the program prints from now on goes to standard error, and
    /// its standard input is empty.
    /// - Returns: Nil where the program was started without standard streams.
    static func take() -> ProgramStreams? {
        let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard input >= 0, output >= 0 else { return nil }
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        if nothing >= 0 {
            dup2(nothing, STDIN_FILENO)
            close(nothing)
        }
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // A pipe would else get what is printed in blocks, and what a crash cuts off not at all.
        setvbuf(stdout, nil, _IOLBF, 0)
        return ProgramStreams(input: input, output: output)
    }

    static func say(_ text: String) {
        write(text + "\n", to: STDERR_FILENO)
    }

    /// - Returns: False where nobody reads any more.
    @discardableResult
    static func write(_ text: String, to descriptor: CInt) -> Bool {
        write(Array(text.utf8), to: descriptor)
    }

    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = write(part, to: descriptor)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
