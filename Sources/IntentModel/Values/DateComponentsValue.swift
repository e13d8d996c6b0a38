/// A day, a time, or both, of the Gregorian calendar, without zone.
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

    /// The day, unless it is a time alone.
    public var date: CalendarDate? {
        switch self {
        case .date(let date), .dateTime(let date, _): date
        case .time: nil
        }
    }

    /// The time, unless it is a day alone.
    public var time: TimeOfDay? {
        switch self {
        case .time(let time), .dateTime(_, let time): time
        case .date: nil
        }
    }

    /// The wire form: `2026-11-20`, `09:30:00`, `2026-11-20T09:30:00`.
    public var text: String {
        switch self {
        case .date(let date): date.text
        case .time(let time): time.text
        case .dateTime(let date, let time): "\(date.text)T\(time.text)"
        }
    }

    /// The value as another kind, where nothing is lost by it: a day begins at midnight. Nil else.
    package func lossless(as kind: DateComponentsKind) -> DateComponentsValue? {
        switch (self, kind) {
        case (.date(let date), .dateTime): .dateTime(date, .midnight)
        case (.dateTime(let date, .midnight), .date): .date(date)
        default: kind == self.kind ? self : nil
        }
    }
}
