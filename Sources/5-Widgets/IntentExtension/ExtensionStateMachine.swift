import IntentModel
import IntentRuntime

/// The state of an extension's process and of its pending requests. Each event returns the actions to perform.
///
/// There is at most one process. The first request starts it, and it is stopped after an idle time. If it terminates or
/// violates the protocol, its requests fail with the reason: a phrase that follows the name of the extension. The next
/// request then starts a new process, immediately after the first of several consecutive failures, and after a growing
/// delay after the others. During the delay, requests fail with the same reason.
struct ExtensionStateMachine: Sendable {
    enum Action: Hashable, Sendable {
        case start(process: Int)
        /// Send a request, for the first time or again.
        case send(Int, process: Int)
        /// Notify the process that an answer is no longer needed.
        case cancel(Int, process: Int)
        /// Complete a request with a failure.
        case fail(Int, OptionsFailure)
        /// Close the input of the process, so that it exits.
        case end(process: Int)
        case kill(process: Int)
        /// Measure the memory of the process.
        case measure(process: Int)
    }

    struct Rules: Sendable {
        var idleTimeout: Duration
        var startTimeout: Duration
        var cancellationGracePeriod: Duration
        var memoryLimit: MemoryLimit?
        static let measurementInterval = Duration.milliseconds(50)
        static let maximumRestartDelay = Duration.seconds(30)
        /// The maximum number of unknown messages between two answers.
        static let maximumUnknownMessageCount = 1000
    }

    private enum Phase: Sendable {
        case stopped
        case starting(process: Int, until: ContinuousClock.Instant)
        case ready(process: Int)
    }

    /// A request that was sent and is not answered.
    private struct PendingRequest: Sendable {
        /// When the process is killed if it does not answer; nil for a request that was not canceled.
        var killDeadline: ContinuousClock.Instant?
        /// Whether it was sent to an earlier process before.
        var isRepeated: Bool
    }

    private let rules: Rules
    private var phase = Phase.stopped
    private var nextProcess = 0
    /// Requests to send when the starting process is ready.
    private var waiting: [(id: Int, isRepeated: Bool)] = []
    private var pending: [Int: PendingRequest] = [:]
    private var idleSince: ContinuousClock.Instant?
    private var nextMeasurement: ContinuousClock.Instant?
    private var unknownMessageCount = 0
    /// The number of failures since the last answer.
    private var failureCount = 0
    private var restartDelay: (until: ContinuousClock.Instant, reason: OptionsFailure)?
    private var isShutDown = false

    init(_ rules: Rules) {
        self.rules = rules
    }

    /// The number of the process that is starting or ready.
    var process: Int? {
        switch phase {
        case .stopped: nil
        case .starting(let process, _), .ready(let process): process
        }
    }

    var isReady: Bool { if case .ready = phase { true } else { false } }

    /// Whether an answer to this request is expected.
    func isPending(_ id: Int) -> Bool { pending[id] != nil }

    /// When ``advance(to:)`` must be called; nil if nothing is scheduled.
    var nextDeadline: ContinuousClock.Instant? {
        var deadlines = pending.values.compactMap(\.killDeadline)
        if case .starting(_, let until) = phase { deadlines.append(until) }
        if let idleSince { deadlines.append(idleSince + rules.idleTimeout) }
        if let nextMeasurement { deadlines.append(nextMeasurement) }
        return deadlines.min()
    }

    // MARK: Requests

    mutating func submit(_ id: Int, at now: ContinuousClock.Instant) -> [Action] {
        if isShutDown { return [.fail(id, .unavailable("was stopped"))] }
        if let restartDelay, process == nil, now < restartDelay.until { return [.fail(id, restartDelay.reason)] }
        idleSince = nil
        if case .ready(let process) = phase { return [send(id, isRepeated: false, to: process, at: now)] }
        waiting.append((id, false))
        return process == nil ? [start(at: now)] : []
    }

    /// Cancels a request. If it was sent, the process still has to answer within the grace period.
    mutating func cancel(_ id: Int, at now: ContinuousClock.Instant) -> [Action] {
        if let index = waiting.firstIndex(where: { $0.id == id }) {
            waiting.remove(at: index)
            return [.fail(id, .timedOut)]
        }
        guard let request = pending[id], request.killDeadline == nil, let process else { return [] }
        let killDeadline = now + rules.cancellationGracePeriod
        pending[id]?.killDeadline = killDeadline
        return [.cancel(id, process: process)]
    }

    mutating func shutDown() -> [Action] {
        isShutDown = true
        let actions = process.map { [Action.end(process: $0)] } ?? []
        return actions + failAll(.unavailable("was stopped"))
    }

    // MARK: Events of the process

    mutating func receivedHello(process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process else { return [] }
        guard case .starting = phase else {
            return fail(.failed("sent a second hello message"), process: process, at: now)
        }
        phase = .ready(process: process)
        let requests = waiting
        waiting = []
        if requests.isEmpty { idleSince = now }
        return requests.map { send($0.id, isRepeated: $0.isRepeated, to: process, at: now) }
    }

