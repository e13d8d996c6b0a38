#if SQLite && !canImport(Darwin)
    import IntentRuntime

    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// The kernel's reports of writes to one file. Its folder is watched, so that a file of that name which is made anew
    /// is the one that counts.
    struct FolderWrites: Sendable {
        private let reports: FileDescriptor
        private let name: [UInt8]

        init(of path: String, in folder: String) throws(StoreError) {
            let descriptor = inotify_init1(CInt(FolderWrites.closedInChildren))
            guard descriptor >= 0 else { throw FolderWrites.refusal(of: path) }
            reports = FileDescriptor(owning: descriptor)
            let mask = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO) | FolderWrites.end
            guard inotify_add_watch(descriptor, folder, mask) >= 0 else {
                throw FolderWrites.refusal(of: folder)
            }
            name = Array(
                path.utf8[
                    (path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)...])
        }

        /// The numbers of the limits that a user has are those of a full disk and of too many open files.
        private static func refusal(of path: String) -> StoreError {
            guard errno == ENOSPC || errno == EMFILE else { return StoreError(errno: errno, "watch", path) }
            return StoreError(
                .unavailable, "'\(path)' cannot be watched: a limit is reached, of inotify's or of open files.",
                underlying: SystemError(errno: errno))
        }

        /// Waits for writes; several at once are one.
        /// - Returns: False when the other end of `pipe` is closed, and when the folder is gone.
        func wait(until pipe: FileDescriptor) -> Bool {
            while true {
                var descriptors = [
                    pollfd(fd: reports.number, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: pipe.number, events: Int16(POLLIN), revents: 0),
                ]
                if poll(&descriptors, nfds_t(descriptors.count), -1) < 0 {
                    guard errno == EINTR else { return false }
                    continue
                }
                if descriptors[1].revents != 0 { return false }
                guard let isWrite = read() else { return false }
                if isWrite { return true }
            }
        }

        /// Whether any of the reports that have come is about the file; nil where none will come any more.
        private func read() -> Bool? {
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = bytes.withUnsafeMutableBytes { buffer in
                FolderWrites.readDescriptor(reports.number, buffer.baseAddress, buffer.count)
            }
            guard count > 0 else { return errno == EINTR ? false : nil }
            var isWrite = false
            var start = 0
            while start + FolderWrites.headLength <= count {
                let (mask, length) = bytes.withUnsafeBytes { buffer in
                    (
                        buffer.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
                        buffer.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self)
                    )
                }
                if mask & (FolderWrites.end | UInt32(IN_IGNORED | IN_UNMOUNT)) != 0 { return nil }
                let nameStart = start + FolderWrites.headLength
                start = nameStart + Int(length)
                guard start <= count else { return nil }
                let named = bytes[nameStart..<start].prefix { $0 != 0 }
                if mask & UInt32(IN_Q_OVERFLOW) != 0 || named.elementsEqual(name) { isWrite = true }
            }
            return isWrite
        }

        /// Of a report, before the name: watch, mask, cookie and the name's length.
        private static let headLength = 16
        /// The folder itself went.
        private static let end = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
        /// `IN_CLOEXEC`, which is an enumerator in some C libraries and a macro in others.
        private static let closedInChildren = O_CLOEXEC

        /// Inside a type that has a `read` of its own the system's is hidden.
        private static func readDescriptor(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
        {
            #if canImport(Musl)
                Musl.read(descriptor, buffer, count)
            #else
                Glibc.read(descriptor, buffer, count)
            #endif
        }
    }
#endif
