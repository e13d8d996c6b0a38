#if SQLite
    internal import GRDB
    public import IntentRuntime
    import Synchronization

    /// A store in one SQLite database, shared by the processes of one user.
    ///
    /// A write is durable when its call returns. Readers wait for nobody; writers wait for each other, in turn, on the
    /// lock file beside the database, and opening a store waits with them once. Both open connections live as long as
    /// the object.
    public final class SQLiteStore: InstanceStore {
        let path: String
        let lock: WriterLock
        let reader: OpenConnection
        let writer: OpenConnection
        let logLength: LogLength
        let cache = InstanceCache()
        let listeners = StoreSignals()
        /// Nil until somebody listens.
        let watch = Mutex<StoreWatch?>(nil)

        /// Opens the store at `path`, and makes it, with its folder, where there is none.
        ///
        /// Folder and files are the user's alone (modes 0700 and 0600). The database stands beside the files that
        /// SQLite adds (`-wal`, `-shm`) and the lock (`.lock`); they belong together.
        /// - Throws: ``StoreError``. `notPermitted` for folders and files of others or open to others, for links, and
        ///   for network file systems; `damaged` for what is no store, is empty, cut short or damaged; `otherVersion`
        ///   for another major version of the format; `readOnly`, `unavailable`, `inputOutput`. What was there is left
        ///   as it was.
        public convenience init(path: String) throws(StoreError) {
            try self.init(path: path, migrations: StoreFormat.migrations)
        }

        /// The steps to the newest format that this program knows.
        package static var migrations: [StoreMigration] { StoreFormat.migrations }

        /// - Parameter migrations: ``migrations``, and what a test adds to them.
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
                logLength = try writer.use { LogLength(of: $0) }
            } catch let error as StoreError {
                throw error
            } catch {
                throw StoreError(.unavailable, "'\(path)' cannot be opened.", underlying: error)
            }
        }

        deinit {
            // The watch's thread may still have them for a moment.
            listeners.finish()
        }

        private static func open(
            _ place: StorePlace, _ migrations: [StoreMigration]
        ) throws -> (writer: OpenConnection, reader: OpenConnection) {
            if try !place.requireFiles() { try StoreBuilding.build(place, migrations) }
            let writer = try StoreConnection.open(place.path, for: .writing)
            if try writer.unsafeRead({ try needsMigration($0, migrations) }) {
                try StoreFormat.migrator(migrations).migrate(writer)
            }
            let reader = try OpenConnection(StoreConnection.open(place.path, for: .reading))
            // What the tables lack shows here, not at the first read.
            try reader.use { statements in
                try InstanceRows.requireTables(in: statements)
                try ChangeRows.requireTables(in: statements)
                _ = try RetentionRow.retention(in: statements)
            }
            return (try OpenConnection(writer), reader)
        }

        private static func needsMigration(_ database: Database, _ migrations: [StoreMigration]) throws -> Bool {
            let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
            return migrations.contains { StoreFormat.userVersion(minor: $0.minor) > version }
        }
    }
#endif
