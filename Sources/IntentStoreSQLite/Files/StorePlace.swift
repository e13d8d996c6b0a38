#if SQLite
    import IntentRuntime

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// The folder and the files of a store, and what is asked of them: this user's alone, no links, on a local disk.
    struct StorePlace: Sendable {
        /// The database file.
        let path: String
        let folder: String

        init(path: String) throws(StoreError) {
            guard let last = path.utf8.last, last != UInt8(ascii: "/"), !path.utf8.contains(0) else {
                throw StoreError(.unavailable, "'\(path)' does not name a file.")
            }
            self.path = path.utf8.first == UInt8(ascii: "/") ? path : try StorePlace.currentFolder() + "/" + path
            folder = StorePlace.folder(of: self.path)
        }

        var lock: String { path + ".lock" }
        var log: String { path + "-wal" }
        /// Where a new store is built before it gets its name.
        var draft: String { path + ".new" }

        /// Makes the folder where there is none.
        func requireFolder() throws(StoreError) {
            try StorePlace.makeFolder(folder)
            guard let status = try FileStatus(at: folder) else {
                throw StoreError(.unavailable, "There is no folder '\(folder)'.")
            }
            try status.requireOwnFolder()
            try FileSystemKind.requireLocal(folder)
            guard status.isWritable else { throw StoreError.isReadOnly(folder) }
        }

        /// Whether there is a database; throws where it, or what lies beside it, is not as it should be.
        func requireFiles() throws(StoreError) -> Bool {
            for beside in [lock, log, path + "-shm"] { try FileStatus(at: beside)?.requireOwnFile() }
            guard let status = try FileStatus(at: path) else {
                try requireNoOrphanedLog()
                return false
            }
            try status.requireOwnFile()
            guard status.size > 0 else { throw StoreError(.damaged, "'\(path)' is empty, which no store is.") }
            guard status.isWritable else { throw StoreError.isReadOnly(path) }
            return true
        }

        /// SQLite would play such a log into a new database.
        private func requireNoOrphanedLog() throws(StoreError) {
            guard let status = try FileStatus(at: log), status.size > 0 else { return }
            throw StoreError(
                .damaged,
                "'\(path)' is gone while '\(log)' remains and may hold edits; put the first back or move the other away."
            )
        }

        /// A store stays where it is when the program changes its folder.
        private static func currentFolder() throws(StoreError) -> String {
            guard let folder = getcwd(nil, 0) else { throw StoreError(errno: errno, "find", ".") }
            defer { free(folder) }
            return String(cString: folder)
        }

        private static func folder(of path: String) -> String {
            guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "/" }
            let end = path.utf8[..<slash].lastIndex { $0 != UInt8(ascii: "/") }
            guard let end else { return "/" }
            return String(path[...end])
        }

        /// With what is missing above it. The umask does not count.
        private static func makeFolder(_ folder: String) throws(StoreError) {
            if try FileStatus(at: folder) != nil { return }
            let above = StorePlace.folder(of: folder)
            if above != folder { try makeFolder(above) }
            guard mkdir(folder, 0o700) == 0 else {
                // Somebody else was faster.
                if errno == EEXIST { return }
                throw StoreError(errno: errno, "make the folder", folder)
            }
            guard chmod(folder, 0o700) == 0 else { throw StoreError(errno: errno, "keep to its owner", folder) }
        }
    }
#endif
