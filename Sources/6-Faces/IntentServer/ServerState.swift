#if Server
    internal import IntentBoard
    internal import IntentModel
    internal import IntentSystem
    internal import NIOCore

    /// What all connections of a server share. It belongs to the event loop.
    final class ServerState {
        let board: SecuredBoard
        let limits: ServerLimits
        /// For answers, which are made on other threads.
        let gate: LoopGate
        private(set) var isStopping = false
        private let logger: (@Sendable (AccessRecord) -> Void)?
        private var connections: [ObjectIdentifier: ConnectionHandler] = [:]
        private var eventStreams = 0
        private var emptied: EventLoopPromise<Void>?
        private var formattedDate: (second: Int, text: String) = (-1, "")
        /// Accepts the next connection; set while it waits for one to be closed.
        private var accept: (() -> Void)?

        init(
            board: SecuredBoard, limits: ServerLimits, log: (@Sendable (AccessRecord) -> Void)?, gate: LoopGate
        ) {
            self.board = board
            self.limits = limits
            logger = log
            self.gate = gate
        }

        var loop: any EventLoop { gate.loop }

        func log(_ record: AccessRecord) { logger?(record) }

        /// Whether the board reads the content of a request while it arrives.
        func isStreamed(_ request: BoardRequest) -> Bool {
            request.method == "POST" && request.path.isExactly("/api/1/import")
        }

        func add(_ connection: ConnectionHandler) { connections[ObjectIdentifier(connection)] = connection }

        func remove(_ connection: ConnectionHandler) {
            guard connections.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return }
            if connections.isEmpty { emptied?.succeed() }
            guard let accept, connections.count < limits.connections else { return }
            self.accept = nil
            accept()
        }

        /// Calls `accept` now, or when the number of connections is below the limit.
        func whenBelowLimit(_ accept: @escaping () -> Void) {
            if connections.count < limits.connections { accept() } else { self.accept = accept }
        }

        /// Counts an event stream; returns whether there may be one more.
        func takeEventStream() -> Bool {
            guard eventStreams < limits.eventStreams else { return false }
            eventStreams += 1
            return true
        }

        func releaseEventStream() { eventStreams -= 1 }

        /// Ends all connections.
        /// - Returns: A future that succeeds when no connection is left.
        func stop() -> EventLoopFuture<Void> {
            isStopping = true
            let promise = loop.makePromise(of: Void.self)
            emptied = promise
            for connection in Array(connections.values) { connection.stop() }
            if connections.isEmpty { promise.succeed() }
            let bound = NIOLoopBound(self, eventLoop: loop)
            let deadline = loop.scheduleTask(in: TimeAmount(limits.stopTime)) {
                for connection in Array(bound.value.connections.values) { connection.close() }
            }
            return promise.futureResult.always { _ in deadline.cancel() }
        }

        /// The value of the field `Date`: `Mon, 23 Nov 2026 03:20:00 GMT`.
        func date() -> String {
            let second = WallClock.milliseconds().floored(by: 1_000).quotient
            if second != formattedDate.second { formattedDate = (second, Self.dateText(of: second)) }
            return formattedDate.text
        }

        /// - Parameter second: Seconds since 1970.
        static func dateText(of second: Int) -> String {
            let (day, time) = second.floored(by: 86_400)
            let date = CalendarDate(secondsSince1970: second)
            // 1970-01-01 was a Thursday.
            let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][day.floored(by: 7).remainder]
            let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
            let numbers = [date.day, time / 3_600, time / 60 % 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
            let clock = numbers.dropFirst().joined(separator: ":")
            return "\(weekday), \(numbers[0]) \(months[date.month - 1]) \(date.year) \(clock) GMT"
        }
    }

    /// An answered request, for a log. It contains no query, header field or content, so no value of an instance.
    package struct AccessRecord: Sendable {
        package let method: String
        /// The path, with percent encoding.
        package let path: String
        /// The status code; 0 if the client disconnected before the answer.
        package internal(set) var status = 0
        private let start = ContinuousClock.now

        init(_ request: BoardRequest) {
            method = request.method
            path = request.path
        }

        /// How long it took.
        package var duration: Duration { .now - start }
    }

    /// Accepts connections while their number is below the limit; others wait in the system's queue.
    final class AcceptGate: ChannelOutboundHandler {
        typealias OutboundIn = any Channel

        private let state: NIOLoopBoundBox<ServerState?>

        init(_ state: NIOLoopBoundBox<ServerState?>) {
            self.state = state
        }

        func read(context: ChannelHandlerContext) {
            guard let state = state.value else { return }
            state.whenBelowLimit { context.read() }
        }
    }
#endif
