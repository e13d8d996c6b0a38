import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Handlers that validate whole configurations.
@Suite(.overRequestedStores, .namingTheStore) struct ConfigurationValidationTests {
    private let schema = makeSchema(
        parameter("low", ValueType(.integer)) { $0.defaultRule = .value(.integer(1)) },
        parameter("high", ValueType(.integer)), thing("hero"))

    /// Refuses a lower bound above the upper one.
    private static let bounds: ValidatingHandler.Validation = { values in
        let high = values.int("high", default: 10)
        guard values.int("low", default: 0) > high else { return [] }
        return [ConfigurationRefusal(parameter: "low", "choose at most \(high)")]
    }

    private func placed(
        _ values: [String: StoredValue] = [:], _ validation: @escaping ValidatingHandler.Validation = bounds
    ) throws -> TestEngine {
        let test = try TestEngine(schema, handlers: [ValidatingHandler(validation: validation)])
        try test.put(values)
        return test
    }

    @Test func `a refusal rejects the edit and names the parameter`() async throws {
        let test = try placed()
        try await test.edit("high", .set(.integer(5)))
        let error = await #expect(throws: EngineError.self) { try await test.edit("low", .set(.integer(6))) }
        expectEqual(error?.problems, [EngineError.Problem(.refused, parameter: "low", "choose at most 5")])
        try expectEqual(test.store.instance(.one)?.revision, 2)
        try await test.engine.edit(.one) { (edit: inout DynamicEdit) in
            edit.append(.set(.integer(6)), to: "low")
            edit.append(.set(.integer(7)), to: "high")
        }
        try expectEqual(test.parameter("low").effective, .integer(6))
    }

