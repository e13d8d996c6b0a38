import Synchronization

/// Records what concurrent code adds, in order.
final class Recorder<Element: Sendable>: Sendable {
    private let state = Mutex<[Element]>([])

    var all: [Element] { state.withLock { $0 } }

    @discardableResult
    func add(_ element: Element) -> Int {
        state.withLock { state in
            state.append(element)
            return state.count
        }
    }
}

/// An event that happens once and can be awaited without blocking a thread.
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
