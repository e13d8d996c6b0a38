import IntentRuntime
package import IntentSystem

/// A clock that advances only when a test advances it, so that the speed of the machine does not matter.
package final class ManualDeadlines: DeadlineScheduling {
    private struct State: Sendable {
        var now = ContinuousClock.now
        var scheduled: [Int: (instant: ContinuousClock.Instant, action: @Sendable () -> Void)] = [:]
        var nextNumber = 0
    }

    private let state = Watched(State())

    package init() {}

    package var now: ContinuousClock.Instant { state.value.now }

    /// Waits until a number of deadlines is scheduled.
    package func scheduled(_ count: Int) async {
        await state.wait { $0.scheduled.count >= count }
    }

    package func schedule(at instant: ContinuousClock.Instant, _ action: @escaping @Sendable () -> Void)
        -> DeadlineToken
    {
        let number = state.change { state in
            state.nextNumber += 1
            state.scheduled[state.nextNumber] = (instant, action)
            return state.nextNumber
        }
        advance(by: .zero)
        return DeadlineToken(number: number)
    }

    package func cancel(_ token: DeadlineToken) {
        state.change { $0.scheduled[token.number] = nil }
    }

    /// Advances the clock and calls the actions that are due, in the order of their deadlines.
    package func advance(by duration: Duration) {
        let due = state.change { state in
            state.now += duration
            let due = state.scheduled.filter { $0.value.instant <= state.now }
            for number in due.keys { state.scheduled[number] = nil }
            return due.values.sorted { $0.instant < $1.instant }
        }
        for deadline in due { deadline.action() }
    }
}
