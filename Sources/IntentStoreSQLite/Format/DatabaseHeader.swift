#if SQLite
    import CSQLite
    import IntentRuntime

    /// The first bytes of the database file itself, without what the write-ahead log adds to it.
    struct DatabaseHeader {
        static let length = 100

        let fileSize: Int
        let pageSize: Int
        let pageCount: Int
        let userVersion: Int
        let applicationID: Int32

        /// Reads through an open connection that has not yet run a statement.
        init(of connection: OpaquePointer?, path: String) throws(StoreError) {
            var bytes = [UInt8](repeating: 0, count: DatabaseHeader.length)
            var size: sqlite3_int64 = 0
            let code = bytes.withUnsafeMutableBytes { buffer in
                intent_sqlite_read_file(connection, buffer.baseAddress, CInt(buffer.count), &size)
            }
            guard code == SQLITE_OK || code == CSQLite.SQLITE_IOERR | (2 << 8) else {
                throw StoreError(.inputOutput, "'\(path)' cannot be read.")
            }
            guard bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
                throw StoreError(.damaged, "'\(path)' is no store, or its beginning is lost.")
            }
            func number(at offset: Int, bytes count: Int) -> UInt32 {
                bytes[offset..<offset + count].reduce(0) { $0 << 8 | UInt32($1) }
            }
            // 65,536 does not fit in two bytes and is written as 1.
            let storedPageSize = Int(number(at: 16, bytes: 2))
            pageSize = storedPageSize == 1 ? 65_536 : storedPageSize
            pageCount = Int(number(at: 28, bytes: 4))
            userVersion = Int(number(at: 60, bytes: 4))
            applicationID = Int32(bitPattern: number(at: 68, bytes: 4))
            fileSize = Int(size)
        }

        func requireOurs(_ path: String) throws(StoreError) {
            try StoreFormat.require(applicationID: applicationID, of: path)
            try StoreFormat.require(userVersion: userVersion, of: path)
        }

        /// Whether all pages are in the file. A checkpoint that was killed also leaves some to the write-ahead log, so
        /// false is a reason to look closer, not a verdict.
        var isComplete: Bool {
            pageSize >= 512 && pageCount > 0 && fileSize >= pageSize * pageCount
        }
    }
#endif
