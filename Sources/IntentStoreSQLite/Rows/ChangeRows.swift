#if SQLite
    import IntentModel
    import IntentRuntime

    /// Reads and writes the log of changes.
    enum ChangeRows {
        private static let columns = """
            SELECT c.sequence, c.instance, c.revision, c.milliseconds, c.cause, c.family_before, c.family_after,
                c.differences, i.kind
            FROM changes AS c JOIN instances AS i ON i.id = c.instance
            """
        private static let all = columns + " WHERE c.sequence > ? ORDER BY c.sequence LIMIT ?"
        private static let ofInstance = columns + " WHERE c.instance = ? AND c.sequence > ? ORDER BY c.sequence LIMIT ?"
        private static let pruned = "SELECT MAX(pruned_sequence) FROM log_starts"
        private static let prunedOfInstance = pruned + " WHERE instance = ?"

        static func requireTables(in database: Statements) throws {
            for statement in [all, pruned] { _ = try PreparedStatement(database, statement) }
        }

        static func page(
            of id: InstanceID?, after sequence: Int, limit: Int, in database: Statements
        ) throws -> LogPage {
            var page = LogPage(changes: [], prunedSequence: 0)
            let key = id.map { [PreparedStatement.Argument.text($0.text)] } ?? []
            let range = [PreparedStatement.Argument.integer(sequence), .integer(max(0, limit))]
            try PreparedStatement(database, id == nil ? all : ofInstance).run(key + range) { row in
                page.changes.append(try change(row))
            }
            try PreparedStatement(database, id == nil ? pruned : prunedOfInstance).run(key) { row in
                page.prunedSequence = row.integer(0)
            }
            return page
        }

        static func newestSequence(in database: Statements) throws -> Int {
            var sequence = 0
            try PreparedStatement(database, "SELECT MAX(sequence) FROM changes").run([]) { sequence = $0.integer(0) }
            return sequence
        }

        /// Its sequence is one more than the newest, which never goes.
        static func append(
            _ cause: ChangeCause, of instance: StoredInstance, familyBefore: String?, at time: StoreTime,
            _ differences: [LoggedChange.Difference], in database: Statements
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
                sequence: row.integer(0), instance: try InstanceID(row, column: 1), kind: WidgetKind(row.text(8)),
                revision: row.integer(2), time: StoreTime(milliseconds: row.integer(3)),
                cause: ChangeCause(rawValue: row.text(4)),
                familyBefore: row.optionalText(5), familyAfter: row.text(6),
                differences: [LoggedChange.Difference](logged: try row.json(7)))
        }
    }
#endif
