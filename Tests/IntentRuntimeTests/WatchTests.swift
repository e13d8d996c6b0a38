import IntentModel
import IntentRuntime
import Testing

/// Feeds of changes. That other processes' changes come too is the SQLite store's tests' to show.
@Suite(.overEveryStore, .namingTheStore, .timeLimit(.minutes(1))) struct WatchTests {
    private let schema = makeSchema(parameter("size", ValueType(.integer)), parameter("name", ValueType(.string)))

    /// The next changes as `instance cause`.
    private func next(_ count: Int, of iterator: inout ChangeFeed.Iterator) async throws -> [String] {
        var found: [String] = []
        while found.count < count, let change = try await iterator.next() {
            found.append("\(change.instance) \(change.cause.rawValue)")
        }
        return found
    }

    @Test func aFeedBeginsWithTheNextChangeAndTellsEachOnce() async throws {
        let test = try TestEngine(schema)
        try test.put()
        var changes = try await test.engine.watch().makeAsyncIterator()
        for number in 1...3 { try await test.edit("size", .set(.integer(number))) }
        try test.engine.remove(.one)
        try test.engine.restore(.one)
        #expect(
            try await next(5, of: &changes) == [
                "one edited", "one edited", "one edited", "one removed", "one restored",
            ])
    }

    @Test func ofAForgottenInstanceAFeedTellsThatAlone() async throws {
        let test = try TestEngine(schema)
        try test.put()
        var changes = try await test.engine.watch(since: 0).makeAsyncIterator()
        try await test.edit("size", .set(.integer(1)))
        try test.engine.forget(.one)
        let change = try await changes.next()
        #expect(change?.cause == .forgotten)
        #expect(change?.differences == [])
        #expect(throws: EngineError.self) { try test.engine.restore(.one) }
    }

    @Test func whatAnotherEngineOverTheSameStoreDoesIsToldToo() async throws {
        let test = try TestEngine(schema)
        try test.put()
        let other = try TestEngine(schema, store: test.store.another())
        var feed = try await test.engine.watch().makeAsyncIterator()
        var changes = test.engine.changes(TestIntent.self, of: .one).makeAsyncIterator()
        try await other.edit("size", .set(.integer(16)))
        #expect(try await feed.next()?.differences.map(\.subject) == [.value("size")])
        #expect(await changes.next()?.configuration.values.int("size") == 16)
    }

    @Test func aFeedGoesOnWhereAnotherWasLeft() async throws {
        let test = try TestEngine(schema)
        try test.put()
        for number in 1...600 { try await test.edit("size", .set(.integer(number))) }
        let newest = try test.store.newestSequence()
        var sequences: [Int] = []
        var cursor = newest - 190
        while cursor < newest {
            // Each run reads some and stops.
            var changes = try await test.engine.watch(since: cursor).makeAsyncIterator()
            for _ in 0..<10 {
                guard let change = try await changes.next() else { break }
                sequences.append(change.sequence)
                cursor = change.sequence
            }
        }
        #expect(sequences == Array(newest - 189...newest))
    }

    @Test func aFeedOfOneInstanceOrOneKindTellsNoOthers() async throws {
        var schema = schema
        schema.widgets.append(
            Widget(
                name: "Clock", swiftName: "clock", kind: "clock", title: text("Clock"), families: [.systemSmall],
                renamedFrom: ["watch"]))
        let test = try TestEngine(schema)
        var ofTwo = try await test.engine.watch(.instance(.two)).makeAsyncIterator()
        var ofClocks = try await test.engine.watch(.kind("clock")).makeAsyncIterator()
        try test.put()
        try test.put(id: .two)
        try await test.edit("size", .set(.integer(1)))
        for (name, kind) in [("c", "clock"), ("w", "watch")] {
            let id = try #require(InstanceID(name))
            try test.store.place(
                StoredInstance(id: id, kind: WidgetKind(kind), family: "systemSmall", intent: nil),
                at: StoreTime(milliseconds: 0))
        }
        try await test.edit("size", .set(.integer(2)), id: .two)
        #expect(try await next(2, of: &ofTwo) == ["two placed", "two edited"])
        #expect(try await next(2, of: &ofClocks) == ["c placed", "w placed"])
    }

    @Test func aFeedWhoseChangesWentBeforeTheyWereReadSaysSo() async throws {
        let test = try TestEngine(schema)
        try test.put()
        try test.put(id: .two)
        var ofTwo = try await test.engine.watch(.instance(.two), since: 0).makeAsyncIterator()
        var all = try await test.engine.watch(since: 0).makeAsyncIterator()
        for number in 1...9 { try await test.edit("size", .set(.integer(number))) }
        try await test.engine.setRetention(StoreRetention(edits: 2, removedDays: nil))
        let error = await #expect(throws: EngineError.self) { try await all.next() }
        #expect(error?.code == .logShortened)
        #expect(try await next(1, of: &ofTwo) == ["two placed"])
    }

    @Test func cancellingTheTaskEndsTheFeed() async throws {
        let test = try TestEngine(schema)
        try test.put()
        let feed = try await test.engine.watch(since: 0)
        let heard = Signal()
        let task = Task {
            var count = 0
            for try await _ in feed {
                count += 1
                heard.send()
            }
            return count
        }
        await heard.wait()
        task.cancel()
        #expect(try await task.value == 1)
    }
}
