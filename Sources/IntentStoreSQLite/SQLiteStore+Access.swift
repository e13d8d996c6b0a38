#if SQLite
    import IntentRuntime

    extension SQLiteStore {
        /// Runs statements that each see the newest commit; no transaction spans them.
        func read<Result>(_ body: (Statements) throws -> Result) throws -> Result {
            try StoreError.translating(path) { try reader.use(body) }
        }

        /// Runs statements that all see the same commit, the newest one.
        func readTogether<Result>(_ body: (Statements) throws -> Result) throws -> Result {
            try read { statements in try statements.transaction("BEGIN") { try body(statements) } }
        }

        /// Runs one transaction in this program's and then in everybody's turn.
        func write<Result>(_ body: (Statements) throws -> Result) throws -> Result {
            let result = try StoreError.translating(path) {
                try writer.use { statements in
                    try lock.withLock {
                        let result = try statements.transaction("BEGIN IMMEDIATE") { try body(statements) }
                        // The edit is durable already: a log that could not be moved is moved after the next one.
                        if logLength.isLong { statements.moveLogAsFarAsPossible() }
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
                try writer.use { statements in try lock.withLock { try statements.moveLog() } }
            }
        }
    }
#endif
