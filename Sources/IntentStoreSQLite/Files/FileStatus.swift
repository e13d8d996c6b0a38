#if SQLite
    import IntentRuntime

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// What the file system says of one path, links not followed.
    struct FileStatus {
        enum Kind {
            case file, folder, link, other
        }

        let path: String
        let kind: Kind
        let owner: uid_t
        let permissions: UInt32
        let linkCount: Int
        let size: Int

        /// Nil where nothing is at `path`.
        init?(at path: String) throws(StoreError) {
            var status = stat()
            guard lstat(path, &status) == 0 else {
                if errno == ENOENT { return nil }
                throw StoreError(errno: errno, "look at", path)
            }
            self.init(status, path)
        }

        /// Of an open file; `path` is for messages.
        init(descriptor: CInt, path: String) throws(StoreError) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw StoreError(errno: errno, "look at", path) }
            self.init(status, path)
        }

        private init(_ status: stat, _ path: String) {
            self.path = path
            kind =
                switch status.st_mode & S_IFMT {
                case S_IFREG: .file
                case S_IFDIR: .folder
                case S_IFLNK: .link
                default: .other
                }
            owner = status.st_uid
            permissions = UInt32(status.st_mode & 0o7777)
            linkCount = Int(status.st_nlink)
            size = Int(status.st_size)
        }

        /// A plain file of this user, under this name alone, that nobody else can open.
        func requireOwnFile() throws(StoreError) {
            switch kind {
            case .link: throw StoreError.isLink(path)
            case .folder: throw StoreError(.unavailable, "'\(path)' is a folder, not a file.")
            case .other: throw StoreError(.unavailable, "'\(path)' is not a regular file.")
            case .file: break
            }
            try requireOwnAlone(mending: "'chmod 600' keeps it to its owner")
            guard linkCount <= 1 else {
                throw StoreError(.notPermitted, "'\(path)' has a second name (a hard link), so others may change it.")
            }
        }

        /// A folder of this user that nobody else can enter.
        func requireOwnFolder() throws(StoreError) {
            switch kind {
            case .link: throw StoreError.isLink(path)
            case .file, .other: throw StoreError(.unavailable, "'\(path)' is not a folder.")
            case .folder: break
            }
            try requireOwnAlone(
                mending:
                    "name a folder below it, which is made for its owner alone, or 'chmod 700' one that holds nothing else"
            )
        }

        /// Whether the owner may write, by the permission bits and by what the file system says.
        var isWritable: Bool {
            permissions & 0o200 != 0 && access(path, W_OK) == 0
        }

        private func requireOwnAlone(mending advice: String) throws(StoreError) {
            guard owner == geteuid() else {
                throw StoreError(.notPermitted, "'\(path)' belongs to another user.")
            }
            guard permissions & 0o077 == 0 else {
                throw StoreError(.notPermitted, "'\(path)' is open to other users; \(advice).")
            }
        }
    }
#endif
