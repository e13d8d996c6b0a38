import IntentSystem

#if PostgreSQL
    import IntentRuntime

    /// Hears of a group's commits on a connection of its own, and tells who listens; ended with the object.
    ///
    /// A notification may be lost with its writer or with the connection, so the listener also asks now and then, and
    /// tells of a commit, seen or not, whenever it has a new connection.
    final class ChangeListener: Sendable {
        private let end: WakePipe

        /// Listens when this returns.
        init(
            address: DatabaseAddress, settings: PostgreSQLSettings, group: Int, channel: String, listeners: StoreSignals
        ) throws {
            let end = try WakePipe()
            let work = ListeningWork(
                address: address, settings: settings, group: group, channel: channel, listeners: listeners, end: end)
            let first = try work.connect()
            self.end = end
            guard PlatformThread.start({ work.run(from: first) }) else {
                throw StoreError(.unavailable, "There is no thread left to listen to the database.")
            }
        }

        deinit {
            end.wake()
        }
    }

    /// What the thread of a ``ChangeListener`` does.
    private struct ListeningWork: Sendable {
        let address: DatabaseAddress
        let settings: PostgreSQLSettings
        let group: Int
        let channel: String
        let listeners: StoreSignals
        let end: WakePipe

        private static let shortestPause = Duration.milliseconds(50)

        /// A connection that hears, and the newest sequence from which on it does.
        typealias Ear = (connection: ServerConnection, sequence: Int)

        func connect() throws -> Ear {
            let connection = try ServerConnection(address, settings)
            _ = try connection.run(Statement("listen", "LISTEN \(channel)")())
            return (connection, try newestSequence(through: connection))
        }

        func run(from first: Ear) {
            var ear = first
            while true {
                do {
                    guard try listen(through: &ear) else { break }
                } catch {
                    guard let next = reconnect() else { break }
                    ear = next
                    listeners.signal()
                }
            }
            listeners.finish()
        }

        /// - Returns: False at the end.
        private func listen(through ear: inout Ear) throws -> Bool {
            if try ear.connection.takeNotifications() { listeners.signal() }
            let deadline = ContinuousClock.now + settings.listeningInterval
            let isReady = SocketWait.waitToRead(ear.connection.socket, end.reading, until: deadline)
            if isEnded { return false }
            if !isReady {
                let newest = try newestSequence(through: ear.connection)
                if newest != ear.sequence { listeners.signal() }
                ear.sequence = newest
            }
            return true
        }

        /// Nil at the end.
        private func reconnect() -> Ear? {
            var pause = Self.shortestPause
            while !isEnded {
                if let ear = try? connect() { return ear }
                _ = SocketWait.waitToRead(end.reading, end.reading, until: .now + pause)
                pause = min(pause * 2, settings.listeningInterval)
            }
            return nil
        }

        private var isEnded: Bool { SocketWait.waitToRead(end.reading, end.reading, until: .now) }

        private func newestSequence(through connection: ServerConnection) throws -> Int {
            try ChangeRows.newestSequence(try connection.run(ChangeRows.newestSequence(in: group)).first)
        }
    }
#endif
