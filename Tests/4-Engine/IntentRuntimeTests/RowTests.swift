import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Rows that appear and disappear.
@Suite(.overRequestedStores, .namingTheStore) struct RowTests {
    private func labels(_ test: Condition.Test = .isOneOf([.boolean(true)])) -> Schema {
        makeSchema(
            parameter("size", ValueType(.integer)) {
                $0.defaultRule = .value(.integer(12))
                $0.when = when("labels", test)
            },
            parameter("labels", ValueType(.boolean)) { $0.defaultRule = .value(.boolean(true)) })
    }

    @Test func `a hidden parameter has its default until its row returns`() async throws {
        let test = try TestEngine(labels())
        try test.put(["size": .of("Integer", 16)])
        try expectEqual(test.parameter("size").effective, .integer(16))
        try await test.edit("labels", .set(.boolean(false)))
        let hidden = try test.parameter("size")
        expectEqual(hidden.effective, .integer(12))
        expectEqual(hidden.origin, .definitionDefault)
        expectEqual(hidden.stored, .integer(16))
        expectEqual(hidden.marks, [.hidden])
        try await test.edit("labels", .set(.boolean(true)))
        try expectEqual(test.parameter("size").effective, .integer(16))
    }

    @Test func `a hidden parameter without a default has no value`() throws {
        let schema = makeSchema(
            thing("hero") { $0.when = when("labels", .isSet(true)) }, parameter("labels", ValueType(.boolean)))
        let test = try TestEngine(schema)
        try test.put(["hero": .thing("1")])
        try expectEqual(test.parameter("hero").effective, nil)
        try expectEqual(test.parameter("hero").origin, .none)
    }

    @Test func `setting a hidden parameter succeeds with a warning`() async throws {
        let test = try TestEngine(labels())
        try test.put(["labels": .of("Boolean", false)])
        let outcome = try await test.edit("size", .set(.integer(16)))
        #expect(outcome.changed == ["size"] && outcome.warnings.count == 1)
        try expectEqual(test.parameter("size").effective, .integer(12))
        try await test.edit("labels", .reset)
        try expectEqual(test.parameter("size").effective, .integer(16))
    }

    @Test func `setting a parameter that may have no effect causes a warning`() async throws {
        let schema = makeSchema(
            parameter("old", ValueType(.integer)) { $0.deprecated = "use 'size'" },
            parameter("large", ValueType(.integer)) { $0.families = [.systemLarge] },
            parameter("labeled", ValueType(.integer)) { $0.when = when("labels", .isSet(true)) },
            parameter("size", ValueType(.integer)), parameter("labels", ValueType(.boolean)))
        let test = try TestEngine(schema)
        try test.put()
        let hidden = "has no effect while its row is hidden"
        let warnings = ["'old' is deprecated: use 'size'", "'large' \(hidden)", "'labeled' \(hidden)"]
        for (name, expected) in zip(["old", "large", "labeled", "size"], warnings.map { [$0] } + [[]]) {
            try await expectEqual(test.edit(name, .set(.integer(1))).warnings, expected)
        }
    }

