#if SQLite
    import IntentModel
    import IntentRuntime

    /// The statements of one writing transaction. They name the columns that they mean, so that those of a newer minor
    /// keep what they hold.
    enum InstanceWriting {
        static func place(_ instance: StoredInstance, at time: StoreTime, in database: Statements) throws {
            guard try !InstanceRows.isTaken(instance.id, in: database) else {
                throw StoreError.instanceExists(instance.id)
            }
            let (placed, differences) = instance.placed()
            let statement = try PreparedStatement(
                database,
                """
                INSERT INTO instances (id, position, kind, family, intent, revision)
                VALUES (?, (SELECT COALESCE(MAX(position), 0) + 1 FROM instances), ?, ?, ?, ?)
                """)
            try statement.run([
                .text(placed.id.text), .text(placed.kind.name), .text(placed.family), .init(placed.intent),
                .integer(placed.revision),
            ])
            try write(differences, of: placed.id, in: database)
            try ChangeRows.append(.placed, of: placed, familyBefore: nil, at: time, differences, in: database)
            try forgetSome(at: time, in: database)
        }

        /// - Returns: What `body` throws is a result, and written is nothing then; what is thrown is the database's failure.
        static func update(
            _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?,
            in database: Statements
        ) throws -> Result<StoredInstance, any Error> {
            guard let before = try InstanceRows.instance(id, in: database) else {
                return .failure(StoreError.unknownInstance(id))
            }
            let decision = Result { try body(before) }
            guard case .success(let update?) = decision else { return decision.map { _ in before } }
            return .success(try apply(update, to: before, at: time, in: database))
        }

        private static func apply(
            _ update: InstanceUpdate, to before: StoredInstance, at time: StoreTime, in database: Statements
        ) throws -> StoredInstance {
            let (after, differences) = before.applying(update)
            let statement = try PreparedStatement(
                database, "UPDATE instances SET family = ?, revision = ?, is_removed = ? WHERE id = ?")
            try statement.run([
                .text(after.family), .integer(after.revision), .integer(after.isRemoved ? 1 : 0), .text(after.id.text),
            ])
            if (after.kind, after.intent) != (before.kind, before.intent) { try rename(after, in: database) }
            try write(differences, of: after.id, in: database)
            try ChangeRows.append(
                update.cause, of: after, familyBefore: before.family, at: time, differences, in: database)
            if after.isRemoved, !before.isRemoved { try noteRemoval(of: after.id, at: time, in: database) }
            if update.isEdit { try prune(after, in: database) }
            return after
        }

        private static func rename(_ instance: StoredInstance, in database: Statements) throws {
            try PreparedStatement(database, "UPDATE instances SET kind = ?, intent = ? WHERE id = ?").run([
                .text(instance.kind.name), .init(instance.intent), .text(instance.id.text),
            ])
        }

        private static func noteRemoval(of id: InstanceID, at time: StoreTime, in database: Statements) throws {
            try PreparedStatement(database, "UPDATE instances SET removed_milliseconds = ? WHERE id = ?").run([
                .integer(time.milliseconds), .text(id.text),
            ])
            try forgetSome(at: time, in: database)
        }

        private static func forgetSome(at time: StoreTime, in database: Statements) throws {
            try InstanceForgetting.forgetOld(
                RetentionRow.retention(in: database), at: time, limit: StoreRetention.forgottenAtOnce, in: database)
        }

        /// The retention is looked at where it is time to apply it.
        private static func prune(_ instance: StoredInstance, in database: Statements) throws {
            guard instance.revision.isMultiple(of: StoreRetention.editsAtOnce),
                let revision = try RetentionRow.retention(in: database).prunedRevision(afterEdit: instance.revision)
            else { return }
            try InstanceForgetting.prune(instance.id, through: revision, in: database)
        }

        private static func write(
            _ differences: [LoggedChange.Difference], of id: InstanceID, in database: Statements
        ) throws {
            for difference in differences {
                let key = [.text(id.text)] + difference.subject.key
                guard let value = difference.after else {
                    try PreparedStatement(
                        database, "DELETE FROM instance_values WHERE instance = ? AND part = ? AND name = ?"
                    ).run(key)
                    continue
                }
                let statement = try PreparedStatement(
                    database,
                    """
                    INSERT INTO instance_values (instance, part, name, type, wire, marks) VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (instance, part, name)
                    DO UPDATE SET type = excluded.type, wire = excluded.wire, marks = excluded.marks
                    """)
                try statement.run(
                    key + [
                        .text(value.type), .text(value.wire.rendered()),
                        value.marks.isEmpty ? .null : .text(StoredMark.json(value.marks).rendered()),
                    ])
            }
        }
    }

    extension LoggedChange.Difference.Subject {
        /// The columns `part` and `name`.
        fileprivate var key: [PreparedStatement.Argument] {
            switch self {
            case .value(let name): [.text("value"), .text(name)]
            case .defaultValue(let name): [.text("default"), .text(name)]
            }
        }
    }
#endif
