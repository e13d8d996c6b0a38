#if SQLite
    import CIntentSQLite

    /// A failure that SQLite reports.
    package struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The extended result code.
        package let code: CInt
        /// SQLite's message. It may quote names of tables and columns, but no stored values.
        package let message: String

        package init(code: CInt, message: String? = nil) {
            self.code = code
            self.message = message ?? String(cString: sqlite3_errstr(code))
        }

        /// The failure of the last call on a connection.
        init(_ code: CInt, on connection: OpaquePointer?) {
            guard let connection else {
                self.init(code: code)
                return
            }
            self.init(code: code, message: String(cString: sqlite3_errmsg(connection)))
        }

        /// The result code without its details, such as `SQLITE_IOERR`.
        package var primaryCode: CInt { code & 0xFF }

        /// Whether another connection holds a lock.
        package var isBusy: Bool { primaryCode == SQLITE_BUSY }

        package var description: String { "SQLite error \(code): \(message)" }

        /// Extended codes, whose macros Swift does not import.
        package static let shortRead = SQLITE_IOERR | 2 << 8
        package static let fsyncFailed = SQLITE_IOERR | 4 << 8
        package static let folderFsyncFailed = SQLITE_IOERR | 5 << 8
        package static let corruptFileSystem = SQLITE_IOERR | 33 << 8
        package static let databaseMoved = SQLITE_READONLY | 4 << 8
    }
#endif
