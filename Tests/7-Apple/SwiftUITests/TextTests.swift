import Foundation
import IntentTestSupport
import SwiftUI
import Testing

/// The strings of texts.
@Suite struct TextTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)
    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_GB")
        environment.timeZone = .gmt
        environment.calendar = Calendar(identifier: .gregorian)
        return environment
    }

    private func string(_ text: Text) -> String { text.string(in: environment, now: now) }

    @Test func `numbers are formatted by their specifier`() {
        expectEqual(string(Text("\(2.345, specifier: "%.1f") of \(7)")), "2.3 of 7")
        expectEqual(string(Text("\(5, specifier: "%03d") \("a")")), "005 a")
    }

    @Test func `the locale of the environment formats numbers`() {
        func string(_ text: Text, _ language: String) -> String {
            var environment = environment
            environment.locale = Locale(identifier: language)
            return text.string(in: environment, now: now)
        }
        let text = Text("\(1234) steps, \(3.5) of \(1234.5, specifier: "%.1f") km, \("1234")")
        expectEqual(string(text, "en_US"), "1,234 steps, 3.500000 of 1,234.5 km, 1234")
        expectEqual(string(text, "de_DE"), "1.234 steps, 3,500000 of 1.234,5 km, 1234")
    }

    @Test func `a key is translated by the tables of a bundle`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(
            #"""
            "hello" = "**مرحبا**";
            "%@ has %lld boats, %lf %%" = "%2$@ قارب في %1$@, %3$@ %%";
            "%@" = "never";
            """#, to: "ar.lproj/Localizable.strings")
        _ = try folder.write(#""hello" = "Bonjour";"#, to: "fr.lproj/Greetings.strings")
        let bundle = try #require(Bundle(path: folder.path))
        func string(_ key: LocalizedStringKey, table: String? = nil, _ language: String) -> String {
            var environment = environment
            environment.locale = Locale(identifier: language)
            return Text(key, tableName: table, bundle: bundle).string(in: environment, now: now)
        }
        expectEqual(string("hello", "ar_EG"), "مرحبا")
        expectEqual(string("hello", table: "Greetings", "fr"), "Bonjour")
        expectEqual(string("hello", "fr"), "hello")
        expectEqual(string("hello", "de"), "hello")
        expectEqual(string("\(Text("Harbor").bold()) has \(3) boats, \(1.5) %", "ar"), "3 قارب في Harbor, 1.500000 %")
        expectEqual(string("\("hello")", "ar"), "hello")
    }

    @Test(arguments: [
        (Text(0.75, format: .percent), "75\u{a0}%"), (Text(1_234.5, format: .number), "1.234,5"),
        (Text("\(1_234_567) of \(0.5, format: .percent)"), "1.234.567 of 50\u{a0}%"),
        (Text("\(1.25, specifier: "%.1f")"), "1,2"),
        (Text(Date(timeIntervalSince1970: 50_000), format: .dateTime.month(.wide).day()), "2. Januar"),
        (Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().attributed), "1970"),
        (Text(Date(timeIntervalSince1970: 1_007_505), style: .relative), "2 Std., 5 Min."),
        (Text(2.5, format: .number.locale(Locale(identifier: "en_US"))), "2,5"),
    ])
    func `values have the form of the reader's language, calendar and time zone`(text: Text, expected: String) {
        var environment = environment
        environment.locale = Locale(identifier: "de_DE")
        environment.timeZone = TimeZone(secondsFromGMT: 43_200) ?? .gmt
        environment.calendar = Calendar(identifier: .gregorian)
        environment.calendar.timeZone = environment.timeZone
        expectEqual(text.string(in: environment, now: now), expected)
    }

    @Test func `clocks have the digits of the reader's language`() {
        var environment = environment
        environment.locale = Locale(identifier: "fa_IR")
        let timer = Text(timerInterval: now...now.addingTimeInterval(7_500))
        expectEqual(timer.string(in: environment, now: now), "۲:۰۵:۰۰")
    }

    @Test func `texts of values are equal if value and format are`() {
        expectEqual(Text(1, format: .number), Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .number.grouping(.never)))
        expectEqual(Text("\(1)"), Text("\(1)"))
        #expect(Text("\(1)") != Text("\(2)"))
    }

    @Test(arguments: [(0, "13:46"), (3_600, "13:46\u{2009}–\u{2009}14:46")])
    func `a range has the times of its ends`(length: TimeInterval, expected: String) {
        expectEqual(string(Text(now...now.addingTimeInterval(length))), expected)
        expectEqual(string(Text(DateInterval(start: now, duration: length))), expected)
    }

    @Test func `a range over several days has the days`() {
        let text = string(Text(now...now.addingTimeInterval(3 * 86_400)))
        expectEqual(text.contains("12/01/1970, 13:46") && text.contains("15/01/1970, 13:46"), true)
        #expect(!string(Text(now...Date.distantFuture)).isEmpty)
    }

    @Test func `a moment that rounds to now is not before it`() {
        expectEqual(string(Text(now.addingTimeInterval(-0.4), style: .offset)), "+0 secs")
        expectEqual(string(Text(now.addingTimeInterval(-1), style: .offset)), "-1 sec")
    }

    @Test func `joined texts keep their order and parts`() {
        let text = Text("a").bold() + Text(verbatim: "b") + Text("c").italic()
        expectEqual(string(text), "abc")
        expectEqual(string(Text("[\(text)]")), "[abc]")
    }

    @Test func `a formatter formats values and keys`() {
        let formatter = DateFormatter()
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy-MM-dd"
        expectEqual(string(Text(now, formatter: formatter)), "1970-01-12")
        expectEqual(string(Text("on \(now, formatter: formatter)")), "on 1970-01-12")
    }

    @Test(arguments: [
        (Text.DateStyle.time, "13:46"), (.date, "12 January 1970"), (.relative, "1 hr, 30 secs"), (.offset, "+1 hr"),
        (.timer, "1:00:30"),
    ])
    func `a date is shown in its style`(style: Text.DateStyle, expected: String) {
        let offset: TimeInterval = style == .time || style == .date ? 0 : 3_630
        expectEqual(string(Text(now.addingTimeInterval(offset), style: style)), expected)
    }

    @Test func `a timer stops at the ends of its interval`() {
        let interval = now...now.addingTimeInterval(90)
        expectEqual(string(Text(timerInterval: interval)), "1:30")
        expectEqual(string(Text(timerInterval: interval, pauseTime: now + 200)), "0:00")
        expectEqual(string(Text(timerInterval: interval, pauseTime: now + 65, countsDown: false)), "1:05")
    }

    @Test func `the case of letters comes from the environment`() {
        var environment = environment
        environment.textCase = .uppercase
        expectEqual(Text("Word").string(in: environment, now: now), "WORD")
    }

    @Test func `a date without a distance does not trap`() {
        for style in [Text.DateStyle.relative, .offset, .timer] {
            #expect(!string(Text(Date(timeIntervalSince1970: .infinity), style: style)).isEmpty)
        }
    }
}
