import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Rules about the values of several rows.
@Suite(.overRequestedStores, .namingTheStore) struct RuleTests {
    private func schema(_ rules: IntentRule...) -> Schema {
        var schema = makeSchema(
            enums: [makeEnum("Side", ["left", "right"])],
            parameter("low", ValueType(.integer)) { $0.title = text("Low", ["de": "Tief"]) },
            parameter("high", ValueType(.integer)) { $0.title = text("High", ["de": "Hoch"]) },
            parameter("side", ValueType(.enumeration("Side"))) {
                $0.when = Requirement(allOf: [Condition(parameter: "shown", test: .isOneOf([.boolean(true)]))])
            },
            parameter("shown", ValueType(.boolean)), parameter("list", ValueType(.string, isList: true)))
        schema.intents[0].rules = rules
        return schema
    }

    private func rule(_ parameter: String, _ test: Condition.Test, _ message: LocalizedText? = nil) -> IntentRule {
        IntentRule(require: Requirement(allOf: [Condition(parameter: parameter, test: test)]), message: message)
    }

    private func placed(_ schema: Schema, _ values: [String: StoredValue] = [:]) throws -> TestEngine {
        let test = try TestEngine(schema)
        try test.put(values)
        return test
    }

    /// Returns the problems of an edit; none if it is accepted.
    private func problems(_ test: TestEngine, _ values: [(String, IntentValue)]) async throws -> [EngineError.Problem] {
        do {
            try await test.engine.edit(.one) { (edit: inout DynamicEdit) in
                for (name, value) in values { edit.append(.set(value), to: name) }
            }
            return []
        } catch let error as EngineError {
            return error.problems
        }
    }

    @Test func `values that are set together are judged together`() async throws {
        let test = try placed(schema(rule("low", .compares(.lessThan, .row("high")))))
        try await expectEqual(problems(test, [("low", .integer(5)), ("high", .integer(6))]), [])
        let refused = try await problems(test, [("low", .integer(6))])
        expectEqual(refused.map(\.message), ["'Low' must be less than 'High'"])
        expectEqual(refused.map(\.code), [.refused])
        expectEqual(refused.map(\.parameters), [["low", "high"]])
        try await expectEqual(problems(test, [("low", .integer(7)), ("high", .integer(8))]), [])
        try expectEqual(test.parameter("low").effective, .integer(7))
    }

    @Test(arguments: [
        (Condition.Test.isSet(true), "'Low' needs a value"),
        (.isOneOf([.integer(3), .integer(4)]), "'Low' must be 3 or 4"),
        (.isNoneOf([.integer(1)]), "'Low' cannot be 1"), (.within(atLeast: 2, atMost: nil), "'Low' must be at least 2"),
        (.within(atLeast: nil, atMost: 0), "'Low' must be at most 0"),
        (.within(atLeast: 2, atMost: 3), "'Low' must be at least 2 and 'Low' must be at most 3"),
        (.compares(.isEqual, .row("high")), "'Low' must be 'High'"),
        (.compares(.isNot, .value(.integer(1))), "'Low' cannot be 1"),
        (.compares(.moreThan, .row("high")), "'Low' must be more than 'High'"),
        (.compares(.atLeast, .row("high")), "'Low' must be at least 'High'"),
    ])
    func `a rule without a message has a sentence`(_ condition: Condition.Test, _ sentence: String) async throws {
        let test = try placed(schema(rule("low", condition)), ["high": .of("Integer", 2), "low": .of("Integer", 9)])
        let isPresence = condition == .isSet(true)
        let edit: DynamicEdit.Operation = isPresence ? .set(nil) : .set(.integer(1))
        let error = await #expect(throws: EngineError.self) { try await test.edit("low", edit) }
        expectEqual(error?.problems.map(\.message), [sentence])
    }

    @Test func `a message follows the titles in the user's language`() async throws {
        let message = text("Too much.", ["de": "Zu viel."])
        let test = try placed(schema(rule("low", .compares(.lessThan, .row("high")), message)))
        let refused = try await problems(test, [("low", .integer(6)), ("high", .integer(6))])
        expectEqual(refused.map(\.message), ["'Low' and 'High': Too much."])
    }

