#if SQLite
    internal import GRDB
    import IntentRuntime

    extension SQLiteStore {
        /// Runs statements that each see the newest commit; no transaction spans them.
        func read<Result: Sendable>(_ body: (ReadingStatements) throws -> Result) throws -> Result {
            try StoreError.translating(path) { try reader.read(body) }
        }

        /// Runs statements that all see the same commit, the newest one.
        func readTogether<Result: Sendable>(_ body: (ReadingStatements) throws -> Result) throws -> Result {
            try read { statements in
                try PreparedStatement(statements, "BEGIN").run([])
                defer { try? PreparedStatement(statements, "COMMIT").run([]) }
                return try body(statements)
            }
        }

        /// Runs one transaction in this program's and then in everybody's turn.
        func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
            let result = try StoreError.translating(path) {
                try writer.writeWithoutTransaction { database in
                    try lock.withLock {
                        let result = try SQLiteStore.transaction(database, body)
                        moveLogWhenLong(database)
                        return result
                    }
                }
            }
            listeners.signal()
            return result
        }

        /// Moves the whole write-ahead log into the database and empties it.
        /// - Throws: ``StoreError`` with code `unavailable` while a reader holds on to an older state.
        package func moveLog() throws {
            try StoreError.translating(path) {
                try writer.writeWithoutTransaction { database in
                    _ = try lock.withLock { try database.checkpoint(.truncate) }
                }
            }
        }

        /// The edit before it is durable already: a log that could not be moved is moved after the next one.
        private func moveLogWhenLong(_ database: Database) {
            guard logLength.isLong else { return }
            _ = try? database.checkpoint(.passive)
        }

        private static func transaction<Result>(
            _ database: Database, _ body: (Database) throws -> Result
        ) throws -> Result {
            var result: Result?
            try database.inTransaction(.immediate) {
                result = try body(database)
                return .commit
            }
            guard let result else { preconditionFailure("a transaction that committed ran its body") }
            return result
        }
    }
#endif
