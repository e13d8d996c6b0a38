#if PostgreSQL
    import IntentRuntime
    import IntentSystem
    import Synchronization

    extension PostgreSQLStore {
        /// Returns a stream with an element for each change of the group, by any program.
        ///
        /// One thread and one connection serve all streams, from the first call until the store is released.
        /// - Throws: `StoreError` if the server cannot be reached.
        public func signals() throws -> AsyncStream<Void> { try signals(ignoring: nil) }

        /// - Parameter host: The lease whose writes are not signaled; nil for all changes.
        func signals(ignoring host: String?) throws -> AsyncStream<Void> {
            try listener.withLock { listener in
                // The stream is created before the listener, so that it receives the listener's first signal.
                let stream = listeners.stream(ignoring: host)
                if listener == nil { listener = try startListening() }
                return stream
            }
        }

        private func startListening() throws -> ChangeListener {
            try retrying {
                try ChangeListener(
                    address: address, settings: settings, group: located, channel: channel, listeners: listeners)
            }
        }
    }

    /// Listens for the commits of a group on a separate connection and signals them, until it is released.
    ///
    /// A notification may be lost with the connection of the writer or of the listener. Therefore the listener also polls the
    /// log at intervals, and signals a change whenever it reconnects.
    final class ChangeListener: Sendable {
        private let stop: WakePipe

        /// Connects and starts to listen.
        init(
            address: DatabaseAddress, settings: PostgreSQLSettings, group: LocatedGroup, channel: String,
            listeners: StoreSignals
        ) throws {
            let stop = try WakePipe()
            let work = ListeningWork(
                address: address, settings: settings, group: group, channel: channel, listeners: listeners, stop: stop)
            let first = try work.connect()
            self.stop = stop
            guard PlatformThread.start({ work.run(from: first) }) else {
                throw StoreError(.unavailable, "the system cannot create a thread to listen for changes")
            }
        }

        deinit {
            stop.wake()
        }
    }

    /// The work of the listener's thread.
    private struct ListeningWork: Sendable {
        let address: DatabaseAddress
        let settings: PostgreSQLSettings
        let group: LocatedGroup
        let channel: String
        let listeners: StoreSignals
        let stop: WakePipe

        private static let minimumReconnectDelay = Duration.milliseconds(50)

        /// A connection that listens, and the newest sequences that were seen.
        typealias Subscription = (connection: ServerConnection, sequences: [Int])

        func connect() throws -> Subscription {
            let connection = try ServerConnection(address, settings)
            connection.group = group
            _ = try connection.run(Statement("listen", "LISTEN \(channel)")())
            return (connection, try newestSequences(through: connection))
        }

        func run(from first: Subscription) {
            var subscription = first
            while true {
                do {
                    guard try listen(through: &subscription) else { break }
                } catch {
                    guard !isReplacement(error), let next = reconnect() else { break }
                    subscription = next
                    listeners.signal()
                }
            }
            listeners.finish()
        }

        /// Waits for a notification or for the polling interval.
        /// - Returns: False if the listener was released.
        private func listen(through subscription: inout Subscription) throws -> Bool {
            for origin in try subscription.connection.consumeNotifications() {
                listeners.signal(from: origin.isEmpty ? nil : origin)
            }
            let deadline = ContinuousClock.now + settings.pollingInterval
            let isReady = wait(toRead: [subscription.connection.socket, stop.reading], until: deadline)
            if isEnded { return false }
            if !isReady {
                let newest = try newestSequences(through: subscription.connection)
                if newest != subscription.sequences { listeners.signal() }
                subscription.sequences = newest
            }
            return true
        }

        /// Returns a new connection; nil if the listener was released, or if the group has another number now.
        private func reconnect() -> Subscription? {
            var delay = Self.minimumReconnectDelay
            while !isEnded {
                do { return try connect() } catch { if isReplacement(error) { return nil } }
                _ = wait(toRead: [stop.reading], until: .now + delay)
                delay = min(delay * 2, settings.pollingInterval)
            }
            return nil
        }

        /// Whether the next read reports that the tables were replaced.
        private func isReplacement(_ error: any Error) -> Bool { (error as? DatabaseFailure)?.isReplacement == true }

        private var isEnded: Bool { wait(toRead: [stop.reading], until: .now) }

        /// Returns the sequences of the newest change and of the newest request.
        private func newestSequences(through connection: ServerConnection) throws -> [Int] {
            let results = try connection.run(
                ChangeRows.newestSequence(in: group.number), HostRequestRows.newestSequence(in: group.number))
            return try results.map { try $0.first?.integer(0) ?? 0 }
        }
    }

    /// A pipe that wakes a thread which waits for a socket. Its reading end becomes readable with ``wake()`` and stays so.
    private final class WakePipe: Sendable {
        private let pipe: SystemPipe

        init() throws(StoreError) {
            do {
                pipe = try SystemPipe()
            } catch {
                throw StoreError(.unavailable, "a pipe to listen for changes cannot be created: \(error.message)")
            }
        }

        deinit {
            pipe.closeBoth()
        }

        var reading: Descriptor { pipe.reading }

        func wake() {
            try? pipe.writing.writeAll([0])
        }
    }
#endif
