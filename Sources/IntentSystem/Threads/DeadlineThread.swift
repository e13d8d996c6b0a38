/// Keeps deadlines on one thread that does nothing else, so that busy or blocked threads make nothing late.
///
/// The thread is begun with the first deadline and ends with the keeper.
package final class DeadlineThread: DeadlineKeeping {
    private struct State: Sendable {
        /// Live actions; a cancelled one is gone from here and dropped from the heap when its time comes.
        var actions: [Int: @Sendable () -> Void] = [:]
        var heap = DeadlineHeap()
        var nextNumber = 0
        var isRunning = false
        var isEnded = false
    }

    private let state = Monitor(State())

    package init() {}

    deinit {
        state.withLock { $0.isEnded = true }
    }

    package var now: ContinuousClock.Instant { .now }

    package func schedule(
        at instant: ContinuousClock.Instant, _ action: @escaping @Sendable () -> Void
    ) -> DeadlineToken {
        let (number, isFirst) = state.withLock { state in
            let number = state.nextNumber
            state.nextNumber += 1
            state.actions[number] = action
            state.heap.insert(number, at: instant)
            defer { state.isRunning = true }
            return (number, !state.isRunning)
        }
        if isFirst { begin() }
        return DeadlineToken(number: number)
    }

    package func cancel(_ token: DeadlineToken) {
        state.withLock { state in
            state.actions[token.number] = nil
            if state.actions.isEmpty { state.heap.removeAll() }
        }
    }

    private func begin() {
        let started = PlatformThread.start { [state] in
            while let due = Self.nextDue(state) {
                for action in due { action() }
            }
        }
        // Without this thread no deadline would ever be kept; better no engine than one that hangs.
        precondition(started, "the system has a thread for keeping deadlines")
    }

    /// Waits for the next actions whose time has come; nil at the end.
    private static func nextDue(_ state: Monitor<State>) -> [@Sendable () -> Void]? {
        state.wait { state in
            if state.isEnded { return .done(nil) }
            let due = state.heap.removeAll(until: .now).compactMap { state.actions.removeValue(forKey: $0) }
            if !due.isEmpty { return .done(due) }
            return .wait(atMost: state.heap.earliest.map { ContinuousClock.now.duration(to: $0) })
        }
    }
}
