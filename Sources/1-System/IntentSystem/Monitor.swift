#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// State behind a lock, with a condition variable, for threads that wait until the state changes.
///
/// `@unchecked Sendable`: `state` is accessed only while `lock` is held.
package final class Monitor<State: Sendable>: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    private var state: State

    package init(_ state: State) {
        self.state = state
        lock = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        let lockStatus = pthread_mutex_init(lock, nil)
        precondition(lockStatus == 0, "the system can create a mutex")
        let conditionStatus = Self.initializeCondition(condition)
        precondition(conditionStatus == 0, "the system can create a condition variable")
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(lock)
        condition.deallocate()
        lock.deallocate()
    }

    /// Changes the state and wakes the threads that wait. `body` must be quick.
    package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(lock)
        }
        return try body(&state)
    }

    /// Calls `body` until it returns a result, each time after the state has changed or the time it returned is over.
    package func wait<Result>(_ body: (inout State) -> Waiting<Result>) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while true {
            switch body(&state) {
            case .done(let result): return result
            case .wait(atMost: nil): pthread_cond_wait(condition, lock)
            case .wait(atMost: let duration?): wait(atMost: duration)
            }
        }
    }

    private func wait(atMost duration: Duration) {
        #if canImport(Darwin)
            var relative = timespec(waiting: duration)
            pthread_cond_timedwait_relative_np(condition, lock, &relative)
        #else
            var now = timespec()
            clock_gettime(CLOCK_MONOTONIC, &now)
            var deadline = timespec(waiting: duration.boundedForWaiting + Duration(now))
            pthread_cond_timedwait(condition, lock, &deadline)
        #endif
    }

    /// Waits use a clock that no one can set.
    private static func initializeCondition(_ condition: UnsafeMutablePointer<pthread_cond_t>) -> CInt {
        #if canImport(Darwin)
            return pthread_cond_init(condition, nil)
        #else
            var attributes = pthread_condattr_t()
            pthread_condattr_init(&attributes)
            defer { pthread_condattr_destroy(&attributes) }
            pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
            return pthread_cond_init(condition, &attributes)
        #endif
    }
}

/// Whether a thread continues with a result or waits.
package enum Waiting<Result> {
    case done(Result)
    /// Wait until the state changes, or at most so long; nil for no limit.
    case wait(atMost: Duration?)
}

extension timespec {
    /// Rounded up, so that a wait never ends just before its time.
    init(waiting duration: Duration) {
        let parts = duration.boundedForWaiting.components
        let nanoseconds = (parts.attoseconds + 999_999_999) / 1_000_000_000
        self.init(
            tv_sec: Int(clamping: parts.seconds + nanoseconds / 1_000_000_000),
            tv_nsec: Int(clamping: nanoseconds % 1_000_000_000))
    }
}

extension Duration {
    /// A time or a length of time of the system, whatever it is.
    init(_ time: timespec) {
        self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// The duration, not negative and at most a hundred years, so that sums do not overflow.
    var boundedForWaiting: Duration { min(max(self, .zero), .seconds(36_600 * 86_400)) }
}
