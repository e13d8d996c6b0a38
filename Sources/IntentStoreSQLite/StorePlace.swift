#if SQLite
    import IntentRuntime
    import IntentSystem
    import Synchronization

    /// The folder and the files of a store, and what they must be: the user's alone, no links, on a local disk.
    struct StorePlace: Sendable {
        /// The database file, as an absolute path.
        let path: String
        let folder: String

        init(path: String) throws(StoreError) {
            guard let last = path.utf8.last, last != UInt8(ascii: "/"), !path.utf8.contains(0) else {
                throw StoreError(.unavailable, "'\(path)' does not name a file.")
            }
            if path.utf8.first == UInt8(ascii: "/") {
                self.path = path
            } else {
                // The store must not move when the program changes its folder.
                let current = try StoreError.translating("find", ".", try FileSystem.currentFolder())
                self.path = current + "/" + path
            }
            folder = FileSystem.parentFolder(of: self.path)
        }

        var lock: String { path + ".lock" }
        var log: String { path + "-wal" }
        /// Where a new store is built before it is renamed.
        var draft: String { path + ".new" }

        /// Creates the folder if it does not exist, and checks it.
        func requireFolder() throws(StoreError) {
            if try CheckedFile(at: folder) == nil {
                try StoreError.translating(
                    "create the folder", folder, try FileSystem.createFolder(at: folder, isPrivate: true))
            }
            guard let file = try CheckedFile(at: folder) else {
                throw StoreError(.unavailable, "The folder '\(folder)' does not exist.")
            }
            try file.requireOwnFolder()
            // The processes that use SQLite's write-ahead log share memory, which no network file system offers.
            let isLocal = try StoreError.translating("examine", folder, try FileSystem.isLocal(folder))
            guard isLocal else {
                throw StoreError(.notPermitted, "'\(folder)' is on a network file system, where a store is not safe.")
            }
            guard file.isWritable else { throw StoreError.isReadOnly(folder) }
        }

        /// Returns whether the database exists, and checks it and the files beside it.
        func requireFiles() throws(StoreError) -> Bool {
            for companion in [lock, log, path + "-shm"] { try CheckedFile(at: companion)?.requireOwnFile() }
            guard let file = try CheckedFile(at: path) else {
                try requireNoOrphanedLog()
                return false
            }
            try file.requireOwnFile()
            guard file.status.size > 0 else { throw StoreError(.damaged, "'\(path)' is empty, so it is not a store.") }
            guard file.isWritable else { throw StoreError.isReadOnly(path) }
            return true
        }

        /// SQLite would apply such a log to a new database.
        private func requireNoOrphanedLog() throws(StoreError) {
            guard let file = try CheckedFile(at: log), file.status.size > 0 else { return }
            throw StoreError(
                .damaged,
                "'\(path)' is missing, but '\(log)' remains and may hold edits; restore the first or move the second away."
            )
        }
    }

    /// A file or folder whose owner and permissions are checked. Links are not followed.
    struct CheckedFile {
        let path: String
        let status: FileStatus

        /// Nil if nothing exists at the path.
        init?(at path: String) throws(StoreError) {
            do {
                self.init(path: path, status: try FileStatus(at: path, followsLink: false))
            } catch {
                if error == .missing { return nil }
                throw StoreError(error, "examine", path)
            }
        }

        init(path: String, status: FileStatus) {
            self.path = path
            self.status = status
        }

        /// Requires a regular file of this user, with one name, that no other user can open.
        func requireOwnFile() throws(StoreError) {
            switch status.kind {
            case .link: throw StoreError.isLink(path)
            case .folder: throw StoreError(.unavailable, "'\(path)' is a folder, not a file.")
            case .other: throw StoreError(.unavailable, "'\(path)' is not a regular file.")
            case .file: break
            }
            try requireOwner(advice: "run 'chmod 600' to restrict it to its owner")
            guard status.linkCount <= 1 else {
                throw StoreError(.notPermitted, "'\(path)' has a second name (a hard link), so others may change it.")
            }
        }

        /// Requires a folder of this user that no other user can enter.
        func requireOwnFolder() throws(StoreError) {
            switch status.kind {
            case .link: throw StoreError.isLink(path)
            case .file, .other: throw StoreError(.unavailable, "'\(path)' is not a folder.")
            case .folder: break
            }
            try requireOwner(
                advice: "use a folder below it, which is created for its owner alone, or run 'chmod 700' on a folder "
                    + "that contains nothing else")
        }

        /// Whether the owner may write, by the permission bits and by the file system.
        var isWritable: Bool {
            status.permissions & 0o200 != 0 && FileSystem.isWritable(path)
        }

        private func requireOwner(advice: String) throws(StoreError) {
            guard status.isOwnedByUser else {
                throw StoreError(.notPermitted, "'\(path)' belongs to another user.")
            }
            guard status.permissions & 0o077 == 0 else {
                throw StoreError(.notPermitted, "'\(path)' is open to other users; \(advice).")
            }
        }
    }

    /// The queue of all programs that write to a store or move its log into the database: an advisory lock on a file
    /// beside the database.
    ///
    /// The file is never deleted. If another program deletes it, the next holder notices and creates a new one.
    final class WriterLock: Sendable {
        private let path: String
        private let lock: Mutex<FileLock>

        init(path: String) throws(StoreError) {
            self.path = path
            lock = Mutex(try WriterLock.open(path))
        }

        /// Waits for the lock without a limit, and holds it while `body` runs. Calls must not be nested.
        func withLock<Result>(_ body: () throws -> Result) throws -> Result {
            try lock.withLock { lock in
                try acquire(&lock)
                defer { lock.release() }
                return try body()
            }
        }

        /// Whether no one holds the lock at this moment.
        func isFree() throws(StoreError) -> Bool {
            // A separate descriptor, since this object's may hold the lock.
            let lock = try WriterLock.open(path)
            return try StoreError.translating("lock", path, try lock.acquireIfFree())
        }

        private func acquire(_ lock: inout FileLock) throws(StoreError) {
            while true {
                do {
                    try lock.acquire()
                } catch {
                    throw StoreError(error, "lock", path)
                }
                if let held = try? lock.status(), let named = try? FileStatus(at: path, followsLink: false),
                    held.identity == named.identity
                {
                    return
                }
                lock = try WriterLock.open(path)
            }
        }

        private static func open(_ path: String) throws(StoreError) -> FileLock {
            let lock = try openFile(path)
            let status = try StoreError.translating("examine", path, try lock.status())
            try CheckedFile(path: path, status: status).requireOwnFile()
            // The umask may have removed what was asked for.
            if status.permissions != 0o600 { lock.setPermissions(0o600) }
            return lock
        }

        private static func openFile(_ path: String) throws(StoreError) -> FileLock {
            do {
                return try FileLock(path)
            } catch {
                throw error.isLink ? StoreError.isLink(path) : StoreError(error, "open", path)
            }
        }
    }
#endif
