#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    @Suite(.needsServer, .blocking, .timeLimit(.minutes(2))) struct PostgreSQLStoreConformanceTests {
        @Test(arguments: StoreConformance.checks)
        func `the store conforms to the protocol`(_ check: StoreCheck) async throws {
            try await check.run(on: TestGroup().open())
        }

        @Test(arguments: StoreConformance.checks)
        func `the store conforms with a single connection`(_ check: StoreCheck) async throws {
            try await check.run(on: TestGroup().open { $0.maximumConnections = 1 })
        }

        /// Two programs that share a group.
        @Test(arguments: StoreConformance.checks)
        func `two stores of one group conform`(_ check: StoreCheck) async throws {
            let group = try TestGroup()
            try await check.run(on: AlternatingStore(first: group.open(), second: group.open()))
        }
    }

    /// Updates that an engine has collected while the server wrote to its disk.
    @Suite(.needsServer, .blocking, .timeLimit(.minutes(1))) struct PostgreSQLStoreBatchTests {
        private let group: TestGroup

        init() throws {
            group = try TestGroup()
        }

        private func increment(_ id: InstanceID) -> UpdateRequest<Void> {
            UpdateRequest(id, at: StoreTime(milliseconds: 0)) { UpdateDecision(.increment($0), outcome: ()) }
        }

        @Test func `a batch is one transaction`() throws {
            let store = try group.open()
            let (a, b) = (try store.place("a"), try store.place("b"))
            let results = store.updateEach([increment(a), increment(b), increment(a)])
            try expectEqual(results.map { try $0.get().instance.count }, [1, 1, 2])
            let transactions = "SELECT count(*), count(DISTINCT xmin::text) FROM intents.changes"
            try expectEqual(group.query("\(transactions) WHERE group_id = GROUP_ID AND revision > 1"), [["3", "1"]])
        }

        @Test func `a locked instance fails only its own update`() throws {
            let store = try group.open()
            let (a, b) = (try store.place("a"), try store.place("b"))
            let holder = try group.lock(a)
            // Other tests create partitions of the same tables, which may lock them longer than a moment.
            let impatient = try group.open { $0.lockTimeout = .seconds(1) }
            let results = impatient.updateEach([increment(a), increment(b)])
            #expect(throws: StoreError.self) { try results[0].get() }
            try expectEqual(results[1].get().instance.count, 1)
            try holder.run("COMMIT")
            try expectEqual(store.instance(a)?.count, 0)
        }

        /// The document has the content of the refused write, as after an attempt whose commit was not answered.
        @Test func `an outdated write of the stored document is refused`() throws {
            let store = try group.open()
            try expectEqual(store.setDocument([1], named: "d", ifRevision: nil), 1)
            try expectEqual(store.setDocument([2], named: "d", ifRevision: 1), 2)
            try expectEqual(store.setDocument([2], named: "d", ifRevision: 1), nil)
        }

        @Test func `a removal in a batch forgets removed instances`() throws {
            let store = try group.open()
            let (a, b) = (try store.place("a"), try store.place("b"))
            try store.setRetention(StoreRetention(edits: nil, removedDays: 1))
            let day = 86_400_000
            let removals = [a, b].enumerated().map { index, id in
                UpdateRequest(id, at: StoreTime(milliseconds: index * 2 * day)) { _ in
                    UpdateDecision(InstanceUpdate(cause: .removed, isEdit: false, isRemoved: true), outcome: ())
                }
            }
            for removal in removals { _ = try store.updateEach([removal, increment(b)])[0].get() }
            try expectEqual(store.instance(a), nil)
            try expectEqual(store.instance(b)?.isRemoved, true)
        }
    }

    /// The examination of a database for `intentctl doctor`.
    @Suite(.blocking, .needsServer)
    struct PostgreSQLStoreExaminationTests {
        private let fsyncOff =
            "the server does not wait for its disk (fsync is off): a crash of its machine can lose acknowledged edits"

        @Test func `an examination reports counts and the server version`() throws {
            let group = try TestGroup()
            let store = try group.open()
            let id = try store.place("a")
            _ = try store.increment(id)
            let forgotten = try store.place("b")
            try store.forget(forgotten, at: StoreTime(milliseconds: 0))
            let facts = try store.examination().facts
            expectEqual(facts["format"], "1.4")
            expectEqual(facts["server"]?.stringValue?.hasPrefix("PostgreSQL 1"), true)
            expectEqual(facts["instances"], 1)
            expectEqual(facts["removed"], 0)
            expectEqual(facts["forgotten"], 1)
            expectEqual(facts["changes"], 3)
            expectEqual(facts["newestSequence"], 4)
            #expect((facts["databaseBytes"]?.integerValue ?? 0) > 100_000)
        }

        @Test func `a server with fsync off is reported`() throws {
            try expectEqual(TestGroup().open().examination().faults.map(\.message), [fsyncOff])
            let server = try TestServer(isDurable: true)
            let examination = try TestGroup(on: server.url).open().examination()
            #expect(examination.faults.isEmpty && examination.warnings.isEmpty)
        }

        @Test func `a log that does not match its instances is reported`() throws {
            let group = try TestGroup()
            let store = try group.open()
            _ = try store.place("a")
            _ = try group.query("UPDATE intents.instances SET revision = 7 WHERE group_id = GROUP_ID")
            _ = try group.query("UPDATE intents.groups SET newest = 9 WHERE id = GROUP_ID")
            try expectEqual(
                store.examination().faults.map(\.message),
                [
                    fsyncOff, "the last sequence of the log differs from the counter of the group",
                    "the revisions of instances differ from the log: 1",
                ])
        }
    }
#endif
