#if PostgreSQL
    import IntentSystem
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
        private let pipe: SystemPipe

        init() throws(StoreError) {
            do {
                pipe = try SystemPipe()
            } catch {
                throw StoreError(.unavailable, "A pipe to listen with cannot be had: \(error.words).")
            }
        }

        deinit {
            pipe.closeBoth()
        }

        var reading: CInt { pipe.reading }

        /// For good.
        func wake() {
            _ = write(pipe.writing, [UInt8(0)], 1)
        }
    }
#endif
