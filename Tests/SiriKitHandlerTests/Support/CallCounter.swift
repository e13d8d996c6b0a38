import Synchronization

/// Counts calls, and lets a test wait for the first.
final class CallCounter: Sendable {
    private struct State {
        var count = 0
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// The number of this call, from 1.
    func count() -> Int {
        let (count, waiting) = state.withLock { state in
            state.count += 1
            return (state.count, state.waiting.take())
        }
        waiting?.resume()
        return count
    }

    func first() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.count == 0 { state.waiting = continuation }
                return state.count > 0
            }
            if isOver { continuation.resume() }
        }
    }
}
