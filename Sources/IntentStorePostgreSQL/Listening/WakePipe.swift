#if PostgreSQL
    import IntentRuntime

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Wakes a thread that waits for a socket: its reading end can be read from the moment on that somebody says so.
    final class WakePipe: Sendable {
        let reading: CInt
        private let writing: CInt

        init() throws(StoreError) {
            var ends: [CInt] = [-1, -1]
            guard pipe(&ends) == 0 else {
                throw StoreError(.unavailable, "There are no file descriptors left to listen with.")
            }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing) = (ends[0], ends[1])
        }

        deinit {
            close(reading)
            close(writing)
        }

        /// For good.
        func wake() {
            _ = write(writing, [UInt8(0)], 1)
        }
    }
#endif