    @Test func `values that are missing or hidden break no rule`() async throws {
        let left = Condition.Test.isOneOf([.enumeration("left")])
        let test = try placed(schema(rule("low", .compares(.lessThan, .row("high"))), rule("side", left)))
        try await expectEqual(problems(test, [("low", .integer(5))]), [])
        try await expectEqual(problems(test, [("side", .enumeration("right"))]), [])
        let shown = try await problems(test, [("shown", .boolean(true))])
        expectEqual(shown.map(\.message), ["'side' must be 'left'"])
        try await expectEqual(problems(test, [("shown", .boolean(true)), ("side", .enumeration("left"))]), [])
    }

    @Test func `one alternative is enough`() async throws {
        let alternatives = [
            [Condition(parameter: "low", test: .within(atLeast: nil, atMost: 3))],
            [Condition(parameter: "list", test: .within(atLeast: 2, atMost: nil))],
        ]
        let test = try placed(schema(IntentRule(require: Requirement(anyOf: alternatives))))
        let few = IntentValue.list([.string("a")])
        let refused = try await problems(test, [("low", .integer(4)), ("list", few)])
        expectEqual(
            refused.map(\.message), ["'Low' must be at most 3 or the number of values of 'list' must be at least 2"])
        try await expectEqual(problems(test, [("low", .integer(3)), ("list", few)]), [])
        let many = IntentValue.list([.string("a"), .string("b")])
        try await expectEqual(problems(test, [("low", .integer(4)), ("list", many)]), [])
    }

    @Test func `a refusal writes a duration as people do`() async throws {
        var schema = schema(rule("wait", .compares(.lessThan, .value(.timeInterval(.seconds(300))))))
        schema.intents[0].parameters.append(parameter("wait", ValueType(.timeInterval)) { $0.title = text("Wait") })
        let refused = try await problems(try placed(schema), [("wait", .timeInterval(.seconds(600)))])
        expectEqual(refused.map(\.message), ["'Wait' must be less than 5m"])
    }

    @Test func `stored values that break a rule are kept until one is edited`() async throws {
        let stored: [String: StoredValue] = ["low": .of("Integer", 9), "high": .of("Integer", 1)]
        let test = try placed(schema(rule("low", .compares(.lessThan, .row("high")))), stored)
        let kept = try test.engine.resolvedSynchronously(.one).brokenRules
        expectEqual(kept.map(\.message), ["'Low' must be less than 'High'"])
        try await expectEqual(problems(test, [("shown", .boolean(true))]), [])
        try await expectEqual(problems(test, [("high", .integer(2))]).count, 1)
        try await expectEqual(problems(test, [("high", .integer(10))]), [])
        try expectEqual(test.engine.resolvedSynchronously(.one).brokenRules, [])
    }

    @Test func `a new instance with values is judged, one with defaults is not`() async throws {
        let test = try TestEngine(schema(rule("low", .isSet(true))))
        try await test.engine.place("widget", family: .systemMedium)
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.place("widget", family: .systemMedium) { (edit: inout DynamicEdit) in
                edit.append(.set(.integer(1)), to: "high")
            }
        }
        expectEqual(error?.problems.map(\.message), ["'Low' needs a value"])
    }

    @Test func `imports are judged`() async throws {
        let broken: [String: StoredValue] = ["low": .of("Integer", 9), "high": .of("Integer", 1)]
        let source = try placed(schema(), broken)
        let document = try await source.engine.export()
        let target = try TestEngine(schema(rule("low", .compares(.lessThan, .row("high")))))
        let report = try await target.engine.import(document)
        expectEqual(report.refusedCount, 1)
        try expectEqual(target.store.instance(.one), nil)
    }

    @Test func `the handler validates what meets the rules`() async throws {
        let calls = Mutex(0)
        let test = try TestEngine(
            schema(rule("low", .compares(.lessThan, .row("high")))),
            handlers: [
                ValidatingHandler { _ in
                    calls.withLock { $0 += 1 }
                    return []
                }
            ])
        try test.put(["high": .of("Integer", 1)])
        try await expectEqual(problems(test, [("low", .integer(2))]).count, 1)
        expectEqual(calls.withLock { $0 }, 0)
        try await expectEqual(problems(test, [("low", .integer(0))]), [])
        expectEqual(calls.withLock { $0 }, 1)
    }
}
