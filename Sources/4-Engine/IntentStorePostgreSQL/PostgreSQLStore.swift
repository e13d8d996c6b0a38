#if PostgreSQL
    public import IntentRuntime
    import Synchronization

    /// A store in a PostgreSQL database, which programs on several machines can share.
    ///
    /// A database contains any number of groups, and a store accesses one of them.
    ///
    /// A write is durable on the server when its call returns. Reads do not wait for writes. Writes to one instance wait for
    /// each other, and writes to one group wait for each other's commit. If a connection is lost or the server restarts,
    /// calls are retried for ``PostgreSQLSettings/retryTimeout``. Connections are opened on demand and closed when the
    /// store is released.
    ///
    /// If the tables are replaced by those of a backup in which the group has another number or is missing, each call fails with
    /// the code `unavailable`, and streams of signals end. Create another object to open what is there now.
    public final class PostgreSQLStore: InstanceStore {
        let address: DatabaseAddress
        let settings: PostgreSQLSettings
        let pool: ConnectionPool
        let located: LocatedGroup
        /// The number of the group in the database.
        var group: Int { located.number }
        let listeners = StoreSignals()
        let listener = Mutex<ChangeListener?>(nil)

        /// Opens the store of a group. Waits for a server that restarts, as every call does, for
        /// ``PostgreSQLSettings/retryTimeout``.
        /// - Parameters:
        ///   - url: A URL of the form `postgresql://USER@HOST/DATABASE`, with any libpq parameters except a password. Put
        ///     the password in `~/.pgpass`, in the file that `PGPASSFILE` names, or in `PGPASSWORD`.
        ///   - group: The name of the group. The instances of other groups are not accessible.
        ///   - createIfMissing: Whether to create the tables and the group if they do not exist. Pass false in a program
        ///     that reads what another one has configured, so that a wrong URL or group is an error instead of an empty
        ///     store.
        ///   - settings: The number of connections and the timeouts.
        /// - Throws: `StoreError` with one of these codes; the database is then unchanged.
        ///   - `missing`: The tables or the group do not exist, and `createIfMissing` is false.
        ///   - `unavailable`: The server cannot be reached, or the database does not exist or is not encoded in UTF-8.
        ///   - `notPermitted`: The URL contains a password, or the role lacks a privilege.
        ///   - `damaged`: The database has a schema `intents` that is not a store.
        ///   - `otherVersion`: The store has another major version of the format.
        ///   - `readOnly`: The tables or the group do not exist, and the database is read-only.
        public convenience init(
            url: String, group: String, createIfMissing: Bool = true,
            settings: PostgreSQLSettings = PostgreSQLSettings()
        ) throws(StoreError) {
            try self.init(
                url: url, group: group, createIfMissing: createIfMissing, settings: settings,
                migrations: StoreFormat.migrations)
        }

        /// The migrations to the newest format.
        package static var migrations: [StoreMigration] { StoreFormat.migrations }

        /// Opens a store with other migrations, for tests.
        package init(
            url: String, group: String, createIfMissing: Bool = true, settings: PostgreSQLSettings,
            migrations: [StoreMigration]
        ) throws(StoreError) {
            let address = try DatabaseAddress(url)
            let pool = ConnectionPool(address, settings)
            let located = try PostgreSQLStore.prepare(address, migrations, pool, settings) { preparation in
                guard try createIfMissing || preparation.hasGroup(group) else {
                    throw StoreError(.missing, "'\(address.text)' does not contain the group '\(group)'")
                }
                return try preparation.prepare(for: group)
            }
            pool.use(located)
            (self.address, self.settings, self.pool, self.located) = (address, settings, pool, located)
        }

        /// Checks the form of a URL without connecting.
        /// - Throws: `StoreError` with code `unavailable` if it is invalid, or `notPermitted` if it contains a password.
        package static func requireForm(of url: String) throws(StoreError) { _ = try DatabaseAddress(url) }

        /// Returns whether the database contains a group. Creates nothing.
        package static func exists(url: String, group: String) throws(StoreError) -> Bool {
            let address = try DatabaseAddress(url)
            let settings = PostgreSQLSettings()
            let pool = ConnectionPool(address, settings)
            return try prepare(address, StoreFormat.migrations, pool, settings) { try $0.hasGroup(group) }
        }

        /// Returns the names of the groups in a database, in the order of their bytes; none without a store. Creates nothing.
        package static func groups(url: String) throws(StoreError) -> [String] {
            let address = try DatabaseAddress(url)
            let settings = PostgreSQLSettings()
            let pool = ConnectionPool(address, settings)
            return try prepare(address, StoreFormat.migrations, pool, settings) { try $0.groups() }
        }

        private static func prepare<Result>(
            _ address: DatabaseAddress, _ migrations: [StoreMigration], _ pool: ConnectionPool,
            _ settings: PostgreSQLSettings, _ body: (StorePreparation) throws -> Result
        ) throws(StoreError) -> Result {
            do {
                return try retrying(address, settings) {
                    try pool.withConnection { connection in
                        try body(StorePreparation(address: address, migrations: migrations, connection: connection))
                    }
                }
            } catch let error as StoreError {
                throw error
            } catch {
                throw StoreError(.unavailable, "'\(address.text)' cannot be opened", underlying: error)
            }
        }

        /// Returns a setting of a session, for tests.
        package func setting(_ name: String) throws -> String {
            let show = Statement("show setting", "SELECT current_setting($1)")
            return try read(show(.text(name))) { $0?.first?.serverText(0) ?? "" }
        }

        /// The notification channel of the group.
        var channel: String { "intents_\(group)" }
    }

    extension PostgreSQLStore {
        /// Returns an instance, also a removed one; nil if it does not exist or was forgotten.
        public func instance(_ id: InstanceID) throws -> StoredInstance? {
            let instance = try read(InstanceRows.one(id, in: group)) { try InstanceRows.instances($0).first }
            guard let instance, instance.follows != nil else { return instance }
            // Together with those that it follows, and thus from one snapshot.
            return try read(InstanceRows.followed(by: [id], in: group)) { result in
                try FollowedRows(result).complete(id)
            }
        }

        /// Returns some of the instances that are not removed, in placement order.
        public func page(_ request: InstancePageRequest) throws -> InstancePage {
            let call = InstanceRows.page(request, in: group)
            let page = try read(call) { try InstanceRows.page(request, $0) }
            guard request.includesValues, request.includesSources,
                page.instances.contains(where: { $0.follows != nil })
            else { return page }
            return try readTogether(call) { result in
                let page = try InstanceRows.page(request, result)
                return (page, page.instances.filter { $0.follows != nil }.map(\.id))
            } completion: { page, followed in
                InstancePage(instances: page.instances.map(followed.complete), next: page.next)
            }
        }

        /// Returns whether identifiers are or were in use.
        public func uses(of ids: [InstanceID]) throws -> [IdentifierUse] {
            let uses = try read(InstanceRows.uses(of: ids, in: group), InstanceRows.uses)
            return ids.map { uses[$0] ?? .unused }
        }

        /// Returns the instances that follow an instance directly.
        public func followers(of id: InstanceID) throws -> [InstanceID] {
            try read(InstanceRows.followers(of: id, in: group), InstanceRows.ids)
        }

        /// Adds and updates instances in one transaction.
        /// - Throws: `StoreError`, or the error of a closure; nothing is then changed.
        public func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
            do {
                // An error of a closure must not be mistaken for a database failure, which would be retried.
                let result = try write(locked(by: writes)) { transaction -> Result<Void, any Error> in
                    do {
                        try PostgreSQLStore.perform(writes, at: time, in: &transaction)
                        return .success(())
                    } catch let failure as DatabaseFailure {
                        throw failure
                    } catch {
                        transaction.abandon()
                        return .failure(error)
                    }
                }
                try result.get()
            } catch let error as StoreError where error.isUniqueViolation {
                // Another program placed one of the instances first.
                throw try firstTaken(of: writes).map(StoreError.instanceExists) ?? error
            }
        }

        private static func perform(
            _ writes: [InstanceWrite], at time: StoreTime, in transaction: inout WritingTransaction
        ) throws {
            for write in writes {
                switch write {
                case .placement(let instance): try transaction.place(instance, at: time)
                case .update(let id, let decide):
                    let result = try transaction.update(id, at: time) { UpdateDecision(try decide($0), outcome: ()) }
                    _ = try result.get()
                case .updateFollowers(let id, let decide):
                    let followers = try transaction.lockFollowers(of: id)
                    try perform(followers.map { .update($0, decide) }, at: time, in: &transaction)
                case .forgetting(let id): try transaction.forget(id, at: time)
                }
            }
        }

        /// The instances to lock, in one order with other transactions. Followers that others add meanwhile are locked later.
        private func locked(by writes: [InstanceWrite]) throws -> [InstanceID] {
            try writes.flatMap { write in
                if case .updateFollowers(let id, _) = write { try [id] + followers(of: id) } else { [write.id] }
            }
        }

        private func firstTaken(of writes: [InstanceWrite]) throws -> InstanceID? {
            let placed = writes.compactMap { if case .placement(let instance) = $0 { instance.id } else { nil } }
            return try zip(placed, uses(of: placed)).first { $1 != .unused }?.0
        }

        /// Updates an instance in one transaction. `decide` receives the current instance and may be called several times.
        /// - Throws: `StoreError`, or the error of `decide`; the instance is then unchanged.
        public func performUpdate<Outcome: Sendable>(
            of id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
        ) throws -> UpdateResult<Outcome> {
            try write([id]) { try $0.update(id, at: time, decide) }.get()
        }

        /// Performs several updates in one transaction. If the server refuses it, each has a transaction of its own.
        public func updateEach<Outcome: Sendable>(
            _ requests: [UpdateRequest<Outcome>]
        ) -> [Result<UpdateResult<Outcome>, any Error>] {
            updateTogether(requests, mayConcernOne: PostgreSQLStore.mayConcernOneUpdate) {
                try write(requests.map(\.id)) { transaction in
                    try requests.map { try transaction.update($0.id, at: $0.time, $0.decide) }
                }
            }
        }

        /// Whether other updates may succeed after such a failure: one has damaged rows, a locked instance, or values that the
        /// server cannot store.
        private static func mayConcernOneUpdate(_ error: any Error) -> Bool {
            guard let error = error as? StoreError else { return false }
            return error.code == .damaged || (error.underlying as? DatabaseFailure)?.kind == .refused
        }

        /// Returns the log entries after a sequence, in ascending order; of all instances if `id` is nil.
        public func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
            try read(ChangeRows.page(of: id, after: sequence, limit: limit, in: group), ChangeRows.page)
        }

        /// Returns the sequence of the newest change in the group; 0 if there is none.
        public func newestSequence() throws -> Int {
            try read(ChangeRows.newestSequence(in: group), ChangeRows.newestSequence)
        }
    }

    /// The number of connections and the timeouts of a ``PostgreSQLStore``. The defaults suit a service with several threads.
    public struct PostgreSQLSettings: Hashable, Sendable {
        /// The maximum number of open connections, at least 1. Observing changes uses an additional one.
        public var maximumConnections = 4
        /// The timeout for opening a connection.
        public var connectTimeout = Duration.seconds(10)
        /// The timeout for a statement, including a commit, and for an idle transaction.
        public var statementTimeout = Duration.seconds(30)
        /// The maximum time to wait for a row that another transaction has locked.
        public var lockTimeout = Duration.seconds(10)
        /// How long a call is retried after a lost connection, during a restart of the server, or after a conflict with
        /// another transaction.
        public var retryTimeout = Duration.seconds(10)
        /// The interval at which a store that is observed polls for changes, in case a notification was lost. It is also the
        /// time after which a dead connection is detected.
        public var pollingInterval = Duration.seconds(5)
        /// How long the lease of a widget host lasts after its last renewal. A host renews it three times as often. After this time,
        /// other hosts take over the instances of a host that ended without notice.
        public var hostLeaseDuration = Duration.seconds(15)

        /// Creates settings with the default values.
        public init() {}
    }
#endif
