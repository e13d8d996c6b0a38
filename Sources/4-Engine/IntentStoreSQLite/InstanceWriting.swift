#if SQLite
    import IntentModel
    import IntentRuntime

    /// Writes instances, in a transaction that the caller begins.
    ///
    /// The statements list the columns that they write, so that those of a newer minor version keep their values.
    enum InstanceWriting {
        static func place(_ instance: StoredInstance, at time: StoreTime, in database: SQLiteConnection) throws {
            guard try InstanceRows.use(of: instance.id, in: database) == .unused else {
                throw StoreError.instanceExists(instance.id)
            }
            let (placed, differences) = instance.placed()
            try database.run(
                """
                INSERT INTO instances (id, kind, family, intent, revision, follows) VALUES (?, ?, ?, ?, ?, ?)
                """,
                [
                    .text(placed.id.text), .text(placed.kind.name), .text(placed.family.rawValue), .init(placed.intent),
                    .integer(placed.revision), .init(placed.follows?.text),
                ])
            // No row is ever deleted, so the position is one higher than the highest.
            let position = database.lastInsertedRow
            try write(differences, at: position, in: database)
            let change = placed.change(.placed, from: nil, at: time, differences)
            try ChangeRows.append(change, at: position, in: database)
        }

        /// Performs writes in order, until one fails.
        static func perform(_ writes: [InstanceWrite], at time: StoreTime, in database: SQLiteConnection) throws {
            var hasPlaced = false
            for write in writes {
                switch write {
                case .placement(let instance):
                    try place(instance, at: time, in: database)
                    hasPlaced = true
                case .update(let id, let decide):
                    try update(id, at: time, decide, in: database)
                case .updateFollowers(let id, let decide):
                    for follower in try InstanceRows.followers(of: id, in: database) where follower != id {
                        try update(follower, at: time, decide, in: database)
                    }
                case .forgetting(let id): try InstanceForgetting.forget(id, at: time, in: database)
                }
            }
            if hasPlaced { try forgetSome(at: time, in: database) }
        }

        private static func update(
            _ id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> InstanceUpdate?,
            in database: SQLiteConnection
        ) throws {
            let result = try update(id, at: time, { UpdateDecision(try decide($0), outcome: ()) }, in: database)
            _ = try result.get()
        }

        /// - Returns: A failure if `decide` throws; then nothing is written.
        /// - Throws: A failure of the database.
        static func update<Outcome: Sendable>(
            _ id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>,
            in database: SQLiteConnection
        ) throws -> Result<UpdateResult<Outcome>, any Error> {
            guard let located = try InstanceRows.located(id, in: database) else {
                return .failure(StoreError.unknownInstance(id))
            }
            let decision: UpdateDecision<Outcome>
            do { decision = try decide(located.instance) } catch { return .failure(error) }
            let after =
                try decision.update.map { try apply($0, to: located, at: time, in: database) } ?? located.instance
            return .success(UpdateResult(instance: after, outcome: decision.outcome))
        }

        private static func apply(
            _ update: InstanceUpdate, to located: LocatedInstance, at time: StoreTime, in database: SQLiteConnection
        ) throws -> StoredInstance {
            let (before, position) = (located.instance, located.position)
            let (after, differences) = before.applying(update)
            // An instance that was removed before keeps the time of its removal.
            try database.run(
                """
                UPDATE instances SET family = ?1, revision = ?2, is_removed = ?3,
                    removed_milliseconds = CASE WHEN ?3 THEN COALESCE(removed_milliseconds, ?4) END
                WHERE position = ?5
                """,
                [
                    .text(after.family.rawValue), .integer(after.revision), .integer(after.isRemoved ? 1 : 0),
                    .integer(time.milliseconds), .integer(position),
                ])
            if (after.kind, after.intent) != (before.kind, before.intent) {
                try database.run(
                    "UPDATE instances SET kind = ?, intent = ? WHERE position = ?",
                    [.text(after.kind.name), .init(after.intent), .integer(position)])
            }
            let change = after.change(update.cause, from: before, at: time, differences, by: update)
            if change.following != nil {
                try database.run(
                    "UPDATE instances SET follows = ? WHERE position = ?",
                    [.init(after.follows?.text), .integer(position)])
            }
            try write(differences, at: position, in: database)
            try ChangeRows.append(change, at: position, in: database)
            if change.isSeenByFollowers { try wakeFollowers(of: after.id, at: time, in: database) }
            if after.isRemoved, !before.isRemoved { try forgetSome(at: time, in: database) }
            if update.isEdit { try prune(after, at: position, in: database) }
            return change.following == nil ? after : try InstanceRows.withFollowed(after, in: database)
        }

        /// Logs that the instances that follow an instance may show something else.
        static func wakeFollowers(of id: InstanceID, at time: StoreTime, in database: SQLiteConnection) throws {
            for follower in try InstanceRows.allFollowers(of: id, in: database) {
                let change = follower.instance.change(.sourceChanged, from: follower.instance, at: time)
                try ChangeRows.append(change, at: follower.position, in: database)
            }
        }

        private static func forgetSome(at time: StoreTime, in database: SQLiteConnection) throws {
            try InstanceForgetting.forgetOld(
                RetentionRow.retention(in: database), at: time, limit: StoreRetention.maximumForgottenPerWrite,
                in: database)
        }

        /// Prunes the log after every so many edits; only then is the retention read.
        private static func prune(
            _ instance: StoredInstance, at position: Int, in database: SQLiteConnection
        ) throws {
            guard instance.revision.isMultiple(of: StoreRetention.pruningInterval),
                let revision = try RetentionRow.retention(in: database).prunedRevision(afterEdit: instance.revision)
            else { return }
            try InstanceForgetting.prune(at: position, through: revision, in: database)
        }

        private static func write(
            _ differences: [LoggedChange.Difference], at position: Int, in database: SQLiteConnection
        ) throws {
            for difference in differences {
                let subject = difference.subject
                let key = [SQLiteValue.integer(position), .text(subject.part), .text(subject.name)]
                guard let value = difference.after else {
                    try database.run("DELETE FROM instance_values WHERE instance = ? AND part = ? AND name = ?", key)
                    continue
                }
                let marks: SQLiteValue =
                    value.marks.isEmpty ? .null : .text(StoredMark.json(value.marks).rendered())
                try database.run(
                    """
                    INSERT INTO instance_values (instance, part, name, type, wire, marks, write_order)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (instance, part, name)
                    DO UPDATE SET type = excluded.type, wire = excluded.wire, marks = excluded.marks,
                        write_order = excluded.write_order
                    """,
                    key + [.text(value.type), .text(value.wire.rendered()), marks, .integer(value.writeOrder)])
            }
        }
    }
#endif
