import IntentSystem

#if PostgreSQL
    import IntentRuntime

    /// A few connections that threads share, each used by one at a time.
    final class ConnectionPool: Sendable {
        private struct State: Sendable {
            var idle: [ServerConnection] = []
            /// In use or being made, and idle.
            var count = 0
        }

        private enum Turn {
            case connection(ServerConnection)
            case makeOne
            case noneFree
        }

        private let address: DatabaseAddress
        private let settings: PostgreSQLSettings
        private let state = Monitor(State())

        init(_ address: DatabaseAddress, _ settings: PostgreSQLSettings) {
            self.address = address
            self.settings = settings
        }

        /// Waits for a connection, makes one where there are not yet enough, and has it back afterwards.
        func withConnection<Result>(_ body: (ServerConnection) throws -> Result) throws -> Result {
            let connection = try take()
            defer { giveBack(connection) }
            return try body(connection)
        }

        private func take() throws -> ServerConnection {
            switch nextTurn() {
            case .connection(let connection): return connection
            case .noneFree: throw DatabaseFailure(.noneFree, nil, "All connections are in use.")
            case .makeOne:
                do {
                    return try ServerConnection(address, settings)
                } catch {
                    state.withLock { $0.count -= 1 }
                    throw error
                }
            }
        }

        private func nextTurn() -> Turn {
            let most = max(1, settings.mostConnections)
            let deadline = ContinuousClock.now + settings.longestStatement
            return state.wait { state in
                if let connection = state.idle.popLast() { return .done(.connection(connection)) }
                if state.count < most {
                    state.count += 1
                    return .done(.makeOne)
                }
                let left = ContinuousClock.now.duration(to: deadline)
                return left > .zero ? .wait(atMost: left) : .done(.noneFree)
            }
        }

        private func giveBack(_ connection: ServerConnection) {
            if !connection.isLost, connection.isInTransaction { _ = try? connection.run(Statement.rollback()) }
            let isUsable = !connection.isLost && !connection.isInTransaction
            // Closing talks to the server, so it waits for the end of the lock.
            let closed = state.withLock { state -> [ServerConnection] in
                if isUsable {
                    state.idle.append(connection)
                    return []
                }
                // Where one is gone the others most likely are.
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
