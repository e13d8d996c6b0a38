import CIntentVirtualTime

// FoundationEssentials, where it exists, saves a program 6 MB of memory compared to Foundation.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A wall clock for a whole program, which `Date()` reads.
///
/// Code that reads `Date()` itself cannot be given a clock. In a program that links this module, a virtual clock can set the
/// date that such code reads:
///
/// ```swift
/// try VirtualTime.start(at: date)
/// defer { VirtualTime.end() }
/// VirtualTime.set(date.addingTimeInterval(3600))
/// ```
///
/// The date applies to every thread and does not advance by itself. Timeouts, `Task.sleep`, `ContinuousClock` and Dispatch's
/// timers keep the time of the system. Before ``start(at:)`` and after ``end()``, a program reads the date of the system.
///
/// - Important: This needs 64-bit Linux with version 2.30 of the GNU C library or later. On other systems, ``start(at:)``
///   throws ``Unavailable``.
public enum VirtualTime {
    /// The reason why this program cannot have a virtual date.
    public enum Unavailable: Error, CustomStringConvertible {
        /// The system's C library does not let a program define the clock.
        case system
        /// `Date()` does not read the clock that this module defines, as in a program that loads it while it runs.
        case program

        public var description: String {
            switch self {
            case .system:
                "virtual time needs 64-bit Linux with version 2.30 of the GNU C library or later"
            case .program:
                "this program's Date() does not read the clock of VirtualTime; link VirtualTime into the executable"
            }
        }
    }

    /// Why this program cannot have a virtual date; nil if it can.
    public static let unavailability: Unavailable? = {
        guard virtual_time_is_supported() else { return .system }
        let readings = virtual_time_readings()
        _ = Date()
        return virtual_time_readings() == readings ? .program : nil
    }()

    /// Replaces the date of the system by a date that stays until ``set(_:)`` or ``end()``.
    /// - Parameter date: A date from 1970 through 2261. Its time is rounded to nanoseconds.
    public static func start(at date: Date) throws(Unavailable) {
        if let unavailability { throw unavailability }
        virtual_time_start(nanoseconds(of: date))
    }

    /// Sets the date that every thread reads, forward or backward. Before ``start(at:)`` and after ``end()``, this has no
    /// effect.
    ///
    /// It takes a few nanoseconds, and can be called from any thread.
    /// - Parameter date: A date from 1970 through 2261. Its time is rounded to nanoseconds.
    public static func set(_ date: Date) {
        virtual_time_set(nanoseconds(of: date))
    }

    /// Returns to the date of the system.
    public static func end() {
        virtual_time_end()
    }

    /// Runs code that reads the date of the system, in this thread only, such as code that checks a certificate.
    public static func withSystemTime<Result: ~Copyable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        virtual_time_begin_real()
        defer { virtual_time_end_real() }
        return try body()
    }

    /// Returns the time since 1970 from which `Date()` makes the same date again.
    private static func nanoseconds(of date: Date) -> Int64 {
        let interval = date.timeIntervalSinceReferenceDate
        let seconds = interval.rounded(.down)
        let sinceEpoch = seconds + Date.timeIntervalBetween1970AndReferenceDate
        precondition(
            sinceEpoch >= 0 && sinceEpoch < 9_214_646_400, "a virtual date is from 1970 through 2261, not \(date)")
        let fraction = interval - seconds
        // Some of Foundation's functions read whole microseconds: the ones that the date was made from, where there are any.
        let microseconds = (fraction * 1_000_000).rounded()
        let nanoseconds =
            seconds + microseconds / 1_000_000 == interval
            ? microseconds * 1000 : (fraction * 1_000_000_000).rounded()
        return Int64(sinceEpoch) * 1_000_000_000 + Int64(nanoseconds)
    }
}