    @Test func `a refusal does not contain a secret`() async throws {
        let schema = makeSchema(
            parameter("token", ValueType(.string)) { $0.settings.text.isSecret = true }, thing("hero"))
        let test = try TestEngine(
            schema,
            handlers: [
                ValidatingHandler { values in
                    guard case .string(let text)? = values["token"] else { return [] }
                    return [ConfigurationRefusal(parameter: "token", "the server does not know '\(text)'")]
                }
            ])
        try test.put([:])
        let error = await #expect(throws: EngineError.self) {
            try await test.edit("token", .set(.string("s3ntinel")))
        }
        expectEqual(error?.problems.first?.message, "the server does not know '••••••••'")
    }

    @Test func `the handler receives defaults and refreshed options`() async throws {
        let seen = Mutex<[IntentValues]>([])
        let test = try placed { values in
            seen.withLock { $0.append(values) }
            return []
        }
        try await test.edit("hero", .set(.thing("a")))
        expectEqual(seen.withLock { $0 }, [IntentValues(["low": .integer(1), "hero": .thing("a", "A")])])
    }

    @Test func `a refusal without a row concerns the configuration`() async throws {
        let test = try placed { _ in
            [ConfigurationRefusal("nothing today"), ConfigurationRefusal(parameter: "unknown", "not this either")]
        }
        let error = await #expect(throws: EngineError.self) { try await test.edit("high", .set(.integer(5))) }
        expectEqual(
            error?.problems,
            [
                EngineError.Problem(.refused, "nothing today"), EngineError.Problem(.refused, "not this either"),
            ])
    }

    @Test func `a refusal without a message says who refuses`() async throws {
        let test = try placed { _ in [ConfigurationRefusal("")] }
        let error = await #expect(throws: EngineError.self) { try await test.edit("high", .set(.integer(5))) }
        expectEqual(error?.problems.map(\.message), ["the handler refuses the configuration"])
    }

    @Test func `a failed validation rejects the edit unless unchecked`() async throws {
        let test = try placed { _ in throw HandlerError(.unavailable, message: "no network") }
        let error = await #expect(throws: EngineError.self) { try await test.edit("high", .set(.integer(5))) }
        expectEqual(error?.summary, ["lookupUnavailable "])
        expectEqual(error?.problems.first?.message, "the configuration cannot be validated: no network")
        try expectEqual(test.store.instance(.one)?.values, [:])
        let outcome = try await test.edit("high", .set(.integer(5)), unchecked: true)
        expectEqual(outcome.warnings, ["the configuration was not validated: no network"])
        try expectEqual(test.parameter("high").effective, .integer(5))
    }

    @Test func `a validation that never returns times out`() async throws {
        let started = Signal()
        let test = try placed { _ in
            started.send()
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            return []
        }
        async let outcome = test.edit("high", .set(.integer(5)))
        await started.wait()
        test.clock.advance(by: .seconds(5))
        do {
            _ = try await outcome
            Issue.record("the edit was accepted")
        } catch let error as EngineError {
            expectEqual(error.summary, ["lookupUnavailable "])
            expectEqual(error.problems.first?.message.hasSuffix("the request timed out"), true)
        }
        try expectEqual(test.store.instance(.one)?.values, [:])
    }

    @Test func `a configuration changed during validation is validated again`() async throws {
        let store = try TestStore()
        let isFirst = Atomic(true)
        let handler = ValidatingHandler { values in
            if isFirst.exchange(false, ordering: .relaxed) {
                try store.update(.one, at: StoreTime(milliseconds: 0)) { _ in
                    InstanceUpdate(cause: .edited, isEdit: true, values: ["high": .of("Integer", 5)])
                }
            }
            return try await Self.bounds(values)
        }
        let test = try TestEngine(schema, handlers: [handler], store: store)
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.edit("low", .set(.integer(6))) }
        expectEqual(error?.problems, [EngineError.Problem(.refused, parameter: "low", "choose at most 5")])
    }

    @Test func `only complete and valid changes are validated`() async throws {
        let calls = Atomic(0)
        let test = try placed(["high": .of("Integer", 5)]) { _ in
            calls.add(1, ordering: .relaxed)
            return []
        }
        _ = try await test.edit("high", .set(.integer(5)))
        _ = try? await test.edit("hero", .set(.thing("unknown")))
        _ = try await test.engine.place("widget", family: .systemSmall)
        expectEqual(calls.load(ordering: .relaxed), 0)
        let id = try await test.engine.place("widget", family: .systemSmall) { (edit: inout DynamicEdit) in
            edit.append(.set(.thing("a")), to: "hero")
        }
        expectEqual(calls.load(ordering: .relaxed), 1)
        try await test.edit("high", .set(.integer(6)))
        expectEqual(calls.load(ordering: .relaxed), 2)
        try await test.engine.undo(.one)
        try await test.engine.resize(.one, to: .systemSmall)
        try await test.engine.remove(id)
        expectEqual(calls.load(ordering: .relaxed), 2)
    }

    /// Defaults are requested with the parameters that precede them.
    @Test func `a new instance is validated once, when it is complete`() async throws {
        let seen = Mutex<[IntentValues]>([])
        let handler = ValidatingHandler { values in
            seen.withLock { $0.append(values) }
            return []
        }
        let schema = makeSchema(
            parameter("high", ValueType(.integer)), thing("hero") { $0.defaultRule = .handler })
        let test = try TestEngine(schema, handlers: [handler])
        _ = try await test.engine.place("widget", family: .systemSmall) { (edit: inout DynamicEdit) in
            edit.append(.set(.integer(5)), to: "high")
            edit.append(.set(.thing("a")), to: "hero")
        }
        expectEqual(seen.withLock { $0 }, [IntentValues(["high": .integer(5), "hero": .thing("a", "A")])])
    }

    @Test func `an import rejects what the handler refuses`() async throws {
        let test = try TestEngine(schema, handlers: [ValidatingHandler(validation: Self.bounds)])
        let values = ["low": StoredValue.of("Integer", 6), "high": .of("Integer", 5)]
        let document = InstanceDocument(instances: [
            StoredInstance(id: .one, kind: "widget", family: .systemSmall, intent: "Config", values: values)
        ])
        let report = try await test.engine.import(document)
        expectEqual(
            report.entries.map(\.outcome),
            [
                .refused([EngineError.Problem(.refused, parameter: "low", "choose at most 5")])
            ])
        try expectEqual(test.store.instance(.one), nil)
    }

    @Test func `stored configurations that the handler refuses are found`() async throws {
        let test = try placed(["low": .of("Integer", 20)])
        try test.put(["low": .of("Integer", 2)], id: .two)
        let problems = [EngineError.Problem(.refused, parameter: "low", "choose at most 10")]
        try await expectEqual(test.engine.refusals(of: .one), problems)
        try await expectEqual(test.engine.refusals(of: .two), [])
        let refused = try await test.engine.refusedInstances()
        expectEqual(refused.map(\.id), [.one])
        expectEqual(refused.map(\.problems), [problems])
    }

    @Test func `configurations are validated in another process`() async throws {
        let store = try TestStore()
        try store.place(
            StoredInstance(id: .one, kind: "widget", family: .systemSmall, intent: "Config"),
            at: StoreTime(milliseconds: 0))
        let engine = try IntentEngine(schema: schema, store: store, remote: RemoteRefusal(), settings: .standing())
        try await expectEqual(engine.refusedInstances().map(\.id), [.one])
    }
}

/// A process that refuses every configuration.
private struct RemoteRefusal: RemoteHandling {
    func options(
        _ request: RemoteRequest, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<IntentValue> { OptionCollection(sections: []) }

    func values(_ request: RemoteRequest, for identifiers: [String], context: LookupContext) -> [IntentValue] { [] }

    func defaults(_ request: RemoteRequest, context: DefaultContext) -> [IntentValue] { [] }

    func validates(_ intent: Intent) -> Bool { true }

    func refusals(of values: IntentValues, intent: Intent, context: ValidationContext) -> [AnyRefusal] {
        [AnyRefusal(parameter: nil, message: "nothing today")]
    }

    func perform(_ intent: Intent, values: IntentValues, context: PerformContext) {}
}

/// A handler with the option `a` that validates configurations as a test defines.
struct ValidatingHandler: ConfigurationValidating {
    typealias Intent = TestIntent
    typealias Validation = @Sendable (IntentValues) async throws -> [ConfigurationRefusal<TestIntent>]

    let validation: Validation

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: TestIntent, context: LookupContext
    ) async throws -> [IntentValue] {
        identifiers.filter { $0 == "a" }.map { .thing($0, "A") }
    }

    func validate(
        _ intent: TestIntent, context: ValidationContext
    ) async throws -> [ConfigurationRefusal<TestIntent>] {
        try await validation(intent.values)
    }
}
