#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension StoreTime {
    /// The system's wall clock.
    package static func now() -> StoreTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return StoreTime(milliseconds: Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000)
    }
}
