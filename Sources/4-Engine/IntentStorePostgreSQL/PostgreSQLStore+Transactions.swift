#if PostgreSQL
    import IntentRuntime
    import IntentSystem

    extension PostgreSQLStore {
        /// Runs one statement. If the connection is lost, runs it again on another.
        func read<Result>(
            _ call: StatementCall, _ result: (StatementResult?) throws -> Result
        ) throws -> Result {
            try retrying { try pool.withConnection { try result(try $0.run(call).first) } }
        }

        /// Runs a statement that finds instances, and completes these with the instances that they follow, from one snapshot.
        /// - Parameters:
        ///   - found: Returns the result of the statement, and the instances that follow others.
        ///   - completion: Completes the result.
        func readTogether<Result>(
            _ call: StatementCall, _ found: (StatementResult?) throws -> (Result, [InstanceID]),
            completion: (Result, FollowedRows) throws -> Result
        ) throws -> Result {
            try retrying {
                try pool.withConnection { connection in
                    let (result, ids) = try found(try connection.run(Statement.beginReading(), call).last)
                    let answers = try connection.run(
                        InstanceRows.followed(by: ids, in: group), Statement.commit())
                    return try completion(result, FollowedRows(answers.first))
                }
            }
        }

        /// Runs a transaction for some instances: locks and reads them, and writes the changes of `decide`.
        ///
        /// The transaction is retried, with a new call of `decide`, until it is known to be committed.
        func write<Result>(
            _ ids: [InstanceID], _ decide: (inout WritingTransaction) throws -> Result
        ) throws -> Result {
            try retrying {
                let (result, lost) = try pool.withConnection { connection in
                    var transaction = try WritingTransaction(about: ids, in: group, through: connection)
                    let result = try decide(&transaction)
                    try transaction.forgetSome()
                    return (result, try commit(transaction))
                }
                // A transaction that was not committed is retried.
                if let lost, try !wasCommitted(lost) { throw lost.failure }
                return result
            }
        }

        /// Notifies listeners after the commit, with the lease that has written or an empty text. A notification within the
        /// transaction would make all commits of the server wait for each other's disk writes.
        static let notify = Statement(
            "notify", "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)")

        /// Sends all changes and the commit in one message, so that other transactions do not wait for this program.
        /// - Returns: The commit if the connection was lost before its answer.
        private func commit(_ transaction: WritingTransaction) throws(DatabaseFailure) -> LostCommit? {
            guard transaction.isWriting else { return nil }
            do {
                try commit(transaction.calls, notifyingAs: "", through: transaction.connection)
                return nil
            } catch {
                guard error.kind == .lost else { throw error }
                return transaction.lostCommit(error)
            }
        }
    }

    /// Retries.
    extension PostgreSQLStore {
        /// Runs `attempt`, and again after failures that may be temporary, until the retry timeout.
        func retrying<Result>(_ attempt: () throws -> Result) throws -> Result {
            try PostgreSQLStore.retrying(address, settings, attempt)
        }

        static func retrying<Result>(
            _ address: DatabaseAddress, _ settings: PostgreSQLSettings, _ attempt: () throws -> Result
        ) throws -> Result {
            let start = ContinuousClock.now
            var plan = RetryPlan(timeout: settings.retryTimeout)
            while true {
                do {
                    return try attempt()
                } catch let failure as DatabaseFailure {
                    guard failure.isTemporary, let delay = plan.nextDelay(elapsed: start.duration(to: .now)) else {
                        throw StoreError(failure, address)
                    }
                    PlatformThread.sleep(for: delay)
                }
            }
        }

        /// Returns whether a transaction was committed whose commit was not answered.
        /// - Throws: `StoreError` with code `unknownOutcome` if this cannot be determined.
        private func wasCommitted(_ lost: LostCommit) throws(StoreError) -> Bool {
            let start = ContinuousClock.now
            var plan = RetryPlan(timeout: settings.retryTimeout)
            var attempts = 0
            while let delay = plan.nextDelay(elapsed: start.duration(to: .now)) {
                PlatformThread.sleep(for: delay)
                attempts += 1
                switch verdict(of: lost, terminating: attempts > 2) {
                case .committed: return true
                case .notCommitted: return false
                case .inProgress: continue
                case .unknown: throw unknownOutcome(lost.failure)
                }
            }
            throw unknownOutcome(lost.failure)
        }

        private func verdict(of lost: LostCommit, terminating: Bool) -> CommitVerdict {
            do {
                return try pool.withConnection { connection in
                    let verdict = try lost.verdict(from: connection)
                    if verdict == .inProgress, terminating { lost.terminate(through: connection) }
                    return verdict
                }
            } catch let failure as DatabaseFailure {
                return failure.isTemporary ? .inProgress : .unknown
            } catch {
                return .unknown
            }
        }

        func unknownOutcome(_ failure: DatabaseFailure) -> StoreError {
            StoreError(
                .unknownOutcome,
                "'\(address.text)' was disconnected during a commit, and it is not known whether the change is stored; check before you retry",
                underlying: failure)
        }

    }

    /// A transaction that has locked some instances, and the statements that it will run.
    ///
    /// One message begins it and reads the instances, and another one writes and commits.
    struct WritingTransaction {
        let connection: ServerConnection
        let group: Int
        /// The instances, as the statements leave them, without those that do not exist or were forgotten.
        private(set) var instances: [InstanceID: StoredInstance]
        /// The instances that the statements forget.
        private var forgotten: Set<InstanceID> = []
        /// What the instances follow, as it was read.
        private var followed = FollowedRows()
        /// The identifiers that are or were in use.
        private var used: Set<InstanceID>
        let retention: StoreRetention
        /// The transaction number as text. A server that crashed may reuse it.
        private let number: String
        /// A unique identifier, which the log entry contains.
        private let attempt: String
        /// The statements that are sent together with the commit.
        private(set) var calls: [StatementCall] = []
        private(set) var isWriting = false
        /// The first log entry that the transaction adds.
        private var entry: LostCommit.Entry?
        /// The time of the last placement or removal; nil if there was none.
        private var forgettingTime: StoreTime?

        private static let number = Statement(
            "transaction",
            "SELECT pg_current_xact_id(), set_config('intents.attempt', gen_random_uuid()::text, true)")

        init(about ids: [InstanceID], in group: Int, through connection: ServerConnection) throws {
            let answers = try connection.run(
                Statement.begin(), InstanceRows.lock(ids, in: group), InstanceRows.several(ids, in: group),
                RetentionRow.read(in: group), Self.number())
            (self.connection, self.group) = (connection, group)
            used = Set(try InstanceRows.ids(answers[1]))
            instances = try FollowedRows(answers[2]).instances
            retention = try RetentionRow.retention(answers[3])
            number = answers[4].first?.serverText(0) ?? ""
            attempt = answers[4].first?.serverText(1) ?? ""
        }

        /// Returns an instance as the statements leave it, with those that it follows.
        mutating func instance(_ id: InstanceID) throws -> StoredInstance? {
            let instance = instances[id]
            return try instance?.withFollowed { try source($0) }
        }

        private mutating func source(_ id: InstanceID) throws -> StoredInstance? {
            if forgotten.contains(id) { return nil }
            if let known = instances[id] ?? followed.instances[id] { return known }
            let answers = try run([InstanceRows.followed(by: [id], in: group)])
            followed.add(try FollowedRows(answers.first))
            return followed.instances[id]
        }

        /// Runs statements immediately and returns their results.
        func run(_ calls: [StatementCall]) throws(DatabaseFailure) -> [StatementResult] {
            var answers: [StatementResult] = []
            try connection.run(calls, answers: &answers)
            return answers
        }

        /// Adds statements.
        /// - Parameter id: The instance to whose log they add an entry; nil if they add none.
        mutating func write(_ calls: [StatementCall], logging id: InstanceID?) {
            self.calls += calls
            isWriting = true
            guard entry == nil, let id else { return }
            entry = LostCommit.Entry(
                attempt: attempt, instance: id, previousRevision: instances[id]?.revision ?? 0)
        }

        /// Discards the statements, so that nothing is committed.
        mutating func abandon() {
            calls = []
            isWriting = false
            forgettingTime = nil
        }

        /// Adds an instance.
        /// - Throws: ``StoreError`` with code `instanceExists`.
        mutating func place(_ instance: StoredInstance, at time: StoreTime) throws(StoreError) {
            guard used.insert(instance.id).inserted else { throw StoreError.instanceExists(instance.id) }
            let (calls, placed) = InstanceWriting(group: group, time: time).placing(instance)
            write(calls, logging: placed.id)
            instances[placed.id] = placed
            forgettingTime = time
        }

        /// Performs an update, which changes nothing if it fails.
        /// - Returns: A failure if `decide` throws.
        /// - Throws: A failure of the database.
        mutating func update<Outcome: Sendable>(
            _ id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
        ) throws -> Result<UpdateResult<Outcome>, any Error> {
            guard let before = try instance(id) else { return .failure(StoreError.unknownInstance(id)) }
            let decision: UpdateDecision<Outcome>
            do { decision = try decide(before) } catch { return .failure(error) }
            let after = try decision.update.map { try apply($0, to: before, at: time) } ?? before
            return .success(UpdateResult(instance: after, outcome: decision.outcome))
        }

        /// Applies an update to the newest revision of an instance, and prunes its log after an edit.
        private mutating func apply(
            _ update: InstanceUpdate, to before: StoredInstance, at time: StoreTime
        ) throws -> StoredInstance {
            let (calls, after) = InstanceWriting(group: group, time: time).updating(before, by: update)
            write(calls, logging: after.id)
            instances[after.id] = after
            if after.isRemoved, !before.isRemoved { forgettingTime = time }
            if update.isEdit, let last = retention.prunedRevision(afterEdit: after.revision) {
                self.calls += InstanceRemoval(group: group).pruning(after.id, through: last)
            }
            return try instance(after.id) ?? after
        }

        /// Locks the instances that follow an instance directly, which the transaction has locked. Until it ends, no other
        /// program makes an instance follow this one.
        mutating func lockFollowers(of source: InstanceID) throws -> [InstanceID] {
            let before = try InstanceRows.ids(try run([InstanceRows.followers(of: source, in: group)]).first)
            let unknown = before.filter { instances[$0] == nil && !forgotten.contains($0) }
            if !unknown.isEmpty {
                let answers = try run([
                    InstanceRows.lock(unknown, in: group), InstanceRows.several(unknown, in: group),
                ])
                for instance in try InstanceRows.instances(answers.last) { instances[instance.id] = instance }
            }
            // What this transaction has written is not sent yet.
            let added = instances.keys.filter { !before.contains($0) }.sorted { $0.text < $1.text }
            return (before + added).filter { $0 != source && instances[$0]?.follows == source }
        }

        /// Deletes an instance permanently.
        /// - Throws: ``StoreError`` with code `unknownInstance`.
        mutating func forget(_ id: InstanceID, at time: StoreTime) throws(StoreError) {
            guard let instance = instances[id] else { throw StoreError.unknownInstance(id) }
            write(InstanceRemoval(group: group).forgetting(instance, at: time), logging: id)
            instances[id] = nil
            forgotten.insert(id)
        }

        /// Returns the commit after the connection was lost before its answer.
        func lostCommit(_ failure: DatabaseFailure) -> LostCommit {
            LostCommit(
                transaction: number, process: connection.serverProcess, group: group,
                entry: entry, failure: failure)
        }
    }

    /// Retention.
    extension WritingTransaction {
        /// Forgets some of the instances whose retention period has ended, after a placement or a removal. Call it at most once.
        mutating func forgetSome() throws {
            guard let time = forgettingTime, let last = retention.forgettingCutoff(at: time) else { return }
            let limit = StoreRetention.maximumForgottenPerWrite
            let expired = try run([InstanceRows.expired(through: last, limit: limit, in: group)]).first
            // The states of this transaction's instances in the database are about to change.
            let others = try InstanceRows.instances(expired).filter {
                instances[$0.id] == nil && !forgotten.contains($0.id)
            }
            for instance in others {
                calls += InstanceRemoval(group: group).forgetting(instance, at: time)
            }
        }
    }

    /// The delays between attempts: none before the first retry, then growing ones, until a timeout.
    package struct RetryPlan: Hashable, Sendable {
        private static let maximumDelay = Duration.seconds(1)

        private let timeout: Duration
        private var delay = Duration.zero

        /// - Parameter timeout: Counted from the first attempt.
        package init(timeout: Duration) {
            self.timeout = timeout
        }

        /// Returns the delay before the next attempt; nil if it would exceed the timeout.
        /// - Parameter elapsed: The time since the first attempt.
        package mutating func nextDelay(elapsed: Duration) -> Duration? {
            guard elapsed + delay < timeout else { return nil }
            defer { delay = delay == .zero ? .milliseconds(10) : min(delay * 2, RetryPlan.maximumDelay) }
            return delay
        }
    }
#endif
