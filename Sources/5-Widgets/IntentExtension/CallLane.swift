import Synchronization

/// Runs asynchronous calls one at a time, in the order in which they arrive.
final class CallLane: Sendable {
    private struct State: Sendable {
        var isBusy = false
        var nextID = 0
        var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []

        mutating func makeID() -> Int {
            nextID += 1
            return nextID
        }
    }

    private let state = Mutex(State())

    /// Whether a call runs.
    var isBusy: Bool { state.withLock { $0.isBusy } }

    /// The number of calls that wait.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Runs a call when those before it have ended.
    /// - Throws: `CancellationError` if the task is canceled while it waits; the error of the call.
    nonisolated(nonsending) func run<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
        guard await enter() else { throw CancellationError() }
        defer { leave() }
        return try await body()
    }

    private nonisolated(nonsending) func enter() async -> Bool {
        let id = state.withLock { $0.makeID() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let entered: Bool? = state.withLock { state in
                    if Task.isCancelled { return false }
                    if state.isBusy {
                        state.waiting.append((id, continuation))
                        return nil
                    }
                    state.isBusy = true
                    return true
                }
                if let entered { continuation.resume(returning: entered) }
            }
        } onCancel: {
            remove(id)?.resume(returning: false)
        }
    }

    private func remove(_ id: Int) -> CheckedContinuation<Bool, Never>? {
        state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
            return state.waiting.remove(at: index).continuation
        }
    }

    private func leave() {
        let next = state.withLock { state in
            if state.waiting.isEmpty {
                state.isBusy = false
                return nil as CheckedContinuation<Bool, Never>?
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}
