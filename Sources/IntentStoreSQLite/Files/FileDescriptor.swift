#if SQLite && !canImport(Darwin)
    import IntentRuntime

    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// An open descriptor, closed with the object.
    final class FileDescriptor: Sendable {
        let number: CInt

        init(owning number: CInt) {
            self.number = number
        }

        deinit {
            _ = close(number)
        }

        /// What is written to the second is read from the first, which also tells when the second is closed.
        static func makePipe(
            for path: String
        ) throws(StoreError) -> (reading: FileDescriptor, writing: FileDescriptor) {
            var ends: [CInt] = [-1, -1]
            guard pipe(&ends) == 0 else { throw StoreError(errno: errno, "watch", path) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return (FileDescriptor(owning: ends[0]), FileDescriptor(owning: ends[1]))
        }
    }
#endif
