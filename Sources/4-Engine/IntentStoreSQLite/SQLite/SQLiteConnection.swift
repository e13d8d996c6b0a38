#if SQLite
    import CIntentSQLite

    /// A connection to a database file through the system's SQLite.
    ///
    /// One thread at a time may use it. It is closed when it is released. Statements are prepared on their first run, and
    /// finalized with the connection. The write-ahead log grows until ``checkpoint(_:)`` is called.
    package final class SQLiteConnection {
        /// What a connection may do with its file.
        package enum Access: Hashable, Sendable {
            case reading, writing

            fileprivate var flags: CInt {
                switch self {
                case .reading: SQLITE_OPEN_READONLY
                case .writing: SQLITE_OPEN_READWRITE
                }
            }
        }

        private let connection: OpaquePointer
        /// An array, because there are few, and comparing a string with itself is faster than hashing it.
        private var prepared: [(sql: String, statement: SQLiteStatement)] = []
        /// How many pages the write-ahead log held after the last commit of this connection.
        package private(set) var logPageCount = 0
        /// How many transactions of this connection have written to the write-ahead log.
        package private(set) var commitCount = 0

        /// Opens an existing file, with foreign keys enforced and double quotes for names only.
        ///
        /// SQLite reads nothing from the file before the first statement.
        /// - Parameter busyTimeout: How many milliseconds a statement waits for locks of other connections.
        package init(path: String, access: Access = .writing, busyTimeout: CInt = 10_000) throws(SQLiteError) {
            var connection: OpaquePointer?
            let code = sqlite3_open_v2(path, &connection, access.flags | SQLITE_OPEN_NOMUTEX, nil)
            guard code == SQLITE_OK, let connection else {
                let error = SQLiteError(code, on: connection)
                sqlite3_close_v2(connection)
                throw error
            }
            self.connection = connection
            sqlite3_extended_result_codes(connection, 1)
            setBusyTimeout(milliseconds: busyTimeout)
            try setOption(SQLITE_DBCONFIG_ENABLE_FKEY, to: true)
            try setOption(SQLITE_DBCONFIG_DQS_DDL, to: false)
            try setOption(SQLITE_DBCONFIG_DQS_DML, to: false)
            recordCommits()
        }

        deinit {
            for (_, statement) in prepared { statement.finalize() }
            sqlite3_close_v2(connection)
        }

        /// Sets how long a statement waits for locks of other connections before it fails with `SQLITE_BUSY`.
        package func setBusyTimeout(milliseconds: CInt) {
            sqlite3_busy_timeout(connection, milliseconds)
        }

        /// Leaves the write-ahead log as it is when the last connection to the file is closed.
        package func disableCheckpointOnClose() throws(SQLiteError) {
            try setOption(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, to: true)
        }

        private func setOption(_ option: CInt, to isOn: Bool) throws(SQLiteError) {
            try require(csqlite_set_option(connection, option, isOn ? 1 : 0))
        }

        private func require(_ code: CInt) throws(SQLiteError) {
            guard code == SQLITE_OK else { throw SQLiteError(code, on: connection) }
        }

        /// The hook replaces SQLite's own, which moves the log into the database after every thousand pages.
        ///
        /// SQLite calls it on the thread that commits, which is the one that uses the connection.
        private func recordCommits() {
            _ = sqlite3_wal_hook(
                connection,
                { context, _, _, pages in
                    if let context {
                        let connection = Unmanaged<SQLiteConnection>.fromOpaque(context).takeUnretainedValue()
                        connection.logPageCount = Int(pages)
                        connection.commitCount += 1
                    }
                    return SQLITE_OK
                },
                Unmanaged.passUnretained(self).toOpaque())
        }
    }

    /// Running statements.
    extension SQLiteConnection {
        /// Runs one statement, which stays prepared.
        /// - Parameter row: Called for each row of the result. It must not run the same statement.
        package func run(
            _ sql: String, _ values: [SQLiteValue] = [], row: (SQLiteRow) throws -> Void = { _ in }
        ) throws {
            try runWhile(sql, values) { current in
                try row(current)
                return true
            }
        }

        /// Runs one statement, which stays prepared, until `row` returns false.
        /// - Parameter row: Called for each row of the result. It must not run the same statement.
        func runWhile(_ sql: String, _ values: [SQLiteValue], row: (SQLiteRow) throws -> Bool) throws {
            try statement(sql).run(values, while: row)
        }

        /// Runs one statement, which stays prepared.
        /// - Parameter read: Reads a row of the result. It must not run the same statement.
        /// - Returns: What it returned for each row.
        func rows<Row>(
            _ sql: String, _ values: [SQLiteValue] = [], _ read: (SQLiteRow) throws -> Row
        ) throws -> [Row] {
            var rows: [Row] = []
            try run(sql, values) { rows.append(try read($0)) }
            return rows
        }

        /// Runs one statement, which stays prepared, and reads the first row of its result; nil if it has none.
        func first<Row>(
            _ sql: String, _ values: [SQLiteValue] = [], _ read: (SQLiteRow) throws -> Row
        ) throws -> Row? {
            var first: Row?
            try runWhile(sql, values) { row in
                first = try read(row)
                return false
            }
            return first
        }

        /// Runs any number of statements, separated by semicolons, and discards their results.
        package func execute(_ script: String) throws(SQLiteError) {
            try require(sqlite3_exec(connection, script, nil, nil, nil))
        }

        /// Prepares a statement, which fails if its tables or columns do not exist.
        package func prepare(_ sql: String) throws {
            _ = try statement(sql)
        }

        /// Returns the first column of the first row as an integer; 0 if it is null or there is no row.
        package func integer(_ sql: String, _ values: [SQLiteValue] = []) throws -> Int {
            try first(sql, values) { $0.integer(0) } ?? 0
        }

        /// Returns the first column of each row as text.
        package func texts(_ sql: String, _ values: [SQLiteValue] = []) throws -> [String] {
            try rows(sql, values) { $0.text(0) }
        }

        /// The integer primary key of the row that the last INSERT added.
        var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(connection)) }

        /// How many rows the last INSERT, UPDATE or DELETE changed.
        package var changedRowCount: Int { Int(sqlite3_changes(connection)) }

        private func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
            for (known, statement) in prepared where known == sql { return statement }
            let statement = try SQLiteStatement(sql, on: connection, isPersistent: true)
            prepared.append((sql, statement))
            return statement
        }
    }

    /// Transactions.
    extension SQLiteConnection {
        /// When a transaction takes its locks.
        package enum TransactionKind: String, Sendable {
            /// At the first statement that reads or writes: all statements see the same commit.
            case deferred = "BEGIN"
            /// At once, and for writing.
            case immediate = "BEGIN IMMEDIATE"
        }

        /// Runs `body` in a transaction. If it throws, or the commit fails, the transaction is rolled back.
        package func transaction<Result>(_ kind: TransactionKind, _ body: () throws -> Result) throws -> Result {
            try run(kind.rawValue)
            do {
                let result = try body()
                try run("COMMIT")
                return result
            } catch {
                // After some failures SQLite has ended the transaction itself.
                if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
                throw error
            }
        }
    }

    /// The files.
    extension SQLiteConnection {
        /// How much of the write-ahead log a checkpoint moves into the database.
        package enum Checkpoint {
            /// What no reader needs; it waits for no other connection.
            case passive
            /// All of it, and empties the log; it fails with `SQLITE_BUSY` while a reader needs an older state.
            case truncate
        }

        package func checkpoint(_ checkpoint: Checkpoint) throws(SQLiteError) {
            let mode =
                switch checkpoint {
                case .passive: SQLITE_CHECKPOINT_PASSIVE
                case .truncate: SQLITE_CHECKPOINT_TRUNCATE
                }
            try require(sqlite3_wal_checkpoint_v2(connection, nil, mode, nil, nil))
        }

        /// Reads the first bytes of the database file itself, without what the write-ahead log adds to it.
        /// - Returns: The bytes, all zero if the file is shorter, and the length of the file.
        package func fileBeginning(byteCount: Int) throws(SQLiteError) -> (bytes: [UInt8], fileSize: Int) {
            var bytes = [UInt8](repeating: 0, count: byteCount)
            var size: sqlite3_int64 = 0
            let code = bytes.withUnsafeMutableBytes { buffer in
                csqlite_read_file(connection, buffer.baseAddress, CInt(buffer.count), &size)
            }
            guard code == SQLITE_OK || code == SQLiteError.shortRead else { throw SQLiteError(code: code) }
            return (bytes, Int(size))
        }
    }
#endif
