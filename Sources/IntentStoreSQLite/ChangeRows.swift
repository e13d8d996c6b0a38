#if SQLite
    import GRDB
    import IntentModel
    import IntentRuntime

    /// Reads and writes the log of changes.
    enum ChangeRows {
        private static let columns = """
            SELECT sequence, instance, revision, milliseconds, cause, family_before, family_after, differences
            FROM changes
            """
        private static let all = columns + " WHERE sequence > ? ORDER BY sequence LIMIT ?"
        private static let ofInstance = columns + " WHERE instance = ? AND sequence > ? ORDER BY sequence LIMIT ?"

        static func requireTables(in database: some StatementSource) throws {
            _ = try PreparedStatement(database, all)
        }

        static func changes(
            of id: InstanceID?, after sequence: Int, limit: Int, in database: some StatementSource
        ) throws -> [LoggedChange] {
            var changes: [LoggedChange] = []
            let statement = try PreparedStatement(database, id == nil ? all : ofInstance)
            let range = [PreparedStatement.Argument.integer(sequence), .integer(max(0, limit))]
            try statement.run((id.map { [.text($0.text)] } ?? []) + range) { row in
                changes.append(try change(row))
            }
            return changes
        }

        static func newestSequence(in database: some StatementSource) throws -> Int {
            var sequence = 0
            try PreparedStatement(database, "SELECT MAX(sequence) FROM changes").run([]) { sequence = $0.integer(0) }
            return sequence
        }

        /// Its sequence is one more than the newest: entries never go.
        static func append(
            _ cause: ChangeCause, of instance: StoredInstance, familyBefore: String?, at time: StoreTime,
            _ differences: [LoggedChange.Difference], in database: Database
        ) throws {
            let statement = try PreparedStatement(
                database,
                """
                INSERT INTO changes (instance, revision, milliseconds, cause, family_before, family_after, differences)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """)
            try statement.run([
                .text(instance.id.text), .integer(instance.revision), .integer(time.milliseconds),
                .text(cause.rawValue), .init(familyBefore), .text(instance.family),
                .text(differences.logged.rendered()),
            ])
        }

        private static func change(_ row: PreparedStatement) throws -> LoggedChange {
            LoggedChange(
                sequence: row.integer(0), instance: try InstanceID(row, column: 1), revision: row.integer(2),
                time: StoreTime(milliseconds: row.integer(3)), cause: ChangeCause(rawValue: row.text(4)),
                familyBefore: row.optionalText(5), familyAfter: row.text(6),
                differences: [LoggedChange.Difference](logged: try row.json(7)))
        }
    }
#endif
