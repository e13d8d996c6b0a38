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

        /// Runs a transaction for one instance: locks it, reads it, and writes the changes of `decide`.
        ///
        /// The transaction is retried, with a new call of `decide`, until it is known to be committed.
        func write<Result>(
            _ id: InstanceID, _ decide: (inout WritingTransaction) throws -> Result
        ) throws -> Result {
            try retrying {
                let (result, lost) = try pool.withConnection { connection in
                    var transaction = try WritingTransaction(about: id, in: group, through: connection)
                    let result = try decide(&transaction)
                    return (result, try commit(transaction))
                }
                // A transaction that was not committed is retried.
                if let lost, try !wasCommitted(lost) { throw lost.failure }
                return result
            }
        }

        /// Notifies listeners after the commit. A notification within the transaction would make all commits of the server
        /// wait for each other's disk writes.
        private static let notify = Statement(
            "notify", "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, '')")

        /// Sends all changes and the commit in one message, so that other transactions do not wait for this program.
        /// - Returns: The commit if the connection was lost before its answer.
        private func commit(_ transaction: WritingTransaction) throws(DatabaseFailure) -> LostCommit? {
            let calls = transaction.calls
            guard transaction.isWriting else { return nil }
            var answers: [StatementResult] = []
            do {
                try transaction.connection.run(
                    calls + [Statement.commit(), Self.notify(.text(channel))], answers: &answers)
            } catch {
                // If the commit was answered, only the notification failed.
                if answers.count <= calls.count {
                    guard error.kind == .lost else { throw error }
                    return transaction.lostCommit(error)
                }
            }
            guard answers[calls.count].tag == "COMMIT" else {
                throw DatabaseFailure(.refused, nil, "The transaction was rolled back.")
            }
            return nil
        }
    }

    /// Retries.
    extension PostgreSQLStore {
        /// Runs `attempt`, and again after failures that may be temporary, until the retry timeout.
        func retrying<Result>(_ attempt: () throws -> Result) throws -> Result {
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

        private func unknownOutcome(_ failure: DatabaseFailure) -> StoreError {
            StoreError(
                .unknownOutcome,
                "'\(address.text)' was disconnected during a commit, and it is not known whether the change is stored; check before you retry.",
                underlying: failure)
        }

    }

    /// A transaction that has locked one instance, and the statements that it will run.
    ///
    /// One message begins it and reads the instance, and another one writes and commits.
    struct WritingTransaction {
        let connection: ServerConnection
        let group: Int
        let id: InstanceID
        /// Whether the identifier was ever used.
        let isUsed: Bool
        /// The instance; nil if it does not exist or was forgotten.
        let instance: StoredInstance?
        let retention: StoreRetention
        /// The transaction number as text. A server that crashed may reuse it.
        private let number: String
        /// A unique identifier, which the log entry contains.
        private let attempt: String
        /// The statements that are sent together with the commit.
        private(set) var calls: [StatementCall] = []
        private(set) var isWriting = false
        private var isLogging = false

        private static let number = Statement(
            "transaction",
            "SELECT pg_current_xact_id(), set_config('intents.attempt', gen_random_uuid()::text, true)")

        init(about id: InstanceID, in group: Int, through connection: ServerConnection) throws {
            let answers = try connection.run(
                Statement.begin(), InstanceRows.lock(id, in: group), InstanceRows.one(id, in: group),
                RetentionRow.read(in: group), Self.number())
            (self.connection, self.group, self.id) = (connection, group, id)
            isUsed = answers[1].count > 0
            instance = try InstanceRows.instances(answers[2]).first
            retention = try RetentionRow.retention(answers[3])
            number = answers[4].first?.serverText(0) ?? ""
            attempt = answers[4].first?.serverText(1) ?? ""
        }

        /// Runs statements immediately and returns their results.
        func run(_ calls: [StatementCall]) throws(DatabaseFailure) -> [StatementResult] {
            var answers: [StatementResult] = []
            try connection.run(calls, answers: &answers)
            return answers
        }

        /// Adds statements.
        /// - Parameter isLogging: Whether they add an entry to the log of the instance.
        mutating func write(_ calls: [StatementCall], isLogging: Bool = true) {
            self.calls += calls
            isWriting = true
            self.isLogging = self.isLogging || isLogging
        }

        /// Returns the commit after the connection was lost before its answer.
        func lostCommit(_ failure: DatabaseFailure) -> LostCommit {
            LostCommit(
                transaction: number, process: connection.serverProcess, group: group,
                entry: isLogging
                    ? LostCommit.Entry(attempt: attempt, instance: id, previousRevision: instance?.revision ?? 0) : nil,
                failure: failure)
        }
    }

    /// Retention.
    extension WritingTransaction {
        /// Forgets some of the instances whose retention period has ended.
        mutating func forgetExpired(at time: StoreTime, limit: Int) throws -> Int {
            guard let last = retention.forgettingCutoff(at: time) else { return 0 }
            let expired = try run([InstanceRows.expired(through: last, limit: limit, in: group)]).first
            // The state of this transaction's instance in the database is about to change.
            let instances = try InstanceRows.instances(expired).filter { $0.id != id }
            for instance in instances {
                calls += InstanceRemoval(group: group).forgetting(instance, at: time)
            }
            return instances.count
        }

        mutating func prune(afterEdit revision: Int) {
            guard let last = retention.prunedRevision(afterEdit: revision) else { return }
            calls += InstanceRemoval(group: group).pruning(id, through: last)
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
