#if PostgreSQL
    import IntentRuntime

    /// Reads instances, each with its values, in one statement, which is one look at the store.
    enum InstanceRows {
        private static let columns = """
            i.id, i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire, v.marks,
            i.removed_milliseconds
            """
        private static let select = """
            SELECT \(columns) FROM intents.instances AS i
            LEFT JOIN intents.instance_values AS v
                ON v.group_id = i.group_id AND v.instance = i.id AND v.group_id = $1
            WHERE i.group_id = $1 AND NOT i.is_forgotten
            """
        private static let one = Statement("instance", "\(select) AND i.id = $2")
        private static let placed = Statement("placed", "\(select) AND NOT i.is_removed ORDER BY i.position")
        private static let placedOfKind = Statement(
            "placed of kind", "\(select) AND NOT i.is_removed AND i.kind = $2 ORDER BY i.position")
        private static let removed = Statement("removed", "\(select) AND i.is_removed ORDER BY i.position")
        private static let removedOfKind = Statement(
            "removed of kind", "\(select) AND i.is_removed AND i.kind = $2 ORDER BY i.position")
        private static let oldRemoved = Statement(
            "old removed",
            """
            SELECT id, kind, family, intent, revision, is_removed, NULL FROM intents.instances
            WHERE group_id = $1 AND is_removed AND NOT is_forgotten AND removed_milliseconds <= $2
            ORDER BY removed_milliseconds LIMIT $3 FOR UPDATE SKIP LOCKED
            """)
        private static let lock = Statement(
            "lock instance", "SELECT FROM intents.instances WHERE group_id = $1 AND id = $2 FOR UPDATE")

        static var reading: [Statement] { [one, placed, removed] }

        static func one(_ id: InstanceID, in group: Int) -> StatementCall { one(.integer(group), .text(id.text)) }

        static func placed(of kind: WidgetKind?, in group: Int) -> StatementCall {
            kind.map { placedOfKind(.integer(group), .text($0.name)) } ?? placed(.integer(group))
        }

        static func removed(of kind: WidgetKind?, in group: Int) -> StatementCall {
            kind.map { removedOfKind(.integer(group), .text($0.name)) } ?? removed(.integer(group))
        }

        /// Without their values. Those that somebody works on are left out: to wait for them, in a transaction in which
        /// others may be waited for, could be to wait for ever.
        static func oldRemoved(through time: StoreTime, limit: Int, in group: Int) -> StatementCall {
            oldRemoved(.integer(group), .integer(time.milliseconds), .integer(limit))
        }

        /// Holds the instance for the transaction; one row, also for a forgotten one. What is read together with a lock
        /// is older where it had to wait, so the instance is read by the next statement.
        static func lock(_ id: InstanceID, in group: Int) -> StatementCall { lock(.integer(group), .text(id.text)) }

        static func instances(_ result: StatementResult?) throws -> [StoredInstance] {
            var instances: [StoredInstance] = []
            for row in result?.rows ?? [] { try add(row, to: &instances) }
            return instances
        }

        static func removedInstances(_ result: StatementResult?) throws -> [RemovedInstance] {
            let times = try (result?.rows ?? []).map { (try InstanceID($0, column: 0), try removalTime($0)) }
            let timeOf = Dictionary(times, uniquingKeysWith: { first, _ in first })
            return try instances(result).compactMap { instance in
                timeOf[instance.id].map { RemovedInstance(instance: instance, removedAt: $0) }
            }
        }

        private static func removalTime(_ row: StatementResult.Row) throws -> StoreTime {
            StoreTime(milliseconds: try row.integer(11))
        }

        private static func add(_ row: StatementResult.Row, to instances: inout [StoredInstance]) throws {
            let id = try InstanceID(row, column: 0)
            if instances.last?.id != id { instances.append(try stored(id, row)) }
            if !row.isNull(6) { try instances[instances.count - 1].addValue(row) }
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
