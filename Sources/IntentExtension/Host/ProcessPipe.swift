#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Both ends of a pipe, marked to be closed in other processes. Whoever uses them closes them.
struct ProcessPipe {
    let reading: CInt
    let writing: CInt

    init() throws(ChildProcess.StartError) {
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { throw ChildProcess.StartError(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reading = ends[0]
        writing = ends[1]
    }

    func closeBoth() {
        for end in [reading, writing] { close(end) }
    }

    /// Reading and writing return at once where they would wait.
    func makeNonblocking() {
        for end in [reading, writing] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }
}
