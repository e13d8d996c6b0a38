#if SQLite
    import GRDB
    import IntentRuntime
    import Synchronization

    /// The connection that a store reads by, behind a lock of its own.
    ///
    /// GRDB opens it and closes it and is not asked in between: its queue and its cache of statements cost a small read
    /// as much as SQLite itself. `@unchecked Sendable`: `statements` is used only while `lock` is held.
    final class ReadingConnection: @unchecked Sendable {
        private let lock = Mutex(())
        /// Finalized before the connection is closed.
        private let statements: ReadingStatements
        /// Keeps the connection open.
        private let queue: DatabaseQueue

        init(_ queue: DatabaseQueue) throws {
            self.queue = queue
            statements = try queue.unsafeRead { try ReadingStatements(of: $0) }
        }

        /// Waits for the thread that reads now. Each statement sees the newest commit; no transaction spans them.
        func read<Result: Sendable>(_ body: (ReadingStatements) throws -> Result) throws -> Result {
            try lock.withLock { _ in try body(statements) }
        }

        /// Nil where another thread reads now, and where SQLite would wait for another process.
        func readAtOnce<Result: Sendable>(_ body: (ReadingStatements) throws -> Result?) throws -> Result? {
            let result = try lock.withLockIfAvailable { _ in
                statements.setLongestWait(milliseconds: 0)
                defer { statements.setLongestWait(milliseconds: StoreConnection.longestWaitMilliseconds) }
                do {
                    return try body(statements)
                } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
                    return nil
                }
            }
            return result ?? nil
        }
    }
#endif
