import IntentModel
import IntentTestSupport
import Testing

@Suite struct ConditionTests {
    private static let (on, off) = (IntentValue.boolean(true), IntentValue.boolean(false))

    @Test(
        arguments: [
            (.isSet(false), "Integer", true), (.isSet(true), "Integer", false), (.isSet(false), "[Integer]", true),
            (.isOneOf([off]), "Boolean", true), (.isOneOf([on]), "Boolean", false),
            (.isOneOf([off]), "[Boolean]", false), (.isOneOf([.string("")]), "String", false),
            (.isNoneOf([on]), "Boolean", false), (.within(atLeast: nil, atMost: 5), "[Integer]", false),
        ] as [(Condition.Test, String, Bool)])
    func `without a value, few tests hold`(test: Condition.Test, tag: String, holds: Bool) throws {
        let type = try #require(ValueType(tag: tag))
        expectEqual(test.holds(for: nil, of: type), holds)
        expectEqual(test.holds(for: .list([]), of: type), holds)
        expectEqual(test.holds(for: .list([nil]), of: type), holds)
    }

    @Test(
        arguments: [
            (.isSet(true), .integer(0), true), (.isSet(false), .integer(0), false),
            (.isOneOf([.integer(1), .integer(2)]), .integer(2), true), (.isOneOf([.integer(1)]), .integer(2), false),
            (.isOneOf([.integer(2)]), .decimal(2), true), (.isOneOf([.string("a")]), .enumeration("a"), true),
            (.isOneOf([.string("a")]), .object(ObjectValue(identifier: "a", displayString: "A")), true),
            (.isOneOf([.string("A")]), .object(ObjectValue(identifier: "a", displayString: "A")), false),
            (.isNoneOf([.integer(1)]), .integer(2), true), (.isNoneOf([.integer(1), .integer(2)]), .integer(2), false),
            (.within(atLeast: 2, atMost: 3), .integer(2), true), (.within(atLeast: 2, atMost: 3), .integer(3), true),
            (.within(atLeast: 2, atMost: 3), .integer(1), false), (.within(atLeast: 2, atMost: 3), .integer(4), false),
            (.within(atLeast: 60, atMost: nil), .timeInterval(.seconds(60)), true),
            (.within(atLeast: nil, atMost: 1), .string("a"), false),
        ] as [(Condition.Test, IntentValue, Bool)])
    func `a value is compared with those of the test`(test: Condition.Test, value: IntentValue, holds: Bool) {
        expectEqual(test.holds(for: value, of: ValueType(.string)), holds)
    }

    @Test func `the values of a list are counted`() {
        let type = ValueType(.integer, isList: true)
        let values = IntentValue.list([.integer(7), nil, .integer(8)])
        #expect(Condition.Test.within(atLeast: 2, atMost: 2).holds(for: values, of: type))
        #expect(!Condition.Test.within(atLeast: 3, atMost: nil).holds(for: values, of: type))
        #expect(Condition.Test.isOneOf([.integer(8)]).holds(for: values, of: type))
        #expect(!Condition.Test.isNoneOf([.integer(8)]).holds(for: values, of: type))
    }

    @Test(
        arguments: [
            (.lessThan, .integer(3), .integer(4), true), (.lessThan, .integer(4), .decimal(4), false),
            (.atMost, .integer(4), .decimal(4), true),
            (.moreThan, .timeInterval(.seconds(3)), .timeInterval(.seconds(2)), true),
            (.isEqual, .integer(4), .decimal(4), true), (.isNot, .string("a"), .string("b"), true),
            (.isNot, .enumeration("a"), .enumeration("a"), false), (.lessThan, .string("a"), .string("b"), false),
            (
                .lessThan, .measurement(MeasurementValue(value: 900, unit: "meters")),
                .measurement(MeasurementValue(value: 1, unit: "kilometers")), true
            ),
            (
                .isEqual, .measurement(MeasurementValue(value: 1000, unit: "meters")),
                .measurement(MeasurementValue(value: 1, unit: "kilometers")), true
            ),
        ] as [(Condition.Comparison, IntentValue, IntentValue, Bool)])
    func `values compare by their order`(
        _ how: Condition.Comparison, _ first: IntentValue, _ second: IntentValue, _ holds: Bool
    ) {
        expectEqual(how.holds(first, second), holds)
        let test = Condition.Test.compares(how, .row("other"))
        let type = ValueType(.string)
        expectEqual(test.holds(for: first, of: type) { $0 == "other" ? second : nil }, holds)
        #expect(!test.holds(for: first, of: type) { _ in nil })
        #expect(!test.holds(for: nil, of: type) { _ in second })
    }
}
