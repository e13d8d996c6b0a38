import IntentDiagnostics
import IntentModel
import IntentTestSupport
import Testing

struct ConditionTests {
    private static let before = "enums: { Unit: { cases: [celsius, kelvin, rankine] } }\ntypes: { City: {} }\n"

    private func condition(_ when: String) -> [Condition.Test]? {
        resolvedParameters(
            parameters(
                "a: { type: String, when: \(when) }", "flag: Boolean", "unit: Unit", "other: Unit", "city: City",
                "count: Integer",
                "share: Decimal", "names: [String]", before: Self.before))["a"]?.conditions.map(\.test)
    }

    @Test func `every form of a condition is read`() {
        expectEqual(condition("flag"), [.isSet(true)])
        expectEqual(condition("{ flag: false }"), [.isOneOf([.boolean(false)])])
        expectEqual(
            condition("{ unit: [celsius, kelvin] }"), [.isOneOf([.enumeration("celsius"), .enumeration("kelvin")])])
        expectEqual(condition("{ unit: { not: kelvin } }"), [.isNoneOf([.enumeration("kelvin")])])
        expectEqual(condition("{ city: { isSet: false } }"), [.isSet(false)])
        expectEqual(condition("{ city: oslo }"), [.isOneOf([.string("oslo")])])
        expectEqual(condition("{ count: { atLeast: 3, atMost: 9 } }"), [.within(atLeast: 3, atMost: 9)])
        expectEqual(
            condition("{ names: { atLeast: 1 }, flag: true }"),
            [
                .within(atLeast: 1, atMost: nil), .isOneOf([.boolean(true)]),
            ])
        expectEqual(condition("{ names: x }"), [.isOneOf([.string("x")])])
        expectEqual(
            condition("{ count: { moreThan: 3, lessThan: 9 } }"),
            [.compares(.moreThan, .value(.decimal(3))), .compares(.lessThan, .value(.decimal(9)))])
        expectEqual(condition("{ names: { moreThan: 3, lessThan: 9 } }"), [.within(atLeast: 4, atMost: 8)])
        expectEqual(condition("{ share: { moreThan: 3 } }"), [.compares(.moreThan, .value(.decimal(3)))])
        expectEqual(condition("{ unit: { row: other } }"), [.compares(.isEqual, .row("other"))])
        expectEqual(
            condition("{ unit: { not: { row: other } }, count: { atMost: { row: share } } }"),
            [.compares(.isNot, .row("other")), .compares(.atMost, .row("share"))])
    }

    @Test func `maps in a list are alternatives`() {
        let when = resolvedParameters(
            parameters(
                "a: { type: String, when: [{ flag: true, count: 3 }, { count: 4 }] }", "flag: Boolean", "count: Integer"
            )
        )["a"]?.when
        func count(_ number: Int) -> Condition { Condition(parameter: "count", test: .isOneOf([.integer(number)])) }
        let on = Condition(parameter: "flag", test: .isOneOf([.boolean(true)]))
        expectEqual(when, Requirement(anyOf: [[on, count(3)], [count(4)]]))
    }

    @Test(
        arguments: [
            ("{ ⟦unti⟧: celsius }", .unknownParameter), ("⟦nothing⟧", .unknownParameter),
            ("{ unit: ⟦celcius⟧ }", .unknownEnumCase),
            ("{ flag: ⟦on⟧ }", .ambiguousBoolean), ("{ unit: { not: ⟦[celsius, kelvin, rankine]⟧ } }", .whenNever),
            ("{ count: ⟦three⟧ }", .wrongType), ("{ city: { ⟦atLeast⟧: 3 } }", .unknownKey),
            ("{ names: { atMost: ⟦-1⟧ } }", .whenNever), ("[{ flag: true }, ⟦unit⟧]", .wrongType),
            ("[{ flag: true }, { ⟦nothing⟧: 3 }]", .unknownParameter),
            ("{ unit: { not: ⟦{ isSet: true }⟧ } }", .wrongType),
            ("{ unit: { row: ⟦nothing⟧ } }", .unknownParameter), ("{ unit: { row: ⟦count⟧ } }", .rowComparison),
        ] as [(String, DiagnosticCode)])
    func `an invalid condition is reported at its place`(_ when: String, _ code: DiagnosticCode) {
        let text = parameters(
            "a: { type: String, when: \(when) }", "flag: Boolean", "unit: Unit", "city: City", "count: Integer",
            "names: [String]", before: Self.before)
        expectEqual(checkDefinition(text, code), "")
    }

    @Test(
        arguments: [
            ("⟦flag⟧", "flag: { type: Boolean, default: true }", true),
            (
                "{ flag: ⟦{ isSet: true }⟧ }",
                "flag: { type: Boolean, default: { systemSmall: true, otherwise: false } }", true
            ),
            ("flag", "flag: Boolean", false), ("{ flag: true }", "flag: { type: Boolean, default: true }", false),
            ("flag", "flag: { type: Boolean, default: true, when: city }", false),
            ("flag", "flag: { type: Boolean, default: true, families: [systemLarge] }", false),
            ("flag", "flag: { type: Boolean, default: dynamic }", false),
            ("flag", "flag: { type: Integer, default: 3 }", false), ("flag", "flag: [Boolean]", false),
        ])
    func `a Boolean with a default always has a value`(_ when: String, _ flag: String, _ isAlways: Bool) throws {
        let text = parameters("a: { type: String, when: \(when) }", flag, "city: City", before: Self.before)
        expectEqual(isAlways ? checkDefinition(text, .whenAlways) : checkDefinition(text), "")
    }

    @Test func `a cycle is reported once, at its first member`() {
        let text = parameters(
            "a: String", "b: { type: String, ⟦when⟧: d }", "c: { type: String, when: b }",
            "d: { type: String, when: c }")
        expectEqual(checkDefinition(text, .whenCycle), "")
    }

    @Test func `a cycle is reported even if defaults hide it`() {
        expectEqual(
            checkDefinition(parameters("a: { type: Boolean, default: true, ⟦when⟧: { a: true } }"), .whenCycle), "")
    }
}
