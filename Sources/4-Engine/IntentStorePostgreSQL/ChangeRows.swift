#if PostgreSQL
    import IntentModel
    import IntentRuntime

    /// Reads and writes the log of changes.
    enum ChangeRows {
        /// Selects entries and the newest pruned sequence in one statement, and thus in one snapshot of the database.
        private static func page(_ condition: String, prunedIn prunedCondition: String) -> String {
            """
            SELECT p.sequence, c.* FROM (
                SELECT max(pruned_sequence) AS sequence FROM intents.instances
                WHERE group_id = $1 AND pruned_sequence > 0\(prunedCondition)
            ) AS p LEFT JOIN (
                SELECT c.sequence, c.instance, c.revision, c.milliseconds, c.cause, c.family_before, c.family_after,
                    c.differences, i.kind
                FROM intents.changes AS c
                JOIN intents.instances AS i ON i.group_id = c.group_id AND i.id = c.instance AND i.group_id = $1
                WHERE c.group_id = $1 AND c.sequence > $2\(condition) ORDER BY c.sequence LIMIT $3
            ) AS c ON true ORDER BY c.sequence
            """
        }
        private static let all = Statement("log", page("", prunedIn: ""))
        private static let ofInstance = Statement(
            "log of instance", page(" AND c.instance = $4", prunedIn: " AND id = $4"))
        private static let newest = Statement("newest", "SELECT newest FROM intents.groups WHERE id = $1")

        static var reading: [Statement] { [all, newest] }

        static func page(of id: InstanceID?, after sequence: Int, limit: Int, in group: Int) -> StatementCall {
            let limit = StatementArgument.integer(max(0, limit))
            return id.map { ofInstance(.integer(group), .integer(sequence), limit, .text($0.text)) }
                ?? all(.integer(group), .integer(sequence), limit)
        }

        static func page(_ result: StatementResult?) throws -> LogPage {
            let rows = result?.rows ?? []
            let pruned = try rows.first.flatMap { $0.isNull(0) ? nil : try $0.integer(0) }
            return LogPage(
                changes: try rows.filter { !$0.isNull(1) }.map { try LoggedChange($0, from: 1) },
                prunedSequence: pruned ?? 0)
        }

        static func newestSequence(in group: Int) -> StatementCall { newest(.integer(group)) }

        static func newestSequence(_ result: StatementResult?) throws -> Int { try result?.first?.integer(0) ?? 0 }

        private static let reservation = Statement(
            "reserve sequence", "UPDATE intents.groups SET newest = newest + 1 WHERE id = $1")

        /// Reserves the next sequence of the group. Later writers wait until the transaction ends, so that a reader never sees
        /// a gap in the log that is filled later.
        static func reserveSequence(in group: Int) -> StatementCall { reservation(.integer(group)) }

        private static let append = Statement(
            "append change",
            """
            INSERT INTO intents.changes (
                group_id, sequence, instance, revision, milliseconds, cause, family_before, family_after, differences)
            SELECT id, newest, $2, $3, $4, $5, $6, $7, $8 FROM intents.groups WHERE id = $1
            """)

        /// Adds an entry with the sequence of ``reserveSequence(in:)``.
        static func append(_ change: LoggedChange, in group: Int) -> StatementCall {
            append(
                .integer(group), .text(change.instance.text), .integer(change.revision),
                .integer(change.time.milliseconds), .text(change.cause.rawValue),
                StatementArgument(change.familyBefore?.rawValue), .text(change.familyAfter.rawValue),
                .json(change.logged))
        }

        private static let wake = Statement(
            "wake followers",
            """
            WITH RECURSIVE found AS (
                SELECT id FROM intents.instances WHERE group_id = $1 AND follows = $2 AND NOT is_forgotten
                UNION
                SELECT i.id FROM intents.instances AS i JOIN found AS f ON i.follows = f.id
                WHERE i.group_id = $1 AND NOT i.is_forgotten
            ), woken AS (
                SELECT i.id, i.revision, i.family, row_number() OVER (ORDER BY i.position) AS number
                FROM intents.instances AS i JOIN found AS f ON i.id = f.id
                WHERE i.group_id = $1 AND NOT i.is_removed AND i.id <> $2
            ), reserved AS (
                UPDATE intents.groups SET newest = newest + (SELECT count(*) FROM woken)
                WHERE id = $1 AND EXISTS (SELECT FROM woken) RETURNING newest
            )
            INSERT INTO intents.changes (
                group_id, sequence, instance, revision, milliseconds, cause, family_before, family_after, differences)
            SELECT $1, r.newest - (SELECT count(*) FROM woken) + w.number, w.id, w.revision, $3::bigint, $4::text,
                w.family, w.family, '{}'::json
            FROM woken AS w, reserved AS r
            """)

        /// Adds an entry for each instance that follows an instance, directly or through others. The caller has reserved a
        /// sequence in the same transaction.
        static func wakeFollowers(of id: InstanceID, at time: StoreTime, in group: Int) -> StatementCall {
            wake(
                .integer(group), .text(id.text), .integer(time.milliseconds),
                .text(ChangeCause.sourceChanged.rawValue))
        }
    }
#endif
