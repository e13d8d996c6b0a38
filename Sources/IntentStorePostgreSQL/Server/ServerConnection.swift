#if PostgreSQL
    import CLibPQ
    import IntentRuntime

    /// A connection to the server, in libpq's pipeline mode: statements go out together and are answered together.
    ///
    /// `@unchecked Sendable`: whoever took it from the pool, or made it, uses it alone.
    final class ServerConnection: @unchecked Sendable {
        private let connection: OpaquePointer
        private let longestStatement: Duration
        private var prepared: Set<String> = []
        /// Nothing more can be sent.
        private(set) var isLost = false

        /// Connects, and sets the session up.
        init(_ address: DatabaseAddress, _ settings: PostgreSQLSettings) throws {
            connection = try ServerConnection.connect(address, settings)
            longestStatement = settings.longestStatement
            try setUp(settings)
        }

        deinit {
            PQfinish(connection)
        }

        /// The server's process for this connection.
        var serverProcess: Int { Int(PQbackendPID(connection)) }

        /// Whether a transaction is open, or nobody knows.
        var isInTransaction: Bool { PQtransactionStatus(connection) != PQTRANS_IDLE }

        var socket: CInt { PQsocket(connection) }

        /// Runs the statements one after the other, none after one that failed.
        func run(_ calls: StatementCall...) throws(DatabaseFailure) -> [StatementResult] {
            var answers: [StatementResult] = []
            try run(calls, answers: &answers)
            return answers
        }

        /// - Parameter answers: Where this throws, the answers that came before.
        func run(_ calls: [StatementCall], answers: inout [StatementResult]) throws(DatabaseFailure) {
            let deadline = ContinuousClock.now + longestStatement + .seconds(1)
            let sent = try send(calls)
            try receive(sent, until: deadline) { answers.append($0) }
        }

        /// Finds out whether the statements can run at all.
        func prepare(_ statements: [Statement]) throws(DatabaseFailure) {
            let deadline = ContinuousClock.now + longestStatement + .seconds(1)
            let items = try sendPreparations(of: statements) + [.sync]
            try require(PQpipelineSync(connection) == 1)
            try receive(items, until: deadline) { _ in }
        }

        /// Runs several statements, written with semicolons, outside of a pipeline.
        /// - Returns: The last one's answer.
        @discardableResult
        func runScript(_ sql: String) throws(DatabaseFailure) -> StatementResult? {
            let deadline = ContinuousClock.now + longestStatement + .seconds(1)
            PQexitPipelineMode(connection)
            try require(PQsendQuery(connection, sql) == 1)
            var last: StatementResult?
            var failure: DatabaseFailure?
            try wait(until: deadline)
            while let pointer = PQgetResult(connection) {
                let result = StatementResult(pointer)
                try requireAlive(result)
                if case .failed = result.status {
                    failure = failure ?? DatabaseFailure(.refused, result.state, result.message)
                }
                last = result
                try wait(until: deadline)
            }
            try require(PQenterPipelineMode(connection) == 1)
            if let failure { throw failure }
            return last
        }

        /// Reads what the server sent unasked.
        /// - Returns: Whether a notification was among it.
        func takeNotifications() throws(DatabaseFailure) -> Bool {
            try require(PQconsumeInput(connection) == 1)
            var isNotified = false
            while let notification = PQnotifies(connection) {
                PQfreemem(notification)
                isNotified = true
            }
            return isNotified
        }
    }

    /// Sending and receiving.
    extension ServerConnection {
        private enum SentItem: Equatable {
            case preparation(String)
            case call
            case sync
        }

        private func send(_ calls: [StatementCall]) throws(DatabaseFailure) -> [SentItem] {
            var sent: [SentItem] = []
            var preparing: Set<String> = []
            for call in calls {
                let name = call.statement.name
                if preparing.insert(name).inserted { sent += try sendPreparations(of: [call.statement]) }
                let code = CStrings.withPointers(call.arguments.map(\.parameter)) { values in
                    PQsendQueryPrepared(connection, name, CInt(values.count), values.baseAddress, nil, nil, 0)
                }
                try require(code == 1)
                sent.append(.call)
            }
            try require(PQpipelineSync(connection) == 1)
            return sent + [.sync]
        }

        /// Of those that are not yet prepared.
        private func sendPreparations(of statements: [Statement]) throws(DatabaseFailure) -> [SentItem] {
            var sent: [SentItem] = []
            for statement in statements where !prepared.contains(statement.name) {
                try require(PQsendPrepare(connection, statement.name, statement.sql, 0, nil) == 1)
                sent.append(.preparation(statement.name))
            }
            return sent
        }

        /// Reads to the end, also past a failure, which is thrown then.
        private func receive(
            _ sent: [SentItem], until deadline: ContinuousClock.Instant, answer: (StatementResult) -> Void
        ) throws(DatabaseFailure) {
            var failure: DatabaseFailure?
            for item in sent {
                let result = try nextResult(until: deadline)
                switch (result.status, item) {
                case (.failed, _), (.unexpected, _):
                    failure = failure ?? DatabaseFailure(.refused, result.state, result.message)
                case (_, .preparation(let name)) where failure == nil: prepared.insert(name)
                case (_, .call) where failure == nil: answer(result)
                default: break
                }
                if item != .sync { try endResults(until: deadline) }
            }
            if let failure { throw failure }
        }

        private func nextResult(until deadline: ContinuousClock.Instant) throws(DatabaseFailure) -> StatementResult {
            try wait(until: deadline)
            guard let pointer = PQgetResult(connection) else { throw lost() }
            let result = StatementResult(pointer)
            try requireAlive(result)
            return result
        }

        /// After each statement's result libpq says once that there is no other.
        private func endResults(until deadline: ContinuousClock.Instant) throws(DatabaseFailure) {
            try wait(until: deadline)
            while let other = PQgetResult(connection) {
                try requireAlive(StatementResult(other))
                try wait(until: deadline)
            }
        }

        /// Sends what is still to be sent, and waits until there is a result, an end, or a failure to fetch.
        private func wait(until deadline: ContinuousClock.Instant) throws(DatabaseFailure) {
            while true {
                let isSending = PQflush(connection) == 1
                guard isSending || PQisBusy(connection) == 1 else { return }
                guard SocketWait.wait(for: socket, writing: isSending, until: deadline) else {
                    throw lost("The server did not answer in time.")
                }
                // What went wrong is the next result's to say.
                guard PQconsumeInput(connection) == 1 else { return }
            }
        }

        private func requireAlive(_ result: StatementResult) throws(DatabaseFailure) {
            guard PQstatus(connection) == CONNECTION_BAD || result.state?.endsConnection == true else { return }
            throw lost(result.message, result.state)
        }

        private func require(_ isDone: Bool) throws(DatabaseFailure) {
            if !isDone { throw lost() }
        }

        private func lost(_ message: String? = nil, _ state: SQLState? = nil) -> DatabaseFailure {
            isLost = true
            return DatabaseFailure(.lost, state, message ?? String(cString: PQerrorMessage(connection)))
        }
    }
#endif
