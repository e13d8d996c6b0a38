import IntentSystem

/// A time in the log, in milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
public struct StoreTime: Hashable, Comparable, Sendable {
    /// The milliseconds since 1970-01-01T00:00:00Z; negative for earlier times.
    public let milliseconds: Int

    /// Creates a time from the milliseconds since 1970-01-01T00:00:00Z.
    ///
    /// Times more than 31,688 years from 1970 become the farthest one, so that sums and differences do not overflow.
    public init(milliseconds: Int) {
        self.milliseconds = min(max(milliseconds, -Self.bound), Self.bound)
    }

    /// The greatest distance from 1970 in milliseconds.
    package static let bound = 1_000_000_000_000_000

    /// Returns whether the first time is before the second.
    public static func < (first: StoreTime, second: StoreTime) -> Bool {
        first.milliseconds < second.milliseconds
    }
}

extension StoreTime {
    /// The time in UTC, in the format of ISO 8601: `2026-11-20T09:30:00.250Z`.
    package var text: String {
        let (days, time) = milliseconds.floored(by: 86_400_000)
        let (year, month, day) = CalendarDate.date(ofDay: days)
        let date = "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
        let clock = [time / 3_600_000, time / 60_000 % 60, time / 1_000 % 60].map { $0.padded(to: 2) }
        return "\(date)T\(clock.joined(separator: ":")).\((time % 1_000).padded(to: 3))Z"
    }
}
