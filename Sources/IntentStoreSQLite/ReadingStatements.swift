#if SQLite
    import CSQLite
    import GRDB

    /// What prepares statements and keeps them as long as its connection.
    protocol StatementSource {
        func statement(_ sql: String) throws -> PreparedStatement
    }

    extension Database: StatementSource {
        func statement(_ sql: String) throws -> PreparedStatement {
            PreparedStatement(try cachedStatement(sql: sql).sqliteStatement, of: sqliteConnection)
        }
    }

    /// The statements of a connection outside GRDB's queue, each prepared when it is first asked for.
    final class ReadingStatements: StatementSource {
        private let connection: OpaquePointer
        /// A list: they are few, and comparing a text with itself is quicker than hashing it.
        private var prepared: [(sql: String, statement: OpaquePointer)] = []

        init(of database: Database) throws {
            guard let connection = database.sqliteConnection else {
                throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the connection is closed")
            }
            self.connection = connection
        }

        deinit {
            for (_, statement) in prepared { sqlite3_finalize(statement) }
        }

        func statement(_ sql: String) throws -> PreparedStatement {
            if let known = prepared.first(where: { $0.sql == sql }) {
                return PreparedStatement(known.statement, of: connection)
            }
            var statement: OpaquePointer?
            let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
            guard code == SQLITE_OK, let statement else { throw DatabaseError(code, of: connection) }
            prepared.append((sql, statement))
            return PreparedStatement(statement, of: connection)
        }

        /// How long a statement waits for SQLite's locks before it fails.
        func setLongestWait(milliseconds: CInt) {
            sqlite3_busy_timeout(connection, milliseconds)
        }
    }

    extension DatabaseError {
        /// What a call returned that failed last on this connection.
        init(_ code: CInt, of connection: OpaquePointer?) {
            self.init(resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)))
        }
    }
#endif
