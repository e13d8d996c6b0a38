import IntentRuntime

/// What an extension's process does, which questions it was asked, and what is to be done next. A pure state machine.
///
/// There is one process at most. It is started by the first question and stopped when it was idle for long. When it
/// dies or breaks a rule, its questions fail with the reason (a phrase that has the extension before it), and the next one starts another process: at once after
/// the first failure in a row, then after ever longer times, in which questions fail with the same reason.
struct ExtensionTable: Sendable {
    enum Action: Hashable, Sendable {
        case start(process: Int)
        /// Send a question, or send it again.
        case send(Int, process: Int)
        /// Tell the process that nobody waits for an answer any more.
        case cancel(Int, process: Int)
        /// Nothing is to be had; the host answers questions itself that were answered.
        case fail(Int, HandlerFailure)
        /// Let the process end by itself.
        case end(process: Int)
        case kill(process: Int)
        case measure(process: Int)
    }

    struct Rules: Sendable {
        var idleTime: Duration
        var startTime: Duration
        var cancellationTime: Duration
        var memoryLimit: MemoryLimit?
        static let measuringInterval = Duration.milliseconds(50)
        static let longestPause = Duration.seconds(30)
        /// Messages that answer nothing, from one answer to the next.
        static let mostChatter = 1000
    }

    private enum Phase: Sendable {
        case stopped
        case starting(process: Int, until: ContinuousClock.Instant)
        case ready(process: Int)
    }

    /// A question that was sent.
    private struct Flight: Sendable {
        /// When the process is ended, where nobody waits any more.
        var end: ContinuousClock.Instant?
        var isRepeated: Bool
    }

    private let rules: Rules
    private var phase = Phase.stopped
    private var nextProcess = 0
    /// Questions for the process that starts, and whether they were asked of an earlier one.
    private var waiting: [(id: Int, isRepeated: Bool)] = []
    private var flights: [Int: Flight] = [:]
    private var idleSince: ContinuousClock.Instant?
    private var nextMeasure: ContinuousClock.Instant?
    private var chatter = 0
    /// Since the last answer.
    private var failures = 0
    private var pause: (until: ContinuousClock.Instant, reason: HandlerFailure)?
    private var isShutDown = false

    init(_ rules: Rules) {
        self.rules = rules
    }

    /// The process that starts or runs.
    var process: Int? {
        switch phase {
        case .stopped: nil
        case .starting(let process, _), .ready(let process): process
        }
    }

    var isReady: Bool { if case .ready = phase { true } else { false } }

    /// Whether an answer to this question is expected.
    func isAsked(_ id: Int) -> Bool { flights[id] != nil }

    /// When ``pass(to:)`` has something to do.
    var nextMoment: ContinuousClock.Instant? {
        var moments = flights.values.compactMap(\.end)
        if case .starting(_, let until) = phase { moments.append(until) }
        if let idleSince { moments.append(idleSince + rules.idleTime) }
        if let nextMeasure { moments.append(nextMeasure) }
        return moments.min()
    }

    // MARK: What hosts want

    mutating func submit(_ id: Int, at now: ContinuousClock.Instant) -> [Action] {
        if isShutDown { return [.fail(id, .unavailable("was stopped"))] }
        if let pause, process == nil, now < pause.until { return [.fail(id, pause.reason)] }
        idleSince = nil
        if case .ready(let process) = phase { return [send(id, isRepeated: false, to: process, at: now)] }
        waiting.append((id, false))
        return process == nil ? [start(at: now)] : []
    }

    /// Nobody waits for the answer any more. What was not sent yet is over; else the process says when its work is.
    mutating func cancel(_ id: Int, at now: ContinuousClock.Instant) -> [Action] {
        if let index = waiting.firstIndex(where: { $0.id == id }) {
            waiting.remove(at: index)
            return [.fail(id, .timedOut)]
        }
        guard var flight = flights[id], flight.end == nil, let process else { return [] }
        flight.end = now + rules.cancellationTime
        flights[id] = flight
        return [.cancel(id, process: process)]
    }

    mutating func shutDown() -> [Action] {
        isShutDown = true
        let ended = process.map { [Action.end(process: $0)] } ?? []
        return ended + failAll(.unavailable("was stopped"))
    }

    // MARK: What the process does

    mutating func saidHello(process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process else { return [] }
        guard case .starting = phase else { return broke(.failed("said hello twice"), process: process, at: now) }
        phase = .ready(process: process)
        let questions = waiting
        waiting = []
        if questions.isEmpty { idleSince = now }
        return questions.map { send($0.id, isRepeated: $0.isRepeated, to: process, at: now) }
    }

