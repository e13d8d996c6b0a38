#if SQLite
    import CIntentSQLite
    import IntentRuntime

    /// A value that is bound to a parameter of a statement.
    package enum SQLiteValue: Hashable, Sendable {
        case text(String)
        case integer(Int)
        case bytes([UInt8])
        case null

        package init(_ text: String?) {
            self = text.map(SQLiteValue.text) ?? .null
        }

        package init(_ number: Int?) {
            self = number.map(SQLiteValue.integer) ?? .null
        }
    }

    /// A prepared statement.
    ///
    /// It belongs to the connection that prepared it, which finalizes it.
    struct SQLiteStatement {
        private let statement: OpaquePointer
        private let connection: OpaquePointer

        /// - Parameter isPersistent: Whether it will be run often.
        init(_ sql: String, on connection: OpaquePointer, isPersistent: Bool) throws(SQLiteError) {
            var statement: OpaquePointer?
            let flags = isPersistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
            let code = sqlite3_prepare_v3(connection, sql, -1, flags, &statement, nil)
            guard code == SQLITE_OK else { throw SQLiteError(code, on: connection) }
            guard let statement else { throw SQLiteError(code: SQLITE_MISUSE, message: "the statement is empty") }
            self.statement = statement
            self.connection = connection
        }

        func finalize() {
            sqlite3_finalize(statement)
        }

        /// Binds the values to the parameters, runs the statement until `row` returns false or no row is left, and resets it.
        /// - Parameter row: Called for each row of the result. It must not run the same statement.
        func run(_ values: [SQLiteValue], while row: (SQLiteRow) throws -> Bool) throws {
            defer {
                sqlite3_reset(statement)
                sqlite3_clear_bindings(statement)
            }
            for (index, value) in values.enumerated() { try bind(value, at: CInt(index + 1)) }
            while true {
                switch sqlite3_step(statement) {
                case SQLITE_ROW: if try !row(SQLiteRow(statement)) { return }
                case SQLITE_DONE: return
                case let code: throw SQLiteError(code, on: connection)
                }
            }
        }

        private func bind(_ value: SQLiteValue, at index: CInt) throws {
            let code =
                switch value {
                case .text(var text):
                    text.withUTF8 { bytes in
                        bytes.withMemoryRebound(to: CChar.self) { characters in
                            csqlite_bind_text(
                                statement, index, characters.baseAddress, sqlite3_int64(characters.count))
                        }
                    }
                case .integer(let number): sqlite3_bind_int64(statement, index, sqlite3_int64(number))
                case .bytes(let bytes):
                    bytes.withUnsafeBytes { bytes in
                        csqlite_bind_blob(statement, index, bytes.baseAddress, sqlite3_int64(bytes.count))
                    }
                case .null: sqlite3_bind_null(statement, index)
                }
            guard code == SQLITE_OK else { throw SQLiteError(code, on: connection) }
        }
    }

    /// The current row of a statement that runs. Columns are numbered from 0.
    package struct SQLiteRow: StoreRow {
        private let statement: OpaquePointer

        fileprivate init(_ statement: OpaquePointer) {
            self.statement = statement
        }

        package func isNull(_ column: CInt) -> Bool {
            sqlite3_column_type(statement, column) == SQLITE_NULL
        }

        package func integer(_ column: CInt) -> Int {
            Int(clamping: sqlite3_column_int64(statement, column))
        }

        package func text(_ column: CInt) -> String {
            withBytes(column) { String(decoding: $0, as: UTF8.self) }
        }

        /// Returns the bytes of a blob.
        package func bytes(_ column: CInt) -> [UInt8] {
            let start = sqlite3_column_blob(statement, column)
            return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
        }

        /// Calls `body` with the UTF-8 bytes of a text, which are valid until it returns.
        package func withBytes<Result, Failure>(
            _ column: CInt, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            // The text before its length: the call may convert it.
            let start = sqlite3_column_text(statement, column)
            return try body(UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
        }
    }
#endif
