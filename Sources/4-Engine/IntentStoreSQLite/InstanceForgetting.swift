#if SQLite
    import IntentModel
    import IntentRuntime

    /// Deletes for good: single instances, those that were removed long ago, and the old ends of logs. The caller begins
    /// the transaction.
    enum InstanceForgetting {
        /// - Throws: ``StoreError`` with code `unknownInstance`.
        static func forget(_ id: InstanceID, at time: StoreTime, in database: SQLiteConnection) throws {
            guard let located = try InstanceRows.located(id, in: database) else { throw StoreError.unknownInstance(id) }
            try forget(located, at: time, in: database)
        }

        /// The row stays, so that the identifier stays in use.
        static func forget(_ located: LocatedInstance, at time: StoreTime, in database: SQLiteConnection) throws {
            var instance = located.instance
            instance.revision += 1
            let position = SQLiteValue.integer(located.position)
            try database.run(
                """
                UPDATE instances SET revision = ?, is_removed = 1, is_forgotten = 1, removed_milliseconds = NULL,
                    follows = NULL
                WHERE position = ?
                """, [.integer(instance.revision), position])
            try database.run("DELETE FROM instance_values WHERE instance = ?", [position])
            // This entry comes first, because the newest one of a log cannot be deleted.
            let change = instance.change(.forgotten, from: instance, at: time)
            try ChangeRows.append(change, at: located.position, in: database)
            try database.run(
                """
                DELETE FROM changes
                WHERE instance = ?1 AND sequence < (SELECT MAX(sequence) FROM changes WHERE instance = ?1)
                """, [position])
            try database.run("DELETE FROM log_starts WHERE instance = ?", [position])
            try InstanceWriting.wakeFollowers(of: instance.id, at: time, in: database)
        }

        /// Forgets instances whose retention period after their removal has ended, those removed first.
        /// - Returns: How many were forgotten.
        @discardableResult
        static func forgetOld(
            _ retention: StoreRetention, at now: StoreTime, limit: Int, in database: SQLiteConnection
        ) throws -> Int {
            guard let last = retention.forgettingCutoff(at: now) else { return 0 }
            let ids = try database.rows(
                """
                SELECT id FROM instances
                WHERE is_removed AND NOT is_forgotten AND removed_milliseconds <= ?
                ORDER BY removed_milliseconds LIMIT ?
                """, [.integer(last.milliseconds), .integer(limit)]
            ) { try InstanceID($0, column: 0) }
            for id in ids {
                guard let located = try InstanceRows.located(id, in: database) else { continue }
                try forget(located, at: now, in: database)
            }
            return ids.count
        }

        /// Deletes the entries of an instance's log up to a revision.
        /// - Parameter position: The position of the instance.
        /// - Returns: How many were deleted.
        @discardableResult
        static func prune(at position: Int, through revision: Int, in database: SQLiteConnection) throws -> Int {
            // Revisions ascend with sequence numbers, so the search for the first entry to keep begins at the old end.
            let last = try database.integer(
                """
                SELECT MAX(sequence) FROM changes WHERE instance = ?1 AND sequence < (
                    SELECT sequence FROM changes WHERE instance = ?1 AND revision > ?2 ORDER BY sequence LIMIT 1
                )
                """, [.integer(position), .integer(revision)])
            guard last > 0 else { return 0 }
            let values = [SQLiteValue.integer(position), .integer(last)]
            try database.run("DELETE FROM changes WHERE instance = ? AND sequence <= ?", values)
            let count = database.changedRowCount
            try database.run(
                """
                INSERT INTO log_starts (instance, pruned_sequence) VALUES (?, ?)
                ON CONFLICT (instance) DO UPDATE SET pruned_sequence = excluded.pruned_sequence
                """, values)
            return count
        }

        /// Returns the instances whose logs contain more than `count` edits.
        static func instances(withMoreThan count: Int, in database: SQLiteConnection) throws -> [InstanceID] {
            try database.rows(
                """
                SELECT id FROM instances AS i
                WHERE revision > ?1 AND NOT is_forgotten AND revision - ?1 >= (
                    SELECT revision FROM changes WHERE instance = i.position ORDER BY sequence LIMIT 1
                )
                """, [.integer(count)]
            ) { try InstanceID($0, column: 0) }
        }
    }

    /// Reads and writes the retention, which is one of the store's settings.
    enum RetentionRow {
        static func retention(in database: SQLiteConnection) throws -> StoreRetention {
            try database.first("SELECT value FROM settings WHERE name = 'retention'") { row in
                let json = try row.json(0)
                return StoreRetention(
                    edits: json["edits"]?.integerValue, removedDays: json["removedDays"]?.integerValue)
            } ?? .standard
        }

        static func write(_ retention: StoreRetention, in database: SQLiteConnection) throws {
            let json: JSONObject = [
                "edits": retention.edits.map(JSONValue.integer) ?? .null,
                "removedDays": retention.removedDays.map(JSONValue.integer) ?? .null,
            ]
            try database.run(
                """
                INSERT INTO settings (name, value) VALUES ('retention', ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """, [.text(JSONValue.object(json).rendered())])
        }
    }
#endif
