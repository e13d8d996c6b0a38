#if PostgreSQL
    import IntentRuntime

    /// A commit that was sent but not answered before the connection was lost.
    struct LostCommit: Error {
        /// The entry that the transaction adds to the log of an instance.
        struct Entry {
            /// The unique identifier of the transaction, which only this entry contains.
            let attempt: String
            let instance: InstanceID
            /// The revision before the transaction; 0 for a placement.
            let previousRevision: Int
        }

        /// The transaction number as text.
        let transaction: String
        /// The identifier of the server process that ran it.
        let process: Int
        let group: Int
        /// Nil if the transaction adds no log entry.
        let entry: Entry?
        let failure: DatabaseFailure

        private static let status = Statement("transaction status", "SELECT pg_xact_status($1::text::xid8)")
        private static let entry = Statement(
            "transaction entry",
            """
            SELECT
                EXISTS (SELECT FROM intents.changes WHERE group_id = $1 AND instance = $2 AND attempt = $3::text::uuid),
                NOT EXISTS (SELECT FROM intents.changes WHERE group_id = $1 AND instance = $2)
                OR EXISTS (SELECT FROM intents.changes WHERE group_id = $1 AND instance = $2 AND revision <= $4)
            """)
        private static let terminate = Statement(
            "terminate transaction",
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE pid = $1 AND backend_xid = $2::text::xid8::xid
            """)

        /// Determines whether the transaction was committed.
        ///
        /// The log is read after the status, so that it contains everything that was committed by then.
        func verdict(from connection: ServerConnection) throws(DatabaseFailure) -> CommitVerdict {
            do {
                let status = try status(from: connection)
                guard let entry else { return CommitVerdict(status: status, log: nil) }
                let row = try connection.run(
                    Self.entry(
                        .integer(group), .text(entry.instance.text), .text(entry.attempt),
                        .integer(max(1, entry.previousRevision))
                    )
                ).first?.first
                return CommitVerdict(
                    status: status, log: .init(hasEntry: row?.boolean(0) == true, isComplete: row?.boolean(1) == true))
            } catch {
                if error.kind == .refused { return .unknown }
                throw error
            }
        }

        private func status(from connection: ServerConnection) throws(DatabaseFailure) -> CommitVerdict.Status? {
            do {
                let row = try connection.run(Self.status(.text(transaction))).first?.first
                return row.flatMap { $0.isNull(0) ? nil : CommitVerdict.Status(rawValue: $0.serverText(0)) }
            } catch {
                // The number is higher than the server's current one: a crash has undone the transaction.
                if error.kind == .refused, error.state == .invalidParameter { return .aborted }
                throw error
            }
        }

        /// Terminates the transaction if the server has not noticed that its client is gone.
        func terminate(through connection: ServerConnection) {
            _ = try? connection.run(Self.terminate(.integer(process), .text(transaction)))
        }
    }

    /// Whether a transaction was committed whose commit was not answered.
    package enum CommitVerdict: Hashable, Sendable {
        case committed
        case notCommitted
        /// The server is still running it, or waiting for its client.
        case inProgress
        case unknown

        /// The result of `pg_xact_status` for the transaction number.
        package enum Status: String, Hashable, Sendable, CaseIterable {
            case inProgress = "in progress"
            case committed
            case aborted
        }

        /// What the log of the instance contains.
        package struct Log: Hashable, Sendable {
            /// Whether it contains the entry of the transaction.
            package let hasEntry: Bool
            /// Whether the entry cannot have been pruned since.
            package let isComplete: Bool

            package init(hasEntry: Bool, isComplete: Bool) {
                self.hasEntry = hasEntry
                self.isComplete = isComplete
            }
        }

        /// Combines the status and the log.
        ///
        /// The log takes precedence, because a server that crashed or was replaced may have reused the number.
        /// - Parameters:
        ///   - status: Nil if the server does not know the number.
        ///   - log: The log as it is after the status was read; nil for a transaction without a log entry.
        package init(status: Status?, log: Log?) {
            switch (status, log) {
            case (_, let log?) where log.hasEntry: self = .committed
            case (.inProgress, _): self = .inProgress
            case (.aborted, _): self = .notCommitted
            case (_, let log?): self = log.isComplete ? .notCommitted : .unknown
            case (.committed, nil): self = .committed
            case (nil, nil): self = .unknown
            }
        }
    }
#endif
