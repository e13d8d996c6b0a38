import IntentSystem
import Synchronization

/// Notifies the observers of a store of commits, for implementations of ``InstanceStore``.
package final class StoreSignals: Sendable {
    private struct Listener: Sendable {
        let stream: AsyncStream<Void>.Continuation
        let ignoredOrigin: String?
    }

    private struct State: Sendable {
        var listeners = Listeners<Listener>()
        var hasEnded = false
    }

    private let state = Mutex(State())

    package init() {}

    deinit {
        finish()
    }

    /// Returns a stream of signals. Signals that were not received yet are combined. After ``finish()``, the stream
    /// ends immediately.
    /// - Parameter origin: The lease whose commits the stream does not signal; nil for all commits.
    package func stream(ignoring origin: String? = nil) -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number: Int? = state.withLock { state in
            state.hasEnded ? nil : state.listeners.add(Listener(stream: listener, ignoredOrigin: origin))
        }
        guard let number else {
            listener.finish()
            return stream
        }
        listener.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners.remove(number) } }
        return stream
    }

    /// - Parameter origin: The lease that has written; nil for other commits.
    package func signal(from origin: String? = nil) {
        for listener in state.withLock({ $0.listeners.all }) where origin == nil || listener.ignoredOrigin != origin {
            listener.stream.yield()
        }
    }

    /// Whether ``finish()`` was called.
    package var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Ends all streams.
    package func finish() {
        let listeners = state.withLock { state in
            state.hasEnded = true
            return state.listeners.removeAll()
        }
        for listener in listeners { listener.stream.finish() }
    }
}
