package import IntentSystem
import IntentRuntime
import Synchronization

/// A clock that stands still until a test moves it, so that nothing is late because a machine is busy.
package final class ManualDeadlines: DeadlineKeeping {
    private struct State {
        var now = ContinuousClock.now
        var scheduled: [Int: (instant: ContinuousClock.Instant, action: @Sendable () -> Void)] = [:]
        var nextNumber = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// How many deadlines are being kept.
    package var count: Int { state.withLock { $0.scheduled.count } }

    package var now: ContinuousClock.Instant { state.withLock { $0.now } }

    package func schedule(at instant: ContinuousClock.Instant, _ action: @escaping @Sendable () -> Void)
        -> DeadlineToken
    {
        let number = state.withLock { state in
            state.nextNumber += 1
            state.scheduled[state.nextNumber] = (instant, action)
            return state.nextNumber
        }
        advance(by: .zero)
        return DeadlineToken(number: number)
    }

    package func cancel(_ token: DeadlineToken) {
        state.withLock { $0.scheduled[token.number] = nil }
    }

    /// Moves the clock, and calls what is due, the earliest first.
    package func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now += duration
            let due = state.scheduled.filter { $0.value.instant <= state.now }
            for number in due.keys { state.scheduled[number] = nil }
            return due.values.sorted { $0.instant < $1.instant }
        }
        for deadline in due { deadline.action() }
    }
}
