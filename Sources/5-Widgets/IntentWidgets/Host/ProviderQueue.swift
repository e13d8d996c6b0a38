import IntentModel
internal import IntentSystem
import Synchronization

/// The reason why a call has no answer.
enum CallFailure: Error, Hashable, CustomStringConvertible {
    /// The provider did not answer in time.
    case deadline(Duration)
    /// Too many earlier calls have not finished.
    case tooManyAbandoned(Int)
    /// The system cannot create a thread.
    case noThread
    /// The host ended.
    case hostEnded

    var description: String {
        switch self {
        case .deadline(let duration): "the provider did not answer within \(duration.secondsText) seconds"
        case .tooManyAbandoned(let count): "\(count) earlier calls of the provider have not finished"
        case .noThread: "the system cannot create another thread"
        case .hostEnded: "the host ended"
        }
    }
}

/// The providers that are called one at a time: those of an extension, or that of a kind in this process.
enum ProviderGroup: Hashable, Sendable {
    case kind(WidgetKind)
    case process(String)

    init(_ registration: WidgetRegistration) {
        self = registration.extensionPath.map(ProviderGroup.process) ?? .kind(registration.kind)
    }
}

/// A call of a provider with any type of answer.
protocol AnyProviderCall: AnyObject, Sendable {
    /// Calls the provider. Its answer is kept until ``deliver(to:)``.
    func run() async
    /// Passes the answer on.
    func deliver(to host: isolated WidgetHost)
    /// Passes a failure on instead of an answer.
    func fail(_ failure: CallFailure, on host: isolated WidgetHost)
}

/// A call of a provider.
final class ProviderCall<Answer: Sendable>: AnyProviderCall {
    private let body: @Sendable () async throws -> Answer
    private let completion: @Sendable (isolated WidgetHost, Result<Answer, any Error>) -> Void
    private let answer = Mutex<Result<Answer, any Error>?>(nil)

    init(
        _ body: @escaping @Sendable () async throws -> Answer,
        completion: @escaping @Sendable (isolated WidgetHost, Result<Answer, any Error>) -> Void
    ) {
        self.body = body
        self.completion = completion
    }

    func run() async {
        let result: Result<Answer, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        answer.withLock { $0 = result }
    }

    func deliver(to host: isolated WidgetHost) {
        if let result = answer.withLock({ $0.take() }) { completion(host, result) }
    }

    func fail(_ failure: CallFailure, on host: isolated WidgetHost) {
        completion(host, .failure(failure))
    }
}

/// The calls of one group: at most one that runs, those that wait, and those that were abandoned.
struct ProviderQueue {
    /// Each abandoned call may block a thread for as long as the process exists.
    static let maximumAbandoned = 16

    struct Running {
        let number: Int
        let call: any AnyProviderCall
        let thread: WorkThread
        let task: Task<Void, Never>
        let work: ClockWork
        /// In the uptime of the clock.
        let deadline: Duration
    }

    var running: Running?
    /// Previews and what a person waits for.
    var urgent = CallList()
    var waiting = CallList()
    /// The threads of abandoned calls by their numbers.
    var abandoned: [Int: WorkThread] = [:]

    var isEmpty: Bool { running == nil && urgent.isEmpty && waiting.isEmpty && abandoned.isEmpty }

    mutating func next() -> (any AnyProviderCall)? { urgent.popFirst() ?? waiting.popFirst() }
}

/// Calls in the order in which they were requested. Removing the first one takes the same time however many there are.
struct CallList {
    private var calls: [(any AnyProviderCall)?] = []
    private var start = 0

    var count: Int { calls.count - start }
    var isEmpty: Bool { count == 0 }
    var all: [any AnyProviderCall] { calls[start...].compactMap(\.self) }

    mutating func append(_ call: any AnyProviderCall) {
        calls.append(call)
    }

    mutating func popFirst() -> (any AnyProviderCall)? {
        guard start < calls.count else { return nil }
        defer {
            calls[start] = nil
            start += 1
            if start == calls.count { self = CallList() }
        }
        return calls[start]
    }
}

