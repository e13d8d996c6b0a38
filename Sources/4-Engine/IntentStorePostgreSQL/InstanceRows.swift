#if PostgreSQL
    import IntentModel
    import IntentRuntime

    /// Reads instances with their values in one statement, and thus in one snapshot of the database.
    enum InstanceRows {
        private static let columns = """
            i.id, i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire, v.marks,
            v.write_order, i.removed_milliseconds, i.follows
            """
        private enum Column {
            static let removal: CInt = 12
            static let follows: CInt = 13
            /// The column after those of an instance.
            static let position: CInt = 14
        }
        private static let select = """
            SELECT \(columns) FROM intents.instances AS i
            LEFT JOIN intents.instance_values AS v
                ON v.group_id = i.group_id AND v.instance = i.id AND v.group_id = $1
            WHERE i.group_id = $1 AND NOT i.is_forgotten
            """
        private static let one = Statement("instance", "\(select) AND i.id = $2")
        private static let several = Statement("instances", "\(select) AND i.id = ANY($2) ORDER BY i.id")
        /// Selects instances and those that they follow, directly or through others, with their values.
        private static let followed = Statement(
            "followed instances",
            """
            WITH RECURSIVE wanted AS (
                SELECT id, follows FROM intents.instances WHERE group_id = $1 AND id = ANY($2)
                UNION
                SELECT i.id, i.follows FROM intents.instances AS i JOIN wanted AS w ON i.id = w.follows
                WHERE i.group_id = $1
            )
            \(select) AND i.id IN (SELECT id FROM wanted) ORDER BY i.id
            """)
        private static let followers = Statement(
            "followers",
            """
            SELECT id FROM intents.instances WHERE group_id = $1 AND follows = $2 AND NOT is_forgotten ORDER BY position
            """)
        /// Limits the number of instances before their values are joined.
        private static func page(_ condition: String, _ values: String) -> String {
            """
            SELECT \(columns), i.position FROM (
                SELECT * FROM intents.instances
                WHERE group_id = $1 AND position > $2 AND NOT is_removed\(condition) ORDER BY position LIMIT $3
            ) AS i LEFT JOIN \(values) ON v.group_id = i.group_id AND v.instance = i.id AND v.group_id = $1
            ORDER BY i.position
            """
        }
        private static let ofKind = " AND kind = $4"
        private static let allValues = "intents.instance_values AS v"
        private static let noValues = "(SELECT * FROM intents.instance_values WHERE false) AS v"
        private static let placed = Statement("placed", page("", allValues))
        private static let placedOfKind = Statement("placed of kind", page(ofKind, allValues))
        private static let headings = Statement("headings", page("", noValues))
        private static let headingsOfKind = Statement("headings of kind", page(ofKind, noValues))
        private static let uses = Statement(
            "uses",
            """
            SELECT id, kind, family, intent, revision, is_removed, is_forgotten, follows FROM intents.instances
            WHERE group_id = $1 AND id = ANY($2)
            """)
        private static let removed = Statement("removed", "\(select) AND i.is_removed ORDER BY i.position")
        private static let removedOfKind = Statement(
            "removed of kind", "\(select) AND i.is_removed AND i.kind = $2 ORDER BY i.position")
        private static let expired = Statement(
            "expired",
            """
            SELECT id, kind, family, intent, revision, is_removed, NULL, NULL, NULL, NULL, NULL, NULL, NULL, follows
            FROM intents.instances
            WHERE group_id = $1 AND is_removed AND NOT is_forgotten AND removed_milliseconds <= $2
            ORDER BY removed_milliseconds LIMIT $3 FOR UPDATE SKIP LOCKED
            """)
        private static let lock = Statement(
            "lock instances",
            """
            SELECT id FROM intents.instances WHERE group_id = $1 AND id = ANY($2) ORDER BY id FOR NO KEY UPDATE
            """)

        static var reading: [Statement] { [one, placed, removed, followed] }

        static func one(_ id: InstanceID, in group: Int) -> StatementCall { one(.integer(group), .text(id.text)) }

        static func several(_ ids: [InstanceID], in group: Int) -> StatementCall { several(.integer(group), .ids(ids)) }

        static func followed(by ids: [InstanceID], in group: Int) -> StatementCall {
            followed(.integer(group), .ids(ids))
        }

        static func followers(of id: InstanceID, in group: Int) -> StatementCall {
            followers(.integer(group), .text(id.text))
        }

        static func uses(of ids: [InstanceID], in group: Int) -> StatementCall { uses(.integer(group), .ids(ids)) }

        /// Selects one instance more than the page contains, to find out whether there is a next page.
        static func page(_ request: InstancePageRequest, in group: Int) -> StatementCall {
            let limit = max(0, min(request.limit, .max - 1)) + 1
            let range = [StatementArgument.integer(group), .integer(request.start), .integer(limit)]
            guard let kind = request.kind else {
                return StatementCall(statement: request.includesValues ? placed : headings, arguments: range)
            }
            return StatementCall(
                statement: request.includesValues ? placedOfKind : headingsOfKind,
                arguments: range + [.text(kind.name)])
        }

        static func removed(of kind: WidgetKind?, in group: Int) -> StatementCall {
            kind.map { removedOfKind(.integer(group), .text($0.name)) } ?? removed(.integer(group))
        }

        /// Selects instances that were removed before a time, without their values. Instances that another transaction has
        /// locked are skipped, since waiting for them could cause a deadlock.
        static func expired(through time: StoreTime, limit: Int, in group: Int) -> StatementCall {
            expired(.integer(group), .integer(time.milliseconds), .integer(limit))
        }

        /// Locks instances for the transaction and returns the identifiers of those that exist, even if they are forgotten. Other
        /// transactions can still add log entries that refer to them, as those do that write to an instance which they follow.
        /// After waiting for a lock, this statement would read outdated data, so the next one reads the instances.
        static func lock(_ ids: [InstanceID], in group: Int) -> StatementCall { lock(.integer(group), .ids(ids)) }

        static func ids(_ result: StatementResult?) throws -> [InstanceID] {
            try (result?.rows ?? []).map { try InstanceID($0, column: 0) }
        }

        static func uses(_ result: StatementResult?) throws -> [InstanceID: IdentifierUse] {
            var uses: [InstanceID: IdentifierUse] = [:]
            for row in result?.rows ?? [] {
                let id = try InstanceID(row, column: 0)
                uses[id] = row.boolean(6) ? .forgotten : .stored(try stored(id, row, follows: 7))
            }
            return uses
        }

        static func instances(_ result: StatementResult?) throws -> [StoredInstance] {
            var instances: [StoredInstance] = []
            for row in result?.rows ?? [] { try add(row, to: &instances) }
            return instances
        }

        static func page(_ request: InstancePageRequest, _ result: StatementResult?) throws -> InstancePage {
            var page = InstancePage(instances: [], next: nil)
            var position = request.start
            for row in result?.rows ?? [] {
                let rowPosition = try row.integer(Column.position)
                if rowPosition != position, page.instances.count >= request.limit {
                    page.next = position
                    break
                }
                position = rowPosition
                try add(row, to: &page.instances)
            }
            return page
        }

        static func removedInstances(_ result: StatementResult?) throws -> [RemovedInstance] {
            let times = try (result?.rows ?? []).map { (try InstanceID($0, column: 0), try removalTime($0)) }
            let timeOf = Dictionary(times, uniquingKeysWith: { first, _ in first })
            return try instances(result).compactMap { instance in
                timeOf[instance.id].map { RemovedInstance(instance: instance, removedAt: $0) }
            }
        }

        private static func removalTime(_ row: StatementResult.Row) throws -> StoreTime {
            StoreTime(milliseconds: try row.integer(Column.removal))
        }

        private static func add(_ row: StatementResult.Row, to instances: inout [StoredInstance]) throws {
            let id = try InstanceID(row, column: 0)
            if instances.last?.id != id { instances.append(try stored(id, row)) }
            if !row.isNull(6) { try instances[instances.count - 1].addValue(row) }
        }

        private static func stored(
            _ id: InstanceID, _ row: StatementResult.Row, follows: CInt = Column.follows
        ) throws -> StoredInstance {
            try StoredInstance(id, row, from: 1, isRemoved: row.boolean(5), follows: follows)
        }
    }

    /// Instances with those that they follow, as ``InstanceRows/followed(by:in:)`` finds them.
    struct FollowedRows {
        private(set) var instances: [InstanceID: StoredInstance] = [:]

        init() {}

        init(_ result: StatementResult?) throws {
            instances = Dictionary(
                try InstanceRows.instances(result).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }

        mutating func add(_ other: FollowedRows) {
            instances.merge(other.instances) { known, _ in known }
        }

        /// Returns an instance with those that it follows.
        func complete(_ instance: StoredInstance) -> StoredInstance {
            instance.withFollowed { instances[$0] }
        }

        func complete(_ id: InstanceID) -> StoredInstance? { instances[id].map(complete) }
    }

    extension StoredInstance {
        fileprivate mutating func addValue(_ row: StatementResult.Row) throws {
            let value = try StoredValue(row, from: 8)
            if row.serverText(6) == "default" { defaults[row.text(7)] = value } else { values[row.text(7)] = value }
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
            INSERT INTO intents.instances (group_id, id, position, kind, family, intent, revision, follows)
            SELECT id, $2, newest, $3, $4, $5, $6, $7 FROM intents.groups WHERE id = $1
            """)
        private static let update = Statement(
            "update instance",
            """
            UPDATE intents.instances SET kind = $3, family = $4, intent = $5, revision = $6, is_removed = $7,
                removed_milliseconds = CASE WHEN $7 THEN COALESCE(removed_milliseconds, $8) END, follows = $9
            WHERE group_id = $1 AND id = $2
            """)
        private static let setValue = Statement(
            "set value",
            """
            INSERT INTO intents.instance_values (group_id, instance, part, name, type, wire, marks, write_order)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            ON CONFLICT (group_id, instance, part, name)
            DO UPDATE SET type = excluded.type, wire = excluded.wire, marks = excluded.marks,
                write_order = excluded.write_order
            """)
        private static let removeValue = Statement(
            "remove value",
            "DELETE FROM intents.instance_values WHERE group_id = $1 AND instance = $2 AND part = $3 AND name = $4")

        func placing(_ instance: StoredInstance) -> (calls: [StatementCall], placed: StoredInstance) {
            let (placed, differences) = instance.placed()
            let row = Self.place(
                .integer(group), .text(placed.id.text), .text(placed.kind.name), .text(placed.family.rawValue),
                StatementArgument(placed.intent), .integer(placed.revision), StatementArgument(placed.follows?.text))
            let change = ChangeRows.append(placed.change(.placed, from: nil, at: time, differences), in: group)
            let calls = [ChangeRows.reserveSequence(in: group), row] + values(differences, of: placed.id) + [change]
            return (calls, placed)
        }

        /// The sequence is reserved as late as possible, because other writers wait for it.
        func updating(
            _ before: StoredInstance, by update: InstanceUpdate
        ) -> (calls: [StatementCall], after: StoredInstance) {
            let (after, differences) = before.applying(update)
            let row = Self.update(
                .integer(group), .text(after.id.text), .text(after.kind.name), .text(after.family.rawValue),
                StatementArgument(after.intent), .integer(after.revision), .boolean(after.isRemoved),
                .integer(time.milliseconds), StatementArgument(after.follows?.text))
            let change = after.change(update.cause, from: before, at: time, differences, by: update)
            var calls = [row] + values(differences, of: after.id)
            calls += [ChangeRows.reserveSequence(in: group), ChangeRows.append(change, in: group)]
            if change.isSeenByFollowers { calls.append(ChangeRows.wakeFollowers(of: after.id, at: time, in: group)) }
            return (calls, after)
        }

        private func values(_ differences: [LoggedChange.Difference], of id: InstanceID) -> [StatementCall] {
            differences.map { difference in
                let (part, name) = (difference.subject.part, difference.subject.name)
                guard let value = difference.after else {
                    return Self.removeValue(.integer(group), .text(id.text), .text(part), .text(name))
                }
                return Self.setValue(
                    .integer(group), .text(id.text), .text(part), .text(name), .text(value.type), .json(value.wire),
                    value.marks.isEmpty ? .null : .json(StoredMark.json(value.marks)), .integer(value.writeOrder))
            }
        }
    }
#endif
