#if PostgreSQL
    import IntentRuntime

    /// A transaction that holds one instance, and what it is to write.
    ///
    /// It is begun in one message to the server and ended in another: in between this program decides.
    struct WritingTransaction {
        let connection: ServerConnection
        let group: Int
        let id: InstanceID
        /// Whether the id was ever given.
        let isTaken: Bool
        /// Nil where there is none, and where it was forgotten.
        let instance: StoredInstance?
        let retention: StoreRetention
        /// As the server writes it; a server that crashed may give it once more.
        private let number: String
        /// Given once, ever: what the log's entry carries.
        private let attempt: String
        /// What goes to the server together with the commit.
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
            isTaken = answers[1].count > 0
            instance = try InstanceRows.instances(answers[2]).first
            retention = try RetentionRow.retention(answers[3])
            number = answers[4].first?.word(0) ?? ""
            attempt = answers[4].first?.word(1) ?? ""
        }

        /// Runs at once what has an answer to be known before the end.
        func run(_ calls: [StatementCall]) throws(DatabaseFailure) -> [StatementResult] {
            var answers: [StatementResult] = []
            try connection.run(calls, answers: &answers)
            return answers
        }

        /// - Parameter isLogging: Whether the instance's log gets an entry by it.
        mutating func write(_ calls: [StatementCall], isLogging: Bool = true) {
            self.calls += calls
            isWriting = true
            self.isLogging = self.isLogging || isLogging
        }

        /// The commit, when it was sent and not answered.
        func lost(_ failure: DatabaseFailure) -> LostCommit {
            LostCommit(
                transaction: number, process: connection.serverProcess, group: group,
                entry: isLogging
                    ? LostCommit.Entry(attempt: attempt, instance: id, after: instance?.revision ?? 0) : nil,
                failure: failure)
        }
    }

    /// What belongs to other writes.
    extension WritingTransaction {
        /// Forgets some of those that were removed long ago.
        mutating func forgetOld(at time: StoreTime, limit: Int) throws -> Int {
            guard let last = retention.lastForgottenRemoval(at: time) else { return 0 }
            let old = try run([InstanceRows.oldRemoved(through: last, limit: limit, in: group)]).first
            // The one at hand is not yet what it was read as.
            let instances = try InstanceRows.instances(old).filter { $0.id != id }
            for instance in instances {
                calls += InstanceForgetting(group: group).forgetting(instance, at: time)
            }
            return instances.count
        }

        mutating func prune(afterEdit revision: Int) {
            guard let last = retention.prunedRevision(afterEdit: revision) else { return }
            calls += InstanceForgetting(group: group).pruning(id, through: last)
        }
    }
#endif
