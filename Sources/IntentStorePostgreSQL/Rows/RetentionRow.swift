#if PostgreSQL
    import IntentRuntime

    /// A group's retention, kept in its row.
    enum RetentionRow {
        private static let read = Statement(
            "retention", "SELECT has_retention, kept_edits, kept_removed_days FROM intents.groups WHERE id = $1")
        private static let write = Statement(
            "set retention",
            "UPDATE intents.groups SET has_retention = true, kept_edits = $2, kept_removed_days = $3 WHERE id = $1")

        static var reading: Statement { read }

        static func read(in group: Int) -> StatementCall { read(.integer(group)) }

        static func retention(_ result: StatementResult?) throws -> StoreRetention {
            guard let row = result?.first, row.boolean(0) else { return .standard }
            return StoreRetention(
                edits: row.isNull(1) ? nil : try row.integer(1), removedDays: row.isNull(2) ? nil : try row.integer(2))
        }

        static func write(_ retention: StoreRetention, in group: Int) -> StatementCall {
            write(
                .integer(group), retention.edits.map(StatementArgument.integer) ?? .null,
                retention.removedDays.map(StatementArgument.integer) ?? .null)
        }
    }
#endif
