#if PostgreSQL
    import CIntentLibPQ
    import IntentRuntime
    import IntentSystem

    /// A connection to the server in libpq's pipeline mode, in which several statements are sent and answered together.
    ///
    /// `@unchecked Sendable`: only the code that acquired it from the pool, or created it, uses it.
    final class ServerConnection: @unchecked Sendable {
        private let connection: OpaquePointer
        private let statementTimeout: Duration
        private var prepared: Set<String> = []
        /// The group of the statements, which each message or transaction requires; nil until it is known.
        var group: LocatedGroup?
        /// Whether the connection can no longer be used.
        private(set) var isLost = false

        /// Connects and configures the session.
        init(_ address: DatabaseAddress, _ settings: PostgreSQLSettings) throws {
            connection = try ServerConnection.connect(address, settings)
            statementTimeout = settings.statementTimeout
            try configureSession(settings)
        }

        deinit {
            PQfinish(connection)
        }

        /// The identifier of the server process for this connection.
        var serverProcess: Int { Int(PQbackendPID(connection)) }

        /// Whether a transaction is open or its state is unknown.
        var isInTransaction: Bool { PQtransactionStatus(connection) != PQTRANS_IDLE }

        var socket: Descriptor { Descriptor(PQsocket(connection)) }

        /// Runs statements in order, up to the first that fails.
        func run(_ calls: StatementCall...) throws(DatabaseFailure) -> [StatementResult] {
            var answers: [StatementResult] = []
            try run(calls, answers: &answers)
            return answers
        }

        /// Runs statements in order, up to the first that fails.
        /// - Parameter answers: Receives the results; if the call throws, those before the failure.
        func run(_ calls: [StatementCall], answers: inout [StatementResult]) throws(DatabaseFailure) {
            let deadline = ContinuousClock.now + statementTimeout + .seconds(1)
            let (calls, check) = checked(calls)
            let sent = try send(calls)
            var index = 0
            try receive(sent, until: deadline) { answer in
                if index != check { answers.append(answer) }
                index += 1
            }
        }

        /// Adds the check that the group still has its number, unless it was made at the beginning of the open transaction. The
        /// check keeps the tables from being replaced until the transaction ends.
        /// - Returns: The statements, and the index of the check among them.
        private func checked(_ calls: [StatementCall]) -> (calls: [StatementCall], check: Int?) {
            guard let group, !isInTransaction, let first = calls.first else { return (calls, nil) }
            // A transaction that has run a statement can no longer choose its isolation.
            let index = first.statement.beginsTransaction ? 1 : 0
            var calls = calls
            calls.insert(group.check, at: index)
            return (calls, index)
        }

        /// Prepares statements, which fails if a table or column does not exist.
        func prepare(_ statements: [Statement]) throws(DatabaseFailure) {
            let deadline = ContinuousClock.now + statementTimeout + .seconds(1)
            let items = try sendPreparations(of: statements) + [.sync]
            try require(PQpipelineSync(connection) == 1)
            try receive(items, until: deadline) { _ in }
        }

        /// Runs statements separated by semicolons, outside of the pipeline.
        /// - Returns: The result of the last one.
        @discardableResult
        func runScript(_ sql: String) throws(DatabaseFailure) -> StatementResult? {
            let deadline = ContinuousClock.now + statementTimeout + .seconds(1)
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

        /// Reads pending notifications.
        /// - Returns: Their payloads, each once.
        func consumeNotifications() throws(DatabaseFailure) -> Set<String> {
            try require(PQconsumeInput(connection) == 1)
            var payloads: Set<String> = []
            while let notification = PQnotifies(connection) {
                payloads.insert(String(cString: notification.pointee.extra))
                PQfreemem(notification)
            }
            return payloads
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
                let name = name(of: call.statement)
                if preparing.insert(name).inserted { sent += try sendPreparations(of: [call.statement]) }
                let code = try StatementParameters(call.arguments).withPointers { values, lengths, formats in
                    PQsendQueryPrepared(connection, name, CInt(call.arguments.count), values, lengths, formats, 0)
                }
                try require(code == 1)
                sent.append(.call)
            }
            try require(PQpipelineSync(connection) == 1)
            return sent + [.sync]
        }

        /// Sends the preparation of the statements that are not prepared yet.
        private func sendPreparations(of statements: [Statement]) throws(DatabaseFailure) -> [SentItem] {
            var sent: [SentItem] = []
            for statement in statements {
                let name = name(of: statement)
                if prepared.contains(name) { continue }
                let sql = group?.partition.map(statement.sql(inPartition:)) ?? statement.sql
                try require(PQsendPrepare(connection, name, sql, 0, nil) == 1)
                sent.append(.preparation(name))
            }
            return sent
        }

        private func name(of statement: Statement) -> String {
            group?.partition.map { "\(statement.name) \($0)" } ?? statement.name
        }

        /// Reads all results, then throws the first failure.
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

        /// Reads the null result that libpq returns after the result of each statement.
        private func endResults(until deadline: ContinuousClock.Instant) throws(DatabaseFailure) {
            try wait(until: deadline)
            while let other = PQgetResult(connection) {
                try requireAlive(StatementResult(other))
                try wait(until: deadline)
            }
        }

        /// Sends the remaining data and waits for a result.
        private func wait(until deadline: ContinuousClock.Instant) throws(DatabaseFailure) {
            while true {
                let isSending = PQflush(connection) == 1
                guard isSending || PQisBusy(connection) == 1 else { return }
                guard IntentStorePostgreSQL.wait(toRead: [socket], toWrite: isSending ? [socket] : [], until: deadline)
                else {
                    throw lost("the server did not answer in time")
                }
                // The next result contains the failure.
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

    /// A connection that runs SQL for tests.
    package final class DatabaseSession: Sendable {
        private let connection: ServerConnection

        package init(url: String) throws {
            connection = try ServerConnection(DatabaseAddress(url), PostgreSQLSettings())
        }

        /// Runs statements separated by semicolons.
        /// - Returns: The rows of the last one as text, with nil for null.
        @discardableResult
        package func run(_ sql: String) throws -> [[String?]] {
            let result = try connection.runScript(sql)
            return (result?.rows ?? []).map(\.columns)
        }
    }

    /// Waits until a descriptor is ready or was closed.
    /// - Returns: False after the deadline.
    func wait(
        toRead readers: [Descriptor], toWrite writers: [Descriptor] = [], until deadline: ContinuousClock.Instant
    ) -> Bool {
        while true {
            let left = ContinuousClock.now.duration(to: deadline)
            if Descriptor.wait(toRead: readers, toWrite: writers, timeout: left) { return true }
            if left <= .zero { return false }
        }
    }

    /// Arrays of C strings.
    enum CStrings {
        /// Calls a closure with pointers to C strings, which are valid until it returns. Nil becomes a null pointer.
        static func withPointers<Result>(
            _ texts: [String?], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
        ) -> Result {
            var bytes: [CChar] = []
            var starts: [Int?] = []
            for text in texts {
                starts.append(text == nil ? nil : bytes.count)
                guard let text else { continue }
                bytes.append(contentsOf: text.utf8.lazy.map { CChar(bitPattern: $0) })
                bytes.append(0)
            }
            return bytes.withUnsafeBufferPointer { buffer in
                let pointers = starts.map { start -> UnsafePointer<CChar>? in
                    guard let start, let base = buffer.baseAddress else { return nil }
                    return base + start
                }
                return pointers.withUnsafeBufferPointer(body)
            }
        }
    }
#endif
