#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Returns the time that the processor spends on this thread's work, which does not include that of other tests.
package func processorTime(of work: () -> Void) -> Duration {
    let start = threadTime()
    work()
    return threadTime() - start
}

private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
