#if SQLite
    import CSQLite
    import GRDB

    /// A statement of a connection's, run through SQLite's C interface: GRDB ends a text at its first NUL, both ways, and
    /// a row costs it more than SQLite itself.
    struct PreparedStatement {
        /// What is bound to a `?`.
        enum Argument {
            case text(String)
            case integer(Int)
            case null

            init(_ text: String?) {
                self = text.map(Argument.text) ?? .null
            }
        }

        /// Lives as long as what prepared it.
        private let statement: OpaquePointer
        private let connection: OpaquePointer

        init(_ statements: Statements, _ sql: String) throws {
            statement = try statements.statement(sql)
            connection = statements.connection
        }

        /// Binds, runs to the end, and resets.
        func run(_ arguments: [Argument], row: (PreparedStatement) throws -> Void = { _ in }) throws {
            defer {
                sqlite3_reset(statement)
                sqlite3_clear_bindings(statement)
            }
            for (index, argument) in arguments.enumerated() { try bind(argument, at: CInt(index + 1)) }
            while true {
                switch sqlite3_step(statement) {
                case SQLITE_ROW: try row(self)
                case SQLITE_DONE: return
                case let code: throw failure(code)
                }
            }
        }

        private func bind(_ argument: Argument, at index: CInt) throws {
            let code =
                switch argument {
                case .text(var text):
                    text.withUTF8 { bytes in
                        bytes.withMemoryRebound(to: CChar.self) { characters in
                            intent_sqlite_bind_text(
                                statement, index, characters.baseAddress, sqlite3_int64(characters.count))
                        }
                    }
                case .integer(let number): sqlite3_bind_int64(statement, index, sqlite3_int64(number))
                case .null: sqlite3_bind_null(statement, index)
                }
            guard code == SQLITE_OK else { throw failure(code) }
        }

        private func failure(_ code: CInt) -> DatabaseError { DatabaseError(code, of: connection) }
    }

    /// The columns of the row at hand, counted from 0.
    extension PreparedStatement {
        func isNull(_ column: CInt) -> Bool {
            sqlite3_column_type(statement, column) == SQLITE_NULL
        }

        func integer(_ column: CInt) -> Int {
            Int(clamping: sqlite3_column_int64(statement, column))
        }

        func text(_ column: CInt) -> String {
            withBytes(column) { String(decoding: $0, as: UTF8.self) }
        }

        func optionalText(_ column: CInt) -> String? {
            isNull(column) ? nil : text(column)
        }

        /// The bytes live until `body` returns.
        func withBytes<Result, Failure>(
            _ column: CInt, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            // The text before its length: asking may convert it.
            let start = sqlite3_column_text(statement, column)
            return try body(UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
        }
    }
#endif
