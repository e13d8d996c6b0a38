#if PostgreSQL
    import IntentModel
    import IntentRuntime

    /// Reads instances with their values in one statement, and thus in one snapshot of the database.
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
        private static let expired = Statement(
            "expired",
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

        /// Selects instances that were removed before a time, without their values. Instances that another transaction has
        /// locked are skipped, since waiting for them could cause a deadlock.
        static func expired(through time: StoreTime, limit: Int, in group: Int) -> StatementCall {
            expired(.integer(group), .integer(time.milliseconds), .integer(limit))
        }

        /// Locks an instance for the transaction and returns one row if it exists, even if it is forgotten. After waiting for
        /// the lock, this statement would read outdated data, so the next one reads the instance.
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
            if row.serverText(6) == "default" { defaults[row.text(7)] = value } else { values[row.text(7)] = value }
        }
    }

    extension InstanceID {
        init(_ row: StatementResult.Row, column: CInt) throws(StoreError) {
            guard let id = InstanceID(row.text(column)) else {
                throw StoreError(.damaged, "The store contains an instance with an invalid identifier.")
            }
            self = id
        }
    }

    /// The statements that write an instance. They name all columns, so that columns of a newer minor version keep their
    /// values.
    struct InstanceWriting {
        let group: Int
        let time: StoreTime

        private static let place = Statement(
            "place instance",
            """
            INSERT INTO intents.instances (group_id, id, position, kind, family, intent, revision)
            SELECT id, $2, newest, $3, $4, $5, $6 FROM intents.groups WHERE id = $1
            """)
        private static let update = Statement(
            "update instance",
            """
            UPDATE intents.instances SET kind = $3, family = $4, intent = $5, revision = $6, is_removed = $7,
                removed_milliseconds = CASE WHEN $7 THEN COALESCE(removed_milliseconds, $8) END
            WHERE group_id = $1 AND id = $2
            """)
        private static let setValue = Statement(
            "set value",
            """
            INSERT INTO intents.instance_values (group_id, instance, part, name, type, wire, marks)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (group_id, instance, part, name)
            DO UPDATE SET type = excluded.type, wire = excluded.wire, marks = excluded.marks
            """)
        private static let removeValue = Statement(
            "remove value",
            "DELETE FROM intents.instance_values WHERE group_id = $1 AND instance = $2 AND part = $3 AND name = $4")

        func placing(_ instance: StoredInstance) -> [StatementCall] {
            let (placed, differences) = instance.placed()
            let row = Self.place(
                .integer(group), .text(placed.id.text), .text(placed.kind.name), .text(placed.family),
                StatementArgument(placed.intent), .integer(placed.revision))
            return [ChangeRows.reserveSequence(in: group), row] + values(differences, of: placed.id)
                + [ChangeRows.append(.placed, of: placed, familyBefore: nil, at: time, differences, in: group)]
        }

        /// The sequence is reserved as late as possible, because other writers wait for it.
        func updating(
            _ before: StoredInstance, by update: InstanceUpdate
        ) -> (calls: [StatementCall], after: StoredInstance) {
            let (after, differences) = before.applying(update)
            let row = Self.update(
                .integer(group), .text(after.id.text), .text(after.kind.name), .text(after.family),
                StatementArgument(after.intent), .integer(after.revision), .boolean(after.isRemoved),
                .integer(time.milliseconds))
            let change = ChangeRows.append(
                update.cause, of: after, familyBefore: before.family, at: time, differences, in: group)
            return ([row] + values(differences, of: after.id) + [ChangeRows.reserveSequence(in: group), change], after)
        }

        private func values(_ differences: [LoggedChange.Difference], of id: InstanceID) -> [StatementCall] {
            differences.map { difference in
                let (part, name) = difference.subject.key
                guard let value = difference.after else {
                    return Self.removeValue(.integer(group), .text(id.text), .text(part), .text(name))
                }
                return Self.setValue(
                    .integer(group), .text(id.text), .text(part), .text(name), .text(value.type), .json(value.wire),
                    value.marks.isEmpty ? .null : .json(StoredMark.json(value.marks)))
            }
        }
    }

    extension LoggedChange.Difference.Subject {
        /// The values of the columns `part` and `name`.
        fileprivate var key: (part: String, name: String) {
            switch self {
            case .value(let name): ("value", name)
            case .defaultValue(let name): ("default", name)
            }
        }
    }
#endif