extension WidgetHost {
    /// Calls a provider when the other calls of its group have ended.
    /// - Parameters:
    ///   - isUrgent: Whether the call comes before those that are not.
    ///   - body: Runs on a thread of its own. Its task is canceled at the deadline.
    ///   - completion: Receives the answer, unless it is late.
    func enqueue<Answer: Sendable>(
        _ group: ProviderGroup, isUrgent: Bool, _ body: @escaping @Sendable () async throws -> Answer,
        completion: @escaping @Sendable (isolated WidgetHost, Result<Answer, any Error>) -> Void
    ) {
        let call = ProviderCall(body, completion: completion)
        if isUrgent {
            queues[group, default: ProviderQueue()].urgent.append(call)
        } else {
            queues[group, default: ProviderQueue()].waiting.append(call)
        }
        startNext(group)
    }

    /// Calls a provider before any timeline that waits in its group, and waits for the answer.
    func answer<Answer: Sendable>(
        of group: ProviderGroup, _ body: @escaping @Sendable () async throws -> Answer
    ) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            enqueue(group, isUrgent: true, body) { _, result in continuation.resume(with: result) }
        }
    }

    /// Abandons the calls whose deadline has passed.
    func expireCalls() {
        let now = clock.uptime
        for (group, queue) in queues {
            guard let running = queue.running, running.deadline <= now else { continue }
            abandon(running, of: group, because: .deadline(settings.providerDeadline))
            startNext(group)
        }
    }

    /// The earliest deadline, in the uptime of the clock.
    var nextDeadline: Duration? { queues.values.lazy.compactMap { $0.running?.deadline }.min() }

    /// The number of calls that come before those of timelines and have not begun.
    package var urgentCallCount: Int { queues.values.reduce(0) { $0 + $1.urgent.count } }

    /// Ends all calls.
    func abandonAllCalls() {
        for (group, queue) in queues {
            queues[group]?.urgent = CallList()
            queues[group]?.waiting = CallList()
            for call in queue.urgent.all + queue.waiting.all { call.fail(.hostEnded, on: self) }
            if let running = queue.running { abandon(running, of: group, because: .hostEnded) }
        }
    }

    private func abandon(_ running: ProviderQueue.Running, of group: ProviderGroup, because failure: CallFailure) {
        queues[group]?.running = nil
        queues[group]?.abandoned[running.number] = running.thread
        running.task.cancel()
        running.call.fail(failure, on: self)
        running.work.end()
    }

    private func startNext(_ group: ProviderGroup) {
        while let queue = queues[group], queue.running == nil, let call = queues[group]?.next() {
            guard queue.abandoned.count < ProviderQueue.maximumAbandoned else {
                call.fail(.tooManyAbandoned(queue.abandoned.count), on: self)
                continue
            }
            guard let thread = threads.acquire() else {
                call.fail(.noThread, on: self)
                continue
            }
            start(call, on: thread, in: group)
        }
        if queues[group]?.isEmpty == true { queues[group] = nil }
        rearm()
    }

    private func start(_ call: any AnyProviderCall, on thread: WorkThread, in group: ProviderGroup) {
        nextCallNumber += 1
        let number = nextCallNumber
        let work = clock.beginWork()
        let task = Task.detached(executorPreference: thread) {
            await work.perform { await call.run() }
            await self.ended(number, of: group)
        }
        queues[group]?.running = ProviderQueue.Running(
            number: number, call: call, thread: thread, task: task, work: work,
            deadline: clock.uptime + settings.providerDeadline)
    }

    private func ended(_ number: Int, of group: ProviderGroup) {
        // After a sleep of the machine, a late answer may arrive before anything else notices its deadline.
        expireCalls()
        if let thread = queues[group]?.abandoned.removeValue(forKey: number) {
            thread.end()
            if queues[group]?.isEmpty == true { queues[group] = nil }
            if isRunning { note(.lateAnswer, kind: group.kind, "the provider answered after its deadline") }
            return
        }
        guard let running = queues[group]?.running, running.number == number else { return }
        queues[group]?.running = nil
        threads.release(running.thread)
        running.call.deliver(to: self)
        startNext(group)
        // Last, so that a clock that waits for the work sees what it has caused.
        running.work.end()
    }
}

extension ProviderGroup {
    fileprivate var kind: WidgetKind? {
        if case .kind(let kind) = self { kind } else { nil }
    }
}
