#if SQLite
    import IntentModel
    import IntentRuntime

    /// Reads and writes the log of changes.
    enum ChangeRows {
        private static let columns = """
            SELECT c.sequence, i.id, c.revision, c.milliseconds, c.cause, c.family_before, c.family_after,
                c.differences, i.kind
            FROM changes AS c JOIN instances AS i ON i.position = c.instance
            """
        private static let all = columns + " WHERE c.sequence > ? ORDER BY c.sequence LIMIT ?"
        private static let ofInstance = columns + " WHERE i.id = ? AND c.sequence > ? ORDER BY c.sequence LIMIT ?"
        private static let pruned = "SELECT MAX(pruned_sequence) FROM log_starts"
        private static let prunedOfInstance = pruned + " WHERE instance = (SELECT position FROM instances WHERE id = ?)"

        static let reading = [all, pruned]

        static func page(
            of id: InstanceID?, after sequence: Int, limit: Int, in database: SQLiteConnection
        ) throws -> LogPage {
            let key = id.map { [SQLiteValue.text($0.text)] } ?? []
            let range = [SQLiteValue.integer(sequence), .integer(max(0, limit))]
            return LogPage(
                changes: try database.rows(id == nil ? all : ofInstance, key + range) { try LoggedChange($0, from: 0) },
                prunedSequence: try database.integer(id == nil ? pruned : prunedOfInstance, key))
        }

        static func newestSequence(in database: SQLiteConnection) throws -> Int {
            try database.integer("SELECT MAX(sequence) FROM changes")
        }

        /// Appends an entry, whose sequence number is one higher than that of the newest entry, which is never deleted.
        /// - Parameter position: The position of the instance.
        static func append(_ change: LoggedChange, at position: Int, in database: SQLiteConnection) throws {
            try database.run(
                """
                INSERT INTO changes (instance, revision, milliseconds, cause, family_before, family_after, differences)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .integer(position), .integer(change.revision), .integer(change.time.milliseconds),
                    .text(change.cause.rawValue), .init(change.familyBefore?.rawValue),
                    .text(change.familyAfter.rawValue), .text(change.logged.rendered()),
                ])
        }
    }
#endif
