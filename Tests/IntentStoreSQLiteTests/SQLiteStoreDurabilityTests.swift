#if SQLite
    import GRDB
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    @Suite struct SQLiteStoreDurabilityTests {
        private let place: TemporaryStore
        private let id: InstanceID

        init() throws {
            place = try TemporaryStore()
            id = try #require(InstanceID("a"))
            try place.open().place(
                StoredInstance(id: id, kind: "k", family: "f", intent: nil), at: StoreTime(milliseconds: 0))
        }

        @Test(arguments: [StoreConnection.Role.reading, .writing])
        func everyConnectionIsSetUpToLoseNothing(_ role: StoreConnection.Role) throws {
            let connection = try StoreConnection.open(place.path, for: role)
            let settings = try connection.unsafeRead { database in
                try ["journal_mode", "synchronous", "wal_autocheckpoint", "foreign_keys", "query_only"].map {
                    try String.fetchOne(database, sql: "PRAGMA \($0)")
                }
            }
            // 2 is FULL.
            #expect(settings == ["wal", "2", "0", "1", role == .reading ? "1" : "0"])
        }

        @Test func closingTheLastConnectionMovesNothing() throws {
            let log = try place.bytes(of: "store.sqlite-wal")
            let database = try place.bytes()
            #expect(!log.isEmpty)
            do { _ = try place.open().instance(id) }
            #expect(try place.bytes(of: "store.sqlite-wal") == log)
            #expect(try place.bytes() == database)
        }

        @Test func aLongLogIsMovedIntoTheDatabase() throws {
            let store = try place.open()
            let long = String(repeating: "x", count: 256 << 10)
            for number in 0..<12 {
                try store.update(id, at: StoreTime(milliseconds: 0)) { _ in
                    let value = StoredValue(type: "String", wire: .string("\(number)" + long))
                    return InstanceUpdate(cause: .edited, isEdit: true, values: ["text": value])
                }
            }
            // Nine megabytes in all: each edit writes the value, and to the log of changes before and after.
            #expect(try place.bytes(of: "store.sqlite-wal").count < 6 << 20)
            #expect(try place.bytes().count > 3 << 20)
        }

        @Test func aLogIsMovedWhileAReaderHoldsOn() throws {
            let store = try place.open()
            let reader = try StoreConnection.open(place.path, for: .reading)
            try reader.unsafeRead { database in
                try database.inTransaction(.deferred) {
                    _ = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM changes")
                    for number in 0..<300 {
                        try store.update(id, at: StoreTime(milliseconds: number)) { _ in
                            InstanceUpdate(cause: .edited, isEdit: true)
                        }
                    }
                    #expect(try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM changes") == 1)
                    return .commit
                }
            }
            #expect(try store.instance(id)?.revision == 301)
        }

        @Test func whatAnotherConnectionWroteIsReadAtOnce() throws {
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
                    #expect(instance?.revision == revision)
                    #expect(instance?.values["n"]?.wire == .integer(revision))
                }
            }
        }
    }
#endif
