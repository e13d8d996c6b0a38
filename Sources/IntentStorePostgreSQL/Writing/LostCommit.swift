#if PostgreSQL
    import IntentRuntime

    /// A commit that was sent and not answered.
    struct LostCommit: Error {
        /// As the server writes it.
        let transaction: String
        /// The server's process that had it.
        let process: Int
        let group: Int
        /// Whose log tells of it; nil where none does.
        let instance: InstanceID?
        let failure: DatabaseFailure

        private static let status = Statement("transaction status", "SELECT pg_xact_status($1::text::xid8)")
        private static let entry = Statement(
            "transaction entry",
            """
            SELECT EXISTS (
                SELECT FROM intents.changes WHERE group_id = $1 AND instance = $2 AND transaction = $3::text::xid8)
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
                let status = try connection.run(Self.status(.text(transaction))).first?.first
                let word = status.flatMap { $0.isNull(0) ? nil : $0.word(0) }
                guard let instance else { return CommitVerdict(status: word, isLogged: nil) }
                let entry = try connection.run(
                    Self.entry(.integer(group), .text(instance.text), .text(transaction)))
                return CommitVerdict(status: word, isLogged: entry.first?.first?.boolean(0) ?? false)
            } catch {
                // A server that never gave such a number.
                if error.kind == .refused { return .unknown }
                throw error
            }
        }

        /// The server has not noticed that its client is gone.
        func end(through connection: ServerConnection) {
            _ = try? connection.run(Self.end(.integer(process), .text(transaction)))
        }
    }
#endif
