import Synchronization

/// Keeps what concurrent code has to say, in order.
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
