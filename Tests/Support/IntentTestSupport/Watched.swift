import Synchronization

/// A value that others change, and that a test waits for without asking again and again.
package final class Watched<Value: Sendable>: Sendable {
    private struct State {
        var value: Value
        var watchers: [AsyncStream<Void>.Continuation] = []
    }

    private let state: Mutex<State>

    package init(_ value: Value) {
        state = Mutex(State(value: value))
    }

    package var value: Value { state.withLock { $0.value } }

    @discardableResult
    package func change<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        let (result, watchers) = try state.withLock { state in (try body(&state.value), state.watchers) }
        for watcher in watchers { watcher.yield() }
        return result
    }

    /// Waits until a condition is true, or until the task is canceled.
    package func wait(until isTrue: (Value) -> Bool) async {
        let (changes, watcher) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { $0.watchers.append(watcher) }
        watcher.yield()
        for await _ in changes where isTrue(value) { return }
    }
}
