#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import CSpawn
    import Musl
#else
    import CSpawn
    import Glibc
#endif

/// Both ends of a pipe, which no other process inherits. Whoever uses them closes them.
package struct SystemPipe: Sendable {
    package let reading: CInt
    package let writing: CInt

    package init() throws(SystemFailure) {
        var ends: [CInt] = [-1, -1]
        #if canImport(Darwin)
            // A process that is started in between closes them: `ProgramStart` asks for that.
            guard pipe(&ends) == 0 else { throw .last }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #else
            guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .last }
        #endif
        (reading, writing) = (ends[0], ends[1])
    }

    package func closeBoth() {
        for end in [reading, writing] { close(end) }
    }

    /// Reading from the end, or writing to it, returns at once where it would wait.
    package static func makeNonblocking(_ end: CInt) {
        _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
}
