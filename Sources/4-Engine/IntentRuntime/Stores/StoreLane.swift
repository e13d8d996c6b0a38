import IntentSystem
import Synchronization

/// A thread on which an engine calls its store, one call at a time.
///
/// A write may wait for other processes, which would block a thread of Swift's cooperative pool. That pool has as many
/// threads as the machine has cores, so a few such writes would stall every task of the program. Reads use a separate lane,
/// because they do not wait for writers.
///
/// A task that is canceled while its work is queued throws `CancellationError`, and the work never runs. Work that has
/// begun runs to its end, and its result is returned.
package final class StoreLane: Sendable {
    private let thread = WorkThread()

    package init() {}

    deinit {
        thread.end()
    }

    package func run<Answer: Sendable>(_ body: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        try await LaneTurn.queued { turn, continuation in
            submit {
                if turn.begin() { continuation.resume(with: Result(catching: body)) }
            }
        }
    }

    /// Runs `body` when its turn comes, even if the current task is canceled.
    func submit(_ body: @escaping @Sendable () -> Void) {
        thread.run(body)
    }
}

/// The turn of queued work, which either begins or is canceled.
final class LaneTurn: Sendable {
    private enum State: Sendable {
        case queued(cancel: (@Sendable () -> Void)?)
        case begun
        case canceled
    }

    private let state = Mutex(State.queued(cancel: nil))

    /// Waits for queued work, whose turn is canceled with the current task.
    /// - Parameter enqueue: Queues the work. Once ``begin()`` has returned true, the work resumes the continuation.
    static func queued<Answer: Sendable>(
        _ enqueue: (LaneTurn, CheckedContinuation<Answer, any Error>) -> Void
    ) async throws -> Answer {
        let turn = LaneTurn()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                turn.whenCancelled { continuation.resume(throwing: CancellationError()) }
                enqueue(turn, continuation)
            }
        } onCancel: {
            turn.cancel()
        }
    }

    /// Returns false if the turn was canceled, in which case the work must not run.
    func begin() -> Bool {
        state.withLock { state in
            guard case .queued = state else { return false }
            state = .begun
            return true
        }
    }

    private func cancel() {
        let action: (@Sendable () -> Void)? = state.withLock { state in
            guard case .queued(let action) = state else { return nil }
            state = .canceled
            return action
        }
        action?()
    }

    /// The task may already be canceled, in which case `action` runs immediately.
    private func whenCancelled(_ action: @escaping @Sendable () -> Void) {
        let isCancelled = state.withLock { state in
            if case .canceled = state { return true }
            state = .queued(cancel: action)
            return false
        }
        if isCancelled { action() }
    }
}
