import IntentModel
import IntentRuntime
import Testing

/// Changes within a process, as `generated-code.md` shows them.
@Suite(.overEveryStore, .namingTheStore) struct ChangeTests {
    private let schema = makeSchema(
        parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) },
        parameter("name", ValueType(.string)))

    @Test func aChangeSaysWhatTheWidgetReadsNowAndWhichParametersChanged() async throws {
        let test = try TestEngine(schema)
        try test.put()
        var changes = test.engine.changes(TestIntent.self, of: .one).makeAsyncIterator()
        try await test.edit("size", .set(.integer(16)))
        let first = await changes.next()
        #expect(first?.configuration.values.int("size") == 16)
        #expect(first?.changed == ["size"])
        #expect(first?.revision == 2)
        try await test.edit("name", .set(.string("x")))
        #expect(await changes.next()?.changed == ["name"])
    }

    @Test func aSlowReaderGetsSeveralChangesAsOne() async throws {
        let test = try TestEngine(schema)
        try test.put()
        var changes = test.engine.changes(TestIntent.self, of: .one).makeAsyncIterator()
        for number in 1...10 { try await test.edit("size", .set(.integer(number))) }
        try await test.edit("name", .set(.string("x")))
        let change = await changes.next()
        #expect(change?.changed == ["size", "name"])
        #expect(change?.configuration.values.int("size") == 10)
    }

    @Test func changesOfOtherInstancesAreNotHeardAndRemovalEndsThem() async throws {
        let test = try TestEngine(schema)
        try test.put()
        try test.put(id: .two)
        let changes = test.engine.changes(TestIntent.self, of: .one)
        try await test.edit("size", .set(.integer(16)), id: .two)
        try test.engine.remove(.one)
        var heard = 0
        for await _ in changes { heard += 1 }
        #expect(heard == 0)
    }

    @Test func ofAnInstanceThatIsNotThereThereAreNoChanges() async throws {
        let test = try TestEngine(schema)
        for await _ in test.engine.changes(TestIntent.self, of: .one) { Issue.record("a change of nothing") }
    }

    @Test func theEndOfTheEngineEndsItsChanges() async throws {
        var test: TestEngine? = try TestEngine(schema)
        try test?.put()
        let changes = try #require(test).engine.changes(TestIntent.self, of: .one)
        test = nil
        for await _ in changes { Issue.record("a change of nothing") }
    }
}
