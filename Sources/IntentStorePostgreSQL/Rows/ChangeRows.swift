#if PostgreSQL
    import IntentModel
    import IntentRuntime

    /// Reads and writes the log of changes.
    enum ChangeRows {
        private static let columns = """
            SELECT sequence, instance, revision, milliseconds, cause, family_before, family_after, differences
            FROM intents.changes WHERE group_id = $1 AND sequence > $2
            """
        private static let all = Statement("changes", columns + " ORDER BY sequence LIMIT $3")
        private static let ofInstance = Statement(
            "changes of instance", columns + " AND instance = $4 ORDER BY sequence LIMIT $3")
        private static let newest = Statement("newest", "SELECT newest FROM intents.groups WHERE id = $1")

        static var reading: [Statement] { [all, ofInstance, newest] }

        static func changes(of id: InstanceID?, after sequence: Int, limit: Int, in group: Int) -> StatementCall {
            let limit = StatementArgument.integer(max(0, limit))
            return id.map { ofInstance(.integer(group), .integer(sequence), limit, .text($0.text)) }
                ?? all(.integer(group), .integer(sequence), limit)
        }

        static func changes(_ result: StatementResult?) throws -> [LoggedChange] {
            try (result?.rows ?? []).map(change)
        }

        static func newestSequence(in group: Int) -> StatementCall { newest(.integer(group)) }

        private static let turn = Statement("turn", "UPDATE intents.groups SET newest = newest + 1 WHERE id = $1")

        /// Gives this transaction the next sequence of its group, and has all that come after it wait for its end: so the
        /// log is never seen with a gap that fills later.
        static func takeTurn(in group: Int) -> StatementCall { turn(.integer(group)) }

        private static let append = Statement(
            "append change",
            """
            INSERT INTO intents.changes (
                group_id, sequence, instance, revision, milliseconds, cause, family_before, family_after, differences)
            SELECT id, newest, $2, $3, $4, $5, $6, $7, $8 FROM intents.groups WHERE id = $1
            """)

        /// After ``takeTurn(in:)``.
        static func append(
            _ cause: ChangeCause, of instance: StoredInstance, familyBefore: String?, at time: StoreTime,
            _ differences: [LoggedChange.Difference], in group: Int
        ) -> StatementCall {
            append(
                .integer(group), .text(instance.id.text), .integer(instance.revision), .integer(time.milliseconds),
                .text(cause.rawValue), StatementArgument(familyBefore), .text(instance.family),
                .json(differences.logged))
        }

        private static func change(_ row: StatementResult.Row) throws -> LoggedChange {
            LoggedChange(
                sequence: try row.integer(0), instance: try InstanceID(row, column: 1), revision: try row.integer(2),
                time: StoreTime(milliseconds: try row.integer(3)), cause: ChangeCause(rawValue: row.text(4)),
                familyBefore: row.optionalText(5), familyAfter: row.text(6),
                differences: [LoggedChange.Difference](logged: try row.json(7)))
        }
    }
#endif
