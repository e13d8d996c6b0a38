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
    private struct Deadline: Comparable {
        let instant: ContinuousClock.Instant
        let number: Int

        static func < (first: Deadline, second: Deadline) -> Bool { first.instant < second.instant }
    }

    private struct State: Sendable {
        /// The actions to run. A canceled one leaves at once; its deadline leaves when its time comes.
        var actions: [Int: @Sendable () -> Void] = [:]
        var deadlines = Heap<Deadline>()
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
            state.deadlines.insert(Deadline(instant: instant, number: number))
            defer { state.isRunning = true }
            return (number, !state.isRunning)
        }
        if isFirst { startThread() }
        return DeadlineToken(number: number)
    }

    package func cancel(_ token: DeadlineToken) {
        state.withLock { state in
            state.actions[token.number] = nil
            if state.actions.isEmpty { state.deadlines = Heap() }
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
            let now = ContinuousClock.now
            let due = state.deadlines.removeAll { $0.instant <= now }
                .compactMap { state.actions.removeValue(forKey: $0.number) }
            if !due.isEmpty { return .done(due) }
            return .wait(atMost: state.deadlines.first.map { now.duration(to: $0.instant) })
        }
    }
}

/// The system's wall clock.
package enum WallClock {
    /// The current time in milliseconds since 1970, rounded down.
    package static func milliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(clamping: Int128(time.tv_sec) * 1_000 + Int128(time.tv_nsec) / 1_000_000)
    }

    /// Returns by how many seconds the local time is ahead of UTC, in the time zone of the process's environment.
    /// - Parameter seconds: The time for which this is determined, in seconds since 1970.
    package static func secondsAheadOfUTC(at seconds: Int) -> Int {
        var time = time_t(clamping: seconds)
        var parts = tm()
        guard localtime_r(&time, &parts) != nil else { return 0 }
        // Rules of time zones that users write can say anything; no zone is a week ahead.
        return min(max(Int(clamping: parts.tm_gmtoff), -604_800), 604_800)
    }
}

/// The time zone of the process.
package enum LocalTimeZone {
    /// Makes a zone of the system's database that of the process. No other thread may read the environment at the same time, and
    /// Foundation reads it once: it keeps the zone that was current at the first question.
    /// - Parameter name: A name such as `Europe/Berlin`.
    /// - Returns: False if the system has no such zone; nothing has changed then.
    package static func use(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-_".utf8)
        let isName = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(letters.contains) }
        guard isName, name == "UTC" || access("\(folder)/\(name)", R_OK) == 0 else { return false }
        // The form that Foundation knows, too: without a colon, and without an offset.
        CurrentProcess.setEnvironmentVariable("TZ", name)
        tzset()
        return true
    }

    private static var folder: String { CurrentProcess.environmentVariable("TZDIR") ?? "/usr/share/zoneinfo" }
}
