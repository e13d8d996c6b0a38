#if PostgreSQL
    import IntentRuntime
    import IntentSystem

    /// Connections that threads share. Each is used by one thread at a time.
    final class ConnectionPool: Sendable {
        private struct State: Sendable {
            var idle: [ServerConnection] = []
            /// The number of connections that are idle, in use, or being opened.
            var count = 0
            /// The group whose store has the pool; nil until it is known.
            var group: LocatedGroup?
        }

        private enum Acquisition {
            case connection(ServerConnection)
            case open(about: LocatedGroup?)
            case timedOut
        }

        private let address: DatabaseAddress
        private let settings: PostgreSQLSettings
        private let state = Monitor(State())

        init(_ address: DatabaseAddress, _ settings: PostgreSQLSettings) {
            self.address = address
            self.settings = settings
        }

        /// Makes all statements concern a group. Call it before the pool has several users.
        func use(_ group: LocatedGroup) {
            state.withLock { state in
                state.group = group
                for connection in state.idle { connection.group = group }
            }
        }

        /// Calls a closure with an idle connection, or a new one if the maximum is not reached.
        ///
        /// The call waits for a connection at most as long as a statement may take.
        func withConnection<Result>(_ body: (ServerConnection) throws -> Result) throws -> Result {
            let connection = try acquire()
            defer { release(connection) }
            return try body(connection)
        }

        private func acquire() throws -> ServerConnection {
            switch reserve() {
            case .connection(let connection): return connection
            case .timedOut: throw DatabaseFailure(.noneAvailable, nil, "all connections are in use")
            case .open(let group):
                do {
                    let connection = try ServerConnection(address, settings)
                    connection.group = group
                    return connection
                } catch {
                    state.withLock { $0.count -= 1 }
                    throw error
                }
            }
        }

        private func reserve() -> Acquisition {
            let maximum = max(1, settings.maximumConnections)
            let deadline = ContinuousClock.now + settings.statementTimeout
            return state.wait { state in
                if let connection = state.idle.popLast() { return .done(.connection(connection)) }
                if state.count < maximum {
                    state.count += 1
                    return .done(.open(about: state.group))
                }
                let left = ContinuousClock.now.duration(to: deadline)
                return left > .zero ? .wait(atMost: left) : .done(.timedOut)
            }
        }

        private func release(_ connection: ServerConnection) {
            if !connection.isLost, connection.isInTransaction { _ = try? connection.run(Statement.rollback()) }
            let isUsable = !connection.isLost && !connection.isInTransaction
            // Closing a connection communicates with the server, so it happens after the lock is released.
            let closed = state.withLock { state -> [ServerConnection] in
                if isUsable {
                    state.idle.append(connection)
                    return []
                }
                // If one connection is lost, the idle ones most likely are, too.
                defer {
                    state.count -= 1 + state.idle.count
                    state.idle = []
                }
                return state.idle
            }
            _ = closed
        }
    }
#endif
