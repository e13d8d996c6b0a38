#if PostgreSQL
    import IntentRuntime

    /// A commit that was sent and not answered.
    struct LostCommit: Error {
        /// The entry that it would have written to an instance's log.
        struct Entry {
            /// What only that entry carries.
            let attempt: String
            let instance: InstanceID
            /// The instance's revision before; 0 for a placement.
            let after: Int
        }

        /// As the server writes it.
        let transaction: String
        /// The server's process that had it.
        let process: Int
        let group: Int
        /// Nil where no log tells of it.
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
        private static let end = Statement(
            "end transaction",
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE pid = $1 AND backend_xid = $2::text::xid8::xid
            """)

        /// The entry is looked for after the status was told: what is committed by then can be seen.
        func verdict(from connection: ServerConnection) throws(DatabaseFailure) -> CommitVerdict {
            do {
                let status = try status(from: connection)
                guard let entry else { return CommitVerdict(status: status, log: nil) }
                let row = try connection.run(
                    Self.entry(
                        .integer(group), .text(entry.instance.text), .text(entry.attempt), .integer(max(1, entry.after))
                    )
                ).first?.first
                return CommitVerdict(
                    status: status, log: .init(hasEntry: row?.boolean(0) == true, reachesBack: row?.boolean(1) == true))
            } catch {
                if error.kind == .refused { return .unknown }
                throw error
            }
        }

        private func status(from connection: ServerConnection) throws(DatabaseFailure) -> CommitVerdict.Status? {
            do {
                let row = try connection.run(Self.status(.text(transaction))).first?.first
                return row.flatMap { $0.isNull(0) ? nil : CommitVerdict.Status(rawValue: $0.word(0)) }
            } catch {
                // A server that crashed gives numbers anew that no commit had; this one it has not given yet.
                if error.kind == .refused, error.state == .invalidParameter { return .aborted }
                throw error
            }
        }

        /// The server has not noticed that its client is gone.
        func end(through connection: ServerConnection) {
            _ = try? connection.run(Self.end(.integer(process), .text(transaction)))
        }
    }
#endif
