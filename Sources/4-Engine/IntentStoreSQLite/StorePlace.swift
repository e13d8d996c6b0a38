#if SQLite
    import IntentRuntime
    import IntentSystem

    /// The folder and the files of a store, and what they must be: the user's alone, no links, on a local disk.
    struct StorePlace: Sendable {
        /// The database file, as an absolute path.
        let path: String
        let folder: String

        init(path: String) throws(StoreError) {
            guard let last = path.utf8.last, last != UInt8(ascii: "/"), !path.utf8.contains(0) else {
                throw StoreError(.unavailable, "'\(path)' does not name a file")
            }
            if FilePath(path).isAbsolute {
                self.path = path
            } else {
                // The store must not move when the program changes its folder.
                let current = try StoreError.translating("find", ".", try FileSystem.currentFolder())
                self.path = (FilePath(current) / path).string
            }
            folder = FileSystem.parentFolder(of: self.path)
        }

        var lock: String { path + ".lock" }
        /// The lock of the widget host.
        var hostLock: String { path + ".host" }
        var log: String { path + "-wal" }
        var sharedMemory: String { path + "-shm" }
        /// Where a new store is built before it is renamed.
        var draft: String { path + ".new" }

        /// Creates the folder if it does not exist.
        func createFolder() throws(StoreError) {
            guard try CheckedFile(at: folder) == nil else { return }
            try StoreError.translating(
                "create the folder", folder, try FileSystem.createFolder(at: folder, isPrivate: true))
        }

        /// Checks the folder.
        /// - Throws: ``StoreError`` with code `missing` if it does not exist.
        func requireFolder() throws(StoreError) {
            guard let file = try CheckedFile(at: folder) else { throw StoreError.isMissing(path) }
            // Otherwise the permissions of the folder that contains it would be reported.
            if try CheckedFile(at: path)?.status.kind == .folder { throw StoreError.isFolder(path) }
            try file.requireOwnFolder()
            // The processes that use SQLite's write-ahead log share memory, which no network file system offers.
            let isLocal = try StoreError.translating("examine", folder, try FileSystem.isLocal(folder))
            guard isLocal else {
                throw StoreError(.notPermitted, "'\(folder)' is on a network file system, where a store is not safe")
            }
            guard file.isWritable else { throw StoreError.isReadOnly(folder) }
        }

        /// Returns whether the database exists, and checks it and the files beside it.
        /// - Throws: ``StoreError`` with code `damaged` if only files of the database are left.
        func requireFiles() throws(StoreError) -> Bool {
            // In another order, a database that another process creates at this moment would seem to be lost.
            let companions = [try CheckedFile(at: lock), try CheckedFile(at: log), try CheckedFile(at: sharedMemory)]
            guard let file = try CheckedFile(at: path) else {
                try requireNoRemains()
                return false
            }
            try file.requireOwnFile()
            guard file.status.size > 0 else { throw StoreError.isDamaged(path, "is empty, so it is not a store") }
            for file in companions + [file] {
                try file?.requireOwnFile()
                try file?.requireAccess()
            }
            return true
        }

        /// Opens a lock file, and creates it if it does not exist.
        static func openLock(_ path: String) throws(StoreError) -> FileLock {
            let lock: FileLock
            do {
                lock = try FileLock(path)
            } catch {
                throw error.isLink ? StoreError.isLink(path) : StoreError(error, "open", path)
            }
            let status = try StoreError.translating("examine", path, try lock.status())
            try CheckedFile(path: path, status: status).requireOwnFile()
            // The umask may have removed what was asked for.
            if status.permissions != 0o600 { lock.setPermissions(0o600) }
            return lock
        }

        /// Returns whether the file of a held lock still has its name, so that other programs wait for the same file.
        static func isCurrent(_ lock: FileLock, at path: String) -> Bool {
            guard let held = try? lock.status(), let named = try? FileStatus(at: path, followsLink: false) else {
                return false
            }
            return held.identity == named.identity
        }

        /// A log or shared memory without its database is what is left of a store whose database was lost. SQLite would apply
        /// such a log to a new database.
        private func requireNoRemains() throws(StoreError) {
            for companion in [log, sharedMemory] {
                guard let file = try CheckedFile(at: companion) else { continue }
                try file.requireOwnFile()
                // The database may have been created after it was looked for.
                guard try CheckedFile(at: path) == nil else { return }
                let contents = companion == log && file.status.size > 0 ? " and may contain edits" : ""
                throw StoreError(
                    .damaged,
                    "the database '\(path)' is lost, but '\(companion)' remains\(contents); restore the database from a "
                        + "backup, or move what remains away to begin a new store")
            }
            try CheckedFile(at: lock)?.requireOwnFile()
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
            case .folder: throw StoreError.isFolder(path)
            case .pipe, .socket, .device: throw StoreError(.unavailable, "'\(path)' is not a regular file")
            case .file: break
            }
            try requireOwner(advice: "run 'chmod 600' to restrict it to its owner")
            guard status.linkCount <= 1 else {
                throw StoreError(.notPermitted, "'\(path)' has a second name (a hard link), so others may change it")
            }
        }

        /// Requires a folder of this user that no other user can enter.
        func requireOwnFolder() throws(StoreError) {
            switch status.kind {
            case .link: throw StoreError.isLink(path)
            case .file, .pipe, .socket, .device: throw StoreError(.unavailable, "'\(path)' is not a folder")
            case .folder: break
            }
            try requireOwner(
                advice: "use a folder below it, which is created for its owner alone, or run 'chmod 700' on a folder "
                    + "that contains nothing else")
        }

        /// Requires that this process can read and write the file.
        func requireAccess() throws(StoreError) {
            guard isReadable else {
                throw StoreError(.notPermitted, "'\(path)' is not readable; run 'chmod 600' to give its owner access")
            }
            guard isWritable else { throw StoreError.isReadOnly(path) }
        }

        private var isReadable: Bool {
            status.permissions & 0o400 != 0 && FileSystem.isReadable(path)
        }

        /// Whether the owner may write, by the permission bits and by the file system.
        var isWritable: Bool {
            status.permissions & 0o200 != 0 && FileSystem.isWritable(path)
        }

        private func requireOwner(advice: String) throws(StoreError) {
            guard status.isOwnedByUser else {
                throw StoreError(.notPermitted, "'\(path)' belongs to another user")
            }
            guard status.permissions & 0o077 == 0 else {
                throw StoreError(.notPermitted, "'\(path)' is open to other users; \(advice)")
            }
        }
    }
#endif
