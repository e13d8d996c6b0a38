import Synchronization

/// A clock that stands still or runs so fast that every sleep is over at once, as a test specifies.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private struct State {
        var isRunning = false
        var last = 0
        var sleepers: [Int: CheckedContinuation<Void, any Error>] = [:]
    }

    private let state = Mutex(State())

    let now = Instant()
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    if !state.isRunning { state.sleepers[number] = continuation }
                    return state.isRunning
                }
                if isOver { continuation.resume() } else if Task.isCancelled { cancel(number) }
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Ends all sleeps, also those that begin later.
    func run() {
        let ended = state.withLock { state in
            state.isRunning = true
            defer { state.sleepers = [:] }
            return Array(state.sleepers.values)
        }
        for sleeper in ended { sleeper.resume() }
    }

    /// Lets sleeps that begin later wait.
    func stop() {
        state.withLock { $0.isRunning = false }
    }

    private func cancel(_ number: Int) {
        let sleeper = state.withLock { $0.sleepers.removeValue(forKey: number) }
        sleeper?.resume(throwing: CancellationError())
    }
}
