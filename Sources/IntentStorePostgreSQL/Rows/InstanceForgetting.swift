#if PostgreSQL
    import IntentRuntime

    /// Takes away for good: instances, and the old ends of logs. For transactions that hold the instance.
    struct InstanceForgetting {
        let group: Int

        /// The log is shortened only by transactions that say so.
        private static let allow = Statement("allow pruning", "SELECT set_config('intents.pruning', 'on', true)")

        private static let mark = Statement(
            "forget instance",
            """
            UPDATE intents.instances
            SET revision = $3, is_removed = true, is_forgotten = true, removed_milliseconds = NULL, pruned_sequence = 0
            WHERE group_id = $1 AND id = $2
            """)
        private static let dropValues = Statement(
            "forget values", "DELETE FROM intents.instance_values WHERE group_id = $1 AND instance = $2")
        private static let dropChanges = Statement(
            "forget changes",
            """
            DELETE FROM intents.changes WHERE group_id = $1 AND instance = $2 AND sequence < (
                SELECT newest FROM intents.groups WHERE id = $1)
            """)

        /// The row stays, so that the id does.
        func forgetting(_ instance: StoredInstance, at time: StoreTime) -> [StatementCall] {
            var instance = instance
            instance.revision += 1
            let key = [StatementArgument.integer(group), .text(instance.id.text)]
            return [
                Self.allow(),
                StatementCall(statement: Self.mark, arguments: key + [.integer(instance.revision)]),
                StatementCall(statement: Self.dropValues, arguments: key),
                ChangeRows.takeTurn(in: group),
                ChangeRows.append(
                    .forgotten, of: instance, familyBefore: instance.family, at: time, [], in: group),
                StatementCall(statement: Self.dropChanges, arguments: key),
            ]
        }

        private static let prune = Statement(
            "prune log",
            """
            WITH gone AS (
                DELETE FROM intents.changes WHERE group_id = $1 AND instance = $2 AND revision <= $3 RETURNING sequence
            ), counted AS (
                SELECT count(*) AS entries, max(sequence) AS newest FROM gone
            ), noted AS (
                UPDATE intents.instances SET pruned_sequence = newest FROM counted
                WHERE group_id = $1 AND id = $2 AND entries > 0
            )
            SELECT entries FROM counted
            """)

        /// The entries up to a revision. The last one's answer is how many there were.
        func pruning(_ id: InstanceID, through revision: Int) -> [StatementCall] {
            [Self.allow(), Self.prune(.integer(group), .text(id.text), .integer(revision))]
        }

        private static let long = Statement(
            "long logs",
            """
            SELECT id FROM intents.instances AS i
            WHERE group_id = $1 AND revision > $2 AND NOT is_forgotten AND revision - $2 >= (
                SELECT revision FROM intents.changes
                WHERE group_id = $1 AND instance = i.id ORDER BY sequence LIMIT 1)
            """)

        /// The ids of instances whose logs hold more than so many edits.
        func long(edits: Int) -> StatementCall { Self.long(.integer(group), .integer(edits)) }
    }
#endif
