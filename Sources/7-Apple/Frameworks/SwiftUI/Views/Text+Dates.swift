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

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.string(format.format(input)))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.string(formatter.string(for: subject) ?? "\(subject)"))
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
        case .dates(let start, let end):
            "\(Self.string(start, .time, environment, now)) – \(Self.string(end, .time, environment, now))"
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            Self.timer(interval, at: pauseTime ?? now, countsDown, showsHours)
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
        case .relative: return parts(of: distance, atMost: 2)
        case .offset: return (distance < 0 ? "-" : "+") + parts(of: distance, atMost: 1)
        case .timer: return clock(abs(distance), showsHours: true)
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
    private static func parts(of interval: TimeInterval, atMost count: Int) -> String {
        var rest = seconds(interval)
        var parts: [String] = []
        for (unit, length) in [("day", 86_400), ("hr", 3_600), ("min", 60), ("sec", 1)] {
            let amount = rest / length
            rest %= length
            if amount > 0 { parts.append("\(amount) \(unit)\(unit == "day" && amount > 1 ? "s" : "")") }
        }
        return parts.isEmpty ? "0 sec" : parts.prefix(count).joined(separator: ", ")
    }

    private static func timer(
        _ interval: ClosedRange<Date>, at time: Date, _ countsDown: Bool, _ showsHours: Bool
    ) -> String {
        let time = min(max(time, interval.lowerBound), interval.upperBound)
        return clock(
            countsDown ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound),
            showsHours: showsHours)
    }

    /// A duration as a clock shows it, such as “2:05:00” or “5:00”.
    private static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
        let whole = seconds(interval)
        let hours = showsHours ? whole / 3_600 : 0
        let minutes = whole / 60 - hours * 60
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return (hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)") + ":\(padded(whole % 60))"
    }

    /// Whole seconds without a sign. A distance that no date has, such as that of `distantFuture`, stays representable.
    private static func seconds(_ interval: TimeInterval) -> Int {
        Int(min(abs(interval.isNaN ? 0 : interval), 1e15).rounded(.down))
    }
}
