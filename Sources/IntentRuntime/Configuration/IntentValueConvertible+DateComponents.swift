// The small part of Foundation, where it is a module: all of it takes an extension 6 MB of memory.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension DateComponents: IntentValueConvertible {
    /// Nil for what is no date or time. Year to second as they are stored, Gregorian, without calendar and zone:
    /// the reader chooses where on Earth it is.
    public init?(intentValue: IntentValue) {
        guard case .dateComponents(let value) = intentValue else { return nil }
        self.init(value)
    }

    /// A date, a time, or both that a definition gives, such as `2026-11-20`; for generated code.
    /// - Precondition: The text is one.
    public init(intentText text: String) {
        guard let value = try? DateComponentsValue.literal(text) else {
            preconditionFailure("generated code has the dates of a definition, which were checked")
        }
        self.init(value)
    }

    private init(_ value: DateComponentsValue) {
        self.init(
            year: value.date?.year, month: value.date?.month, day: value.date?.day, hour: value.time?.hour,
            minute: value.time?.minute, second: value.time?.second)
    }

    /// A date where there are year, month and day, a time where there is an hour, and both where there are both;
    /// other components are left out. Components that no Gregorian calendar or clock shows become the empty text,
    /// which no parameter takes.
    public var intentValue: IntentValue {
        switch (calendarDate, timeOfDay) {
        case (let date?, let time?): .dateComponents(.dateTime(date, time))
        case (let date?, nil): .dateComponents(.date(date))
        case (nil, let time?): .dateComponents(.time(time))
        case (nil, nil): .string("")
        }
    }

    private var calendarDate: CalendarDate? {
        guard let year, let month, let day else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    private var timeOfDay: TimeOfDay? {
        hour.flatMap { TimeOfDay(hour: $0, minute: minute ?? 0, second: second ?? 0) }
    }
}
