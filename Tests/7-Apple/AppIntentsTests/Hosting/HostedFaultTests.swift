import AppIntents
import Foundation
import HostedAppIntents
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Queries and providers with faults in the host's process.
@Suite(.timeLimit(.minutes(1))) struct HostedFaultTests {
    private func faulty(_ fault: String) async throws -> HostedInstance<FaultyIntent> {
        let test = try await HostedInstance(FaultyIntent.self)
        try await test.set(.string(fault), for: "fault")
        return test
    }

    @Test func `a query that throws is a failure with its text`() async throws {
        let test = try await faulty("throw")
        try await expectEqual(test.options("thing").state, .failed(.failed("The garage is closed: no things")))
    }

    @Test(
        arguments: [
            "network": OptionsFailure.failed("No connection"),
            "file": .failed("The operation could not be completed. The file doesn’t exist."),
            "wordless": OptionsFailure(.failed),
        ])
    func `a failure of the system has its text without its details`(
        fault: String, failure: OptionsFailure
    ) async throws {
        let test = try await faulty(fault)
        try await expectEqual(test.options("thing").state, .failed(failure))
        expectEqual(failure.ownMessage == nil, fault == "wordless")
    }

    @Test func `a query that requires a sign-in says so`() async throws {
        let test = try await faulty("signIn")
        guard case .failed(let failure) = try await test.options("thing").state else {
            Issue.record("a failure is expected")
            return
        }
        expectEqual(failure.code, .notSignedIn)
    }

    @Test func `a query that never returns times out`() async throws {
        let test = try await faulty("hang")
        let answer = try await test.late { try await test.options("thing") }
        expectEqual(answer.state, .failed(.timedOut))
        try await expectEqual(test.titles("mainThing"), ["Thing main"])
    }

    @Test func `a provider that never returns times out`() async throws {
        let test = try await faulty("none")
        let answer = try await test.late { try await test.options("text") }
        expectEqual(answer.state, .failed(.timedOut))
    }

    @Test func `a failed query leaves the last good answer`() async throws {
        let fault = UUID().uuidString
        let test = try await faulty(fault)
        try await expectEqual(test.titles("thing"), ["Thing 1", "Thing 2"])
        VanishedThings.shared.insert(fault)
        let answer = try await test.options("thing")
        guard case .stale = answer.state else {
            Issue.record("the last good answer is expected, not \(answer.state)")
            return
        }
        expectEqual(answer.collection.items.map(\.title), ["Thing 1", "Thing 2"])
    }

    @Test func `thousands of entities are paged and found`() async throws {
        let test = try await faulty("many")
        try await expectEqual(test.titles("thing").count, 100)
        try await expectEqual(test.titles("thing", search: "4999"), ["Thing 4999"])
    }

    @Test func `a query on the main actor answers`() async throws {
        let test = try await faulty("none")
        try await expectEqual(test.titles("mainThing"), ["Thing main"])
        try await test.choose("main", for: "mainThing")
        try await expectEqual(test.intent().mainThing?.id, "main")
    }

    @Test func `a vanished entity is nil and stays stored`() async throws {
        let test = try await HostedInstance(FaultyIntent.self) { $0.thing?.id ?? "nothing" }
        let id = UUID().uuidString
        try await test.choose(id, for: "thing")
        try await expectEqual(test.intent().thing?.id, id)
        VanishedThings.shared.insert(id)
        #expect(try await test.intent().thing == nil)
        try await expectEqual(test.parameter("thing").stored?.optionIdentifier, id)
        try await expectEqual(test.shown().text, "nothing")
    }

    /// An instance whose chosen entity is found by a query that has a fault from now on.
    private func faultyLookup(_ prefix: String) async throws -> HostedInstance<FaultyIntent> {
        let fault = prefix + UUID().uuidString
        let test = try await faulty(fault)
        try await test.choose("1", for: "thing")
        VanishedThings.shared.insert(fault)
        return test
    }

    @Test func `a failing lookup is the widget's failure`() async throws {
        let test = try await faultyLookup("")
        let message = "The garage is closed: no things any more"
        try await expectEqual(test.shown().failure?.contains(message), true)
        await #expect(throws: OptionsFailure.failed(message)) { try await test.intent() }
    }

    @Test func `a lookup that never returns times out`() async throws {
        let test = try await faultyLookup("hang")
        await #expect(throws: OptionsFailure(.timedOut)) { try await test.late { try await test.intent() } }
    }

    @Test func `an action that throws is a failure`() async throws {
        let test = try await faulty("throw")
        let values = IntentValues(["fault": .string("throw")])
        await #expect(throws: OptionsFailure.failed("The garage is closed: no things")) {
            try await test.engine.perform("Faulty", values: values, context: PerformContext())
        }
    }

    @Test func `a missing required value fails instead of trapping`() async throws {
        let test = try await HostedInstance(RequiredIntent.self) { "\($0.thing.id) \($0.tags.count)" }
        try await expectEqual(test.shown().failure, "the parameter 'thing' has no value")
        try await test.choose("1", for: "thing")
        try await expectEqual(test.shown().text, "1 0")
    }
}
