internal import IntentSystem

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// One of a program's output streams as we read it; both ends are closed when it goes out of use.
final class OutputPipe {
    let readEnd: Int32
    private(set) var writeEnd: Int32
    private(set) var isAtEnd = false

    init() throws(SystemFailure) {
        let pipe = try SystemPipe()
        readEnd = pipe.reading
        writeEnd = pipe.writing
        SystemPipe.makeNonblocking(readEnd)
    }

    deinit {
        close(readEnd)
        if writeEnd >= 0 { close(writeEnd) }
    }

    /// The program has its own by now; ours would keep the pipe open.
    func closeWriteEnd() {
        close(writeEnd)
        writeEnd = -1
    }

    /// What has come and fits into the buffer; an empty slice where nothing has, and at the end.
    func read(into buffer: inout [UInt8]) -> ArraySlice<UInt8> {
        let count = buffer.withUnsafeMutableBytes { readBytes(readEnd, $0) }
        if count > 0 { return buffer[..<count] }
        if count == 0 || errno != EAGAIN && errno != EINTR { isAtEnd = true }
        return []
    }

    /// Waits until one of the pipes has something to read, at most so many milliseconds.
    static func wait(for descriptors: [Int32], milliseconds: Int32) {
        var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&waits, nfds_t(waits.count), milliseconds)
    }

    private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.read(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Darwin)
            Darwin.read(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
