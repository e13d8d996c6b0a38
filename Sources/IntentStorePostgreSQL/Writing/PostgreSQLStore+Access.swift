#if PostgreSQL
    import IntentRuntime

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    extension PostgreSQLStore {
        /// Asks one question; where the connection is lost, again on another.
        func read<Result>(
            _ call: StatementCall, _ result: (StatementResult?) throws -> Result
        ) throws -> Result {
            try persistently { try pool.withConnection { try result(try $0.run(call).first) } }
        }

        /// One transaction about one instance: locks it, reads it, and writes what `decide` says.
        func write<Result>(
            _ id: InstanceID, _ decide: (inout WritingTransaction) throws -> Result
        ) throws -> Result {
            try persistently {
                let (result, lost) = try pool.withConnection { connection in
                    var transaction = try WritingTransaction(about: id, in: group, through: connection)
                    let result = try decide(&transaction)
                    return (result, try commit(transaction))
                }
                // What did not happen is begun again.
                if let lost, try !happened(lost) { throw lost.failure }
                return result
            }
        }

        /// After the commit, and not within it: a notification in a transaction has all commits of the server wait for
        /// each other's disk. It reaches the server with the commit or is told by the loss of the connection.
        private static let notify = Statement(
            "notify", "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, '')")

        /// Everything to the end in one message to the server, so that nobody waits for this program meanwhile.
        /// - Returns: The commit itself where it was not answered.
        private func commit(_ transaction: WritingTransaction) throws(DatabaseFailure) -> LostCommit? {
            let calls = transaction.calls
            guard transaction.isWriting else { return nil }
            var answers: [StatementResult] = []
            do {
                try transaction.connection.run(
                    calls + [Statement.commit(), Self.notify(.text(channel))], answers: &answers)
            } catch {
                // With an answer to the commit, only the hint failed.
                if answers.count <= calls.count {
                    guard error.kind == .lost else { throw error }
                    return transaction.lost(error)
                }
            }
            guard answers[calls.count].tag == "COMMIT" else {
                throw DatabaseFailure(.refused, nil, "The transaction was rolled back.")
            }
            return nil
        }
    }

    /// Trying again.
    extension PostgreSQLStore {
        /// Runs `attempt`, and again where that may help, as long as a call may try.
        func persistently<Result>(_ attempt: () throws -> Result) throws -> Result {
            let start = ContinuousClock.now
            var plan = RetryPlan(atMost: settings.longestRetrying)
            while true {
                do {
                    return try attempt()
                } catch let failure as DatabaseFailure {
                    guard failure.isWorthRetrying, let pause = plan.nextPause(elapsed: start.duration(to: .now)) else {
                        throw StoreError(failure, address)
                    }
                    PostgreSQLStore.pause(pause)
                }
            }
        }

        /// - Throws: ``StoreError`` with code `unknownOutcome` where nobody can tell.
        private func happened(_ lost: LostCommit) throws(StoreError) -> Bool {
            let start = ContinuousClock.now
            var plan = RetryPlan(atMost: settings.longestRetrying)
            var asked = 0
            while let pause = plan.nextPause(elapsed: start.duration(to: .now)) {
                PostgreSQLStore.pause(pause)
                asked += 1
                switch verdict(of: lost, endingIt: asked > 2) {
                case .happened: return true
                case .didNotHappen: return false
                case .open: continue
                case .unknown: throw unknownOutcome(lost.failure)
                }
            }
            throw unknownOutcome(lost.failure)
        }

        private func verdict(of lost: LostCommit, endingIt: Bool) -> CommitVerdict {
            do {
                return try pool.withConnection { connection in
                    let verdict = try lost.verdict(from: connection)
                    if verdict == .open, endingIt { lost.end(through: connection) }
                    return verdict
                }
            } catch let failure as DatabaseFailure {
                return failure.isWorthRetrying ? .open : .unknown
            } catch {
                return .unknown
            }
        }

        private func unknownOutcome(_ failure: DatabaseFailure) -> StoreError {
            StoreError(
                .unknownOutcome,
                "'\(address.text)' was lost while a change was committed, and cannot say whether it is stored; look before you try again.",
                underlying: failure)
        }

        private static func pause(_ duration: Duration) {
            let parts = duration.components
            var asked = timespec(tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
            var left = timespec()
            while nanosleep(&asked, &left) != 0, errno == EINTR { asked = left }
        }
    }
#endif
