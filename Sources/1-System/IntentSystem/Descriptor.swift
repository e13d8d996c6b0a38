#if canImport(Darwin)
    @preconcurrency import Darwin
#elseif canImport(Musl)
    import CIntentSystem
    @preconcurrency import Musl
#else
    import CIntentSystem
    @preconcurrency import Glibc
#endif

/// The number by which this process refers to an open file, pipe or socket.
///
/// A descriptor stays open until ``close()`` is called.
package struct Descriptor: Hashable, Sendable {
    package let number: CInt

    package init(_ number: CInt) {
        self.number = number
    }

    package static let standardInput = Descriptor(STDIN_FILENO)
    package static let standardOutput = Descriptor(STDOUT_FILENO)
    package static let standardError = Descriptor(STDERR_FILENO)

    /// Whether it refers to a terminal.
    package var isTerminal: Bool { isatty(number) == 1 }

    /// The number of columns of the terminal; nil if it refers to none or the terminal does not report it.
    package var terminalColumns: Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(clamping: size.ws_col)
    }

    /// Sets whether the terminal shows what is typed. There is no effect if it refers to none.
    package func setsEcho(_ isShown: Bool) {
        var settings = termios()
        guard tcgetattr(number, &settings) == 0 else { return }
        if isShown { settings.c_lflag |= tcflag_t(ECHO) } else { settings.c_lflag &= ~tcflag_t(ECHO) }
        _ = tcsetattr(number, TCSADRAIN, &settings)
    }

    package func close() {
        _ = closeDescriptor(number)
    }

    /// Makes reads and writes that would have to wait return at once instead.
    package func makeNonblocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// The result of one read.
    package enum Reading: Hashable, Sendable {
        /// So many bytes were read, at least one.
        case bytes(Int)
        case end
        /// The descriptor is nonblocking and nothing has arrived.
        case nothingYet
        case failed(SystemFailure)
    }

    /// Reads once into a buffer that is not empty.
    package func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
        while true {
            let count = readDescriptor(number, buffer.baseAddress, buffer.count)
            if count > 0 { return .bytes(count) }
            if count == 0 { return .end }
            if errno == EAGAIN || errno == EWOULDBLOCK { return .nothingYet }
            if errno != EINTR { return .failed(.last) }
        }
    }

    /// Writes once.
    /// - Returns: How many bytes were written; 0 if the descriptor is nonblocking and takes none at the moment.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) -> Int {
        while true {
            let count = writeDescriptor(number, bytes.baseAddress, bytes.count)
            if count >= 0 { return count }
            if errno == EAGAIN || errno == EWOULDBLOCK { return 0 }
            if errno != EINTR { throw .last }
        }
    }

    /// Writes all bytes, and waits while the descriptor takes none.
    ///
    /// If the reader has closed the other end, SIGPIPE ends the process unless the signal is blocked or ignored; then the
    /// call throws ``SystemFailure/isBrokenPipe``.
    package func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try write(UnsafeRawBufferPointer(rebasing: rest))
            if count == 0 { Descriptor.wait(toWrite: [self]) }
            rest = rest.dropFirst(count)
        }
    }

    package func writeAll(_ bytes: [UInt8]) throws(SystemFailure) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(SystemFailure) in try writeAll(buffer) }
        }
        try result.get()
    }

    package func writeAll(_ text: String) throws(SystemFailure) {
        // Without a copy of the bytes, which can fill a hundred megabytes.
        var text = text
        let result = text.withUTF8 { bytes in
            Result { () throws(SystemFailure) in try writeAll(UnsafeRawBufferPointer(bytes)) }
        }
        try result.get()
    }

    /// Waits until at least one descriptor can be read from or written to without waiting, or has been closed.
    /// - Parameter timeout: Nil to wait without a limit.
    /// - Returns: False after the timeout, and after a signal.
    @discardableResult
    package static func wait(
        toRead readers: [Descriptor] = [], toWrite writers: [Descriptor] = [], timeout: Duration? = nil
    ) -> Bool {
        var entries = readers.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        for writer in writers { entries.append(pollfd(fd: writer.number, events: Int16(POLLOUT), revents: 0)) }
        return poll(&entries, nfds_t(entries.count), timeout.map(milliseconds) ?? -1) > 0
    }

    /// Rounded up, so that a wait never ends just before its time.
    private static func milliseconds(_ duration: Duration) -> CInt {
        let parts = duration.boundedForWaiting.components
        return CInt(clamping: parts.seconds * 1_000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}

/// The standard streams.
extension Descriptor {
    /// Opens `/dev/null` in the place of each standard stream that is closed.
    ///
    /// Otherwise a file that is opened later receives the stream's number, and what is printed is written to that file.
    package static func reserveStandardStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
            // The system picks the lowest free number, which is this one, since the lower ones are open by now. The
            // direction is the wrong one so that use of the stream fails as on a closed one.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Moves standard input and output to new descriptors.
    ///
    /// From then on standard input is empty, and what the program prints goes to standard error.
    /// - Throws: If the program was started without one of the two streams.
    package static func detachStandardStreams() throws(SystemFailure) -> (input: Descriptor, output: Descriptor) {
        let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        guard input >= 0 else { throw .last }
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard output >= 0 else { throw .last }
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        if null >= 0 {
            dup2(null, STDIN_FILENO)
            _ = closeDescriptor(null)
        }
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // Without this, text for a pipe is buffered in blocks, and a crash loses it.
        setvbuf(stdout, nil, _IOLBF, 0)
        return (Descriptor(input), Descriptor(output))
    }
}

/// Both ends of a pipe that no other process inherits.
package struct SystemPipe: Sendable {
    package let reading: Descriptor
    package let writing: Descriptor

    package init() throws(SystemFailure) {
        var ends: [CInt] = [-1, -1]
        #if canImport(Darwin)
            // A process that is started before the flag is set does not inherit them either; see `ProgramStart`.
            guard pipe(&ends) == 0 else { throw .last }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #else
            guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .last }
        #endif
        (reading, writing) = (Descriptor(ends[0]), Descriptor(ends[1]))
    }

    package func closeBoth() {
        reading.close()
        writing.close()
    }
}

// Inside a type with a method of the same name, the C function is hidden.

private func closeDescriptor(_ number: CInt) -> CInt { close(number) }

private func readDescriptor(_ number: CInt, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, start, count)
}

private func writeDescriptor(_ number: CInt, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, start, count)
}
