import IntentSystem
import Synchronization

/// Calls handlers, each call with a deadline, and on a dedicated thread if the handler is in this process.
///
/// A handler may block its thread, run forever, or await forever without affecting Swift's cooperative pool or other
/// instances. A call is abandoned at its deadline. Its thread and memory stay in use, because a process cannot end a
/// thread; only an extension process can be ended.
final class HandlerCalls: Sendable {
    private struct State: Sendable {
        var table = CallTable()
        var calls: [Int: Entry] = [:]
        var nextID = 0
    }

    private struct Entry: Sendable {
        let call: any PendingCall
        var deadline: DeadlineToken?
    }

    private let deadlines: any DeadlineScheduling
    private let pool = ThreadPool()
    private let state = Mutex(State())

    init(deadlines: any DeadlineScheduling) {
        self.deadlines = deadlines
    }

    var now: ContinuousClock.Instant { deadlines.now }

    /// Calls a handler and waits for the answer, at most until the deadline.
    /// - Parameters:
    ///   - target: The handler, for messages and limits.
    ///   - instance: The instance, whose calls run one at a time; waiting counts toward the deadline. Nil for a call
    ///     that need not wait for others.
    ///   - deadline: When the call is abandoned.
    ///   - mayBlock: Whether `body` may block its thread; otherwise it only awaits and needs none.
    ///   - body: Runs on a dedicated thread if it may block, unless it is isolated to an actor.
    /// - Throws: `CancellationError` if the calling task is canceled. The call is then abandoned.
    func call<Answer: Sendable>(
        _ target: CallTarget, for instance: InstanceID?, by deadline: ContinuousClock.Instant, mayBlock: Bool = true,
        _ body: @escaping @Sendable () async throws -> Answer
    ) async throws(CancellationError) -> Result<Answer, OptionsFailure> {
        if Task.isCancelled { throw CancellationError() }
        guard deadline > deadlines.now else { return .failure(.timedOut) }
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                submit(id, HandlerCall(continuation, mayBlock: mayBlock, body), to: target, for: instance, by: deadline)
                // The task may have been canceled before the call was submitted.
                if Task.isCancelled { expire(id) }
            }
        } onCancel: {
            expire(id)
        }
        if Task.isCancelled { throw CancellationError() }
        return result
    }

    private func submit(
        _ id: Int, _ call: any PendingCall, to target: CallTarget, for instance: InstanceID?,
        by deadline: ContinuousClock.Instant
    ) {
        let actions = state.withLock { state in
            state.calls[id] = Entry(call: call)
            return state.table.submit(id, to: target, for: instance)
        }
        // Before the handler starts, so that it never runs without a deadline.
        let token = deadlines.schedule(at: deadline) { [weak self] in self?.expire(id) }
        let isOver = state.withLock { state in
            state.calls[id]?.deadline = token
            return state.calls[id] == nil
        }
        if isOver { deadlines.cancel(token) }
        perform(actions)
    }

    private func expire(_ id: Int) {
        perform(state.withLock { $0.table.expire(id, .timedOut) })
    }

    private func ended(_ id: Int, on thread: WorkThread?) {
        if let thread { pool.release(thread) }
        let (actions, entry) = state.withLock { state in
            (state.table.finish(id), state.calls.removeValue(forKey: id))
        }
        if let token = entry?.deadline { deadlines.cancel(token) }
        perform(actions)
    }

    private func perform(_ actions: [CallTable.Action]) {
        for action in actions {
            switch action {
            case .start(let id): start(id)
            case .cancel(let id): state.withLock { $0.calls[id]?.call }?.cancel()
            case .fail(let id, let failure): fail(id, failure)
            }
        }
    }

    private func start(_ id: Int) {
        guard let call = state.withLock({ $0.calls[id]?.call }) else { return }
        guard call.mayBlock else { return call.start(on: nil) { [self] in ended(id, on: nil) } }
        guard let thread = pool.acquire() else {
            call.fail(.unavailable("the system cannot create another thread"))
            return ended(id, on: nil)
        }
        call.start(on: thread) { [self] in ended(id, on: thread) }
    }

    /// A waiting call ends with its failure. A running call stays in the table until it finishes.
    private func fail(_ id: Int, _ failure: OptionsFailure) {
        guard let entry = state.withLock({ $0.calls[id] }) else { return }
        entry.call.fail(failure)
        if let token = entry.deadline { deadlines.cancel(token) }
        state.withLock { if !$0.table.contains(id) { $0.calls[id] = nil } }
    }
}

/// A call whose caller may continue before it finishes. The first of answer, failure and deadline counts.
private final class HandlerCall<Answer: Sendable>: PendingCall {
    private struct State: Sendable {
        var continuation: CheckedContinuation<Result<Answer, OptionsFailure>, Never>?
        var task: Task<Void, Never>?
        var isCancelled = false
    }

    let mayBlock: Bool
    private let body: @Sendable () async throws -> Answer
    private let state: Mutex<State>

    init(
        _ continuation: CheckedContinuation<Result<Answer, OptionsFailure>, Never>, mayBlock: Bool,
        _ body: @escaping @Sendable () async throws -> Answer
    ) {
        self.mayBlock = mayBlock
        self.body = body
        state = Mutex(State(continuation: continuation))
    }

    func start(on thread: WorkThread?, whenEnded ended: @escaping @Sendable () -> Void) {
        let task = Task.detached(executorPreference: thread) { [self] in
            let outcome = await outcome()
            // The thread and the instance are released before the caller continues, because it may call again.
            ended()
            resume(with: outcome)
        }
        let isLate = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isLate { task.cancel() }
    }

    func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        task?.cancel()
    }

    func fail(_ failure: OptionsFailure) {
        resume(with: .failure(failure))
    }

    private func outcome() async -> Result<Answer, OptionsFailure> {
        do { return .success(try await body()) } catch { return .failure(OptionsFailure(thrown: error)) }
    }

    private func resume(with result: Result<Answer, OptionsFailure>) {
        let continuation = state.withLock { $0.continuation.take() }
        continuation?.resume(returning: result)
    }
}

/// A ``HandlerCall`` with any type of answer.
private protocol PendingCall: Sendable {
    /// Whether the call needs a dedicated thread.
    var mayBlock: Bool { get }
    func start(on thread: WorkThread?, whenEnded ended: @escaping @Sendable () -> Void)
    func cancel()
    func fail(_ failure: OptionsFailure)
}
