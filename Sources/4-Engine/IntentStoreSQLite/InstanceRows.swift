#if SQLite
    import IntentModel
    import IntentRuntime

    /// An instance, and the position by which the rows of other tables refer to it.
    struct LocatedInstance: Sendable {
        let instance: StoredInstance
        let position: Int
    }

    /// Reads instances, each together with its values in one statement, so that both come from the same commit.
    enum InstanceRows {
        private static let headings = """
            SELECT i.id, i.kind, i.family, i.intent, i.revision, i.is_removed, i.position, i.follows
            """
        private static let columns = headings + ", v.part, v.name, v.type, v.wire, v.marks, v.write_order"
        private static let tables = """

            FROM instances AS i LEFT JOIN instance_values AS v ON v.instance = i.position
            """
        private static let one = columns + tables + " WHERE i.id = ? AND NOT i.is_forgotten"
        private static let oneWithSequence = """
            \(columns), (
                SELECT MAX(sequence) FROM changes WHERE instance = (SELECT position FROM instances WHERE id = ?1)
            ) \(tables) WHERE i.id = ?1 AND NOT i.is_forgotten
            """
        private static let placed = " WHERE i.position > ? AND NOT i.is_removed"
        private static let ofKind = " AND i.kind = ?"
        private static let inOrder = " ORDER BY i.position"
        /// Without the index SQLite would visit all instances in their order.
        private static let removed = """
            \(columns), i.removed_milliseconds
            FROM instances AS i INDEXED BY removed_instances
            LEFT JOIN instance_values AS v ON v.instance = i.position
            WHERE i.is_removed AND NOT i.is_forgotten AND (?1 IS NULL OR i.kind = ?1) ORDER BY i.position
            """
        private static let followers = """
            SELECT id FROM instances WHERE follows = ? AND NOT is_forgotten ORDER BY position
            """
        private static let allFollowers = """
            WITH RECURSIVE found (position, id) AS (
                SELECT position, id FROM instances WHERE follows = ?1 AND NOT is_forgotten
                UNION
                SELECT i.position, i.id FROM instances AS i JOIN found AS f ON i.follows = f.id WHERE NOT i.is_forgotten
            )
            \(headings) FROM found AS f JOIN instances AS i ON i.position = f.position
            WHERE NOT i.is_removed AND i.id <> ?1 ORDER BY i.position
            """
        private static let use = headings + ", i.is_forgotten FROM instances AS i WHERE i.id = ?"

        /// The columns that follow those of ``headings``.
        fileprivate enum Column {
            static let position: CInt = 6
            static let follows: CInt = 7
            /// The first column of the values.
            static let values: CInt = 8
            /// The column after the values.
            static let further: CInt = 14
        }

        /// A typical number of values of one instance.
        private static let typicalValueCount = 12

        static let reading = [oneWithSequence, removed, allFollowers]

        /// Returns whether an identifier is or was in use.
        static func use(of id: InstanceID, in database: SQLiteConnection) throws -> IdentifierUse {
            try database.first(use, [.text(id.text)]) { row in
                row.integer(Column.values) == 0 ? .stored(try stored(id, row)) : .forgotten
            } ?? .unused
        }

        /// Returns an instance without those that it follows.
        static func alone(_ id: InstanceID, in database: SQLiteConnection) throws -> StoredInstance? {
            try read(id, one, in: database) { _ in }
        }

        /// Returns an instance with those that it follows. The caller begins a transaction.
        static func located(_ id: InstanceID, in database: SQLiteConnection) throws -> LocatedInstance? {
            var position = 0
            let instance = try read(id, one, in: database) { position = $0.integer(Column.position) }
            return try instance.map { instance in
                LocatedInstance(instance: try withFollowed(instance, in: database), position: position)
            }
        }

        /// Returns an instance with those that it follows. The caller begins a transaction.
        static func withFollowed(
            _ instance: StoredInstance, in database: SQLiteConnection
        ) throws -> StoredInstance {
            try instance.withFollowed { try alone($0, in: database) }
        }

        /// Returns instances with those that they follow, each of which is read once. The caller begins a transaction.
        private static func withFollowed(
            _ instances: [StoredInstance], in database: SQLiteConnection
        ) throws -> [StoredInstance] {
            var known = Dictionary(instances.map { ($0.id, Optional($0)) }) { first, _ in first }
            return try instances.map { instance in
                try instance.withFollowed { id in
                    if let found = known[id] { return found }
                    let found = try alone(id, in: database)
                    known.updateValue(found, forKey: id)
                    return found
                }
            }
        }

        /// Returns the instances that follow an instance directly, also removed ones.
        static func followers(of id: InstanceID, in database: SQLiteConnection) throws -> [InstanceID] {
            try database.rows(followers, [.text(id.text)]) { try InstanceID($0, column: 0) }
        }

        /// Returns the instances that follow an instance directly or through others, without their values and without removed
        /// ones.
        static func allFollowers(of id: InstanceID, in database: SQLiteConnection) throws -> [LocatedInstance] {
            try database.rows(allFollowers, [.text(id.text)]) { row in
                LocatedInstance(
                    instance: try stored(InstanceID(row, column: 0), row), position: row.integer(Column.position))
            }
        }

        /// Returns an instance and the newest entry of its log, without those that it follows.
        static func newest(_ id: InstanceID, in database: SQLiteConnection) throws -> SequencedInstance? {
            var (position, sequence) = (0, 0)
            let instance = try read(id, oneWithSequence, in: database) { row in
                (position, sequence) = (row.integer(Column.position), row.integer(Column.further))
            }
            return instance.map { SequencedInstance(instance: $0, position: position, sequence: sequence) }
        }

        private static func read(
            _ id: InstanceID, _ sql: String, in database: SQLiteConnection, first: (SQLiteRow) -> Void
        ) throws -> StoredInstance? {
            var instance: StoredInstance?
            var parts: [StoredPart] = []
            try database.run(sql, [.text(id.text)]) { row in
                if instance == nil {
                    instance = try stored(id, row)
                    first(row)
                }
                guard let part = try StoredPart(row) else { return }
                if parts.isEmpty { parts.reserveCapacity(typicalValueCount) }
                parts.append(part)
            }
            instance?.add(parts)
            return instance
        }

        /// The caller begins a transaction.
        static func page(_ request: InstancePageRequest, in database: SQLiteConnection) throws -> InstancePage {
            let sql = (request.includesValues ? columns + tables : headings + " FROM instances AS i") + placed
            let values = [SQLiteValue.integer(request.start)] + (request.kind.map { [.text($0.name)] } ?? [])
            var reading = Reading(limit: request.limit, position: request.start)
            try database.runWhile(sql + (request.kind == nil ? "" : ofKind) + inOrder, values) { row in
                try reading.add(row, withValues: request.includesValues)
            }
            let isComplete = request.includesValues && request.includesSources
            let instances = isComplete ? try withFollowed(reading.instances, in: database) : reading.instances
            return InstancePage(instances: instances, next: reading.hasMore ? reading.position : nil)
        }

        /// The caller begins a transaction.
        static func removed(of kind: WidgetKind?, in database: SQLiteConnection) throws -> [RemovedInstance] {
            var times: [StoreTime] = []
            var reading = Reading(limit: .max, position: 0)
            try database.run(removed, [.init(kind?.name)]) { row in
                _ = try reading.add(row, withValues: true)
                if times.count < reading.instances.count {
                    times.append(StoreTime(milliseconds: row.integer(Column.further)))
                }
            }
            return zip(try withFollowed(reading.instances, in: database), times).map {
                RemovedInstance(instance: $0, removedAt: $1)
            }
        }

        /// Instances that are read row by row, in the order of their positions.
        private struct Reading {
            let limit: Int
            var instances: [StoredInstance] = []
            /// The position of the last instance, or where the page begins.
            var position: Int
            /// Whether a row belongs to an instance beyond the limit.
            var hasMore = false

            /// - Returns: Whether to read the next row.
            mutating func add(_ row: SQLiteRow, withValues: Bool) throws -> Bool {
                let position = row.integer(Column.position)
                if instances.isEmpty || position != self.position {
                    guard instances.count < limit else {
                        hasMore = true
                        return false
                    }
                    instances.append(try stored(InstanceID(row, column: 0), row))
                    self.position = position
                }
                if withValues, let part = try StoredPart(row) { instances[instances.count - 1].add(part) }
                return true
            }
        }

        private static func stored(_ id: InstanceID, _ row: SQLiteRow) throws(StoreError) -> StoredInstance {
            try StoredInstance(id, row, from: 1, isRemoved: row.integer(5) != 0, follows: Column.follows)
        }
    }

    /// One value of an instance, from its row.
    private struct StoredPart {
        let isDefault: Bool
        let name: String
        let value: StoredValue

        /// Nil for the single row of an instance without values.
        init?(_ row: SQLiteRow) throws {
            let first = InstanceRows.Column.values
            if row.isNull(first) { return nil }
            isDefault = row.withBytes(first) { $0.first == UInt8(ascii: "d") }
            name = row.text(first + 1)
            value = try StoredValue(row, from: first + 2)
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
