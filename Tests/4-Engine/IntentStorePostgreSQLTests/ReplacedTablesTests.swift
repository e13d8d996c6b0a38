#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// The tables are replaced by those of a backup, in which the groups have other numbers, while a store is open.
    @Suite(.needsServer, .blocking, .timeLimit(.minutes(2))) struct ReplacedTablesTests {
        private static let time = StoreTime(milliseconds: 0)

        private let database: TemporaryDatabase
        private let store: PostgreSQLStore
        private let other: PostgreSQLStore
        private let id: InstanceID

        init() throws {
            database = try TemporaryDatabase()
            var settings = PostgreSQLSettings()
            settings.pollingInterval = .milliseconds(20)
            settings.retryTimeout = .zero
            store = try PostgreSQLStore(url: database.url, group: "mine", settings: settings)
            other = try PostgreSQLStore(url: database.url, group: "other")
            id = try store.place("shared")
            _ = try other.place("shared")
        }

        /// Exchanges the numbers of the groups, or gives the number to no group.
        private func replaceTables(keepsGroup: Bool = true) throws {
            try database.run(
                """
                BEGIN;
                UPDATE intents.groups SET name = 'none' WHERE name = 'mine';
                UPDATE intents.groups SET name = 'mine' WHERE name = 'other';
                UPDATE intents.groups SET name = '\(keepsGroup ? "other" : "gone")' WHERE name = 'none';
                COMMIT
                """)
        }

        private func expectUnavailable(
            _ what: String, at location: SourceLocation = #_sourceLocation, _ body: () throws -> Void
        ) {
            let error = #expect(throws: StoreError.self, "\(what)", sourceLocation: location) { try body() }
            expectEqual(error?.code, .unavailable, "\(what)", sourceLocation: location)
            #expect(
                error?.message.hasSuffix(
                    "was replaced while it was open, so that the number of the group is another one; restart this program to "
                        + "open what is there now") == true, "\(what): \(error?.message ?? "")",
                sourceLocation: location)
        }

        @Test(arguments: [true, false])
        func `no call reads or writes another group`(keepsGroup: Bool) throws {
            let lease = try store.beginHosting(as: "host")
            let (id, time) = (id, Self.time)
            try replaceTables(keepsGroup: keepsGroup)
            let before = try contents()
            expectUnavailable("instance") { _ = try store.instance(id) }
            expectUnavailable("page") { _ = try store.instances(of: nil) }
            expectUnavailable("uses") { _ = try store.uses(of: [id]) }
            expectUnavailable("log") { _ = try store.log(of: nil, after: 0, limit: 1) }
            expectUnavailable("placement") { _ = try store.place("new") }
            expectUnavailable("update") { try store.increment(id) }
            expectUnavailable("batch") {
                try store.writeTogether([.updateFollowers(id) { _ in nil }, .forgetting(id)], at: time)
            }
            expectUnavailable("forgetting") { try store.forget(id, at: time) }
            expectUnavailable("retention") { try store.setRetention(StoreRetention(edits: 1, removedDays: 1)) }
            expectUnavailable("pruning") { try store.prune(at: time) }
            expectUnavailable("request") { try store.addRequests([HostRequest(.reload, of: .everything, at: time)]) }
            expectUnavailable("document") { _ = try store.setDocument([1], named: "d", ifRevision: nil) }
            expectUnavailable("lease") { _ = try lease.renew() }
            expectUnavailable("record") {
                let record = HostRecord(instance: id, due: nil, state: [1])
                try lease.write(HostWrite([HostWrite.Entry(record)]), in: lease.share)
            }
            expectUnavailable("host") { _ = try store.beginHosting(as: "another") }
            expectUnavailable("signals") { _ = try store.signals() }
            lease.end()
            try expectEqual(contents(), before)
        }

        /// All rows that the calls could change.
        private func contents() throws -> [[[String?]]] {
            try ["groups", "instances", "changes", "host_groups", "hosts", "host_shards", "host_records", "documents"]
                .map { try database.run("SELECT t::text FROM intents.\($0) AS t ORDER BY 1") }
        }

        @Test func `signals end, and another store finds the group`() async throws {
            let signals = try store.signals()
            try replaceTables()
            _ = try PostgreSQLStore(url: database.url, group: "mine").increment(id)
            for await _ in signals {}
            expectUnavailable("instance") { _ = try store.instance(id) }
            try expectEqual(PostgreSQLStore(url: database.url, group: "mine").instance(id)?.count, 1)
        }

        @Test func `a group that keeps its number is read from the backup`() throws {
            try store.increment(id)
            try database.run("UPDATE intents.instances SET revision = 1; UPDATE intents.groups SET newest = 1")
            try expectEqual(store.instance(id)?.revision, 1)
            try expectEqual(store.newestSequence(), 1)
        }
    }
#endif
