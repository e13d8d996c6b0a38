#if SQLite
    import IntentRuntime

    /// Reads instances, each with its values, in one statement, which is one look at the store.
    enum InstanceRows {
        private static let columns = """
            SELECT i.id, i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire, v.marks
            FROM instances AS i LEFT JOIN instance_values AS v ON v.instance = i.id
            """
        private static let one = columns + " WHERE i.id = ?"
        private static let placed = columns + " WHERE NOT i.is_removed ORDER BY i.position"
        private static let placedOfKind = columns + " WHERE i.kind = ? AND NOT i.is_removed ORDER BY i.position"

        static func requireTables(in database: some StatementSource) throws {
            _ = try PreparedStatement(database, one)
        }

        static func instance(_ id: InstanceID, in database: some StatementSource) throws -> StoredInstance? {
            var instance: StoredInstance?
            try PreparedStatement(database, one).run([.text(id.text)]) { row in
                if instance == nil { instance = stored(id, row) }
                if let value = try StoredPart(row) { instance?.add(value) }
            }
            return instance
        }

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
        fileprivate mutating func add(_ part: StoredPart) {
            if part.isDefault { defaults[part.name] = part.value } else { values[part.name] = part.value }
        }
    }
#endif
