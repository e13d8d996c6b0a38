#if SQLite
    import IntentRuntime
    import Synchronization

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// The queue of everyone who writes to a store or moves its log into it: an advisory lock on a file beside the
    /// database.
    ///
    /// The kernel lets waiters sleep and frees the lock when its holder dies. The file stays for ever; should somebody
    /// remove it, the next holder notices and makes a new one.
    final class WriterLock: Sendable {
        private let path: String
        private let descriptor: Mutex<CInt>

        init(path: String) throws(StoreError) {
            self.path = path
            descriptor = Mutex(try WriterLock.open(path))
        }

        deinit {
            _ = descriptor.withLock { close($0) }
        }

        /// Waits for its turn, however long that takes. Not to be nested.
        func withLock<Result>(_ body: () throws -> Result) throws -> Result {
            try descriptor.withLock { descriptor in
                try WriterLock.acquire(&descriptor, path)
                defer { _ = flock(descriptor, LOCK_UN) }
                return try body()
            }
        }

        /// Whether nobody holds it at this moment.
        func isFree() throws(StoreError) -> Bool {
            // A descriptor of its own: this object's may be what holds it.
            let descriptor = try WriterLock.open(path)
            defer { _ = close(descriptor) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK else { throw StoreError(errno: errno, "lock", path) }
            return false
        }

        private static func acquire(_ descriptor: inout CInt, _ path: String) throws(StoreError) {
            while true {
                while flock(descriptor, LOCK_EX) != 0 {
                    guard errno == EINTR else { throw StoreError(errno: errno, "lock", path) }
                }
                var held = stat()
                var named = stat()
                if fstat(descriptor, &held) == 0, lstat(path, &named) == 0, held.st_ino == named.st_ino,
                    held.st_dev == named.st_dev
                {
                    return
                }
                let replacement = try open(path)
                _ = close(descriptor)
                descriptor = replacement
            }
        }

        private static func open(_ path: String) throws(StoreError) -> CInt {
            let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
            var descriptor = openFile(path, flags, 0o600)
            while descriptor < 0, errno == EINTR { descriptor = openFile(path, flags, 0o600) }
            guard descriptor >= 0 else {
                if errno == ELOOP { throw StoreError.isLink(path) }
                throw StoreError(errno: errno, "open", path)
            }
            do {
                let status = try FileStatus(descriptor: descriptor, path: path)
                try status.requireOwnFile()
                // The umask may have taken away what was asked for.
                if status.permissions != 0o600 { _ = fchmod(descriptor, 0o600) }
            } catch {
                _ = close(descriptor)
                throw error
            }
            return descriptor
        }

        /// `open` is variadic and, inside a type that has an `open` of its own, hidden.
        private static func openFile(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt {
            #if canImport(Darwin)
                Darwin.open(path, flags, mode)
            #elseif canImport(Musl)
                Musl.open(path, flags, mode)
            #else
                Glibc.open(path, flags, mode)
            #endif
        }
    }
#endif
