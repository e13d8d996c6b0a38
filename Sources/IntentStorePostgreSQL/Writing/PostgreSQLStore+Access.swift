#if PostgreSQL
    import IntentRuntime

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// What a writer decides when it sees what is stored.
    enum WriteDecision<Result> {
        case write([StatementCall], Result)
        case leave(Result)
    }

    extension PostgreSQLStore {
        /// Asks one question; where the connection is lost, again on another.
        func read<Result>(
            _ call: StatementCall, _ result: (StatementResult?) throws -> Result
        ) throws -> Result {
            try persistently { try pool.withConnection { try result(try $0.run(call).first) } }
        }

        /// One transaction about one instance: reads it, locks it, writes what `decide` says.
        func write<Result>(
            _ id: InstanceID, _ decide: (StoredInstance?) throws -> WriteDecision<Result>
        ) throws -> Result {
            try transaction(about: id) { connection in
                let begun = try connection.run(
                    Statement.begin(), InstanceRows.lock(.integer(group), .text(id.text)),
                    InstanceRows.one(.integer(group), .text(id.text)), LostCommit.begins())
                let before = try InstanceRows.instances(begun[2]).first
                return (begun[3].first?.word(0) ?? "", try Refusal.wrapping { try decide(before) })
            }
        }

        /// - Parameter begin: Begins it, and tells its number and what it is to write.
        private func transaction<Result>(
            about id: InstanceID?, _ begin: (ServerConnection) throws -> (String, WriteDecision<Result>)
        ) throws -> Result {
            do {
                return try persistently {
                    let (result, lost) = try pool.withConnection { connection -> (Result, LostCommit?) in
                        switch try begin(connection) {
                        case (_, .leave(let result)): return (result, nil)
                        case (let number, .write(let calls, let result)):
                            return (result, try commit(calls, of: number, about: id, through: connection))
                        }
                    }
                    // What did not happen is begun again.
                    if let lost, try !happened(lost) { throw lost.failure }
                    return result
                }
            } catch let refusal as Refusal {
                throw refusal.reason
            }
        }

        /// After the commit, and not within it: a notification in a transaction has all commits of the server wait for
        /// each other's disk. It reaches the server with the commit or is told by the loss of the connection.
        private static let notify = Statement(
            "notify", "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, '')")

        /// Everything to the end in one message to the server, so that nobody waits for this program meanwhile.
        /// - Returns: The commit itself where it was not answered.
        private func commit(
            _ calls: [StatementCall], of transaction: String, about id: InstanceID?,
            through connection: ServerConnection
        ) throws(DatabaseFailure) -> LostCommit? {
            var answers: [StatementResult] = []
            do {
                try connection.run(calls + [Statement.commit(), Self.notify(.text(channel))], answers: &answers)
            } catch {
                // With an answer to the commit, only the hint failed.
                if answers.count <= calls.count {
                    guard error.kind == .lost else { throw error }
                    return LostCommit(
                        transaction: transaction, process: connection.serverProcess, group: group, instance: id,
                        failure: error)
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
        private func persistently<Result>(_ attempt: () throws -> Result) throws -> Result {
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

    /// What the caller's decision threw, told apart from what the database throws.
    private struct Refusal: Error {
        let reason: any Error

        static func wrapping<Result>(_ body: () throws -> Result) throws(Refusal) -> Result {
            do {
                return try body()
            } catch {
                throw Refusal(reason: error)
            }
        }
    }
#endif
