import IntentSystem
import Synchronization

/// Calls handlers: each call on a thread of its own, given up at its deadline, which another thread keeps.
///
/// A handler may block its thread, spin, or await for ever: it holds up neither Swift's cooperative pool nor another
/// instance. What it holds stays held: a process cannot end a thread. Only an extension process can be ended, and
/// its memory had back.
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

    private let deadlines: any DeadlineKeeping
    private let pool = ThreadPool()
    private let state = Mutex(State())

    init(deadlines: any DeadlineKeeping) {
        self.deadlines = deadlines
    }

    var now: ContinuousClock.Instant { deadlines.now }

    /// Asks, and waits for the answer until the deadline, at the latest.
    /// - Parameters:
    ///   - instance: Its calls come one at a time; the time in the queue counts. Nil for a call that need not wait.
    ///   - body: Runs on a thread of its own, unless it is bound to an actor.
    /// - Throws: Where the calling task is cancelled; the call is then abandoned like a late one.
    func call<Answer: Sendable>(
        _ target: CallTarget, for instance: InstanceID?, by deadline: ContinuousClock.Instant,
        _ body: @escaping @Sendable () async throws -> Answer
    ) async throws(CancellationError) -> Result<Answer, HandlerFailure> {
        if Task.isCancelled { throw CancellationError() }
        guard deadline > deadlines.now else { return .failure(.timedOut) }
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                submit(id, HandlerCall(continuation, body), to: target, for: instance, by: deadline)
                // The task may have been cancelled before there was a call to give up.
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
        perform(actions)
        let token = deadlines.schedule(at: deadline) { [weak self] in self?.expire(id) }
        let isOver = state.withLock { state in
            state.calls[id]?.deadline = token
            return state.calls[id] == nil
        }
        if isOver { deadlines.cancel(token) }
    }

    private func expire(_ id: Int) {
        perform(state.withLock { $0.table.expire(id, .timedOut) })
    }

    private func ended(_ id: Int, on thread: WorkThread) {
        pool.giveBack(thread)
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
        guard let thread = pool.take() else {
            call.fail(.unavailable("the system has no thread left"))
            let actions = state.withLock { state in
                state.calls[id] = nil
                return state.table.finish(id)
            }
            return perform(actions)
        }
        call.start(on: thread) { [self] in ended(id, on: thread) }
    }

    /// A call that waits is over with it; one that runs stays in the table until it ends.
    private func fail(_ id: Int, _ failure: HandlerFailure) {
        guard let entry = state.withLock({ $0.calls[id] }) else { return }
        entry.call.fail(failure)
        if let token = entry.deadline { deadlines.cancel(token) }
        state.withLock { if !$0.table.knows(id) { $0.calls[id] = nil } }
    }
}
