#if SQLite
    import IntentRuntime
    import Synchronization

    /// Opens connections to an existing store. It is package so that tests can inspect the settings of a connection.
    package enum StoreConnection {
        /// What a connection is for.
        package enum Role {
            case reading, writing
        }

        /// SQLite waits for other connections only in the moments in which it excludes all of them, such as the recovery
        /// after a crash.
        fileprivate static let busyTimeoutMilliseconds: CInt = 10_000

        package static func open(_ path: String, for role: Role) throws -> SQLiteConnection {
            // A reader may have to create the shared memory file, so its connection can write, too.
            let connection = try SQLiteConnection(path: path, busyTimeout: busyTimeoutMilliseconds)
            try connection.disableCheckpointOnClose()
            let header = try DatabaseHeader(of: connection, path: path)
            try StoreFormat.require(applicationID: header.applicationID, of: path)
            try StoreFormat.require(userVersion: header.userVersion, of: path)
            // These follow the check of the header, so that the database of another program is not changed.
            try connection.execute(
                """
                PRAGMA synchronous = FULL;
                PRAGMA fullfsync = ON;
                PRAGMA checkpoint_fullfsync = ON;
                PRAGMA secure_delete = ON;
                """)
            if role == .reading {
                try connection.execute("PRAGMA query_only = ON")
                try requireCompleteness(of: connection, header, path)
            }
            return connection
        }

        /// Checks the version that the write-ahead log may have changed, and that no page is lost.
        private static func requireCompleteness(
            of connection: SQLiteConnection, _ header: DatabaseHeader, _ path: String
        ) throws {
            try StoreFormat.require(userVersion: connection.integer("PRAGMA user_version"), of: path)
            guard !header.isComplete else { return }
            guard try connection.texts("PRAGMA quick_check(1)") == ["ok"] else {
                throw StoreError.isDamaged(path)
            }
        }
    }

    /// The first bytes of the database file itself, without what the write-ahead log adds to it.
    private struct DatabaseHeader {
        let applicationID: Int32
        let userVersion: Int
        /// Whether the file contains all pages. A checkpoint that was killed leaves some of them in the write-ahead log
        /// only, so false is a reason to check further.
        let isComplete: Bool

        /// - Parameter connection: One that has not run a statement.
        init(of connection: SQLiteConnection, path: String) throws(StoreError) {
            let (bytes, fileSize): ([UInt8], Int)
            do {
                (bytes, fileSize) = try connection.fileBeginning(byteCount: 100)
            } catch {
                throw StoreError(.inputOutput, "'\(path)' cannot be read", underlying: error)
            }
            guard bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
                throw StoreError.isDamaged(path, "is not a store, or its beginning is lost")
            }
            func number(at offset: Int, bytes count: Int) -> UInt32 {
                bytes[offset..<offset + count].reduce(0) { $0 << 8 | UInt32($1) }
            }
            applicationID = Int32(bitPattern: number(at: 68, bytes: 4))
            userVersion = Int(number(at: 60, bytes: 4))
            // 65,536 does not fit into two bytes and is stored as 1.
            let storedPageSize = Int(number(at: 16, bytes: 2))
            let pageSize = storedPageSize == 1 ? 65_536 : storedPageSize
            let pageCount = Int(number(at: 28, bytes: 4))
            isComplete = pageSize >= 512 && pageCount > 0 && fileSize >= pageSize * pageCount
        }
    }

    /// A connection that several threads use, one at a time.
    ///
    /// `@unchecked Sendable`: `connection` is used only while `lock` is held.
    final class SharedConnection: @unchecked Sendable {
        private let lock = Mutex(())
        private let path: String
        private let role: StoreConnection.Role
        private let file: DatabaseFile?
        private var connection: SQLiteConnection?

        /// - Parameters:
        ///   - connection: Nil to open it for its first use.
        ///   - file: What must be at the path when the connection is opened; nil for any file.
        init(
            _ path: String, for role: StoreConnection.Role, _ connection: SQLiteConnection? = nil,
            of file: DatabaseFile? = nil
        ) {
            (self.path, self.role, self.connection, self.file) = (path, role, connection, file)
        }

        /// Waits for the thread that uses the connection at the moment.
        func use<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
            // The result is created and used by this thread; the lock keeps nothing of it.
            nonisolated(unsafe) var result: Result?
            try lock.withLock { _ in result = try body(opened()) }
            guard let result else { preconditionFailure("a body that does not throw returns a result") }
            return result
        }

        /// Returns nil if the connection was not used yet.
        func useIfOpen<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result? {
            try lock.withLock { _ in connection != nil } ? use(body) : nil
        }

        /// Returns nil if another thread uses the connection, or if SQLite would have to wait for another process.
        func useIfFree<Result: Sendable>(_ body: (SQLiteConnection) throws -> Result?) throws -> Result? {
            let result = try lock.withLockIfAvailable { _ in
                let connection = try opened()
                connection.setBusyTimeout(milliseconds: 0)
                defer { connection.setBusyTimeout(milliseconds: StoreConnection.busyTimeoutMilliseconds) }
                do {
                    return try body(connection)
                } catch let error as SQLiteError where error.isBusy {
                    return nil
                }
            }
            return result ?? nil
        }

        private func opened() throws -> SQLiteConnection {
            if let connection { return connection }
            let opened = try StoreConnection.open(path, for: role)
            try file?.requireInPlace()
            connection = opened
            return opened
        }
    }
#endif
