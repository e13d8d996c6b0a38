import IntentModel
import IntentTestSupport
import Testing

/// Ranges of durations, amounts and dates.
struct RangeTests {
    private func problem(
        of text: String, _ type: String, today: CalendarDate? = nil, _ change: (inout TypeSettings) throws -> Void
    ) throws -> ValueProblem? {
        var settings = TypeSettings()
        try change(&settings)
        let element = try #require(ValueType(tag: type)).element
        let value = try ValueType(element).value(fromText: text, in: Schema())
        return settings.problem(of: value, type: element, today: today)
    }

    private static let day = CalendarDate(secondsSince1970: 1_795_305_600)

    @Test(arguments: [
        (0.5, 0.25, 0.75, true), (0.5, 0.25, 0.6, false), (0.1, 0.2, 0.7, true), (-1, 0.5, 0, true),
        (-1, 0.5, 0.25, false),
        (0.1, 0.3, 0.7, true), (nil, 0.25, 0.75, true), (nil, 0.25, 0.6, false), (0.5, 0.3, 0.6, false),
        (nil, 0.3, 0.6, true), (0.5, 0, 0.6, true),
    ])
    func `a decimal is counted in steps from the minimum`(minimum: Double?, step: Double, number: Double, isValid: Bool)
    {
        expectEqual(NumberRange.decimals(minimum: minimum, maximum: nil, step: step).holds(number), isValid)
    }

    @Test(
        arguments: [
            (0, nil, 0, true), (nil, 0, 0, true), (0, nil, -1e-13, false), (nil, 0, 1e-13, false),
            (0, 1e6, -1e-7, true), (-1e6, 0, 1e-7, true), (0, 1e6, -1e-5, false), (-1e6, 0, 1e-5, false),
        ] as [(Double?, Double?, Double, Bool)])
    func `the larger the bounds, the more is rounding`(
        minimum: Double?, maximum: Double?, number: Double, isValid: Bool
    ) {
        expectEqual(NumberRange.decimals(minimum: minimum, maximum: maximum, step: nil).holds(number), isValid)
    }

    @Test(arguments: [("5m", true), ("2h", true), ("299s", false), ("2.01h", false)])
    func `a duration is compared with both ends`(_ text: String, _ isValid: Bool) throws {
        let found = try problem(of: text, "TimeInterval") {
            $0.interval.range = Bounds(minimum: .seconds(300), maximum: .seconds(7200))
        }
        expectEqual((found == nil), isValid)
        #expect(isValid || found?.message.hasSuffix("is not in the range 5m...2h") == true)
    }

    @Test(arguments: [
        ("5 EUR", true), ("500.00 CHF", true), ("4.99 EUR", false), ("-6 EUR", false), ("500.01 EUR", false),
    ])
    func `an amount is compared exactly`(_ text: String, _ isValid: Bool) throws {
        let found = try problem(of: text, "CurrencyAmount") {
            $0.amount.range = AmountRange(Bounds(minimum: ExactDecimal(5), maximum: ExactDecimal(500)))
        }
        expectEqual(found?.rule, (isValid ? nil : .range))
    }

    @Test func `an amount in another currency is not in a range`() throws {
        let found = try problem(of: "7 USD", "CurrencyAmount") {
            $0.amount.range = AmountRange(Bounds(minimum: ExactDecimal(5), maximum: nil), currencyCode: "EUR")
        }
        expectEqual(found?.rule, .currency)
        expectEqual(found?.message, "7 USD is not in EUR, the currency of the range 5 EUR...")
    }

    @Test func `today is the given day`() throws {
        expectEqual(Self.day.text, "2026-11-22")
        func found(_ text: String, today: CalendarDate?) throws -> ValueProblem? {
            try problem(of: text, "DateComponents:date", today: today) {
                $0.date.range = Bounds(minimum: .today, maximum: nil)
            }
        }
        try expectEqual(found("2026-11-22", today: Self.day), nil)
        let message = try found("2026-11-21", today: Self.day)?.message
        expectEqual(message, "2026-11-21 is not in the range today...; today is 2026-11-22")
        try expectEqual(found("2026-11-21", today: nil), nil)
    }