    @Test func `a parameter of other size families is hidden`() throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) {
                $0.defaultRule = .value(.integer(12))
                $0.families = [.systemLarge]
            })
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 16)])
        try expectEqual(test.parameter("size", family: .systemLarge).effective, .integer(16))
        try expectEqual(test.parameter("size", family: .systemSmall).marks, [.hidden])
    }

    @Test func `conditions use only visible parameters`() throws {
        let schema = makeSchema(
            parameter("first", ValueType(.boolean)),
            parameter("second", ValueType(.boolean)) {
                $0.defaultRule = .value(.boolean(true))
                $0.when = when("first", .isOneOf([.boolean(true)]))
            },
            parameter("third", ValueType(.integer)) { $0.when = when("second", .isOneOf([.boolean(true)])) })
        let test = try TestEngine(schema)
        try test.put(["first": .of("Boolean", false), "third": .of("Integer", 1)])
        try expectEqual(test.parameter("second").marks, [.hidden])
        try expectEqual(test.parameter("third").marks, [.hidden])
    }

    @Test func `one of several alternatives shows a row`() throws {
        let on = Condition(parameter: "on", test: .isOneOf([.boolean(true)]))
        let less = Condition(parameter: "from", test: .compares(.lessThan, .row("until")))
        let schema = makeSchema(
            parameter("row", ValueType(.integer)) { $0.when = Requirement(anyOf: [[on], [less]]) },
            parameter("on", ValueType(.boolean)), parameter("from", ValueType(.integer)),
            parameter("until", ValueType(.integer)) { $0.when = when("on", .isSet(true)) })
        func isShown(_ values: [String: StoredValue]) throws -> Bool {
            let test = try TestEngine(schema)
            try test.put(values)
            return try !test.parameter("row").marks.contains(.hidden)
        }
        #expect(try isShown(["on": .of("Boolean", true)]))
        let times = ["from": StoredValue.of("Integer", 1), "until": .of("Integer", 2)]
        #expect(try isShown(times.merging(["on": .of("Boolean", false)]) { $1 }))
        // A hidden row has no value to compare with.
        #expect(try !isShown(times))
        #expect(try !isShown(["from": .of("Integer", 3), "until": .of("Integer", 2), "on": .of("Boolean", false)]))
    }

    @Test(arguments: [
        (Condition.Test.isSet(false), true), (.isOneOf([.boolean(false)]), true), (.isSet(true), false),
        (.isOneOf([.boolean(true)]), false), (.isNoneOf([.boolean(false)]), false),
    ])
    func aHiddenParentIsAParentWithoutValue(condition: Condition.Test, isVisible: Bool) throws {
        let schema = makeSchema(
            parameter("row", ValueType(.integer)) { $0.when = when("hidden", condition) },
            parameter("hidden", ValueType(.boolean)) {
                $0.defaultRule = .value(.boolean(true))
                $0.when = when("switch", .isSet(true))
            }, parameter("switch", ValueType(.boolean)))
        let test = try TestEngine(schema)
        try test.put(["hidden": .of("Boolean", true)])
        try expectEqual(test.parameter("hidden").effective, .boolean(true), "it reads as its default all the same")
        #expect(try test.parameter("row").marks.contains(.hidden) != isVisible)
    }

    @Test func `a condition on itself hides the parameter`() throws {
        let schema = makeSchema(
            parameter("first", ValueType(.boolean)) { $0.when = when("second", .isSet(true)) },
            parameter("second", ValueType(.boolean)) { $0.when = when("first", .isSet(true)) },
            parameter("third", ValueType(.boolean)) { $0.when = when("third", .isSet(true)) })
        let test = try TestEngine(schema)
        try test.put(["first": .of("Boolean", true), "second": .of("Boolean", true), "third": .of("Boolean", true)])
        for name in ["first", "second", "third"] { try expectEqual(test.parameter(name).marks, [.hidden]) }
    }

    @Test func `several conditions must all hold`() throws {
        let schema = makeSchema(
            parameter("first", ValueType(.boolean)), parameter("second", ValueType(.boolean)),
            parameter("row", ValueType(.integer)) {
                $0.when = Requirement(
                    allOf: when("first", .isOneOf([.boolean(true)])).conditions
                        + when("second", .isOneOf([.boolean(true)])).conditions)
            })
        let test = try TestEngine(schema)
        try test.put(["first": .of("Boolean", true)])
        try test.put(["first": .of("Boolean", true), "second": .of("Boolean", true)], id: .two)
        try expectEqual(test.parameter("row").marks, [.hidden])
        try expectEqual(test.parameter("row", id: .two).marks, [])
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let type: ValueType
        let value: JSONValue?
        let test: Condition.Test
        let isVisible: Bool

        var testDescription: String { "\(type.tag) \(value?.rendered() ?? "-") \(test)" }
    }

    private static let strings = ValueType(.object("Thing"), isList: true)

    @Test(arguments: [
        // Without a value only `isSet: false` holds, and `false` for a Boolean.
        Row(type: ValueType(.boolean), value: nil, test: .isOneOf([.boolean(false)]), isVisible: true),
        Row(type: ValueType(.boolean), value: nil, test: .isOneOf([.boolean(true)]), isVisible: false),
        Row(type: ValueType(.boolean), value: nil, test: .isSet(false), isVisible: true),
        Row(type: ValueType(.integer), value: nil, test: .isOneOf([.integer(0)]), isVisible: false),
        Row(type: ValueType(.integer), value: nil, test: .isNoneOf([.integer(1)]), isVisible: false),
        Row(type: ValueType(.integer), value: nil, test: .within(atLeast: nil, atMost: 3), isVisible: false),
        Row(type: ValueType(.integer), value: nil, test: .isSet(true), isVisible: false),
        // Values.
        Row(type: ValueType(.integer), value: 2, test: .isOneOf([.integer(1), .integer(2)]), isVisible: true),
        Row(type: ValueType(.integer), value: 2, test: .isNoneOf([.integer(2)]), isVisible: false),
        Row(type: ValueType(.integer), value: 2, test: .isNoneOf([.integer(1)]), isVisible: true),
        Row(type: ValueType(.integer), value: 3, test: .within(atLeast: 3, atMost: 9), isVisible: true),
        Row(type: ValueType(.integer), value: 10, test: .within(atLeast: 3, atMost: 9), isVisible: false),
        Row(type: ValueType(.decimal), value: 2, test: .isOneOf([.integer(2)]), isVisible: true),
        Row(
            type: ValueType(.timeInterval), value: 90, test: .within(atLeast: 60, atMost: nil), isVisible: true),
        // An enum case by its name; an undeclared case is still a value.
        Row(
            type: ValueType(.enumeration("Mode")), value: "dark", test: .isOneOf([.enumeration("dark")]),
            isVisible: true),
        Row(
            type: ValueType(.enumeration("Mode")), value: "dark", test: .isNoneOf([.enumeration("dark")]),
            isVisible: false),
        Row(
            type: ValueType(.enumeration("Mode")), value: "sepia", test: .isNoneOf([.enumeration("dark")]),
            isVisible: true),
        Row(
            type: ValueType(.enumeration("Mode")), value: nil, test: .isNoneOf([.enumeration("dark")]),
            isVisible: false),
        // An object by its identifier.
        Row(type: ValueType(.object("Thing")), value: nil, test: .isNoneOf([.string("a")]), isVisible: false),
        Row(type: ValueType(.object("Thing")), value: nil, test: .isSet(false), isVisible: true),
        Row(
            type: ValueType(.object("Thing")), value: ["identifier": "a", "displayString": "A"],
            test: .isNoneOf([.string("a")]), isVisible: false),
        Row(
            type: ValueType(.object("Thing")), value: ["identifier": "a", "displayString": "A"],
            test: .isOneOf([.string("a")]), isVisible: true),
        Row(
            type: ValueType(.object("Thing")), value: ["identifier": "a", "displayString": "b"],
            test: .isOneOf([.string("b")]), isVisible: false),
        // A file, a person and a place by the properties that identify them; an amount by its value.
        Row(
            type: ValueType(.file), value: ["path": "a", "name": "A"], test: .isOneOf([.string("a")]), isVisible: true),
        Row(type: ValueType(.person), value: "Ada", test: .isNoneOf([.string("Ada")]), isVisible: false),
        Row(
            type: ValueType(.placemark), value: ["name": "Hall", "locality": "Bonn"], test: .isOneOf([.string("Bonn")]),
            isVisible: false),
        Row(
            type: ValueType(.currencyAmount), value: ["amount": "1.0", "currencyCode": "EUR"],
            test: .isOneOf([.currencyAmount(CurrencyAmountValue(intentText: "1 EUR"))]), isVisible: true),
        Row(type: ValueType(.system("MediaItem")), value: nil, test: .isSet(false), isVisible: true),
        // A list: contains and counts; an empty list is not set.
        Row(type: strings, value: ["a", "b"], test: .isOneOf([.string("b")]), isVisible: true),
        Row(type: strings, value: ["a", "b"], test: .isNoneOf([.string("b")]), isVisible: false),
        Row(type: strings, value: [], test: .isSet(true), isVisible: false),
        Row(type: strings, value: [.null], test: .isSet(false), isVisible: true),
        Row(type: strings, value: ["a", .null, "b"], test: .within(atLeast: 3, atMost: nil), isVisible: false),
        Row(type: strings, value: ["a", .null, "b"], test: .within(atLeast: 2, atMost: 2), isVisible: true),
    ])
    func aConditionHoldsAsDeclared(row: Row) throws {
        let schema = makeSchema(
            enums: [makeEnum("Mode", ["light", "dark"])], parameter("parent", row.type),
            parameter("row", ValueType(.integer)) { $0.when = when("parent", row.test) })
        let test = try TestEngine(schema)
        try test.put(row.value.map { ["parent": .of(row.type.tag, $0)] } ?? [:])
        #expect(try test.parameter("row").marks.contains(.hidden) != row.isVisible)
    }
}
