nonisolated extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

        let kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// The distance from now, such as “2 hours, 5 min”.
        public static let relative = DateStyle(kind: .relative)
        /// The signed distance from now, such as “+2 hours”.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a clock, such as “2:05:00”.
        public static let timer = DateStyle(kind: .timer)
    }

    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

    public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates.lowerBound, dates.upperBound)) }

    public init(_ interval: DateInterval) { self.init(.dates(interval.start, interval.end)) }

    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

nonisolated extension Text {
    /// Returns the text as people read it.
    /// - Parameters:
    ///   - environment: The locale, calendar and time zone, and the case of letters.
    ///   - now: The time to which relative dates refer.
    package func string(in environment: EnvironmentValues, now: Date) -> String {
        let string = unchangedString(in: environment, now: now)
        return switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
    }

    private func unchangedString(in environment: EnvironmentValues, now: Date) -> String {
        switch storage {
        case .string(let string): string
        case .key(let key):
            key.translated(for: environment.locale).spans.map { span in
                switch span.part {
                case .literal(let literal): literal
                case .text(let text, _): text.unchangedString(in: environment, now: now)
                }
            }.joined()
        case .date(let date, let style): Self.string(date, style.kind, environment, now)
        case .formatted(let value): value.text(environment).unchangedString(in: environment, now: now)
        case .dates(let start, let end):
            // The style adds the days if they differ.
            Date.IntervalFormatStyle(
                date: .omitted, time: .shortened, locale: environment.locale, calendar: environment.calendar,
                timeZone: environment.timeZone
            ).format(start..<end)
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            Self.timer(interval, at: pauseTime ?? now, countsDown, showsHours, environment.locale)
        case .attributed(let string): String(string.characters)
        case .image: ""
        case .joined(let texts): texts.map { $0.unchangedString(in: environment, now: now) }.joined()
        }
    }

    private static func string(
        _ date: Date, _ kind: DateStyle.Kind, _ environment: EnvironmentValues, _ now: Date
    ) -> String {
        let distance = date.timeIntervalSince(now)
        switch kind {
        case .time: return formatter(environment, date: .none, time: .short).string(from: date)
        case .date: return formatter(environment, date: .long, time: .none).string(from: date)
        case .relative: return parts(of: distance, atMost: 2, environment.locale)
        case .offset: return (distance > -1 ? "+" : "-") + parts(of: distance, atMost: 1, environment.locale)
        case .timer: return clock(distance, showsHours: true, environment.locale)
        }
    }

    private static func formatter(
        _ environment: EnvironmentValues, date: DateFormatter.Style, time: DateFormatter.Style
    ) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter
    }

    /// A duration in its largest units, such as “2 hr, 5 min”.
    private static func parts(of interval: TimeInterval, atMost count: Int, _ locale: Locale) -> String {
        let units = Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: count,
            fractionalPart: .hide(rounded: .down))
        return duration(interval).formatted(units.locale(locale))
    }

    private static func timer(
        _ interval: ClosedRange<Date>, at time: Date, _ countsDown: Bool, _ showsHours: Bool, _ locale: Locale
    ) -> String {
        let time = min(max(time, interval.lowerBound), interval.upperBound)
        return clock(
            countsDown ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound),
            showsHours: showsHours, locale)
    }

    /// A duration as a clock shows it, such as “2:05:00” or “5:00”.
    private static func clock(_ interval: TimeInterval, showsHours: Bool, _ locale: Locale) -> String {
        let duration = duration(interval)
        let hasHours = showsHours && duration >= .seconds(3_600)
        return duration.formatted(.time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale))
    }

    /// Whole seconds without a sign. A distance that no date has, such as that of `distantFuture`, stays representable.
    private static func duration(_ interval: TimeInterval) -> Duration {
        .seconds(Int(min(abs(interval.isNaN ? 0 : interval), 1e15).rounded(.down)))
    }
}
