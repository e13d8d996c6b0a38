// FoundationEssentials, where it exists, saves an extension 6 MB of memory compared to Foundation.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension DateComponents: ConfigurableValue {
    /// Creates components from a date or time value, or nil if the value is neither. The components are year to second
    /// of the Gregorian calendar, without a calendar and time zone: the reader chooses the zone.
    public init?(intentValue: IntentValue) {
        guard case .dateComponents(let value) = intentValue else { return nil }
        self.init(value)
    }

    /// Creates components from a date, a time, or both, such as `2026-11-20`. Used by generated code.
    /// - Precondition: The text is valid.
    public init(intentText text: String) {
        guard let value = try? DateComponentsValue.literal(text) else {
            preconditionFailure("the generator validates the dates of a definition")
        }
        self.init(value)
    }

    private init(_ value: DateComponentsValue) {
        self.init(
            year: value.date?.year, month: value.date?.month, day: value.date?.day, hour: value.time?.hour,
            minute: value.time?.minute, second: value.time?.second)
    }

    /// A date if there is a year, month or day; a time if there is an hour, minute or second; or both. Other components are
    /// ignored. Components that are not a valid Gregorian date or time become an empty string, which no parameter accepts.
    public var intentValue: IntentValue {
        let hasDate = year != nil || month != nil || day != nil
        let hasTime = hour != nil || minute != nil || second != nil
        return switch (hasDate, hasTime, calendarDate, timeOfDay) {
        case (true, true, let date?, let time?): .dateComponents(.dateTime(date, time))
        case (true, false, let date?, _): .dateComponents(.date(date))
        case (false, true, _, let time?): .dateComponents(.time(time))
        default: .string("")
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

extension URL: ConfigurableValue {
    /// Creates a URL from a URL value, or nil if the value is not a URL or Foundation cannot parse it.
    public init?(intentValue: IntentValue) {
        guard case .url(let text) = intentValue else { return nil }
        self.init(string: text)
    }

    /// The absolute string of the URL as an untyped value.
    public var intentValue: IntentValue { .url(absoluteString) }
}

extension URL {
    /// Creates a URL from the text in a definition. If Foundation cannot parse it, the text is used as a path, so that
    /// a default is never missing.
    public init(intentText text: String) {
        self = URL(string: text) ?? URL(fileURLWithPath: text)
    }
}

extension FileValue {
    /// The URL of the file. A relative path is resolved against the working directory.
    public var url: URL { URL(fileURLWithPath: path) }

    /// Creates a file value from a file URL.
    /// - Precondition: `url` is a file URL.
    public init(url: URL, typeIdentifier: String? = nil) {
        precondition(url.isFileURL, "the URL of a file value is a file URL")
        self.init(path: url.path, typeIdentifier: typeIdentifier)
    }
}

extension CurrencyAmountValue {
    /// The exact amount as Foundation's decimal type.
    public var decimal: Decimal {
        // Decimal holds all numbers of up to 38 digits, and so does ExactDecimal.
        Decimal(string: amount.text, locale: Locale(identifier: "en_US_POSIX")) ?? 0
    }

    /// Creates an amount, or nil if the currency code is invalid or the number is not a number or has more than 38
    /// digits.
    public init?(decimal: Decimal, currencyCode: String) {
        guard let amount = ExactDecimal("\(decimal)") else { return nil }
        self.init(amount: amount, currencyCode: currencyCode)
    }
}
