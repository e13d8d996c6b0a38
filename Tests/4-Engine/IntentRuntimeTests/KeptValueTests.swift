import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Values that code sets are the same when they are read, or are refused.
@Suite(.overRequestedStores, .namingTheStore) struct KeptValueTests {
    @Test(arguments: [
        Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
        Duration(secondsComponent: .min, attosecondsComponent: -999_999_999_999_999_999),
        Duration(secondsComponent: 1_234_567_890, attosecondsComponent: 123_456_789_012_345_678),
        Duration(secondsComponent: 0, attosecondsComponent: -1),
    ])
    func `a duration keeps its attoseconds`(duration: Duration) async throws {
        let test = try TestEngine(makeSchema(parameter("pause", ValueType(.timeInterval))))
        try test.put()
        try await test.edit("pause", .set(.timeInterval(duration)))
        try expectEqual(test.parameter("pause").effective, .timeInterval(duration))
    }

    @Test(
        arguments: [
            (ValueType(.timeInterval), .timeInterval(.seconds(1e19)), "not a duration that is too long"),
            (ValueType(.timeInterval), .timeInterval(.seconds(-1e20)), "not a duration that is too long"),
            (ValueType(.decimal), .decimal(.nan), "not a number that is not finite"),
            (ValueType(.decimal), .integer(9_007_199_254_740_993), "not a whole number"),
        ] as [(ValueType, IntentValue, String)])
    func `a value that cannot be kept is refused`(type: ValueType, value: IntentValue, message: String) async throws {
        let schema = makeSchema(
            parameter("pause", type) {
                if type == ValueType(.timeInterval) {
                    $0.settings.interval.range = Bounds(minimum: .zero, maximum: .seconds(60))
                }
            })
        let test = try TestEngine(schema)
        try test.put()
        await #expect { try await test.edit("pause", .set(value)) } throws: { "\($0)".contains(message) }
    }

    @Test(
        arguments: [
            (DateComponents(year: 9999, month: 12, day: 31), "9999-12-31"),
            (DateComponents(year: 1, month: 1, day: 1, hour: 0), "0001-01-01T00:00:00"),
            (DateComponents(hour: 23, minute: 59, second: 59), "23:59:59"),
            (DateComponents(year: 2024, month: 2, day: 29, hour: 9, nanosecond: 5, weekday: 5), "2024-02-29T09:00:00"),
            (DateComponents(year: 2023, month: 2, day: 29, hour: 9), nil), (DateComponents(month: 2, hour: 9), nil),
            (DateComponents(year: 2024, month: 2, day: 29, hour: 24), nil), (DateComponents(minute: 30), nil),
            (DateComponents(year: 2024, month: 2, day: 29, minute: 30), nil), (DateComponents(), nil),
            (DateComponents(year: 10000, month: 1, day: 1), nil), (DateComponents(year: 2024, month: 2), nil),
        ] as [(DateComponents, String?)])
    func `components are a date, a time, both, or refused`(components: DateComponents, text: String?) {
        if let text {
            expectEqual(components.intentValue.optionIdentifier, text)
        } else {
            expectEqual(components.intentValue, .string(""))
        }
    }

    @Test(arguments: [
        "99999999999999999999999999999999999999", "-0.00000000000000000000000000000000000001", "12.5", "0",
        "9007199254740993.01", "-1000000000000000000000000000000000000",
    ])
    func `an amount is the same as Foundation's decimal`(text: String) throws {
        let amount = try #require(ExactDecimal(text).flatMap { CurrencyAmountValue(amount: $0, currencyCode: "EUR") })
        expectEqual("\(amount.decimal)", text)
        expectEqual(CurrencyAmountValue(decimal: amount.decimal, currencyCode: "EUR"), amount)
    }
}
