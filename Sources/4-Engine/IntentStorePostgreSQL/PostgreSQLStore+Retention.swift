#if PostgreSQL
    public import IntentRuntime

    extension PostgreSQLStore {
        /// Returns the instances that were removed and not forgotten, in placement order; of all kinds if `kind` is nil.
        public func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] {
            let call = InstanceRows.removed(of: kind, in: group)
            let removed = try read(call, InstanceRows.removedInstances)
            guard removed.contains(where: { $0.instance.follows != nil }) else { return removed }
            return try readTogether(call) { result in
                let removed = try InstanceRows.removedInstances(result)
                return (removed, removed.map(\.instance).filter { $0.follows != nil }.map(\.id))
            } completion: { removed, followed in
                removed.map {
                    RemovedInstance(instance: followed.complete($0.instance), removedAt: $0.removedAt)
                }
            }
        }

        /// Returns the retention of the group, or the default if none was set.
        public func retention() throws -> StoreRetention {
            try read(RetentionRow.read(in: group), RetentionRow.retention)
        }

        /// Sets the retention of the group.
        public func setRetention(_ retention: StoreRetention) throws {
            // Setting it twice has the same effect as once, so it is simply repeated after a lost connection.
            try read(RetentionRow.write(retention, in: group)) { _ in }
        }

        /// Deletes the log entries and removed instances whose retention has ended at a time.
        @discardableResult
        public func prune(at time: StoreTime) throws -> PruneReport {
            var report = PruneReport()
            let retention = try retention()
            if let edits = retention.edits {
                let longLogs = InstanceRemoval(group: group).instancesWithLongLogs(edits: edits)
                for id in try read(longLogs, InstanceRows.ids) {
                    report.changes += try prune(id)
                }
            }
            guard let last = retention.forgettingCutoff(at: time) else { return report }
            for removed in try removedInstances(of: nil) where removed.removedAt <= last {
                report.forgotten += try forget(removed, at: time)
            }
            return report
        }

        /// Prunes the log of an instance, unless another program has done so or the retention has changed.
        /// - Returns: The number of removed entries.
        private func prune(_ id: InstanceID) throws -> Int {
            try write([id]) { transaction in
                guard let instance = transaction.instances[id],
                    let revision = transaction.retention.prunedRevision(newest: instance.revision)
                else { return 0 }
                let calls = InstanceRemoval(group: group).pruning(id, through: revision)
                let answers = try transaction.run(calls)
                transaction.write([], logging: nil)
                return try answers.last?.first?.integer(0) ?? 0
            }
        }

        /// - Returns: 1, or 0 if the instance was restored in the meantime, and perhaps removed again.
        private func forget(_ removed: RemovedInstance, at time: StoreTime) throws -> Int {
            let id = removed.instance.id
            return try write([id]) { transaction in
                guard let instance = transaction.instances[id], instance.isRemoved,
                    instance.revision == removed.instance.revision
                else { return 0 }
                transaction.write(InstanceRemoval(group: group).forgetting(instance, at: time), logging: id)
                return 1
            }
        }
    }

    /// The retention of a group, which is stored in the row of the group.
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
                .integer(group), StatementArgument(retention.edits), StatementArgument(retention.removedDays))
        }
    }

    /// The statements that remove an instance's data or old log entries, for a transaction that has locked the instance.
    struct InstanceRemoval {
        let group: Int

        /// Enables the removal of log entries in this transaction. A trigger otherwise prevents it.
        private static let allow = Statement("allow pruning", "SELECT set_config('intents.pruning', 'on', true)")

        private static let mark = Statement(
            "forget instance",
            """
            UPDATE intents.instances
            SET revision = $3, is_removed = true, is_forgotten = true, removed_milliseconds = NULL,
                pruned_sequence = 0, follows = NULL
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

        /// Removes everything except the row, so that the identifier is not reused.
        func forgetting(_ instance: StoredInstance, at time: StoreTime) -> [StatementCall] {
            var instance = instance
            instance.revision += 1
            let key = [StatementArgument.integer(group), .text(instance.id.text)]
            return [
                Self.allow(),
                StatementCall(statement: Self.mark, arguments: key + [.integer(instance.revision)]),
                StatementCall(statement: Self.dropValues, arguments: key),
                ChangeRows.reserveSequence(in: group),
                ChangeRows.append(instance.change(.forgotten, from: instance, at: time), in: group),
                StatementCall(statement: Self.dropChanges, arguments: key),
                ChangeRows.wakeFollowers(of: instance.id, at: time, in: group),
            ]
        }

        private static let prune = Statement(
            "prune log",
            """
            WITH removed AS (
                DELETE FROM intents.changes WHERE group_id = $1 AND instance = $2 AND revision <= $3 RETURNING sequence
            ), counted AS (
                SELECT count(*) AS entries, max(sequence) AS newest FROM removed
            ), noted AS (
                UPDATE intents.instances SET pruned_sequence = newest FROM counted
                WHERE group_id = $1 AND id = $2 AND entries > 0
            )
            SELECT entries FROM counted
            """)

        /// Removes the log entries up to a revision. The last statement returns their number.
        func pruning(_ id: InstanceID, through revision: Int) -> [StatementCall] {
            [Self.allow(), Self.prune(.integer(group), .text(id.text), .integer(revision))]
        }

        private static let longLogs = Statement(
            "long logs",
            """
            SELECT id FROM intents.instances AS i
            WHERE group_id = $1 AND revision > $2 AND NOT is_forgotten AND revision - $2 >= (
                SELECT revision FROM intents.changes
                WHERE group_id = $1 AND instance = i.id ORDER BY sequence LIMIT 1)
            """)

        /// Returns the identifiers of the instances whose logs contain more than a number of edits.
        func instancesWithLongLogs(edits: Int) -> StatementCall { Self.longLogs(.integer(group), .integer(edits)) }
    }
#endif