    /// - Returns: Whether the question is the host's to answer; where it is over the limit, the actions say so instead.
    /// - Precondition: ``isAsked(_:)``.
    mutating func answered(
        _ id: Int, memory: Int?, process: Int, at now: ContinuousClock.Instant
    ) -> (isAccepted: Bool, actions: [Action]) {
        guard process == self.process, flights.removeValue(forKey: id) != nil else { return (false, []) }
        chatter = 0
        if let excess = excess(of: memory) {
            return (false, [.fail(id, excess)] + replace(process: process, because: excess, at: now))
        }
        failures = 0
        pause = nil
        settle(at: now)
        return (true, [])
    }

    /// A message that this version does not know.
    mutating func chattered(process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process else { return [] }
        chatter += 1
        guard chatter > Rules.mostChatter else { return [] }
        return broke(.failed("wrote \(chatter) messages that nobody asked for"), process: process, at: now)
    }

    mutating func measured(_ bytes: Int?, process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process, let excess = excess(of: bytes) else { return [] }
        return broke(excess, process: process, at: now)
    }

    /// It did what makes all that it says worthless: it is ended, and what it was asked fails.
    mutating func broke(_ failure: HandlerFailure, process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process else { return [] }
        return [.kill(process: process)] + failed(failure, at: now)
    }

    /// It ended by itself, or was never begun.
    mutating func ended(_ failure: HandlerFailure, process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process else { return [] }
        return failed(failure, at: now)
    }

    // MARK: Time

    mutating func pass(to now: ContinuousClock.Instant) -> [Action] {
        if case .starting(let process, let until) = phase, until <= now {
            let words = "did not say within \(rules.startTime) what it answers for"
            return broke(.unavailable(words), process: process, at: now)
        }
        guard case .ready(let process) = phase else { return [] }
        let late = flights.filter { $0.value.end.map { $0 <= now } ?? false }.keys.sorted()
        if !late.isEmpty {
            for id in late { flights[id] = nil }
            return late.map { .fail($0, .timedOut) } + replace(process: process, because: nil, at: now)
        }
        if let idleSince, idleSince + rules.idleTime <= now {
            stop()
            return [.end(process: process)]
        }
        guard let moment = nextMeasure, moment <= now else { return [] }
        nextMeasure = now + Rules.measuringInterval
        return [.measure(process: process)]
    }

    // MARK: Parts

    private mutating func start(at now: ContinuousClock.Instant) -> Action {
        nextProcess += 1
        chatter = 0
        phase = .starting(process: nextProcess, until: now + rules.startTime)
        return .start(process: nextProcess)
    }

    private mutating func send(
        _ id: Int, isRepeated: Bool, to process: Int, at now: ContinuousClock.Instant
    ) -> Action {
        flights[id] = Flight(end: nil, isRepeated: isRepeated)
        if rules.memoryLimit != nil, nextMeasure == nil { nextMeasure = now + Rules.measuringInterval }
        return .send(id, process: process)
    }

    private mutating func settle(at now: ContinuousClock.Instant) {
        guard flights.isEmpty else { return }
        nextMeasure = nil
        if waiting.isEmpty { idleSince = now }
    }

    private mutating func stop() {
        phase = .stopped
        idleSince = nil
        nextMeasure = nil
    }

    /// Ends the process for what one question did. The others are asked anew, once.
    private mutating func replace(
        process: Int, because failure: HandlerFailure?, at now: ContinuousClock.Instant
    ) -> [Action] {
        var actions: [Action] = [.kill(process: process)]
        for (id, flight) in flights.sorted(by: { $0.key < $1.key }) {
            if flight.end != nil {
                actions.append(.fail(id, .timedOut))
            } else if flight.isRepeated {
                actions.append(.fail(id, .crashed("was ended twice for what others asked of it")))
            } else {
                waiting.append((id, true))
            }
        }
        flights = [:]
        stop()
        if let failure { count(failure, at: now) }
        return waiting.isEmpty ? actions : actions + [start(at: now)]
    }

    private mutating func failed(_ failure: HandlerFailure, at now: ContinuousClock.Instant) -> [Action] {
        count(failure, at: now)
        return failAll(failure)
    }

    /// The first failure in a row costs no time; then a quarter of a second, and each time the double.
    private mutating func count(_ failure: HandlerFailure, at now: ContinuousClock.Instant) {
        failures += 1
        let doublings = min(failures - 2, 10)
        let length = doublings < 0 ? .zero : min(.milliseconds(250) * (1 << doublings), Rules.longestPause)
        pause = (now + length, failure)
    }

    private mutating func failAll(_ failure: HandlerFailure) -> [Action] {
        let sent = flights.sorted { $0.key < $1.key }.map { id, flight in
            Action.fail(id, flight.end == nil ? failure : .timedOut)
        }
        let unsent = waiting.map { Action.fail($0.id, failure) }
        flights = [:]
        waiting = []
        stop()
        return sent + unsent
    }

    private func excess(of memory: Int?) -> HandlerFailure? {
        guard let limit = rules.memoryLimit, let memory, memory > limit.bytes else { return nil }
        return .crashed(
            "was ended: it held \(MemoryLimit.text(ofBytes: memory)) of memory, more than its limit of \(limit)")
    }
}
