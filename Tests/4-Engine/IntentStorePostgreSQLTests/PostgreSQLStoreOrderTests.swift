#if PostgreSQL
    import Foundation
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Synchronization
    import Testing

    /// A reader of the log misses no entry, regardless of the order in which transactions end.
    @Suite(.needsServer, .blocking, .timeLimit(.minutes(1))) struct PostgreSQLStoreOrderTests {
        /// The problem that the store prevents: numbers are assigned before the commit.
        @Test func `an identity column can show rows out of order`() throws {
            let database = try TemporaryDatabase()
            try database.run("CREATE TABLE log (sequence bigint GENERATED ALWAYS AS IDENTITY, note text)")
            let slow = try DatabaseSession(url: database.url)
            try slow.run("BEGIN; INSERT INTO log (note) VALUES ('slow')")
            try database.run("INSERT INTO log (note) VALUES ('quick')")
            let first = try database.run("SELECT sequence FROM log WHERE sequence > 0")
            expectEqual(first, [["2"]], "the reader goes on after 2")
            try slow.run("COMMIT")
            #expect(try database.run("SELECT sequence FROM log WHERE sequence > 2").isEmpty, "and misses 1")
        }

        @Test func `a writer waits for the previous sequence`() throws {
            let group = try TestGroup()
            let store = try group.open()
            let id = try store.place("a")
            let slow = try DatabaseSession(url: group.url)
            // Simulates a program that has reserved a sequence and has not committed yet.
            try slow.run("BEGIN")
            try slow.run("UPDATE intents.groups SET newest = newest + 1 WHERE name = '\(group.name)'")
            let writer = Mutex<Result<StoredInstance, any Error>?>(nil)
            let done = DispatchGroup()
            DispatchQueue.global().async(group: done) {
                let result = Result { try store.increment(id) }
                writer.withLock { $0 = result }
            }
            try waitForBlockedWriter(on: group)
            try expectEqual(store.changes(of: nil, after: 0, limit: 9).map(\.sequence), [1])
            try expectEqual(store.newestSequence(), 1)
            let instance = StoredInstance(id: InstanceID("b"), kind: "k", family: .unrecognized("f"), intent: nil)
            try slow.run(
                """
                INSERT INTO intents.instances (group_id, id, position, kind, family, revision)
                SELECT id, '\(instance.id)', newest, 'k', 'f', 1 FROM intents.groups WHERE name = '\(group.name)';
                INSERT INTO intents.changes (
                    group_id, sequence, instance, revision, milliseconds, cause, family_after, differences)
                SELECT id, newest, '\(instance.id)', 1, 0, 'placed', 'f', '{}'
                FROM intents.groups WHERE name = '\(group.name)';
                COMMIT
                """)
            done.wait()
            let written = try writer.withLock { try $0?.get() }
            expectEqual(written?.count, 1)
            let log = try store.changes(of: nil, after: 1, limit: 9)
            expectEqual(log.map(\.sequence), [2, 3])
            expectEqual(log.map(\.instance.text), ["b", "a"])
        }

        /// Waits until a transaction waits for the sequence.
        private func waitForBlockedWriter(on group: TestGroup) throws {
            let deadline = ContinuousClock.now + .seconds(60)
            while try group.query(
                "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%SET newest%'")
                == [["0"]]
            {
                try #require(.now < deadline, "no transaction waits")
            }
        }

        @Test func `a locked instance is reported and left unchanged`() throws {
            let group = try TestGroup()
            let store = try group.open()
            let id = try store.place("a")
            let holder = try group.lock(id)
            let impatient = try group.open { $0.lockTimeout = .milliseconds(50) }
            let error = #expect(throws: StoreError.self) { try impatient.increment(id) }
            expectEqual(error?.code, .unavailable)
            expectEqual(error?.message.contains("locked"), true)
            try expectEqual(store.instance(id)?.count, 0)
            try holder.run("COMMIT")
            try expectEqual(store.increment(id).count, 1)
        }

        @Test func `an edit that is logged for a follower does not wait for its writer`() throws {
            let group = try TestGroup()
            let store = try group.open()
            let (source, follower) = (try store.place("a"), try store.place("b"))
            try store.update(follower, at: StoreTime(milliseconds: 0)) { _ in
                InstanceUpdate(cause: .followed, isEdit: true, follows: .some(source))
            }
            let other = try group.open { $0.lockTimeout = .milliseconds(500) }
            try store.increment(follower) { try other.increment(source) }
            let log = try store.changes(of: nil, after: 3, limit: 9).map { "\($0.instance) \($0.cause.rawValue)" }
            expectEqual(log, ["a edited", "b sourceChanged", "b edited"])
        }

        @Test func `a transaction ended by a deadlock is retried`() throws {
            let group = try TestGroup()
            let store = try group.open()
            let id = try store.place("a")
            let other = try DatabaseSession(url: group.url)
            try other.run("SET deadlock_timeout = '1h'; BEGIN")
            try other.run("UPDATE intents.groups SET newest = newest WHERE name = '\(group.name)'")
            let done = DispatchGroup()
            var rounds = 0
            // A deadlock: the store has locked the instance and waits for the sequence, and the other way round.
            let edited = try store.increment(id) {
                rounds += 1
                guard rounds == 1 else { return }
                DispatchQueue.global().async(group: done) {
                    _ = try? other.run(group.lockStatement(of: id))
                    _ = try? other.run("ROLLBACK")
                }
                try waitForBlockedQuery(containing: "FOR UPDATE", on: group)
            }
            done.wait()
            // The store can lock the instance again before the other transaction does.
            #expect(rounds >= 2)
            expectEqual(edited.count, 1)
            try expectEqual(store.newestSequence(), 2)
        }

        private func waitForBlockedQuery(containing text: String, on group: TestGroup) throws {
            let deadline = ContinuousClock.now + .seconds(60)
            while try group.query(
                "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%\(group.name)%\(text)%'"
            )
                == [["0"]]
            {
                try #require(.now < deadline, "no transaction waits")
            }
        }

        @Test func `a commit is durable regardless of the database's settings`() throws {
            let database = try TemporaryDatabase()
            for (setting, expected) in [("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")] {
                try database.run("ALTER DATABASE \(database.quotedName) SET synchronous_commit = \(setting)")
                let store = try PostgreSQLStore(url: database.url, group: "g")
                try expectEqual(store.setting("synchronous_commit"), expected, "with the database setting \(setting)")
            }
        }

        @Test func `readers do not wait for writers`() throws {
            let group = try TestGroup()
            let store = try group.open()
            let id = try store.place("a")
            try store.increment(id) {
                let (read, log) = (try store.instance(id), try store.log(of: nil, after: 0, limit: 9))
                expectEqual(read?.count, 0)
                expectEqual(log.changes.count, 1)
            }
        }

        @Test func `a transaction locks only the partition of its group`() throws {
            let group = try TestGroup()
            let store = try group.open(through: group.url + "&application_name=\(group.name)")
            let id = try store.place("a")
            try store.increment(id) {
                let locked = try group.query(
                    """
                    SELECT DISTINCT relname FROM pg_locks JOIN pg_class ON pg_class.oid = relation
                    JOIN pg_stat_activity USING (pid)
                    WHERE application_name = '\(group.name)' AND relname ~ '^instances(_[0-9]+)?$'
                    """)
                expectEqual(locked.count, 1, "\(locked)")
            }
        }

        @Test func `a placement that another program overtakes names its instance`() throws {
            let group = try TestGroup()
            let (store, other) = (try group.open(), try group.open())
            let id = try store.place("a")
            let placements = (["free", "taken"] as [InstanceID]).map { id in
                InstanceWrite.placement(
                    StoredInstance(id: id, kind: "counter", family: .systemSmall, intent: "Count"))
            }
            let meanwhile = InstanceWrite.update(id) { _ in
                _ = try other.place("taken")
                return nil
            }
            let error = #expect(throws: StoreError.self) {
                try store.writeTogether([meanwhile] + placements, at: StoreTime(milliseconds: 0))
            }
            expectEqual(error?.code, .instanceExists)
            expectEqual(error?.message, StoreError.instanceExists("taken").message)
            try expectEqual(store.instances(of: nil).map(\.id.text), ["a", "taken"])
        }

        @Test func `one connection is enough for many threads`() throws {
            let group = try TestGroup()
            let store = try group.open { $0.maximumConnections = 1 }
            let id = try store.place("a")
            DispatchQueue.concurrentPerform(iterations: 8) { _ in _ = try? store.increment(id) }
            try expectEqual(store.instance(id)?.count, 8)
        }
    }
#endif
