internal import IntentRuntime

extension StoreTime {
    /// In UTC, as ISO 8601 has it: `2026-11-20T09:30:00.250Z`.
    var text: String {
        let (days, time) = Self.floored(milliseconds, by: 86_400_000)
        let (year, month, day) = Self.date(ofDay: days)
        let date = "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
        let clock = [time / 3_600_000, time / 60_000 % 60, time / 1_000 % 60].map { Self.digits($0, 2) }
        return "\(date)T\(clock.joined(separator: ":")).\(Self.digits(time % 1_000, 3))Z"
    }

    /// The Gregorian date so many days after 1970-01-01. Years are counted from March here, so that the leap day
    /// is a year's last; 400 years have 146,097 days, and 719,468 lie before 1970.
    private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = floored(day + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    private static func floored(_ value: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let remainder = value % divisor
        return remainder < 0 ? (value / divisor - 1, remainder + divisor) : (value / divisor, remainder)
    }

    private static func digits(_ value: Int, _ count: Int) -> String {
        let text = String(abs(value))
        return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}
