#if SQLite
    import IntentModel
    import IntentRuntime
    import IntentTestSupport
    import Testing

    @testable import IntentStoreSQLite

    @Suite(.timeLimit(.minutes(10))) struct SQLiteStoreConformanceTests {
        @Test(arguments: StoreConformance.checks)
        func `satisfies the contract of every store`(_ check: StoreCheck) async throws {
            let place = try TemporaryStore()
            try await check.run(on: place.open())
        }

        /// Every second call uses another store object, as if two processes shared the store.
        @Test(arguments: StoreConformance.checks)
        func `satisfies the contract through two stores on one file`(_ check: StoreCheck) async throws {
            let place = try TemporaryStore()
            try await check.run(on: AlternatingStore(first: place.open(), second: place.open()))
        }
    }

    @Suite struct SQLiteStoreDurabilityTests {
        private let place: TemporaryStore
        private let id: InstanceID

        init() throws {
            place = try TemporaryStore()
            id = InstanceID("a")
            try place.open().place(
                StoredInstance(id: id, kind: "k", family: .unrecognized("f"), intent: nil),
                at: StoreTime(milliseconds: 0))
        }

        @Test(arguments: [StoreConnection.Role.reading, .writing])
        func `every connection has durable settings`(_ role: StoreConnection.Role) throws {
            let connection = try StoreConnection.open(place.path, for: role)
            let names = ["journal_mode", "synchronous", "wal_autocheckpoint", "foreign_keys", "query_only"]
            let settings = try names.flatMap { try connection.texts("PRAGMA \($0)") }
            // 2 is FULL.
            expectEqual(settings, ["wal", "2", "0", "1", role == .reading ? "1" : "0"])
        }

        @Test func `a read without waiting does not wait for SQLite`() throws {
            let connection = SharedConnection(place.path, for: .reading)
            let timeout = "PRAGMA busy_timeout"
            try expectEqual(connection.useIfFree { try $0.integer(timeout) }, 0)
            try expectEqual(connection.use { try $0.integer(timeout) }, 10_000)
        }

        @Test func `the lock of writers excludes others of this process`() throws {
            let lock = WriterLock(try StorePlace(path: place.path), timeout: .zero)
            try expectEqual(lock.withLock { try lock.waitUntilFree(timeout: .zero) }, false)
            try expectEqual(lock.withLock { try lock.holder() }, .process(nil))
            let error = #expect(throws: StoreError.self) { try lock.withLock { try lock.withLock {} } }
            expectEqual(error?.message.contains("is locked by another writer"), true)
            #expect(try lock.waitUntilFree(timeout: .zero))
            try expectEqual(lock.holder(), .none)
        }

        @Test func `a full disk is a fault of the store`() throws {
            expectEqual(
                SQLiteStore.faults(ofAvailableSize: 8_192).map(\.message),
                ["the store can be read, but not written: its disk is full"])
            #expect(SQLiteStore.faults(ofAvailableSize: 1 << 20).isEmpty)
            #expect(try place.open().examination().faults.isEmpty)
        }

        @Test func `closing the last connection does not checkpoint`() throws {
            let log = try place.bytes(of: "store.sqlite-wal")
            let database = try place.bytes()
            #expect(!log.isEmpty)
            do { _ = try place.open().instance(id) }
            try expectEqual(place.bytes(of: "store.sqlite-wal"), log)
            try expectEqual(place.bytes(), database)
        }

        @Test func `a long write-ahead log is moved into the database`() throws {
            let store = try place.open()
            let long = String(repeating: "x", count: 256 << 10)
            for number in 0..<12 {
                try store.update(id, at: StoreTime(milliseconds: 0)) { _ in
                    let value = StoredValue(type: "String", wire: .string("\(number)" + long))
                    return InstanceUpdate(cause: .edited, isEdit: true, values: ["text": value])
                }
            }
            // Nine megabytes in total: each edit writes the value, and the values before and after to the log of changes.
            #expect(try place.bytes(of: "store.sqlite-wal").count < 6 << 20)
            #expect(try place.bytes().count > 3 << 20)
        }

        @Test func `edits succeed while a reader keeps a snapshot`() throws {
            let store = try place.open()
            let reader = try StoreConnection.open(place.path, for: .reading)
            try reader.transaction(.deferred) {
                try expectEqual(reader.integer("SELECT COUNT(*) FROM changes"), 1)
                for number in 0..<300 {
                    try store.update(id, at: StoreTime(milliseconds: number)) { _ in
                        InstanceUpdate(cause: .edited, isEdit: true)
                    }
                }
                try expectEqual(reader.integer("SELECT COUNT(*) FROM changes"), 1)
            }
            try expectEqual(store.instance(id)?.revision, 301)
        }

        @Test func `writes of another connection are visible at once`() throws {
            let (first, second) = (try place.open(), try place.open())
            for revision in 2...20 {
                let writer = revision % 2 == 0 ? first : second
                try writer.update(id, at: StoreTime(milliseconds: 0)) { _ in
                    InstanceUpdate(
                        cause: .edited, isEdit: true,
                        values: ["n": StoredValue(type: "Integer", wire: .integer(revision))])
                }
                for reader in [first, second] {
                    let instance = try reader.instance(id)
                    expectEqual(instance?.revision, revision)
                    expectEqual(instance?.values["n"]?.wire, .integer(revision))
                }
            }
        }
    }
#endif
