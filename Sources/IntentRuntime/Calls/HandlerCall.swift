import IntentSystem
import Synchronization

/// One call whose caller may go on before it has ended. The first of answer, failure and deadline counts.
final class HandlerCall<Answer: Sendable>: PendingCall {
    private struct State: Sendable {
        var continuation: CheckedContinuation<Result<Answer, HandlerFailure>, Never>?
        var task: Task<Void, Never>?
        var isCancelled = false
    }

    private let body: @Sendable () async throws -> Answer
    private let state: Mutex<State>

    init(
        _ continuation: CheckedContinuation<Result<Answer, HandlerFailure>, Never>,
        _ body: @escaping @Sendable () async throws -> Answer
    ) {
        self.body = body
        state = Mutex(State(continuation: continuation))
    }

    func start(on thread: WorkThread, whenEnded ended: @escaping @Sendable () -> Void) {
        let task = Task.detached(executorPreference: thread) { [self] in
            let outcome = await outcome()
            // First the thread and the instance are free again, then the caller goes on, maybe to call once more.
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

    func fail(_ failure: HandlerFailure) {
        resume(with: .failure(failure))
    }

    private func outcome() async -> Result<Answer, HandlerFailure> {
        do { return .success(try await body()) } catch { return .failure(HandlerFailure(thrown: error)) }
    }

    private func resume(with result: Result<Answer, HandlerFailure>) {
        let continuation = state.withLock { $0.continuation.take() }
        continuation?.resume(returning: result)
    }
}

/// A ``HandlerCall`` whatever its answer.
protocol PendingCall: Sendable {
    func start(on thread: WorkThread, whenEnded ended: @escaping @Sendable () -> Void)
    func cancel()
    func fail(_ failure: HandlerFailure)
}
