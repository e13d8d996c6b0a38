#if PostgreSQL
    import IntentRuntime

    /// Reads instances, each with its values, in one statement, which is one look at the store.
    enum InstanceRows {
        private static let columns = """
            i.id, i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire, v.marks
            """
        private static let select = """
            SELECT \(columns) FROM intents.instances AS i
            LEFT JOIN intents.instance_values AS v
                ON v.group_id = i.group_id AND v.instance = i.id AND v.group_id = $1
            WHERE i.group_id = $1
            """
        static let one = Statement("instance", "\(select) AND i.id = $2")
        static let placed = Statement("placed", "\(select) AND NOT i.is_removed ORDER BY i.position")
        private static let placedOfKind = Statement(
            "placed of kind", "\(select) AND i.kind = $2 AND NOT i.is_removed ORDER BY i.position")

        /// Holds the instance for the transaction. What is read with it is older where it had to wait, so its values are
        /// read by the next statement.
        static let lock = Statement(
            "lock instance", "SELECT FROM intents.instances WHERE group_id = $1 AND id = $2 FOR UPDATE")

        static func instances(of kind: WidgetKind?, in group: Int) -> StatementCall {
            kind.map { placedOfKind(.integer(group), .text($0.name)) } ?? placed(.integer(group))
        }

        static func instances(_ result: StatementResult?) throws -> [StoredInstance] {
            var instances: [StoredInstance] = []
            for row in result?.rows ?? [] {
                let id = try InstanceID(row, column: 0)
                if instances.last?.id != id { instances.append(try stored(id, row)) }
                if !row.isNull(6) { try instances[instances.count - 1].addValue(row) }
            }
            return instances
        }

        private static func stored(_ id: InstanceID, _ row: StatementResult.Row) throws -> StoredInstance {
            StoredInstance(
                id: id, kind: WidgetKind(row.text(1)), family: row.text(2), intent: row.optionalText(3),
                revision: try row.integer(4), isRemoved: row.boolean(5))
        }
    }

    extension StoredInstance {
        fileprivate mutating func addValue(_ row: StatementResult.Row) throws {
            let value = StoredValue(
                type: row.text(8), wire: try row.json(9), marks: row.isNull(10) ? [] : StoredMark.list(try row.json(10))
            )
            if row.word(6) == "default" { defaults[row.text(7)] = value } else { values[row.text(7)] = value }
        }
    }

    extension InstanceID {
        init(_ row: StatementResult.Row, column: CInt) throws(StoreError) {
            guard let id = InstanceID(row.text(column)) else {
                throw StoreError(.damaged, "The store holds an instance under an id that is none.")
            }
            self = id
        }
    }
#endif
