import Synchronization

/// Something that happens once, and can be waited for without blocking a thread.
final class Signal: Sendable {
    private struct State {
        var isSent = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func send() {
        let waiting = state.withLock { state in
            state.isSent = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isSent = state.withLock { state in
                if !state.isSent { state.waiting.append(continuation) }
                return state.isSent
            }
            if isSent { continuation.resume() }
        }
    }
}
