#if SQLite && !canImport(Darwin)
    import IntentSystem
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
            do {
                let pipe = try SystemPipe()
                return (FileDescriptor(owning: pipe.reading), FileDescriptor(owning: pipe.writing))
            } catch {
                throw StoreError(errno: error.number, "watch", path)
            }
        }
    }
#endif
