import IntentSystem
import Synchronization

/// Notifies the observers of a store of commits, for implementations of ``InstanceStore``.
package final class StoreSignals: Sendable {
    private struct State: Sendable {
        var listeners = Listeners<AsyncStream<Void>.Continuation>()
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
            state.hasEnded ? nil : state.listeners.add(listener)
        }
        guard let number else {
            listener.finish()
            return stream
        }
        listener.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners.remove(number) } }
        return stream
    }

    package func signal() {
        for listener in state.withLock({ $0.listeners.all }) { listener.yield() }
    }

    /// Whether ``finish()`` was called.
    package var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Ends all streams.
    package func finish() {
        let listeners = state.withLock { state in
            state.hasEnded = true
            return state.listeners.removeAll()
        }
        for listener in listeners { listener.finish() }
    }
}
