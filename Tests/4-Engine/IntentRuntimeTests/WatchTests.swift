import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Feeds of changes. The tests of the SQLite store cover changes by other processes.
@Suite(.overEveryStore, .namingTheStore, .timeLimit(.minutes(10))) struct WatchTests {
    private let schema = makeSchema(parameter("size", ValueType(.integer)), parameter("name", ValueType(.string)))

    /// Returns the next changes as `instance cause`.
    private func next(_ count: Int, of iterator: inout ChangeFeed.Iterator) async throws -> [String] {
        var found: [String] = []
        while found.count < count, let change = try await iterator.next() {
            found.append("\(change.instance) \(change.cause.rawValue)")
        }
        return found
    }

    @Test func `a feed delivers each later change once`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        var changes = try await test.engine.watch().makeAsyncIterator()
        for number in 1...3 { try await test.edit("size", .set(.integer(number))) }
        try await test.engine.remove(.one)
        try await test.engine.restore(.one)
        try await expectEqual(
            next(5, of: &changes),
            [
                "one edited", "one edited", "one edited", "one removed", "one restored",
            ])
    }

    @Test func `a feed of a forgotten instance delivers only that`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        var changes = try await test.engine.watch(since: 0).makeAsyncIterator()
        try await test.edit("size", .set(.integer(1)))
        try await test.engine.forget(.one)
        let change = try await changes.next()
        expectEqual(change?.cause, .forgotten)
        expectEqual(change?.differences, [])
        await #expect(throws: EngineError.self) { try await test.engine.restore(.one) }
    }

    @Test func `changes of another engine on the same store are delivered`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        let other = try TestEngine(schema, store: test.store.another())
        var feed = try await test.engine.watch().makeAsyncIterator()
        var changes = await test.engine.changes(TestIntent.self, of: .one).makeAsyncIterator()
        try await other.edit("size", .set(.integer(16)))
        try await expectEqual(feed.next()?.differences.map(\.subject), [.value("size")])
        await expectEqual(changes.next()?.configuration.values.int("size"), 16)
    }

    @Test func `a feed continues where another stopped`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        for number in 1...600 { try await test.edit("size", .set(.integer(number))) }
        let newest = try test.store.newestSequence()
        var sequences: [Int] = []
        var cursor = newest - 190
        while cursor < newest {
            // Each iteration reads some changes and stops.
            var changes = try await test.engine.watch(since: cursor).makeAsyncIterator()
            for _ in 0..<10 {
                guard let change = try await changes.next() else { break }
                sequences.append(change.sequence)
                cursor = change.sequence
            }
        }
        expectEqual(sequences, Array(newest - 189...newest))
    }

    @Test func `a feed of an instance or kind delivers no others`() async throws {
        var schema = schema
        schema.widgets.append(
            DeclaredWidget(
                name: "Clock", swiftName: "clock", kind: "clock", title: text("Clock"), families: [.systemSmall]
            ).changed(from: ["watch"]))
        let test = try TestEngine(schema)
        var ofTwo = try await test.engine.watch(.instance(.two)).makeAsyncIterator()
        var ofClocks = try await test.engine.watch(.kind("clock")).makeAsyncIterator()
        try test.put()
        try test.put(id: .two)
        try await test.edit("size", .set(.integer(1)))
        for (name, kind) in [("c", "clock"), ("w", "watch")] {
            let id = try #require(InstanceID(name))
            try test.store.place(
                StoredInstance(id: id, kind: WidgetKind(kind), family: .systemSmall, intent: nil),
                at: StoreTime(milliseconds: 0))
        }
        try await test.edit("size", .set(.integer(2)), id: .two)
        try await expectEqual(next(2, of: &ofTwo), ["two placed", "two edited"])
        try await expectEqual(next(2, of: &ofClocks), ["c placed", "w placed"])
    }

    @Test func `a feed whose changes were pruned reports it`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        try test.put(id: .two)
        var ofTwo = try await test.engine.watch(.instance(.two), since: 0).makeAsyncIterator()
        var all = try await test.engine.watch(since: 0).makeAsyncIterator()
        for number in 1...9 { try await test.edit("size", .set(.integer(number))) }
        try await test.engine.setRetention(StoreRetention(edits: 2, removedDays: nil))
        let error = await #expect(throws: EngineError.self) { try await all.next() }
        expectEqual(error?.code, .logShortened)
        try await expectEqual(next(1, of: &ofTwo), ["two placed"])
    }

    @Test func `a feed of a store that an older backup replaced reports it`() async throws {
        let store = RestoredStore(try TestStore())
        let test = try TestEngine(schema)
        try test.put()
        for number in 1...3 { try await test.edit("size", .set(.integer(number))) }
        let engine = try IntentEngine(schema: schema, store: store, settings: .standing())
        store.current.withLock { $0 = test.store }
        var changes = try await engine.watch(since: 3).makeAsyncIterator()
        try await expectEqual(next(1, of: &changes), ["one edited"])
        store.current.withLock { $0 = store.older }
        let error = await #expect(throws: EngineError.self) { try await changes.next() }
        expectEqual(error?.code, .logShortened)
        expectEqual(
            error?.description,
            "change 4 is no longer in the log, whose newest is 0, because an older backup was restored; read the instances "
                + "again and watch from there")
    }

    @Test func `a sequence number beyond the store's newest is rejected`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.engine.watch(since: 2) }
        expectEqual(error?.code, .wrongRequest)
        _ = try await test.engine.watch(since: 1)
    }

    @Test func `canceling its task ends the feed`() async throws {
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
        try await expectEqual(task.value, 1)
    }
}

