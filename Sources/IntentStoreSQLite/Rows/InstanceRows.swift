#if SQLite
    import IntentRuntime

    /// Reads instances, each with its values, in one statement, which is one look at the store.
    enum InstanceRows {
        private static let columns = """
            i.id, i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire, v.marks
            """
        private static let tables = """
            FROM instances AS i LEFT JOIN instance_values AS v ON v.instance = i.id
            """
        private static let one = "SELECT \(columns) \(tables) WHERE i.id = ?1 AND NOT i.is_forgotten"
        /// In one statement, so that the two belong together.
        private static let oneWithSequence = """
            SELECT \(columns), (SELECT MAX(sequence) FROM changes WHERE instance = ?1) \(tables)
            WHERE i.id = ?1 AND NOT i.is_forgotten
            """
        private static let placed = "SELECT \(columns) \(tables) WHERE NOT i.is_removed ORDER BY i.position"
        private static let placedOfKind = """
            SELECT \(columns) \(tables) WHERE i.kind = ? AND NOT i.is_removed ORDER BY i.position
            """

        /// Of each the time of its removal, which a program of format 1.0 tells by the log alone.
        /// SQLite would go through all instances in their order.
        private static let removed = """
            SELECT \(columns), COALESCE(i.removed_milliseconds, (
                SELECT milliseconds FROM changes WHERE instance = i.id ORDER BY sequence DESC LIMIT 1
            ))
            FROM instances AS i INDEXED BY removed_instances LEFT JOIN instance_values AS v ON v.instance = i.id
            WHERE i.is_removed AND NOT i.is_forgotten AND (?1 IS NULL OR i.kind = ?1) ORDER BY i.position
            """

        static func requireTables(in database: Statements) throws {
            for statement in [oneWithSequence, removed] { _ = try PreparedStatement(database, statement) }
        }

        /// Whether the id was ever given, also to one that was forgotten.
        static func isTaken(_ id: InstanceID, in database: Statements) throws -> Bool {
            var isTaken = false
            try PreparedStatement(database, "SELECT 1 FROM instances WHERE id = ?").run([.text(id.text)]) { _ in
                isTaken = true
            }
            return isTaken
        }

        static func instance(_ id: InstanceID, in database: Statements) throws -> StoredInstance? {
            try read(id, one, in: database) { _ in }
        }

        /// The instance, and the newest change of it.
        static func newest(_ id: InstanceID, in database: Statements) throws -> SequencedInstance? {
            var sequence = 0
            let instance = try read(id, oneWithSequence, in: database) { sequence = $0.integer(11) }
            return instance.map { SequencedInstance(instance: $0, sequence: sequence) }
        }

        private static func read(
            _ id: InstanceID, _ sql: String, in database: Statements, first: (PreparedStatement) -> Void
        ) throws -> StoredInstance? {
            var instance: StoredInstance?
            var parts: [StoredPart] = []
            try PreparedStatement(database, sql).run([.text(id.text)]) { row in
                if instance == nil {
                    instance = stored(id, row)
                    first(row)
                }
                guard let part = try StoredPart(row) else { return }
                if parts.isEmpty { parts.reserveCapacity(usualCount) }
                parts.append(part)
            }
            instance?.add(parts)
            return instance
        }

        /// Of values, in an instance.
        private static let usualCount = 12

        static func instances(of kind: WidgetKind?, in database: Statements) throws -> [StoredInstance] {
            let statement = try PreparedStatement(database, kind == nil ? placed : placedOfKind)
            return try list(statement, kind.map { [.text($0.name)] } ?? []) { _ in }
        }

        static func removed(of kind: WidgetKind?, in database: Statements) throws -> [RemovedInstance] {
            var times: [StoreTime] = []
            let instances = try list(PreparedStatement(database, removed), [.init(kind?.name)]) { row in
                times.append(StoreTime(milliseconds: row.integer(11)))
            }
            return zip(instances, times).map { RemovedInstance(instance: $0, removedAt: $1) }
        }

        /// - Parameter first: Gets the first row of each instance.
        private static func list(
            _ statement: PreparedStatement, _ arguments: [PreparedStatement.Argument],
            first: (PreparedStatement) -> Void
        ) throws -> [StoredInstance] {
            var instances: [StoredInstance] = []
            try statement.run(arguments) { row in
                let id = try InstanceID(row)
                if instances.last?.id != id {
                    instances.append(stored(id, row))
                    first(row)
                }
                if let value = try StoredPart(row) { instances[instances.count - 1].add(value) }
            }
            return instances
        }

        private static func stored(_ id: InstanceID, _ row: PreparedStatement) -> StoredInstance {
            StoredInstance(
                id: id, kind: WidgetKind(row.text(1)), family: row.text(2), intent: row.optionalText(3),
                revision: row.integer(4), isRemoved: row.integer(5) != 0)
        }
    }

    /// One value of an instance, from its row.
    private struct StoredPart {
        let isDefault: Bool
        let name: String
        let value: StoredValue

        /// Nil for the one row of an instance without values.
        init?(_ row: PreparedStatement) throws {
            if row.isNull(6) { return nil }
            isDefault = row.withBytes(6) { $0.first == UInt8(ascii: "d") }
            name = row.text(7)
            value = StoredValue(
                type: row.text(8), wire: try row.json(9), marks: row.isNull(10) ? [] : StoredMark.list(try row.json(10))
            )
        }
    }

    extension StoredInstance {
        fileprivate mutating func add(_ parts: [StoredPart]) {
            values.reserveCapacity(parts.count { !$0.isDefault })
            for part in parts { add(part) }
        }

        fileprivate mutating func add(_ part: StoredPart) {
            if part.isDefault { defaults[part.name] = part.value } else { values[part.name] = part.value }
        }
    }
#endif
