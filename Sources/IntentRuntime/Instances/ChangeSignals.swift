import Synchronization

/// Tells who listens within the process that an instance was written. What changed they read for themselves.
final class ChangeSignals: Sendable {
    private struct State: Sendable {
        var listeners: [InstanceID: [Int: AsyncStream<Void>.Continuation]] = [:]
        var nextNumber = 0
    }

    private let state = Mutex(State())

    deinit {
        for listener in state.withLock({ $0.listeners }).values.flatMap(\.values) { listener.finish() }
    }

    /// A signal that comes while the one before is not yet heard is the same signal.
    func signals(of id: InstanceID) -> AsyncStream<Void> {
        let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.nextNumber += 1
            state.listeners[id, default: [:]][state.nextNumber] = listener
            return state.nextNumber
        }
        listener.onTermination = { [weak self] _ in self?.remove(number, of: id) }
        return stream
    }

    func signal(_ id: InstanceID) {
        let listeners = state.withLock { $0.listeners[id].map { Array($0.values) } ?? [] }
        for listener in listeners { listener.yield() }
    }

    private func remove(_ number: Int, of id: InstanceID) {
        state.withLock { state in
            state.listeners[id]?[number] = nil
            if state.listeners[id]?.isEmpty == true { state.listeners[id] = nil }
        }
    }
}