/// The stream of changes of one instance.
@Suite(.overEveryStore, .namingTheStore) struct ChangeTests {
    private let schema = makeSchema(
        parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) },
        parameter("name", ValueType(.string)))

    @Test func `a change contains the new configuration and the changed parameters`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        var changes = await test.engine.changes(TestIntent.self, of: .one).makeAsyncIterator()
        try await test.edit("size", .set(.integer(16)))
        let first = await changes.next()
        expectEqual(first?.configuration.values.int("size"), 16)
        expectEqual(first?.changed, ["size"])
        expectEqual(first?.revision, 2)
        try await test.edit("name", .set(.string("x")))
        await expectEqual(changes.next()?.changed, ["name"])
    }

    @Test func `a revision without changed parameters is a change`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        var changes = await test.engine.changes(TestIntent.self, of: .one).makeAsyncIterator()
        try await test.engine.resize(.one, to: .systemSmall)
        let change = await changes.next()
        #expect(change?.changed == [] && change?.revision == 2)
    }

    @Test func `refreshed texts are a change of the same revision`() async throws {
        let test = try TestEngine(makeSchema(thing("hero")), .offering(["a"], titled: { _ in "New" }))
        try test.put(["hero": .thing("a")])
        var changes = await test.engine.changes(TestIntent.self, of: .one).makeAsyncIterator()
        try await test.engine.openEditor(.one)
        let change = await changes.next()
        #expect(change?.changed == ["hero"] && change?.revision == 1)
    }

    @Test func `a slow reader receives several changes as one`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        var changes = await test.engine.changes(TestIntent.self, of: .one).makeAsyncIterator()
        for number in 1...10 { try await test.edit("size", .set(.integer(number))) }
        try await test.edit("name", .set(.string("x")))
        let change = await changes.next()
        expectEqual(change?.changed, ["size", "name"])
        expectEqual(change?.configuration.values.int("size"), 10)
    }

    @Test func `removal ends the stream, and other instances are ignored`() async throws {
        let test = try TestEngine(schema)
        try test.put()
        try test.put(id: .two)
        let changes = await test.engine.changes(TestIntent.self, of: .one)
        try await test.edit("size", .set(.integer(16)), id: .two)
        try await test.engine.remove(.one)
        var heard = 0
        for await _ in changes { heard += 1 }
        expectEqual(heard, 0)
    }

    @Test func `an unknown instance has no changes`() async throws {
        let test = try TestEngine(schema)
        for await _ in await test.engine.changes(TestIntent.self, of: .one) { Issue.record("a change of nothing") }
    }

    @Test func `the stream of changes ends with the engine`() async throws {
        var test: TestEngine? = try TestEngine(schema)
        try test?.put()
        let changes = try await #require(test).engine.changes(TestIntent.self, of: .one)
        test = nil
        for await _ in changes { Issue.record("a change of nothing") }
    }
}

/// A store that is replaced while it is open.
private final class RestoredStore: ForwardingStore {
    let older: any HostStore & DocumentStore
    let current: Mutex<any HostStore & DocumentStore>

    var base: any HostStore & DocumentStore { current.withLock { $0 } }

    init(_ older: any HostStore & DocumentStore) {
        self.older = older
        current = Mutex(older)
    }
}
