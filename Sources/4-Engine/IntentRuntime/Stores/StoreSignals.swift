import Synchronization

/// Notifies the observers of a store of commits, for implementations of ``InstanceStore``.
package final class StoreSignals: Sendable {
    private struct State: Sendable {
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
        var nextNumber = 0
        var hasEnded = false
    }

    private let state = Mutex(State())

    package init() {}

    deinit {
        finish()
    }

    /// Returns a stream of signals. Signals that were not received yet are combined. After ``finish()``, the stream
    /// ends immediately.
    package func stream() -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number: Int? = state.withLock { state in
            if state.hasEnded { return nil }
            state.nextNumber += 1
            state.listeners[state.nextNumber] = listener
            return state.nextNumber
        }
        guard let number else {
            listener.finish()
            return stream
        }
        listener.onTermination = { [weak self] _ in self?.remove(number) }
        return stream
    }

    package func signal() {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield() }
    }

    /// Whether ``finish()`` was called.
    package var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Ends all streams.
    package func finish() {
        let listeners = state.withLock { state in
            state.hasEnded = true
            defer { state.listeners = [:] }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.finish() }
    }

    private func remove(_ number: Int) {
        state.withLock { $0.listeners[number] = nil }
    }
}