    /// - Returns: Whether to pass the answer on. If the process exceeds its memory limit, the actions fail the request.
    /// - Precondition: ``isPending(_:)``.
    mutating func receivedAnswer(
        _ id: Int, memory: Int?, process: Int, at now: ContinuousClock.Instant
    ) -> (isAccepted: Bool, actions: [Action]) {
        guard process == self.process, pending.removeValue(forKey: id) != nil else { return (false, []) }
        unknownMessageCount = 0
        if let excess = excess(of: memory) {
            return (false, [.fail(id, excess)] + replace(process: process, because: excess, at: now))
        }
        failureCount = 0
        restartDelay = nil
        startIdleTimeIfUnused(at: now)
        return (true, [])
    }

    mutating func receivedUnknownMessage(process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process else { return [] }
        unknownMessageCount += 1
        guard unknownMessageCount > Rules.maximumUnknownMessageCount else { return [] }
        return fail(.failed("sent \(unknownMessageCount) unknown messages"), process: process, at: now)
    }

    mutating func measured(_ bytes: Int?, process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process, let excess = excess(of: bytes) else { return [] }
        return fail(excess, process: process, at: now)
    }

    /// Kills the process after a violation that makes its output unusable, and fails its requests.
    mutating func fail(_ failure: OptionsFailure, process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process else { return [] }
        return [.kill(process: process)] + failAll(failure, at: now)
    }

    /// The process terminated, or could not be started.
    mutating func ended(_ failure: OptionsFailure, process: Int, at now: ContinuousClock.Instant) -> [Action] {
        guard process == self.process else { return [] }
        return failAll(failure, at: now)
    }

    // MARK: Time

    mutating func advance(to now: ContinuousClock.Instant) -> [Action] {
        if case .starting(let process, let until) = phase, until <= now {
            let reason = "did not send its hello message within \(rules.startTimeout.secondsText) seconds"
            return fail(.unavailable(reason), process: process, at: now)
        }
        guard case .ready(let process) = phase else { return [] }
        let late = pending.filter { $0.value.killDeadline.map { $0 <= now } ?? false }.keys.sorted()
        if !late.isEmpty {
            for id in late { pending[id] = nil }
            return late.map { .fail($0, .timedOut) } + replace(process: process, because: nil, at: now)
        }
        if let idleSince, idleSince + rules.idleTimeout <= now {
            stop()
            return [.end(process: process)]
        }
        guard let deadline = nextMeasurement, deadline <= now else { return [] }
        nextMeasurement = now + Rules.measurementInterval
        return [.measure(process: process)]
    }

    // MARK: Private parts

    private mutating func start(at now: ContinuousClock.Instant) -> Action {
        nextProcess += 1
        unknownMessageCount = 0
        phase = .starting(process: nextProcess, until: now + rules.startTimeout)
        return .start(process: nextProcess)
    }

    private mutating func send(
        _ id: Int, isRepeated: Bool, to process: Int, at now: ContinuousClock.Instant
    ) -> Action {
        pending[id] = PendingRequest(killDeadline: nil, isRepeated: isRepeated)
        if rules.memoryLimit != nil, nextMeasurement == nil { nextMeasurement = now + Rules.measurementInterval }
        return .send(id, process: process)
    }

    private mutating func startIdleTimeIfUnused(at now: ContinuousClock.Instant) {
        guard pending.isEmpty else { return }
        nextMeasurement = nil
        if waiting.isEmpty { idleSince = now }
    }

    private mutating func stop() {
        phase = .stopped
        idleSince = nil
        nextMeasurement = nil
    }

    /// Kills the process because of one request. The other requests are sent to a new process, once.
    private mutating func replace(
        process: Int, because failure: OptionsFailure?, at now: ContinuousClock.Instant
    ) -> [Action] {
        var actions: [Action] = [.kill(process: process)]
        for (id, request) in pending.sorted(by: { $0.key < $1.key }) {
            if request.killDeadline != nil {
                actions.append(.fail(id, .timedOut))
            } else if request.isRepeated {
                actions.append(.fail(id, .crashed("was killed twice because of other requests")))
            } else {
                waiting.append((id, true))
            }
        }
        pending = [:]
        stop()
        if let failure { count(failure, at: now) }
        return waiting.isEmpty ? actions : actions + [start(at: now)]
    }

    private mutating func failAll(
        _ failure: OptionsFailure, at now: ContinuousClock.Instant
    ) -> [Action] {
        count(failure, at: now)
        return failAll(failure)
    }

    /// The first of several consecutive failures causes no delay, the second 0.25 seconds, and each further one twice as
    /// much.
    private mutating func count(_ failure: OptionsFailure, at now: ContinuousClock.Instant) {
        failureCount += 1
        let doublings = min(failureCount - 2, 10)
        let length = doublings < 0 ? .zero : min(.milliseconds(250) * (1 << doublings), Rules.maximumRestartDelay)
        restartDelay = (now + length, failure)
    }

    private mutating func failAll(_ failure: OptionsFailure) -> [Action] {
        let sent = pending.sorted { $0.key < $1.key }.map { id, request in
            Action.fail(id, request.killDeadline == nil ? failure : .timedOut)
        }
        let unsent = waiting.map { Action.fail($0.id, failure) }
        pending = [:]
        waiting = []
        stop()
        return sent + unsent
    }

    private func excess(of memory: Int?) -> OptionsFailure? {
        guard let limit = rules.memoryLimit, let memory, memory > limit.bytes else { return nil }
        return .crashed(
            "was killed: it used \(MemoryLimit.text(ofBytes: memory)) of memory; its limit is \(limit)")
    }
}
