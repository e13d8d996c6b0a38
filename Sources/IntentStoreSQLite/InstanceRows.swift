#if SQLite
    import IntentModel
    import IntentRuntime

    /// Reads instances, each together with its values in one statement, so that both come from the same commit.
    enum InstanceRows {
        private static let columns = """
            i.id, i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire, v.marks
            """
        private static let tables = """
            FROM instances AS i LEFT JOIN instance_values AS v ON v.instance = i.id
            """
        private static let one = "SELECT \(columns) \(tables) WHERE i.id = ?1 AND NOT i.is_forgotten"
        private static let oneWithSequence = """
            SELECT \(columns), (SELECT MAX(sequence) FROM changes WHERE instance = ?1) \(tables)
            WHERE i.id = ?1 AND NOT i.is_forgotten
            """
        private static let placed = "SELECT \(columns) \(tables) WHERE NOT i.is_removed ORDER BY i.position"
        private static let placedOfKind = """
            SELECT \(columns) \(tables) WHERE i.kind = ? AND NOT i.is_removed ORDER BY i.position
            """
        /// Without the index SQLite would visit all instances in their order.
        private static let removed = """
            SELECT \(columns), i.removed_milliseconds
            FROM instances AS i INDEXED BY removed_instances LEFT JOIN instance_values AS v ON v.instance = i.id
            WHERE i.is_removed AND NOT i.is_forgotten AND (?1 IS NULL OR i.kind = ?1) ORDER BY i.position
            """

        /// A typical number of values of one instance.
        private static let typicalValueCount = 12

        /// Fails if a table or column is missing that the statements use.
        static func requireTables(in database: SQLiteConnection) throws {
            for statement in [oneWithSequence, removed] { try database.prepare(statement) }
        }

        /// Whether the identifier is or was in use, even for an instance that was forgotten.
        static func isTaken(_ id: InstanceID, in database: SQLiteConnection) throws -> Bool {
            try database.integer("SELECT COUNT(*) FROM instances WHERE id = ?", [.text(id.text)]) > 0
        }

        static func instance(_ id: InstanceID, in database: SQLiteConnection) throws -> StoredInstance? {
            try read(id, one, in: database) { _ in }
        }

        /// Returns an instance and the newest entry of its log.
        static func newest(_ id: InstanceID, in database: SQLiteConnection) throws -> SequencedInstance? {
            var sequence = 0
            let instance = try read(id, oneWithSequence, in: database) { sequence = $0.integer(11) }
            return instance.map { SequencedInstance(instance: $0, sequence: sequence) }
        }

        private static func read(
            _ id: InstanceID, _ sql: String, in database: SQLiteConnection, first: (SQLiteRow) -> Void
        ) throws -> StoredInstance? {
            var instance: StoredInstance?
            var parts: [StoredPart] = []
            try database.run(sql, [.text(id.text)]) { row in
                if instance == nil {
                    instance = stored(id, row)
                    first(row)
                }
                guard let part = try StoredPart(row) else { return }
                if parts.isEmpty { parts.reserveCapacity(typicalValueCount) }
                parts.append(part)
            }
            instance?.add(parts)
            return instance
        }

        static func instances(of kind: WidgetKind?, in database: SQLiteConnection) throws -> [StoredInstance] {
            guard let kind else { return try list(placed, [], in: database) { _ in } }
            return try list(placedOfKind, [.text(kind.name)], in: database) { _ in }
        }

        static func removed(of kind: WidgetKind?, in database: SQLiteConnection) throws -> [RemovedInstance] {
            var times: [StoreTime] = []
            let instances = try list(removed, [.init(kind?.name)], in: database) { row in
                times.append(StoreTime(milliseconds: row.integer(11)))
            }
            return zip(instances, times).map { RemovedInstance(instance: $0, removedAt: $1) }
        }

        /// - Parameter first: Called with the first row of each instance.
        private static func list(
            _ sql: String, _ values: [SQLiteValue], in database: SQLiteConnection, first: (SQLiteRow) -> Void
        ) throws -> [StoredInstance] {
            var instances: [StoredInstance] = []
            try database.run(sql, values) { row in
                let id = try InstanceID(row, column: 0)
                if instances.last?.id != id {
                    instances.append(stored(id, row))
                    first(row)
                }
                if let value = try StoredPart(row) { instances[instances.count - 1].add(value) }
            }
            return instances
        }

        private static func stored(_ id: InstanceID, _ row: SQLiteRow) -> StoredInstance {
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

        /// Nil for the single row of an instance without values.
        init?(_ row: SQLiteRow) throws {
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

    extension SQLiteRow {
        /// Deeper than any value that is stored.
        private static let depthLimit = 512

        func json(_ column: CInt) throws(StoreError) -> JSONValue {
            do {
                return try withBytes(column) { bytes throws(JSONError) in
                    try JSONValue(parsing: bytes, depthLimit: SQLiteRow.depthLimit)
                }
            } catch {
                throw StoreError(.damaged, "The store contains a value that is not JSON.", underlying: error)
            }
        }
    }

    extension InstanceID {
        init(_ row: SQLiteRow, column: CInt) throws(StoreError) {
            guard let id = InstanceID(row.text(column)) else {
                throw StoreError(.damaged, "The store contains an instance with an invalid identifier.")
            }
            self = id
        }
    }
#endif
