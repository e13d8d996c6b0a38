import IntentSystem

/// A day of the Gregorian calendar, a time of day, or both, without a time zone.
public enum DateComponentsValue: Hashable, Sendable {
    case date(CalendarDate)
    case time(TimeOfDay)
    case dateTime(CalendarDate, TimeOfDay)

    public var kind: DateComponentsKind {
        switch self {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        }
    }

    /// The day, or `nil` if the value is only a time.
    public var date: CalendarDate? {
        switch self {
        case .date(let date), .dateTime(let date, _): date
        case .time: nil
        }
    }

    /// The time, or `nil` if the value is only a day.
    public var time: TimeOfDay? {
        switch self {
        case .time(let time), .dateTime(_, let time): time
        case .date: nil
        }
    }

    /// The value in ISO 8601 form: `2026-11-20`, `09:30:00` or `2026-11-20T09:30:00`.
    public var text: String {
        switch self {
        case .date(let date): date.text
        case .time(let time): time.text
        case .dateTime(let date, let time): "\(date.text)T\(time.text)"
        }
    }

    /// Returns the value as another kind if the conversion loses nothing, otherwise `nil`. A day begins at midnight.
    package func lossless(as kind: DateComponentsKind) -> DateComponentsValue? {
        switch (self, kind) {
        case (.date(let date), .dateTime): .dateTime(date, .midnight)
        case (.dateTime(let date, .midnight), .date): .date(date)
        default: kind == self.kind ? self : nil
        }
    }
}

/// The components that the value of a DateComponents parameter has.
public enum DateComponentsKind: String, CaseIterable, Hashable, Sendable {
    case dateTime, date, time

    /// A description for messages.
    package var phrase: String {
        switch self {
        case .dateTime: "a date with a time such as 2026-11-20T09:30:00"
        case .date: "a date such as 2026-11-20"
        case .time: "a time such as 09:30:00"
        }
    }
}

/// An existing day of the Gregorian calendar, without a time zone.
public struct CalendarDate: Hashable, Sendable {
    /// 1...9999.
    public let year: Int
    /// 1...12.
    public let month: Int
    /// 1 to the last day of the month.
    public let day: Int

    /// Creates a day; returns `nil` if it does not exist, such as February 30.
    public init?(year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= CalendarDate.days(in: month, of: year) else {
            return nil
        }
        self.year = year
        self.month = month
        self.day = day
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Creates the day of a time in UTC. Times outside the supported years are on the first or last supported day.
    /// - Parameter seconds: The seconds since 1970-01-01T00:00:00, without leap seconds.
    package init(secondsSince1970 seconds: Int) {
        let supported = -62_135_596_800...253_402_300_799
        let seconds = min(max(seconds, supported.lowerBound), supported.upperBound)
        (year, month, day) = Self.date(ofDay: seconds.floored(by: 86_400).quotient)
    }

    /// Returns the Gregorian date of a day counted from 1970-01-01, of any year.
    package static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
        // Years begin in March here, so that the leap day is the last day of a year. 400 years have 146,097 days, and 719,468
        // days precede 1970.
        let (era, dayOfEra) = (day + 719_468).floored(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// The number of days since 1970-01-01, which is negative before.
    package var daysSince1970: Int {
        // As in ``date(ofDay:)``, years begin in March.
        let (year, month) = month > 2 ? (self.year, month - 3) : (self.year - 1, month + 9)
        let (era, yearOfEra) = year.floored(by: 400)
        let dayOfYear = (153 * month + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The day in ISO 8601 form: `2026-11-20`.
    public var text: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }
}

extension Int {
    /// Returns the quotient rounded down, and the remainder, which is not negative.
    package func floored(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let remainder = self % divisor
        return remainder < 0 ? (self / divisor - 1, remainder + divisor) : (self / divisor, remainder)
    }
}

/// A time of day in seconds, without a time zone.
public struct TimeOfDay: Hashable, Sendable {
    /// 0...23.
    public let hour: Int
    /// 0...59.
    public let minute: Int
    /// 0...59.
    public let second: Int

    /// Creates a time; returns `nil` if a component is out of range.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    fileprivate static let midnight = TimeOfDay()

    private init() {
        hour = 0
        minute = 0
        second = 0
    }

    /// The time in ISO 8601 form: `09:30:00`.
    public var text: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))" }
}

extension DateComponentsValue {
    /// Reads a literal of the given kind. Seconds are optional; a time zone is not allowed.
    static func literal(
        _ text: String, kind: DateComponentsKind
    ) throws(ValueTextError) -> DateComponentsValue {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        switch kind {
        case .date:
            if let date = try CalendarDate(parts, at: 0, of: 1, in: text) { return .date(date) }
        case .time:
            if let time = try TimeOfDay(parts, at: 0, of: 1, in: text) { return .time(time) }
        case .dateTime:
            if let date = try CalendarDate(parts, at: 0, of: 2, in: text),
                let time = try TimeOfDay(parts, at: 1, of: 2, in: text)
            {
                return .dateTime(date, time)
            }
        }
        throw ValueTextError(
            UserText("'\(text)' is not \(UserText(pattern: kind.phrase))"), of: text,
            meanings: literals(meantBy: text, kind: kind))
    }

