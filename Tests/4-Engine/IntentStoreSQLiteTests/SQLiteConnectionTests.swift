#if SQLite
    import Foundation
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    @Suite struct SQLiteConnectionTests {
        private let place: TemporaryStore
        private let connection: SQLiteConnection

        init() throws {
            place = try TemporaryStore()
            try place.write(Data())
            connection = try place.connect()
            try connection.execute(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE t (n INTEGER, s TEXT) STRICT")
        }

        @Test(arguments: ["", "a", "a\u{0}b", "ü 東 👩‍👩‍👧", String(repeating: "x", count: 70_000)])
        func `text keeps every character`(_ text: String) throws {
            try connection.run("INSERT INTO t (s) VALUES (?)", [.text(text)])
            try expectEqual(connection.texts("SELECT s FROM t"), [text])
        }

        @Test func `values are bound in order and cleared after the run`() throws {
            let insert = "INSERT INTO t (n, s) VALUES (?, ?)"
            try connection.run(insert, [.integer(.min), .init("s")])
            try connection.run(insert, [.integer(.max), .null])
            try connection.run(insert)
            var rows: [String] = []
            try connection.run("SELECT n, s FROM t ORDER BY rowid") { row in
                rows.append("\(row.isNull(0) ? "-" : String(row.integer(0))) \(row.optionalText(1) ?? "-")")
            }
            expectEqual(rows, ["\(Int.min) s", "\(Int.max) -", "- -"])
        }

        @Test func `a transaction that throws is rolled back`() throws {
            struct Failure: Error {}
            #expect(throws: Failure.self) {
                try connection.transaction(.immediate) {
                    try connection.run("INSERT INTO t (n) VALUES (1)")
                    throw Failure()
                }
            }
            #expect(throws: SQLiteError.self) {
                try connection.transaction(.immediate) {
                    try connection.run("INSERT INTO t (n) VALUES (1)")
                    try connection.run("INSERT INTO t (n) VALUES ('one')")
                }
            }
            try expectEqual(connection.integer("SELECT COUNT(*) FROM t"), 0)
            try expectEqual(connection.transaction(.deferred) { try connection.integer("SELECT 5") }, 5)
        }

        @Test func `a row closure that throws resets the statement`() throws {
            struct Failure: Error {}
            try connection.execute("INSERT INTO t (n) VALUES (1), (2)")
            let select = "SELECT n FROM t ORDER BY n"
            #expect(throws: Failure.self) { try connection.run(select) { _ in throw Failure() } }
            try expectEqual(connection.texts(select), ["1", "2"])
        }

        @Test func `a lock of another connection is a busy error`() throws {
            let other = try SQLiteConnection(path: place.path, busyTimeout: 0)
            try connection.transaction(.immediate) {
                let error = #expect(throws: SQLiteError.self) {
                    try other.transaction(.immediate) { try other.run("INSERT INTO t (n) VALUES (1)") }
                }
                expectEqual(error?.isBusy, true)
            }
            try other.transaction(.immediate) { try other.run("INSERT INTO t (n) VALUES (1)") }
        }

        @Test func `errors carry the extended code and a message`() throws {
            try connection.execute(
                "CREATE TABLE u (n INTEGER PRIMARY KEY REFERENCES t (n)); CREATE UNIQUE INDEX i ON t (n)")
            let error = #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO u VALUES (1)") }
            expectEqual(error?.code, 787)
            expectEqual(error?.message, "FOREIGN KEY constraint failed")
            #expect(throws: SQLiteError.self) { try connection.run("SELECT \"no column\"") }
            #expect(throws: SQLiteError.self) { try connection.run("SELECT n FROM missing") }
            #expect(throws: SQLiteError.self) { try connection.run("") }
        }

        @Test func `an integer is that of the first row, or 0`() throws {
            let select = "SELECT n FROM t ORDER BY rowid"
            try expectEqual(connection.integer(select), 0)
            try connection.execute("INSERT INTO t (n) VALUES (5), (7)")
            try expectEqual(connection.integer(select), 5)
            try connection.execute("UPDATE t SET n = NULL")
            try expectEqual(connection.integer(select), 0)
        }

        @Test func `a file that does not exist is not created`() throws {
            let error = #expect(throws: SQLiteError.self) {
                _ = try SQLiteConnection(path: place.folder + "/missing.sqlite")
            }
            expectEqual(error?.primaryCode, 14)
            #expect(!FileManager.default.fileExists(atPath: place.folder + "/missing.sqlite"))
        }

        @Test func `the log grows until a checkpoint`() throws {
            for number in 0..<1_200 {
                try connection.transaction(.immediate) {
                    try connection.run("INSERT INTO t (n) VALUES (?)", [.integer(number)])
                }
            }
            #expect(connection.logPageCount > 1_000)
            try connection.checkpoint(.truncate)
            #expect(try place.bytes(of: "store.sqlite-wal").isEmpty)
        }
    }
#endif
