#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A clock that runs actions at given times. Tests use one that they advance by hand.
package protocol DeadlineScheduling: Sendable {
    var now: ContinuousClock.Instant { get }

    /// Runs `action` once, soon after `instant`, on a thread of the scheduler; it must be quick.
    func schedule(at instant: ContinuousClock.Instant, _ action: @escaping @Sendable () -> Void) -> DeadlineToken

    /// Prevents an action that has not begun.
    func cancel(_ token: DeadlineToken)
}

/// Identifies a scheduled action.
package struct DeadlineToken: Hashable, Sendable {
    package let number: Int

    package init(number: Int) {
        self.number = number
    }
}

/// Runs scheduled actions on a dedicated thread, so that busy or blocked threads delay none.
///
/// The thread starts with the first action and ends when the value is released.
package final class DeadlineThread: DeadlineScheduling {
    private struct State: Sendable {
        /// The actions to run. A canceled one leaves at once; its entry in the heap leaves when its time comes.
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
        if isFirst { startThread() }
        return DeadlineToken(number: number)
    }

    package func cancel(_ token: DeadlineToken) {
        state.withLock { state in
            state.actions[token.number] = nil
            if state.actions.isEmpty { state.heap.removeAll() }
        }
    }

    private func startThread() {
        let isStarted = PlatformThread.start { [state] in
            while let actions = Self.nextActions(state) {
                for action in actions { action() }
            }
        }
        // Without the thread every deadline would be missed, and calls would hang.
        precondition(isStarted, "the system can create a thread for deadlines")
    }

    /// Waits for the next actions whose time has come; nil at the end.
    private static func nextActions(_ state: Monitor<State>) -> [@Sendable () -> Void]? {
        state.wait { state in
            if state.isEnded { return .done(nil) }
            let due = state.heap.removeAll(until: .now).compactMap { state.actions.removeValue(forKey: $0) }
            if !due.isEmpty { return .done(due) }
            return .wait(atMost: state.heap.earliest.map { ContinuousClock.now.duration(to: $0) })
        }
    }
}

/// Numbered instants, ordered by a binary heap: no entry is later than its two children.
struct DeadlineHeap: Sendable {
    private struct Entry {
        let instant: ContinuousClock.Instant
        let number: Int
    }

    private var entries: [Entry] = []

    var earliest: ContinuousClock.Instant? { entries.first?.instant }

    mutating func insert(_ number: Int, at instant: ContinuousClock.Instant) {
        entries.append(Entry(instant: instant, number: number))
        var index = entries.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            guard entries[index].instant < entries[parent].instant else { return }
            entries.swapAt(index, parent)
            index = parent
        }
    }

    /// Removes the instants that have come, and returns their numbers, the earliest first.
    mutating func removeAll(until now: ContinuousClock.Instant) -> [Int] {
        var numbers: [Int] = []
        while let first = entries.first, first.instant <= now {
            numbers.append(first.number)
            removeFirst()
        }
        return numbers
    }

    mutating func removeAll() {
        entries.removeAll()
    }

    private mutating func removeFirst() {
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        var index = 0
        while true {
            let children = [2 * index + 1, 2 * index + 2].filter { $0 < entries.count }
            guard let least = children.min(by: { entries[$0].instant < entries[$1].instant }),
                entries[least].instant < entries[index].instant
            else { return }
            entries.swapAt(index, least)
            index = least
        }
    }
}

/// The system's wall clock.
package enum WallClock {
    /// The current time in milliseconds since 1970.
    package static func milliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }

    /// Returns by how many seconds the local time is ahead of UTC, in the time zone of the process's environment.
    /// - Parameter seconds: The time for which this is determined, in seconds since 1970.
    package static func secondsAheadOfUTC(at seconds: Int) -> Int {
        var time = time_t(seconds)
        var parts = tm()
        guard localtime_r(&time, &parts) != nil else { return 0 }
        return parts.tm_gmtoff
    }
}