    /// Reads the wire form of a value of the given kind.
    init(wire json: JSONValue, kind: DateComponentsKind) throws(WireError) {
        guard let text = json.stringValue else { throw WireError(expected: kind.phrase, found: json) }
        do { self = try DateComponentsValue.literal(text, kind: kind) } catch { throw WireError(error) }
    }

    /// Reads a literal of any kind.
    package static func literal(_ text: String) throws(ValueTextError) -> DateComponentsValue {
        let kind: DateComponentsKind = text.contains("T") ? .dateTime : text.contains(":") ? .time : .date
        return try literal(text, kind: kind)
    }
}

extension CalendarDate {
    /// Returns `nil` if the text has another form.
    /// - Throws: An error if the day does not exist.
    fileprivate init?(_ parts: [Substring], at index: Int, of count: Int, in text: String) throws(ValueTextError) {
        guard parts.count == count, let numbers = parts[index].numbers(lengths: [4, 2, 2], separator: "-") else {
            return nil
        }
        guard let date = CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]) else {
            throw ValueTextError(UserText("the day '\(text)' does not exist"))
        }
        self = date
    }
}

extension TimeOfDay {
    /// Returns `nil` if the text has another form.
    /// - Throws: An error if the time does not exist.
    fileprivate init?(_ parts: [Substring], at index: Int, of count: Int, in text: String) throws(ValueTextError) {
        guard parts.count == count,
            let numbers = parts[index].numbers(lengths: [2, 2, 2], separator: ":")
                ?? parts[index].numbers(lengths: [2, 2], separator: ":")
        else { return nil }
        guard let time = TimeOfDay(hour: numbers[0], minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0)
        else {
            // A day ends when the next one begins.
            let isMidnight = count == 1 && numbers[0] == 24 && numbers.dropFirst().allSatisfy { $0 == 0 }
            throw ValueTextError(
                UserText("the time '\(text)' does not exist"), suggestion: isMidnight ? TimeOfDay.midnight.text : nil)
        }
        self = time
    }
}

extension TimeOfDay {
    /// Reads a time such as `06:30`.
    package init(_ text: String) throws(ValueTextError) {
        guard case .time(let time) = try DateComponentsValue.literal(text, kind: .time) else {
            throw ValueTextError(UserText("'\(text)' is not \(UserText(pattern: DateComponentsKind.time.phrase))"))
        }
        self = time
    }

    /// The seconds since midnight on a day on which clocks do not change.
    package var secondsFromMidnight: Int { hour * 3_600 + minute * 60 + second }
}

extension Substring {
    /// Returns numbers of the given numbers of digits, or `nil` if the text has another form.
    fileprivate func numbers(lengths: [Int], separator: Character) -> [Int]? {
        let parts = split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == lengths.count else { return nil }
        var numbers: [Int] = []
        for (part, length) in zip(parts, lengths) {
            guard part.utf8.count == length, part.isASCIIDigits, let number = Int(part) else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
