/// A value in a format, which the environment completes.
struct FormattedValue: Equatable, @unchecked Sendable {
    private let format: AnyHashable
    /// Returns the value in the format, in the locale, calendar and time zone of an environment.
    ///
    /// What it captures is a value and a format, which never change.
    let text: (EnvironmentValues) -> Text

    init(in format: AnyHashable, text: @escaping (EnvironmentValues) -> Text) {
        (self.format, self.text) = (format, text)
    }

    static func == (first: FormattedValue, second: FormattedValue) -> Bool {
        let environment = EnvironmentValues()
        return first.format == second.format && first.text(environment) == second.text(environment)
    }
}

nonisolated extension Text {
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(formatting: input, in: format)
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedValue(in: format) { Text(format.completed(by: $0).format(input)) }))
    }

    /// Creates a text of a value that need not be comparable.
    package init<F: FormatStyle>(formatting input: F.FormatInput, in format: F) where F.FormatOutput == String {
        self.init(.formatted(FormattedValue(in: format) { Text(verbatim: format.completed(by: $0).format(input)) }))
    }

    /// Creates a text of a number in a format of C, such as `%.1f`.
    init(_ number: some FormattedBySpecifier, specifier: String) {
        // A conversion to text needs an object of Foundation, which these numbers are not.
        guard !specifier.hasSuffix("@"), let inserted = InsertedNumber(number) else {
            self.init(verbatim: "\(number)")
            return
        }
        self.init(
            .formatted(
                FormattedValue(in: specifier) { Text(verbatim: inserted.text(specifier, for: $0.locale)) }))
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.string(formatter.string(for: subject) ?? "\(subject)"))
    }
}

/// A format of dates, which are those of a calendar in a time zone.
private protocol CalendarFormat {
    var calendar: Calendar { get set }
    var timeZone: TimeZone { get set }
}

extension Date.FormatStyle: CalendarFormat {}
extension Date.VerbatimFormatStyle: CalendarFormat {}

extension FormatStyle {
    /// Returns the format with the locale, calendar and time zone of an environment, which take the place of its own.
    fileprivate func completed(by environment: EnvironmentValues) -> Self {
        let format = locale(environment.locale)
        guard var dates = format as? any CalendarFormat else { return format }
        (dates.calendar, dates.timeZone) = (environment.calendar, environment.timeZone)
        return dates as? Self ?? format
    }
}
