#if SQLite
    import CSQLite
    package import GRDB
    import IntentRuntime

    /// Opens connections to an existing store; package, so that a test can ask one for its settings.
    package enum StoreConnection {
        /// What a connection is for.
        package enum Role {
            case reading, writing
        }

        /// Only for the moments in which SQLite itself wants everybody out, such as the recovery after a crash.
        static let longestWaitMilliseconds: CInt = 10_000

        package static func open(_ path: String, for role: Role) throws -> DatabaseQueue {
            var configuration = Configuration()
            configuration.label = "IntentStore"
            configuration.busyMode = .timeout(Double(longestWaitMilliseconds) / 1_000)
            #if os(iOS)
                // The store goes past GRDB's queue, so it must not use the connection on its own.
                configuration.automaticMemoryManagement = false
            #endif
            configuration.prepareDatabase { database in
                try prepare(database, path, role)
            }
            return try DatabaseQueue(path: path, configuration: configuration)
        }

        /// Runs before anything else is asked of the connection.
        private static func prepare(_ database: Database, _ path: String, _ role: Role) throws {
            let code = intent_sqlite_no_checkpoint_on_close(database.sqliteConnection)
            guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
            let header = try DatabaseHeader(of: database.sqliteConnection, path: path)
            try header.requireOurs(path)
            // A wrong database must not be changed, so these wait for the header.
            try database.execute(
                sql: """
                    PRAGMA synchronous = FULL;
                    PRAGMA fullfsync = ON;
                    PRAGMA checkpoint_fullfsync = ON;
                    PRAGMA wal_autocheckpoint = 0;
                    PRAGMA secure_delete = ON;
                    """)
            if case .reading = role {
                try database.execute(sql: "PRAGMA query_only = ON")
                return
            }
            try requireWhole(database, header, path)
            try requireLog(database, path)
        }

        /// The numbers as the write-ahead log has them, and no page lost.
        private static func requireWhole(_ database: Database, _ header: DatabaseHeader, _ path: String) throws {
            let version = try Int.fetchOne(database, sql: "PRAGMA user_version")
            try StoreFormat.require(userVersion: version ?? 0, of: path)
            guard !header.isComplete else { return }
            guard try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok" else {
                throw StoreError(.damaged, "'\(path)' is cut short or damaged.")
            }
        }

        /// Some tool may have changed the journal, which is kept in the file.
        private static func requireLog(_ database: Database, _ path: String) throws {
            if try String.fetchOne(database, sql: "PRAGMA journal_mode") == "wal" { return }
            guard try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL") == "wal" else {
                throw StoreError(.unavailable, "'\(path)' cannot have a write-ahead log here.")
            }
        }
    }
#endif
