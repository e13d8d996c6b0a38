#if SQLite
    public import IntentRuntime
    import IntentSystem
    import Synchronization

    /// A store in one SQLite database, shared by the processes of one user.
    ///
    /// A write is durable when its call returns. Reads never wait for writes. Writers wait for each other on the lock file
    /// beside the database; opening a store also waits for them, once. Two connections stay open as long as the object
    /// exists.
    public final class SQLiteStore: InstanceStore {
        let path: String
        let lock: WriterLock
        let reader: SharedConnection
        let writer: SharedConnection
        let cache = InstanceCache()
        private let listeners = StoreSignals()
        /// Nil until the first call of ``signals()``.
        private let watch = Mutex<FileWatch?>(nil)

        /// Opens the store at `path`, and creates it and its folder if they do not exist.
        ///
        /// Folder and files are open to the user alone (modes 0700 and 0600). The database belongs together with the files
        /// that SQLite creates beside it (`-wal`, `-shm`) and the lock (`.lock`).
        /// - Throws: `StoreError` with one of these codes; the files are left as they were.
        ///   - `notPermitted`: a file or folder belongs to another user or is open to others, is a link, or is on a network
        ///     file system.
        ///   - `damaged`: the file is empty, truncated, damaged or not a store.
        ///   - `otherVersion`: the store has another major version of the format.
        ///   - `readOnly`, `unavailable`, `inputOutput`.
        public convenience init(path: String) throws(StoreError) {
            try self.init(path: path, migrations: StoreFormat.migrations)
        }

        /// The migrations to the newest format that this program supports.
        package static var migrations: [StoreMigration] { StoreFormat.migrations }

        /// - Parameter migrations: ``migrations``, possibly followed by those of a test.
        package init(path: String, migrations: [StoreMigration]) throws(StoreError) {
            do {
                let place = try StorePlace(path: path)
                try place.requireFolder()
                _ = try place.requireFiles()
                let lock = try WriterLock(path: place.lock)
                let (writer, reader) = try lock.withLock {
                    try StoreError.translating(path) { try SQLiteStore.open(place, migrations) }
                }
                self.path = place.path
                (self.lock, self.writer, self.reader) = (lock, writer, reader)
            } catch let error as StoreError {
                throw error
            } catch {
                throw StoreError(.unavailable, "'\(path)' cannot be opened.", underlying: error)
            }
        }

        deinit {
            // The thread of the watch may keep them for another moment.
            listeners.finish()
        }

        private static func open(
            _ place: StorePlace, _ migrations: [StoreMigration]
        ) throws -> (writer: SharedConnection, reader: SharedConnection) {
            if try !place.requireFiles() { try StoreFormat.build(place, migrations) }
            let writer = try StoreConnection.open(place.path, for: .writing)
            try StoreFormat.migrate(writer, migrations)
            let reader = try StoreConnection.open(place.path, for: .reading)
            // A missing table or column is reported now, not at the first read.
            try InstanceRows.requireTables(in: reader)
            try ChangeRows.requireTables(in: reader)
            _ = try RetentionRow.retention(in: reader)
            return (SharedConnection(writer), SharedConnection(reader))
        }
    }

    /// Access to the database.
    extension SQLiteStore {
        /// Runs statements that each see the newest commit.
        func read<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
            try StoreError.translating(path) { try reader.use(body) }
        }

        /// Runs statements that all see the same commit, the newest one.
        func readTogether<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
            try read { connection in try connection.transaction(.deferred) { try body(connection) } }
        }

        /// Runs one transaction, after those of other threads and other processes.
        func write<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
            let result = try StoreError.translating(path) {
                try writer.use { connection in
                    try lock.withLock {
                        let result = try connection.transaction(.immediate) { try body(connection) }
                        // The write is already durable: if this checkpoint fails, the next write runs another one.
                        if connection.logPageCount >= SQLiteStore.checkpointPageCount {
                            try? connection.checkpoint(.passive)
                        }
                        return result
                    }
                }
            }
            listeners.signal()
            return result
        }

        /// The same as SQLite's own automatic checkpoint.
        private static let checkpointPageCount = 1_000

        /// Moves the whole write-ahead log into the database and empties it.
        /// - Throws: ``StoreError`` with code `unavailable` while a reader needs an older state.
        package func moveLog() throws {
            try StoreError.translating(path) {
                try writer.use { connection in try lock.withLock { try connection.checkpoint(.truncate) } }
            }
        }
    }

    /// Commits of this process and of others.
    extension SQLiteStore {
        public func signals() throws -> AsyncStream<Void> {
            try watch.withLock { watch in
                // The stream comes first, so that it receives what happens before the watch begins.
                let stream = listeners.stream()
                if watch == nil { watch = try SQLiteStore.watch(StorePlace(path: path), listeners) }
                return stream
            }
        }

        /// Watches the write-ahead log, which a writer writes before its commit can be read.
        ///
        /// After each report the watch therefore acquires the writer lock: once it has the lock, the writer is done. It
        /// releases the lock at once. Checkpoints are reported, too, and do no harm.
        private static func watch(_ place: StorePlace, _ listeners: StoreSignals) throws(StoreError) -> FileWatch {
            let lock = try WriterLock(path: place.lock)
            do {
                return try FileWatch(of: place.log) {
                    guard (try? lock.withLock {}) != nil else { return false }
                    listeners.signal()
                    return true
                } onEnd: {
                    listeners.finish()
                }
            } catch {
                // The kernel uses these for the limits of a user, too.
                guard error.kind == .tooManyFiles || error.kind == .inputOutput else {
                    throw StoreError(error, "watch", place.path)
                }
                throw StoreError(
                    .unavailable,
                    "'\(place.path)' cannot be watched: the limit of open files or of inotify watches is reached.",
                    underlying: error)
            }
        }
    }
#endif