    @Test func `a fixed bound is reported without the day`() throws {
        let type = ValueType(.dateComponents(.date))
        guard case .dateComponents(let last) = try type.value(fromText: "2026-12-01", in: Schema()) else {
            Issue.record("not a date")
            return
        }
        let late = try problem(of: "2026-12-02", "DateComponents:date", today: Self.day) {
            $0.date.range = Bounds(minimum: .today, maximum: .fixed(last))
        }
        expectEqual(late?.message, "2026-12-02 is not in the range today...2026-12-01")
        let early = try problem(of: "2026-11-20", "DateComponents:date", today: Self.day) {
            $0.date.range = Bounds(minimum: .fixed(last), maximum: .today)
        }
        expectEqual(early?.message, "2026-11-20 is not in the range 2026-12-01...today")
    }

    @Test(
        arguments: [
            ("22:00", true), ("23:30", true), ("00:00", true), ("05:00", true), ("06:00", true), ("06:00:01", false),
            ("12:00", false), ("21:59:59", false),
        ])
    func `a range of times can pass midnight`(_ text: String, _ isValid: Bool) throws {
        let range = Bounds(
            minimum: try DateBound("22:00", kind: .time), maximum: try DateBound("06:00", kind: .time))
        expectEqual(range.passesMidnight, true)
        expectEqual(range.isEmpty, false)
        let found = try problem(of: text, "DateComponents:time") { $0.date.range = range }
        expectEqual(found == nil, isValid)
    }

    @Test(arguments: [("2026-11-22T23:59", true), ("2026-11-23T00:00", false)])
    func `a day as maximum includes all of its times`(_ text: String, _ isValid: Bool) throws {
        let found = try problem(of: text, "DateComponents:dateTime", today: Self.day) {
            $0.date.range = Bounds(minimum: nil, maximum: .today)
        }
        expectEqual((found == nil), isValid)
    }

    @Test(arguments: [
        ("-10", "-9.5"), ("-1", "0"), ("0.5", "0.51"), ("0.09", "0.1"), ("2", "10"), ("9.99", "10.01"),
        ("-0.2", "-0.1"),
        ("99999999999999999999999999999999999998", "99999999999999999999999999999999999999"),
    ])
    func `decimal numbers of any length are ordered`(_ lower: String, _ higher: String) throws {
        let (low, high) = (try #require(ExactDecimal(lower)), try #require(ExactDecimal(higher)))
        #expect(low < high)
        #expect(!(high < low))
        #expect(!(low < low))
    }

    @Test(arguments: [
        (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"),
        (1_709_251_199, "2024-02-29"), (4_107_542_400, "2100-03-01"), (253_402_300_799, "9999-12-31"),
        (-62_135_596_800, "0001-01-01"), (.max, "9999-12-31"), (.min, "0001-01-01"),
    ])
    func `a day is found for each second`(_ seconds: Int, _ day: String) {
        expectEqual(CalendarDate(secondsSince1970: seconds).text, day)
    }

    @Test(arguments: [
        (Duration.zero, "0s"), (.seconds(90), "90s"), (.seconds(7200), "2h"), (.seconds(-86_400), "-1d"),
        (.milliseconds(250), "250ms"), (.nanoseconds(1), "0.000000001s"),
    ])
    func `a duration is written in its largest whole unit`(_ duration: Duration, _ text: String) throws {
        expectEqual(duration.literalText, text)
        try expectEqual(Duration.literal(text), duration)
    }

    @Test func `a placeholder is kept for every type that is typed`() {
        let text = LocalizedText("Example", language: "en")
        for type in [ElementType.string, .url, .integer, .decimal, .timeInterval, .currencyAmount] {
            var settings = TypeSettings()
            settings.setPlaceholder(text, of: type)
            expectEqual(settings.placeholder, text, "\(type)")
            settings.setPlaceholder(nil, of: type)
            expectEqual(settings, TypeSettings(), "\(type)")
        }
        var settings = TypeSettings()
        settings.setPlaceholder(text, of: .boolean)
        expectEqual(settings, TypeSettings())
    }
}
