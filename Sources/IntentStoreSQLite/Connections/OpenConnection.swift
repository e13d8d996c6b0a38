#if SQLite
    import GRDB
    import IntentRuntime
    import Synchronization

    /// A connection that a store reads or writes by, behind a lock of its own.
    ///
    /// GRDB opens it and closes it and is not asked in between. `@unchecked Sendable`: `statements` is used only while
    /// `lock` is held.
    final class OpenConnection: @unchecked Sendable {
        private let lock = Mutex(())
        /// Finalized before the connection is closed.
        private let statements: Statements
        /// Keeps the connection open.
        private let queue: DatabaseQueue

        init(_ queue: DatabaseQueue) throws {
            self.queue = queue
            statements = try queue.unsafeRead { try Statements(of: $0) }
        }

        /// Waits for the thread that uses it now. Each statement sees the newest commit; no transaction spans them.
        func use<Result>(_ body: (Statements) throws -> Result) throws -> Result {
            // The result is made by this thread and used by it: nothing of it stays behind.
            nonisolated(unsafe) var result: Result?
            try lock.withLock { _ in result = try body(statements) }
            guard let result else { preconditionFailure("what does not throw has a result") }
            return result
        }

        /// Nil where another thread uses it now, and where SQLite would wait for another process.
        func useAtOnce<Result: Sendable>(_ body: (Statements) throws -> Result?) throws -> Result? {
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
