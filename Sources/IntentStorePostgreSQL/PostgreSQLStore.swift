#if PostgreSQL
    public import IntentRuntime
    import Synchronization

    /// A store in a PostgreSQL database, shared by the programs of many machines; a database holds many groups.
    ///
    /// A write is durable on the server when its call returns. Readers wait for nobody; writers of one instance wait for
    /// each other, and those of one group for each other's commit. Calls survive a lost connection and a server that
    /// restarts, for some seconds. Connections are made when they are needed and live as long as the object.
    public final class PostgreSQLStore: InstanceStore {
        let address: DatabaseAddress
        let settings: PostgreSQLSettings
        let pool: ConnectionPool
        /// The group's number in the database.
        let group: Int
        let listeners = StoreSignals()
        let listener = Mutex<ChangeListener?>(nil)

        /// Opens the store of a group, and makes the tables and the group where there are none and the role may.
        /// - Parameters:
        ///   - url: `postgresql://USER@HOST/DATABASE`, with libpq's parameters, and without a password: that belongs into
        ///     `~/.pgpass`, the file that `PGPASSFILE` names, or `PGPASSWORD`.
        ///   - group: Whose instances these are; others in the same database are not seen.
        /// - Throws: ``StoreError``. `unavailable` where the server cannot be reached, or the database is not there or
        ///   not in UTF-8; `notPermitted` for a URL with a password and for a role that may not; `damaged` for a schema
        ///   `intents` that is no store; `otherVersion` for another major version of the format; `readOnly`. What was
        ///   there is left as it was.
        public convenience init(
            url: String, group: String, settings: PostgreSQLSettings = PostgreSQLSettings()
        ) throws(StoreError) {
            try self.init(url: url, group: group, settings: settings, migrations: StoreFormat.migrations)
        }

        /// The steps to the newest format that this program knows.
        package static var migrations: [StoreMigration] { StoreFormat.migrations }

        /// - Parameter migrations: ``migrations``, and what a test adds to them.
        package init(
            url: String, group: String, settings: PostgreSQLSettings, migrations: [StoreMigration]
        ) throws(StoreError) {
            let address = try DatabaseAddress(url)
            let pool = ConnectionPool(address, settings)
            self.group = try PostgreSQLStore.prepare(address, migrations, pool) { try $0.prepare(for: group) }
            (self.address, self.settings, self.pool) = (address, settings, pool)
        }

        /// Whether the database has the group; makes nothing.
        package static func isThere(url: String, group: String) throws(StoreError) -> Bool {
            let address = try DatabaseAddress(url)
            let pool = ConnectionPool(address, PostgreSQLSettings())
            return try prepare(address, StoreFormat.migrations, pool) { try $0.hasGroup(group) }
        }

        private static func prepare<Result>(
            _ address: DatabaseAddress, _ migrations: [StoreMigration], _ pool: ConnectionPool,
            _ body: (StorePreparation) throws -> Result
        ) throws(StoreError) -> Result {
            do {
                return try pool.withConnection { connection in
                    try body(StorePreparation(address: address, migrations: migrations, connection: connection))
                }
            } catch let error as StoreError {
                throw error
            } catch let failure as DatabaseFailure {
                throw StoreError(failure, address)
            } catch {
                throw StoreError(.unavailable, "'\(address.text)' cannot be opened.", underlying: error)
            }
        }

        /// What a session of its connections is set to, for tests.
        package func setting(_ name: String) throws -> String {
            let show = Statement("show setting", "SELECT current_setting($1)")
            return try read(show(.text(name))) { $0?.first?.word(0) ?? "" }
        }

        /// Where its changes are notified.
        var channel: String { "intents_\(group)" }
    }
#endif
