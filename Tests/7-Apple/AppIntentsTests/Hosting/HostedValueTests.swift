import AppIntents
import Foundation
import HostedAppIntents
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Values of App Intents in their stored form and back.
@Suite struct HostedValueTests {
    /// Assigns values through their stored form, and returns what the intent then stores.
    private func stored(_ values: [String: IntentValue]) -> IntentValues {
        ValuesIntent.widgetIntent(from: IntentValues(values)).widgetIntentValues
    }

    static let samples: [(String, IntentValue)] = [
        ("text", .string("a")), ("number", .decimal(0.5)), ("flag", .boolean(false)),
        ("link", .url("https://example.com/a?b=c")),
        ("day", .dateComponents(.date(date))), ("moment", .dateComponents(.dateTime(date, time))),
        ("distance", .measurement(MeasurementValue(value: 2, unit: "miles"))), ("wait", .timeInterval(.seconds(30))),
        ("file", .file(FileValue(path: "/a/b.json", name: "b", typeIdentifier: "public.json"))),
        ("card", .paymentMethod(PaymentMethodValue(kind: .debit, name: "Card", identificationHint: "1"))),
        ("place", .placemark(PlacemarkValue(name: "Oslo", locality: "Oslo"))),
        ("sizes", .list([.enumeration("medium"), .enumeration("small")])),
        ("tags", .list([.string("a"), .string("b")])),
        ("price", CurrencyAmountValue(decimal: 5, currencyCode: "EUR").map(IntentValue.currencyAmount) ?? .string("")),
        (
            "person",
            {
                var person = PersonValue(displayName: "Ada")
                (person.handle, person.handleType) = ("+47", .phoneNumber)
                person.contactIdentifier = "ada"
                return .person(person)
            }()
        ),
    ]

    private static let date = CalendarDate(secondsSince1970: 1_700_000_000)
    private static var time: TimeOfDay {
        guard let time = TimeOfDay(hour: 9, minute: 30) else { preconditionFailure("half past nine is a time") }
        return time
    }

    @Test(arguments: samples)
    func `a value survives the way through an intent`(name: String, value: IntentValue) {
        expectEqual(stored([name: value])[name], value)
    }

    @Test func `a value of another type leaves the default`() {
        expectEqual(stored(["flag": .string("no")])["flag"], .boolean(true))
        expectEqual(stored(["text": .integer(1)])["text"], nil)
    }

    @Test func `an unknown case of a list is left out`() {
        expectEqual(
            stored(["sizes": .list([.enumeration("huge"), .enumeration("large")])])["sizes"],
            .list([.enumeration("large")]))
    }

    @Test func `a file in memory is not stored`() {
        let intent = ValuesIntent()
        intent.file = IntentFile(data: Data([1]), filename: "a")
        expectEqual(intent.widgetIntentValues["file"], nil)
    }

    @Test func `a duration in any unit is stored in seconds`() {
        let intent = ValuesIntent()
        intent.wait = Measurement(value: 2, unit: .minutes)
        expectEqual(intent.widgetIntentValues["wait"], .timeInterval(.seconds(120)))
    }

    @Test func `a number that is not finite is not stored`() {
        let intent = ValuesIntent()
        intent.number = .infinity
        intent.distance = Measurement(value: .nan, unit: .meters)
        #expect(intent.widgetIntentValues["number"] == nil && intent.widgetIntentValues["distance"] == nil)
    }

    @Test func `an entity is stored as it is shown`() {
        let intent = SelectCarIntent()
        intent.car = Garage.shared.cars[0]
        let stored = ObjectValue(
            identifier: "beetle", displayString: "Beetle", subtitleString: "Volkswagen", displayImage: .system("car"))
        expectEqual(intent.widgetIntentValues["car"], .object(stored))
    }

    // MARK: Digits, units and components

    @Test(arguments: ["0.07", "0.11", "3.13", "0.83", "-12345.6789"])
    func `a decimal keeps its digits`(text: String) throws {
        let number = try #require(Decimal(string: text))
        let intent = MeasuresIntent()
        intent.price = number
        expectEqual(intent.widgetIntentValues["price"], Double(text).map(IntentValue.decimal))
        expectEqual(MeasuresIntent.widgetIntent(from: intent.widgetIntentValues).price, number)
    }

    @Test func `a measurement arrives in the unit of the code`() async throws {
        let test = try await HostedInstance(MeasuresIntent.self)
        var intent = try await test.intent()
        expectEqual(intent.delay, Measurement(value: 250, unit: .milliseconds))
        expectEqual([intent.delay.value, intent.length.value, intent.distance.value], [250, 25, 5])
        try await test.set(.measurement(MeasurementValue(value: 3, unit: "miles")), for: "distance")
        try await test.set(.measurement(MeasurementValue(value: 3, unit: "feet")), for: "height")
        try await test.set(.timeInterval(.seconds(90)), for: "length")
        try await test.set(.timeInterval(.seconds(90)), for: "pause")
        intent = try await test.intent()
        expectEqual(intent.distance.unit, .kilometers)
        #expect(abs(intent.distance.value - 4.828) < 0.001)
        expectEqual([intent.height?.value, intent.length.value, intent.pause?.value], [3, 1.5, 90])
    }

    @Test func `a button keeps units and components`() {
        let intent = MeasuresIntent()
        let parts = DateComponents(year: 2026, month: 3, day: 4, weekday: 4)
        intent.pause = Measurement(value: 5, unit: .minutes)
        intent.alarm = DateComponents(
            timeZone: TimeZone(identifier: "Europe/Oslo"), hour: 7, minute: 30, second: 15, nanosecond: 5)
        intent.alarms = [DateComponents(hour: 7), parts]
        let kept = MeasuresIntent.widgetIntent(from: intent.widgetActionValues)
        expectEqual(kept.pause.map(\.value), 5)
        expectEqual(kept.pause?.unit, .minutes)
        expectEqual(kept.alarm, intent.alarm)
        expectEqual(kept.alarms, [DateComponents(hour: 7), parts])
        expectEqual(kept.height, nil)
    }
}
