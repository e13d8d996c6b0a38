#if PostgreSQL
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Waits for a socket, and no longer than it may.
    enum SocketWait {
        /// - Returns: False where the time is over.
        static func wait(for descriptor: CInt, writing: Bool, until deadline: ContinuousClock.Instant) -> Bool {
            var descriptors = [pollfd(fd: descriptor, events: events(writing: writing), revents: 0)]
            return wait(&descriptors, until: deadline)
        }

        /// Of both, until one has something to read.
        static func waitToRead(_ first: CInt, _ second: CInt, until deadline: ContinuousClock.Instant) -> Bool {
            var descriptors = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            return wait(&descriptors, until: deadline)
        }

        private static func events(writing: Bool) -> Int16 { Int16(POLLIN) | (writing ? Int16(POLLOUT) : 0) }

        private static func wait(_ descriptors: inout [pollfd], until deadline: ContinuousClock.Instant) -> Bool {
            while true {
                let left = ContinuousClock.now.duration(to: deadline)
                let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds(left))
                if count > 0 { return true }
                if left <= .zero { return false }
            }
        }

        /// Rounded up, so that a wait does not end just before its time.
        private static func milliseconds(_ duration: Duration) -> CInt {
            let parts = max(duration, .zero).components
            return CInt(
                clamping: parts.seconds * 1_000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
        }
    }
#endif
