#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// State behind a lock, with a condition to wait for: what `Synchronization.Mutex` lacks, for threads that wait.
///
/// `@unchecked Sendable`: `state` is touched only while `lock` is held.
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
        let madeLock = pthread_mutex_init(lock, nil)
        precondition(madeLock == 0, "a mutex can be made")
        let madeCondition = Self.makeMonotonic(condition)
        precondition(madeCondition == 0, "a condition can be made")
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(lock)
        condition.deallocate()
        lock.deallocate()
    }

    /// Changes the state and wakes who waits. `body` must be quick.
    package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(lock)
        }
        return try body(&state)
    }

    /// Looks at the state until `body` has a result, and waits in between for changes, or as long as `body` says.
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
            var relative = timespec(duration)
            pthread_cond_timedwait_relative_np(condition, lock, &relative)
        #else
            var now = timespec()
            clock_gettime(CLOCK_MONOTONIC, &now)
            var until = timespec(duration + .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec))
            pthread_cond_timedwait(condition, lock, &until)
        #endif
    }

    /// Waits are counted by a clock that nobody sets.
    private static func makeMonotonic(_ condition: UnsafeMutablePointer<pthread_cond_t>) -> Int32 {
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

/// Whether a thread goes on or waits.
package enum Waiting<Result> {
    case done(Result)
    case wait(atMost: Duration?)
}

extension timespec {
    /// Rounded up, so that a wait never ends just before its time.
    fileprivate init(_ duration: Duration) {
        let parts = max(duration, .zero).components
        let nanoseconds = (parts.attoseconds + 999_999_999) / 1_000_000_000
        self.init(
            tv_sec: Int(parts.seconds + nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    }
}
