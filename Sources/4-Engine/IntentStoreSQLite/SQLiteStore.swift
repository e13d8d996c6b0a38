#if SQLite
    public import IntentRuntime
    import IntentSystem
    import Synchronization

    /// A store in one SQLite database, shared by the processes of one user.
    ///
    /// A write is durable when its call returns. Reads never wait for writes, and neither does opening an existing store.
    /// Writers wait for each other on the lock file beside the database, for at most 30 seconds. A connection for reads stays
    /// open as long as the object exists, and from the first write on another one for writes.
    ///
    /// If another program moves the database away or puts another file in its place, writes fail with the code `unavailable`,
    /// and so do reads from then on. Create another object to open what is there now.
    public final class SQLiteStore: InstanceStore {
        let path: String
        let lock: WriterLock
        let file: DatabaseFile
        let reader: SharedConnection
        let writer: SharedConnection
        let cache = InstanceCache()
        private let listeners = StoreSignals()
        /// Nil until the first call of ``signals()``.
        private let watch = Mutex<FileWatch?>(nil)

        /// Opens the store at `path`.
        ///
        /// Folder and files are open to the user alone (modes 0700 and 0600). The database belongs together with the files
        /// that SQLite creates beside it (`-wal`, `-shm`) and the locks (`.lock`, `.host`).
        /// - Parameters:
        ///   - path: The database file. A relative path begins in the current folder of the process.
        ///   - createIfMissing: Whether to create the store and its folder if they do not exist. Pass false in a program
        ///     that reads what another one has configured, so that a wrong path is an error instead of an empty store.
        /// - Throws: `StoreError` with one of these codes; the files are left as they were.
        ///   - `missing`: the store does not exist, and `createIfMissing` is false.
        ///   - `notPermitted`: a file or folder belongs to another user or is open to others, is not readable, is a link,
        ///     or is on a network file system.
        ///   - `damaged`: the file is empty, truncated, damaged or not a store, or it is lost and its log remains.
        ///   - `otherVersion`: the store has another major version of the format.
        ///   - `unavailable`: a writer does not finish, and the store has to be created or to get a newer format.
        ///   - `readOnly`, `inputOutput`.
        public convenience init(path: String, createIfMissing: Bool = true) throws(StoreError) {
            try self.init(path: path, createIfMissing: createIfMissing, migrations: StoreFormat.migrations)
        }

        /// The migrations to the newest format that this program supports.
        package static var migrations: [StoreMigration] { StoreFormat.migrations }

        /// - Parameters:
        ///   - lockTimeout: How long a write waits for other writers.
        ///   - migrations: ``migrations``, possibly followed by those of a test.
        package init(
            path: String, createIfMissing: Bool = true, lockTimeout: Duration = .seconds(30),
            migrations: [StoreMigration] = StoreFormat.migrations
        ) throws(StoreError) {
            do {
                let place = try StorePlace(path: path)
                if createIfMissing { try place.createFolder() }
                try place.requireFolder()
                let lock = WriterLock(place, timeout: lockTimeout)
                let (file, reader) = try StoreError.translating(path) {
                    if try !place.requireFiles() {
                        guard createIfMissing else { throw StoreError.isMissing(path) }
                        try lock.withLock { if try !place.requireFiles() { try StoreFormat.build(place, migrations) } }
                    }
                    // Before it is opened, so that a file that is replaced in between refuses every write.
                    let file = try DatabaseFile(at: place.path)
                    return (file, try SQLiteStore.open(place, lock, migrations))
                }
                (self.path, self.lock, self.file) = (place.path, lock, file)
                self.reader = SharedConnection(place.path, for: .reading, reader)
                writer = SharedConnection(place.path, for: .writing, of: file)
            } catch let error as StoreError {
                throw error
            } catch {
                throw StoreError(.unavailable, "'\(path)' cannot be opened", underlying: error)
            }
        }

        /// Returns whether there is a store at `path`. Creates nothing.
        /// - Throws: `StoreError`, also if the database is lost and its log remains.
        package static func exists(at path: String) throws(StoreError) -> Bool {
            let place = try StorePlace(path: path)
            guard try CheckedFile(at: place.folder) != nil else { return false }
            return try place.requireFiles()
        }

        deinit {
            // The thread of the watch may keep them for another moment.
            listeners.finish()
        }

        /// Opens an existing database. Takes the writers' lock only if the database has to be changed.
        private static func open(
            _ place: StorePlace, _ lock: WriterLock, _ migrations: [StoreMigration]
        ) throws -> SQLiteConnection {
            var reader = try StoreConnection.open(place.path, for: .reading)
            if try !StoreFormat.isCurrent(reader, migrations) {
                try lock.withLock {
                    let writer = try StoreConnection.open(place.path, for: .writing)
                    try StoreFormat.update(writer, place.path, migrations)
                }
                reader = try StoreConnection.open(place.path, for: .reading)
            }
            // A missing table or column is reported now, not at the first read.
            // These fail if a table or column is missing.
            for sql in InstanceRows.reading + ChangeRows.reading + HostRows.reading + DocumentRows.reading {
                try reader.prepare(sql)
            }
            _ = try RetentionRow.retention(in: reader)
            return reader
        }
    }

    /// Access to the database.
    extension SQLiteStore {
        /// Runs statements that each see the newest commit.
        func read<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
            try file.requireNoKnownReplacement()
            return try StoreError.translating(path) { try reader.use(body) }
        }

        /// Runs statements that all see the same commit, the newest one.
        func readTogether<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
            try read { connection in try connection.transaction(.deferred) { try body(connection) } }
        }

        /// Runs one transaction, after those of other threads and other processes, and signals if it has written.
        /// - Parameter origin: The lease that writes; nil for other writers.
        /// - Throws: ``StoreError`` with code `unavailable` if another writer does not finish, or if the database was
        ///   replaced.
        func write<Result>(
            from origin: String? = nil, _ body: (SQLiteConnection) throws -> Result
        ) throws -> Result {
            let (result, hasWritten) = try withWriter { connection in
                let commitCount = connection.commitCount
                let result = try connection.transaction(.immediate) { try body(connection) }
                // The write is already durable: if this checkpoint fails, the next write runs another one.
                if connection.logPageCount >= SQLiteStore.checkpointPageCount {
                    try? connection.checkpoint(.passive)
                }
                return (result, connection.commitCount != commitCount)
            }
            if hasWritten { listeners.signal(from: origin) }
            return result
        }

        /// Passes the connection for writes to `body` while no other program writes.
        private func withWriter<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
            // Otherwise the lock of another database would be taken, or a missing lock would be reported.
            try file.requireInPlace()
            return try StoreError.translating(path) {
                try lock.withLock {
                    try writer.use { connection in
                        // It may have been replaced while this writer waited.
                        try file.requireInPlace()
                        return try body(connection)
                    }
                }
            }
        }

        /// The same as SQLite's own automatic checkpoint.
        private static let checkpointPageCount = 1_000

        /// Moves the whole write-ahead log into the database and empties it.
        /// - Throws: ``StoreError`` with code `unavailable` while a reader needs an older state.
        package func moveLog() throws {
            try withWriter { try $0.checkpoint(.truncate) }
        }
    }

    /// Commits of this process and of others.
    extension SQLiteStore {
        public func signals() throws -> AsyncStream<Void> { try signals(ignoring: nil) }

        /// - Parameter origin: The lease whose writes are not signaled; nil for all commits.
        func signals(ignoring origin: String?) throws -> AsyncStream<Void> {
            try watch.withLock { watch in
                // The stream comes first, so that it receives what happens before the watch begins.
                let stream = listeners.stream(ignoring: origin)
                if watch == nil { watch = try SQLiteStore.watch(StorePlace(path: path), listeners, writer, file) }
                return stream
            }
        }

        /// Watches the write-ahead log, which a writer writes before its commit can be read.
        ///
        /// After each report the watch therefore waits until the writer lock is free: then the writer is done. While a
        /// writer takes long, the watch signals every second, because the report may be about an earlier commit.
        /// Commits of this object are reported, too, but were signaled when they were made.
        private static func watch(
            _ place: StorePlace, _ listeners: StoreSignals, _ writer: SharedConnection, _ file: DatabaseFile
        ) throws(StoreError) -> FileWatch {
            let lock = WriterLock(place, timeout: .zero)
            let version = Mutex(version(of: writer))
            do {
                return try FileWatch(of: place.log) {
                    while !listeners.hasEnded {
                        guard let isDone = isWriterDone(lock) else { return false }
                        // Otherwise the stream would go on, although what was reported is in another file.
                        guard (try? file.requireInPlace()) != nil else { return false }
                        let newest = SQLiteStore.version(of: writer)
                        let isOwn = version.withLock { version in
                            defer { version = newest }
                            return newest != nil && version == newest
                        }
                        if !isDone || !isOwn { listeners.signal() }
                        if isDone { return true }
                    }
                    return false
                } onEnd: {
                    // The next read then reports the reason for the end.
                    try? file.requireInPlace()
                    listeners.finish()
                }
            } catch {
                // The kernel uses these for the limits of a user, too.
                guard error.kind == .tooManyFiles || error.kind == .inputOutput else {
                    throw StoreError(error, "watch", place.path)
                }
                throw StoreError(
                    .unavailable,
                    "'\(place.path)' cannot be watched: the limit of open files or of inotify watches is reached",
                    underlying: error)
            }
        }

        /// Returns a number that changes with each commit of other connections than this one; nil if it was not used yet.
        private static func version(of writer: SharedConnection) -> Int? {
            try? writer.useIfOpen { try $0.integer("PRAGMA data_version") }
        }

        /// Returns whether the writers of this moment are done after at most a second; nil if no later call can tell.
        private static func isWriterDone(_ lock: WriterLock) -> Bool? {
            do {
                return try lock.waitUntilFree(timeout: .seconds(1))
            } catch {
                // What is missing now, such as a free descriptor, may be available again soon.
                guard error.isLimit else { return nil }
                PlatformThread.sleep(for: .milliseconds(100))
                return false
            }
        }
    }

    extension StoreError {
        /// Whether the system lacked a resource.
        fileprivate var isLimit: Bool {
            guard let failure = underlying as? SystemFailure else { return false }
            return failure.kind == .tooManyFiles || failure.kind == .inputOutput
        }
    }
#endif
