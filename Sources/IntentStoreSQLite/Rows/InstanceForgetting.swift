#if SQLite
    import IntentRuntime

    /// Takes away for good: single instances, those that were removed long ago, and the old ends of logs. To be called
    /// within a writing transaction.
    enum InstanceForgetting {
        /// The row stays, so that the id does.
        static func forget(_ instance: StoredInstance, at time: StoreTime, in database: Statements) throws {
            var instance = instance
            instance.revision += 1
            let id = PreparedStatement.Argument.text(instance.id.text)
            try PreparedStatement(
                database,
                """
                UPDATE instances SET revision = ?, is_removed = 1, is_forgotten = 1, removed_milliseconds = NULL
                WHERE id = ?
                """
            ).run([.integer(instance.revision), id])
            try PreparedStatement(database, "DELETE FROM instance_values WHERE instance = ?").run([id])
            // This entry first: the newest one of a log cannot go.
            try ChangeRows.append(
                .forgotten, of: instance, familyBefore: instance.family, at: time, [], in: database)
            try PreparedStatement(
                database,
                "DELETE FROM changes WHERE instance = ?1 AND sequence < (SELECT MAX(sequence) FROM changes WHERE instance = ?1)"
            ).run([id])
            try PreparedStatement(database, "DELETE FROM log_starts WHERE instance = ?").run([id])
        }

        /// - Returns: How many were forgotten.
        @discardableResult
        static func forgetOld(
            _ retention: StoreRetention, at now: StoreTime, limit: Int, in database: Statements
        ) throws -> Int {
            guard let last = retention.lastForgottenRemoval(at: now) else { return 0 }
            try dateOlderRemovals(in: database)
            var ids: [InstanceID] = []
            try PreparedStatement(
                database,
                """
                SELECT id FROM instances
                WHERE is_removed AND NOT is_forgotten AND removed_milliseconds <= ?
                ORDER BY removed_milliseconds LIMIT ?
                """
            ).run([.integer(last.milliseconds), .integer(limit)]) { ids.append(try InstanceID($0)) }
            for id in ids {
                guard let instance = try InstanceRows.instance(id, in: database) else { continue }
                try forget(instance, at: now, in: database)
            }
            return ids.count
        }

        /// A program of format 1.0 removes without saying when; its entry in the log does.
        private static func dateOlderRemovals(in database: Statements) throws {
            try PreparedStatement(
                database,
                """
                UPDATE instances SET removed_milliseconds = (
                    SELECT milliseconds FROM changes WHERE instance = id ORDER BY sequence DESC LIMIT 1
                )
                WHERE is_removed AND NOT is_forgotten AND removed_milliseconds IS NULL
                """
            ).run([])
        }

        /// Takes the entries up to a revision out of an instance's log.
        /// - Returns: How many went.
        @discardableResult
        static func prune(_ id: InstanceID, through revision: Int, in database: Statements) throws -> Int {
            guard let last = try newestSequence(of: id, through: revision, in: database) else { return 0 }
            let arguments = [PreparedStatement.Argument.text(id.text), .integer(last)]
            try PreparedStatement(database, "DELETE FROM changes WHERE instance = ? AND sequence <= ?").run(arguments)
            let count = database.changesCount
            try PreparedStatement(
                database,
                """
                INSERT INTO log_starts (instance, pruned_sequence) VALUES (?, ?)
                ON CONFLICT (instance) DO UPDATE SET pruned_sequence = excluded.pruned_sequence
                """
            ).run(arguments)
            return count
        }

        /// Revisions go up with sequences, so what follows the last entry to go is found from the old end.
        private static func newestSequence(
            of id: InstanceID, through revision: Int, in database: Statements
        ) throws -> Int? {
            var newest: Int?
            try PreparedStatement(
                database,
                """
                SELECT MAX(sequence) FROM changes WHERE instance = ?1 AND sequence < (
                    SELECT sequence FROM changes WHERE instance = ?1 AND revision > ?2 ORDER BY sequence LIMIT 1
                )
                """
            ).run([.text(id.text), .integer(revision)]) { row in
                newest = row.isNull(0) ? nil : row.integer(0)
            }
            return newest
        }

        /// Instances whose logs hold more than `edits` edits.
        static func long(edits: Int, in database: Statements) throws -> [InstanceID] {
            var ids: [InstanceID] = []
            try PreparedStatement(
                database,
                """
                SELECT id FROM instances AS i
                WHERE revision > ?1 AND NOT is_forgotten AND revision - ?1 >= (
                    SELECT revision FROM changes WHERE instance = i.id ORDER BY sequence LIMIT 1
                )
                """
            ).run([.integer(edits)]) { ids.append(try InstanceID($0)) }
            return ids
        }
    }
#endif
