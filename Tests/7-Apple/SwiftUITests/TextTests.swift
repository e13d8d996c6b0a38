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
        expectEqual(string("\(Text("Harbor").bold()) has \(3) boats, \(1.5) %", "ar"), "3 قارب في Harbor, 1.5 %")
        expectEqual(string("\("hello")", "ar"), "hello")
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
        (Text.DateStyle.time, "13:46"), (.date, "12 January 1970"), (.relative, "1 hr, 30 sec"), (.offset, "+1 hr"),
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
        #expect(!string(Text(Date(timeIntervalSince1970: .infinity), style: .relative)).isEmpty)
    }
}
