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
        private static let one = "SELECT \(columns) \(tables) WHERE i.id = ?1"
        /// In one statement, so that the two belong together.
        private static let oneWithSequence = """
            SELECT \(columns), (SELECT MAX(sequence) FROM changes WHERE instance = ?1) \(tables) WHERE i.id = ?1
            """
        private static let placed = "SELECT \(columns) \(tables) WHERE NOT i.is_removed ORDER BY i.position"
        private static let placedOfKind = """
            SELECT \(columns) \(tables) WHERE i.kind = ? AND NOT i.is_removed ORDER BY i.position
            """

        static func requireTables(in database: some StatementSource) throws {
            _ = try PreparedStatement(database, oneWithSequence)
        }

        static func instance(_ id: InstanceID, in database: some StatementSource) throws -> StoredInstance? {
            try read(id, one, in: database) { _ in }
        }

        /// The instance, and the newest change of it.
        static func newest(_ id: InstanceID, in database: some StatementSource) throws -> SequencedInstance? {
            var sequence = 0
            let instance = try read(id, oneWithSequence, in: database) { sequence = $0.integer(11) }
            return instance.map { SequencedInstance(instance: $0, sequence: sequence) }
        }

        private static func read(
            _ id: InstanceID, _ sql: String, in database: some StatementSource, first: (PreparedStatement) -> Void
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

        static func instances(of kind: WidgetKind?, in database: some StatementSource) throws -> [StoredInstance] {
            var instances: [StoredInstance] = []
            let statement = try PreparedStatement(database, kind == nil ? placed : placedOfKind)
            try statement.run(kind.map { [.text($0.name)] } ?? []) { row in
                let id = try InstanceID(row)
                if instances.last?.id != id { instances.append(stored(id, row)) }
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
