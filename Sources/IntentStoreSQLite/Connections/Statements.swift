#if SQLite
    import CSQLite
    import GRDB

    /// The statements of one connection, each prepared when it is first asked for and kept as long as the connection.
    ///
    /// SQLite is called past GRDB's queue, its cache of statements and its transactions, which cost a small read or write
    /// as much as SQLite itself.
    ///
    /// From when it is made GRDB keeps the connection open and closes it, and no more.
    final class Statements {
        let connection: OpaquePointer
        /// A list: they are few, and comparing a text with itself is quicker than hashing it.
        private var prepared: [(sql: String, statement: OpaquePointer)] = []

        init(of database: Database) throws {
            guard let connection = database.sqliteConnection else {
                throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the connection is closed")
            }
            self.connection = connection
            // GRDB's hooks expect that its own statements commit.
            sqlite3_commit_hook(connection, nil, nil)
            sqlite3_rollback_hook(connection, nil, nil)
        }

        deinit {
            for (_, statement) in prepared { sqlite3_finalize(statement) }
        }

        func statement(_ sql: String) throws -> OpaquePointer {
            if let known = prepared.first(where: { $0.sql == sql }) { return known.statement }
            var statement: OpaquePointer?
            let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
            guard code == SQLITE_OK, let statement else { throw DatabaseError(code, of: connection) }
            prepared.append((sql, statement))
            return statement
        }

        /// How many rows the last statement that wrote has changed.
        var changesCount: Int { Int(sqlite3_changes(connection)) }

        /// How long a statement waits for SQLite's locks before it fails.
        func setLongestWait(milliseconds: CInt) {
            sqlite3_busy_timeout(connection, milliseconds)
        }
    }

    extension Statements {
        /// Runs `body` between `begin` and COMMIT; what it throws, and a COMMIT that fails, takes everything back.
        func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
            try PreparedStatement(self, begin).run([])
            do {
                let result = try body()
                try PreparedStatement(self, "COMMIT").run([])
                return result
            } catch {
                // SQLite has ended the transaction itself after some failures.
                if sqlite3_get_autocommit(connection) == 0 { try? PreparedStatement(self, "ROLLBACK").run([]) }
                throw error
            }
        }

        /// Moves what it can of the write-ahead log into the database, without waiting for anybody.
        func moveLogAsFarAsPossible() {
            _ = sqlite3_wal_checkpoint_v2(connection, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
        }

        /// Moves the whole write-ahead log into the database and empties it.
        func moveLog() throws {
            let code = sqlite3_wal_checkpoint_v2(connection, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
            guard code == SQLITE_OK else { throw DatabaseError(code, of: connection) }
        }
    }

    extension DatabaseError {
        /// What a call returned that failed last on this connection.
        init(_ code: CInt, of connection: OpaquePointer?) {
            self.init(resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)))
        }
    }
#endif
