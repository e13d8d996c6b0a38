internal import CSpawn

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

    init() throws(OpenFile.Failure) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            guard pipe(&ends) == 0 else { throw .last }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #else
            guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .last }
        #endif
        readEnd = ends[0]
        writeEnd = ends[1]
        _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
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
