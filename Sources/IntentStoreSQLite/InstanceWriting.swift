#if SQLite
    import IntentModel
    import IntentRuntime

    /// Writes instances, in a transaction that the caller begins.
    ///
    /// The statements list the columns that they write, so that those of a newer minor version keep their values.
    enum InstanceWriting {
        static func place(_ instance: StoredInstance, at time: StoreTime, in database: SQLiteConnection) throws {
            guard try !InstanceRows.isTaken(instance.id, in: database) else {
                throw StoreError.instanceExists(instance.id)
            }
            let (placed, differences) = instance.placed()
            try database.run(
                """
                INSERT INTO instances (id, position, kind, family, intent, revision)
                VALUES (?, (SELECT COALESCE(MAX(position), 0) + 1 FROM instances), ?, ?, ?, ?)
                """,
                [
                    .text(placed.id.text), .text(placed.kind.name), .text(placed.family), .init(placed.intent),
                    .integer(placed.revision),
                ])
            try write(differences, of: placed.id, in: database)
            try ChangeRows.append(.placed, of: placed, familyBefore: nil, at: time, differences, in: database)
            try forgetSome(at: time, in: database)
        }

        /// - Returns: A failure if `decide` throws; then nothing is written.
        /// - Throws: A failure of the database.
        static func update<Outcome: Sendable>(
            _ id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>,
            in database: SQLiteConnection
        ) throws -> Result<UpdateResult<Outcome>, any Error> {
            guard let before = try InstanceRows.instance(id, in: database) else {
                return .failure(StoreError.unknownInstance(id))
            }
            let decision: UpdateDecision<Outcome>
            do { decision = try decide(before) } catch { return .failure(error) }
            let after = try decision.update.map { try apply($0, to: before, at: time, in: database) } ?? before
            return .success(UpdateResult(instance: after, outcome: decision.outcome))
        }

        private static func apply(
            _ update: InstanceUpdate, to before: StoredInstance, at time: StoreTime, in database: SQLiteConnection
        ) throws -> StoredInstance {
            let (after, differences) = before.applying(update)
            // An instance that was removed before keeps the time of its removal.
            try database.run(
                """
                UPDATE instances SET family = ?1, revision = ?2, is_removed = ?3,
                    removed_milliseconds = CASE WHEN ?3 THEN COALESCE(removed_milliseconds, ?4) END
                WHERE id = ?5
                """,
                [
                    .text(after.family), .integer(after.revision), .integer(after.isRemoved ? 1 : 0),
                    .integer(time.milliseconds), .text(after.id.text),
                ])
            if (after.kind, after.intent) != (before.kind, before.intent) { try rename(after, in: database) }
            try write(differences, of: after.id, in: database)
            try ChangeRows.append(
                update.cause, of: after, familyBefore: before.family, at: time, differences, in: database)
            if after.isRemoved, !before.isRemoved { try forgetSome(at: time, in: database) }
            if update.isEdit { try prune(after, in: database) }
            return after
        }

        private static func rename(_ instance: StoredInstance, in database: SQLiteConnection) throws {
            try database.run(
                "UPDATE instances SET kind = ?, intent = ? WHERE id = ?",
                [.text(instance.kind.name), .init(instance.intent), .text(instance.id.text)])
        }

        private static func forgetSome(at time: StoreTime, in database: SQLiteConnection) throws {
            try InstanceForgetting.forgetOld(
                RetentionRow.retention(in: database), at: time, limit: StoreRetention.maximumForgottenPerWrite,
                in: database)
        }

        /// Prunes the log after every so many edits; only then is the retention read.
        private static func prune(_ instance: StoredInstance, in database: SQLiteConnection) throws {
            guard instance.revision.isMultiple(of: StoreRetention.pruningInterval),
                let revision = try RetentionRow.retention(in: database).prunedRevision(afterEdit: instance.revision)
            else { return }
            try InstanceForgetting.prune(instance.id, through: revision, in: database)
        }

        private static func write(
            _ differences: [LoggedChange.Difference], of id: InstanceID, in database: SQLiteConnection
        ) throws {
            for difference in differences {
                let key = [.text(id.text)] + difference.subject.key
                guard let value = difference.after else {
                    try database.run("DELETE FROM instance_values WHERE instance = ? AND part = ? AND name = ?", key)
                    continue
                }
                let marks: SQLiteValue =
                    value.marks.isEmpty ? .null : .text(StoredMark.json(value.marks).rendered())
                try database.run(
                    """
                    INSERT INTO instance_values (instance, part, name, type, wire, marks) VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (instance, part, name)
                    DO UPDATE SET type = excluded.type, wire = excluded.wire, marks = excluded.marks
                    """,
                    key + [.text(value.type), .text(value.wire.rendered()), marks])
            }
        }
    }

    extension LoggedChange.Difference.Subject {
        /// The columns `part` and `name`.
        fileprivate var key: [SQLiteValue] {
            switch self {
            case .value(let name): [.text("value"), .text(name)]
            case .defaultValue(let name): [.text("default"), .text(name)]
            }
        }
    }
#endif
