#if SQLite
    import IntentRuntime
    import IntentSystem
    import Synchronization

    /// The database that a store has opened. Another program may move it away or put another one in its place, for example
    /// to restore a backup. The connections of the store still lead to the former file, where no other program finds what
    /// they write.
    final class DatabaseFile: Sendable {
        private let path: String
        private let identity: FileStatus.Identity
        private let wasReplaced = Atomic(false)

        /// - Throws: ``StoreError`` with code `missing` if there is no file.
        init(at path: String) throws(StoreError) {
            guard let file = try CheckedFile(at: path) else { throw StoreError.isMissing(path) }
            (self.path, identity) = (path, file.status.identity)
        }

        /// Examines the path.
        /// - Throws: ``StoreError`` with code `unavailable` if the file is no longer there.
        func requireInPlace() throws(StoreError) {
            let found = try CheckedFile(at: path)?.status.identity
            let isReplaced = found != identity
            wasReplaced.store(isReplaced, ordering: .relaxed)
            guard isReplaced else { return }
            let action = found == nil ? "moved or removed" : "replaced by another file"
            throw StoreError(
                .unavailable,
                "'\(path)' was \(action) while it was open; restart this program to open what is there now")
        }

        /// Examines the path only if the last look found another file there, so that a read costs no system call.
        func requireNoKnownReplacement() throws(StoreError) {
            if wasReplaced.load(ordering: .relaxed) { try requireInPlace() }
        }
    }
#endif
