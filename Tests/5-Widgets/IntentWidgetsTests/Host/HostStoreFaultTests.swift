import Dispatch
import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// A store that fails, and hosts that divide the instances.
@Suite(.timeLimit(.minutes(2))) struct HostStoreFaultTests {
    private let fixture: HostFixture
    private let store: FaultyStore

    init() throws {
        fixture = try HostFixture()
        store = FaultyStore(fixture.store)
    }

    @Test func `no provider is asked before the decision is written`() async throws {
        let provider = ScriptedProvider()
        let host = try host(provider)
        try await fixture.place("a")
        store.failure.withLock { $0 = StoreError(.inputOutput, "the disk is full") }
        try await host.start()
        await fixture.clock.advance(by: .seconds(10))
        expectEqual(provider.count, 0)
        expectEqual(Set(fixture.log.notices.map(\.code)), [.storeFailed])
        // The pauses grow, so that a full disk is no busy loop.
        expectEqual(fixture.log.notices.map { $0.time.date.timeIntervalSince(HostFixture.start) }, [0, 1, 3, 7])
        store.failure.withLock { $0 = nil }
        await fixture.clock.advance(by: .seconds(5))
        expectEqual(provider.count, 1)
        try await expectEqual(fixture.text(of: "a"), "1")
        await host.stop()
    }

    @Test func `reloads that are due cause no attempt while the store fails`() async throws {
        let provider = ScriptedProvider { request, number in
            let minute: Double = request.context.instance == "a" ? 20 : 21
            return RenderedTimeline(
                ["\(number)": HostFixture.start], policy: number > 2 ? .never : .after(HostFixture.minute(minute)))
        }
        let host = try host(provider)
        for id in ["a", "b"] as [InstanceID] { try await fixture.place(id) }
        try await host.start()
        await fixture.clock.advance(by: .seconds(19 * 60))
        store.failure.withLock { $0 = StoreError(.inputOutput, "the disk is full") }
        await fixture.clock.advance(by: .seconds(600))
        expectEqual(provider.count, 2)
        #expect((5...20).contains(fixture.log.notices.count))
        store.failure.withLock { $0 = nil }
        await fixture.clock.advance(by: .seconds(600))
        expectEqual(provider.count, 4)
        await host.stop()
    }

    @Test func `a pruned log that cannot be read at once loses no change`() async throws {
        let provider = ScriptedProvider()
        let host = try host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        try fixture.store.setRetention(StoreRetention(edits: 1, removedDays: nil))
        for family in [SizeFamily.systemMedium, .systemSmall, .systemMedium] {
            try await fixture.engine.resize("a", to: family)
        }
        try fixture.store.prune(at: StoreTime(roundingDown: fixture.clock.now))
        store.failsReadingOnce.withLock { $0 = StoreError(.inputOutput, "the disk does not answer") }
        await fixture.clock.advance(by: .seconds(10))
        expectEqual(fixture.log.notices.map(\.code), [.storeFailed])
        expectEqual(provider.requests.last?.context.family, .systemMedium)
        await host.stop()
    }

    @Test func `a host of a store that an older backup replaced reads all instances again`() async throws {
        let provider = ScriptedProvider()
        let host = try host(provider)
        for id in ["same", "gone"] as [InstanceID] { try await fixture.place(id) }
        let backup = InMemoryStore()
        let engine = try IntentEngine(schema: hostSchema, store: backup)
        for id in ["same", "other"] as [InstanceID] { try await engine.place("clock", family: .systemSmall, id: id) }
        for family in [SizeFamily.systemMedium, .systemSmall] { try await fixture.engine.resize("gone", to: family) }
        try await host.start()
        await fixture.clock.settle()
        expectEqual(provider.requests.compactMap(\.context.instance?.text).sorted(), ["gone", "same"])

        store.backup.withLock { $0 = backup }
        await fixture.clock.settle()
        let asked = provider.requests.dropFirst(2).compactMap(\.context.instance?.text)
        expectEqual(Set(asked), ["same", "other"])
        let count = provider.count
        try await engine.resize("other", to: .systemMedium)
        await fixture.clock.settle()
        expectEqual(provider.requests.dropFirst(count).map(\.context.family), [.systemMedium])
        await host.stop()
    }

    @Test func `an answer that cannot be written is kept`() async throws {
        let provider = ScriptedProvider()
        let host = try host(provider)
        try await fixture.place("a")
        try await host.start()
        store.failsWithContent.withLock { $0 = StoreError(.inputOutput, "the disk is full") }
        await fixture.clock.settle()
        expectEqual(provider.count, 1)
        try await expectEqual(fixture.text(of: "a"), nil)
        store.failsWithContent.withLock { $0 = nil }
        await fixture.clock.advance(by: .seconds(60))
        expectEqual(provider.count, 1)
        try await expectEqual(fixture.text(of: "a"), "1")
        await host.stop()
    }

    @Test func `content of up to eight million bytes is one write`() async throws {
        let shortest = RenderedTimeline(["x": HostFixture.start], policy: .never)
        let least = TimelineArchive(shortest, made: fixture.clock.time).bytes.count
        let provider = ScriptedProvider { request, _ in
            let size = request.context.instance == "c" ? least : 4_000_000
            let text = String(repeating: "x", count: 1 + size - least)
            return RenderedTimeline([text: HostFixture.start], policy: .never)
        }
        let host = try host(provider)
        for id in ["a", "b", "c"] as [InstanceID] { try await fixture.place(id) }
        try await host.start()
        await fixture.clock.settle()
        expectEqual(store.writtenContents.withLock { $0 }, [["a", "b"], ["c"]])
        await host.stop()
    }

    /// What a host may do besides asking providers.
    enum Work: Sendable, CaseIterable {
        case decision, decisionWhileReading, news
    }

    @Test(arguments: Work.allCases)
    func `a host that has done something looks again`(_ work: Work) async throws {
        let host = try host(ScriptedProvider())
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        if work == .decision { await host.setVisible(false, of: "a") }
        if work == .news { try await fixture.place("n", kind: "notes") }
        store.afterReading.withLock {
            $0 = { [fixture] in
                if work == .decisionWhileReading { wait { await host.setVisible(false, of: "a") } }
                try fixture.reload("a")
            }
        }
        await fixture.clock.settle()
        #expect(fixture.log.decisions.contains { $0.hasPrefix("requested-instance") })
        await host.stop()
    }

    @Test func `signals of a stopped host end no later run`() async throws {
        let (watching, gate, ended) = (Gate(), Gate(), Gate())
        store.heldSignals.withLock {
            $0 = AsyncStream {
                watching.open()
                await gate.wait()
                ended.open()
                return nil
            }
        }
        let asked = Gate()
        let provider = ScriptedProvider { _, _ in
            asked.open()
            return RenderedTimeline(["1": HostFixture.start], policy: .never)
        }
        let host = try WidgetHost(
            engine: try IntentEngine(schema: hostSchema, store: store), widgets: [fixture.registration(provider)])
        try await host.start()
        await watching.wait()
        await host.stop()
        try await fixture.place("a")
        let run = Task { try await host.run() }
        await asked.wait()
        gate.open()
        await ended.wait()
        for _ in 0..<100 { await Task.yield() }
        run.cancel()
        try await run.value
    }

    @Test func `a host that is no longer signaled ends with advice`() async throws {
        store.heldSignals.withLock { $0 = AsyncStream { $0.finish() } }
        let host = try WidgetHost(
            engine: try IntentEngine(schema: hostSchema, store: store),
            widgets: [fixture.registration(ScriptedProvider())])
        let error = await #expect(throws: HostError.self) { try await host.run() }
        expectEqual(error, HostError(.notWatched, ["the store no longer reports changes; start the host again"]))
    }

    @Test func `a host whose store was moved ends with the reason`() async throws {
        let path = fixture.folder.path + "/moved"
        let engine = try IntentEngine(schema: hostSchema, store: SQLiteStore(path: path + "/store.sqlite"))
        try await engine.place("clock", family: .systemSmall, id: "a")
        let asked = Gate()
        let provider = ScriptedProvider { _, _ in
            asked.open()
            return RenderedTimeline(["1": HostFixture.start], policy: .never)
        }
        let host = try WidgetHost(engine: engine, widgets: [fixture.registration(provider)])
        let run = Task { try await host.run() }
        await asked.wait()
        try FileManager.default.moveItem(atPath: path, toPath: fixture.folder.path + "/former")
        let error = await #expect(throws: HostError.self) { try await run.value }
        expectEqual(error?.code, .notWatched)
        expectEqual(error?.description.contains("was moved or removed while it was open"), true)
    }

    @Test func `a lost lease is renewed before anything is written`() async throws {
        let provider = ScriptedProvider()
        let host = try host(provider)
        try await fixture.place("a")
        store.failsOnce.withLock { $0 = StoreError(.leaseLost, "lost") }
        try await host.start()
        await fixture.clock.settle()
        expectEqual(store.renewals.withLock { $0 }, 1)
        try await expectEqual(fixture.text(of: "a"), "1")
        await host.stop()
    }

    @Test func `hosts show only the instances of their share`() async throws {
        store.shares.withLock { $0 = [HostShare(shardCount: 2, terms: [0: 1])] }
        let provider = ScriptedProvider()
        let host = try host(provider)
        let ids = (0..<8).map { InstanceID(stringLiteral: "i\($0)") }
        for id in ids { try await fixture.place(id) }
        let (first, second) = (ids.filter { isInShard(0, $0) }, ids.filter { isInShard(1, $0) })
        try #require(!first.isEmpty && second.count > 1)
        try fixture.reload(second[1])
        try await host.start()
        await fixture.clock.settle()
        expectEqual(Set(provider.requests.compactMap(\.context.instance)), Set(first))

        // The other host dies, and this one takes over its share.
        store.shares.withLock { $0 = [HostShare(shardCount: 2, terms: [0: 1, 1: 2])] }
        store.failsOnce.withLock { $0 = StoreError(.leaseLost, "lost") }
        try fixture.reload(first[0])
        await fixture.clock.settle()
        expectEqual(Set(provider.requests.compactMap(\.context.instance)), Set(ids))
        #expect(try fixture.store.requests(in: nil, after: 0, limit: 9).isEmpty)

        // Another host receives the first shard.
        store.shares.withLock { $0 = [HostShare(shardCount: 2, terms: [1: 2])] }
        store.failsOnce.withLock { $0 = StoreError(.leaseLost, "lost") }
        try fixture.reload(second[0])
        await fixture.clock.settle()
        let count = provider.count
        try fixture.reload(first[0])
        await fixture.clock.advance(by: .seconds(600))
        expectEqual(provider.count, count)
        await host.stop()
    }

    @Test func `a decision that lost its lease is not logged`() async throws {
        store.shares.withLock { $0 = [HostShare(shardCount: 2, terms: [0: 1, 1: 1])] }
        let host = try host(ScriptedProvider())
        let ids = (0..<8).map { InstanceID(stringLiteral: "i\($0)") }
        for id in ids { try await fixture.place(id) }
        let kept = try #require(ids.first { isInShard(0, $0) })
        let lost = try #require(ids.first { isInShard(1, $0) })
        try await host.start()
        await fixture.clock.settle()
        expectEqual(Set(fixture.log.records.map(\.instance)), Set(ids))

        // Another host receives the second shard while this one decides about both.
        store.shares.withLock { $0 = [HostShare(shardCount: 2, terms: [0: 1])] }
        store.failsOnce.withLock { $0 = StoreError(.leaseLost, "lost") }
        for id in [lost, kept] { try fixture.reload(id) }
        await fixture.clock.advance(by: .seconds(600))
        expectEqual(fixture.log.records.dropFirst(ids.count).map(\.instance), [kept])
        try await expectEqual(fixture.status(of: kept)?.budgetLeft, 69)
        try await expectEqual(fixture.status(of: lost)?.budgetLeft, 70)
        await host.stop()
    }

    @Test func `a decision is logged once it is stored`() async throws {
        let host = try host(ScriptedProvider())
        try await fixture.place("a")
        store.failure.withLock { $0 = StoreError(.inputOutput, "the disk is full") }
        try await host.start()
        await fixture.clock.advance(by: .seconds(10))
        expectEqual(fixture.log.decisions, [])
        store.failure.withLock { $0 = nil }
        await fixture.clock.advance(by: .seconds(5))
        expectEqual(fixture.log.decisions.count, 1)
        await host.stop()
    }

    @Test func `a gained share that cannot be read is read later`() async throws {
        store.shares.withLock { $0 = [HostShare(shardCount: 2, terms: [0: 1])] }
        let provider = ScriptedProvider()
        let host = try host(provider)
        let ids = (0..<8).map { InstanceID(stringLiteral: "i\($0)") }
        for id in ids { try await fixture.place(id) }
        let first = try #require(ids.first { isInShard(0, $0) })
        try await host.start()
        await fixture.clock.settle()
        store.shares.withLock { $0 = [HostShare(shardCount: 2, terms: [0: 1, 1: 2])] }
        store.failsReadingOnce.withLock { $0 = StoreError(.unavailable, "no connection") }
        for _ in 0..<2 {
            store.failsOnce.withLock { $0 = StoreError(.leaseLost, "lost") }
            try fixture.reload(first)
            await fixture.clock.settle()
        }
        expectEqual(fixture.log.notices.map(\.code), [.storeFailed, .shareChanged])
        expectEqual(Set(provider.requests.compactMap(\.context.instance)), Set(ids))
        await host.stop()
    }

    private func isInShard(_ shard: Int, _ id: InstanceID) -> Bool {
        HostShare(shardCount: 2, terms: [shard: 1]).contains(id)
    }

    private func host(_ provider: ScriptedProvider) throws -> WidgetHost {
        try WidgetHost(
            engine: try IntentEngine(schema: hostSchema, store: store), widgets: [fixture.registration(provider)],
            clock: fixture.clock, log: { fixture.log.add($0) })
    }
}

/// Blocks the thread of a store until a function has returned.
private func wait(for body: @escaping @Sendable () async -> Void) {
    let end = DispatchSemaphore(value: 0)
    Task {
        await body()
        end.signal()
    }
    end.wait()
}

/// A SQLite store whose writes of a host fail as a test specifies.
final class FaultyStore: ForwardingStore {
    let failure = Mutex<StoreError?>(nil)
    /// The error of writes with content.
    let failsWithContent = Mutex<StoreError?>(nil)
    let failsOnce = Mutex<StoreError?>(nil)
    /// The error of the next read of what hosts have recorded.
    let failsReadingOnce = Mutex<StoreError?>(nil)
    let renewals = Mutex(0)
    /// The instances of each write with content.
    let writtenContents = Mutex<[[InstanceID]]>([])
    /// Called once, when requests have been read.
    let afterReading = Mutex<(@Sendable () throws -> Void)?>(nil)
    /// The shares that renewals return, if not those of the store.
    let shares = Mutex<[HostShare]>([])
    /// The hosts that hold a lease, if not those of the store.
    let others = Mutex<[HostInfo]?>(nil)
    /// What is read in place of the store, after a backup was restored. Leases stay those of the store.
    let backup = Mutex<(any HostStore & DocumentStore)?>(nil)
    private let store: SQLiteStore

    var base: any HostStore & DocumentStore { backup.withLock { $0 } ?? store }

    /// Signals that are returned once in place of the store's.
    let heldSignals = Mutex<AsyncStream<Void>?>(nil)

    init(_ store: SQLiteStore) {
        self.store = store
    }

    func hosts() throws -> [HostInfo] { try others.withLock { $0 } ?? base.hosts() }

    func beginHosting(as name: String) throws -> any HostLease {
        Lease(self, try base.beginHosting(as: name))
    }

    private final class Lease: HostLease {
        private let store: FaultyStore
        private let lease: any HostLease

        init(_ store: FaultyStore, _ lease: any HostLease) {
            self.store = store
            self.lease = lease
        }

        var share: HostShare { store.shares.withLock { $0.first } ?? lease.share }
        var renewalInterval: Duration? { nil }

        func renew() throws -> HostShare {
            store.renewals.withLock { $0 += 1 }
            return share
        }

        func write(_ write: HostWrite, in share: HostShare) throws {
            if let error = store.failsOnce.withLock({ $0.take() }) { throw error }
            if let error = store.failure.withLock({ $0 }) { throw error }
            if write.entries.contains(where: { $0.content != nil }), let error = store.failsWithContent.withLock({ $0 })
            {
                throw error
            }
            let contents = write.entries.filter { $0.content != nil }.map(\.record.instance)
            if !contents.isEmpty { store.writtenContents.withLock { $0.append(contents) } }
            let queued = try store.base.requests(in: nil, after: 0, limit: 100)
            let consumed = queued.filter { one in write.consumed.contains { $0.sequence == one.sequence } }
            try lease.write(HostWrite(write.entries, consuming: consumed), in: lease.share)
        }

        func signals() throws -> AsyncStream<Void> { try store.signals() }
        func end() { lease.end() }
    }

    func requests(in share: HostShare?, after sequence: Int, limit: Int) throws -> [QueuedRequest] {
        let queued = try base.requests(in: nil, after: sequence, limit: limit)
        try afterReading.withLock { $0.take() }?()
        guard let share, share.shardCount > 1 else { return queued }
        return queued.compactMap { item in
            guard case .instance(let id) = item.request.target, share.contains(id) else { return nil }
            return QueuedRequest(sequence: item.sequence, shard: share.shard(of: id), request: item.request)
        }
    }

    func hostRecords(in share: HostShare?, after id: InstanceID?, limit: Int) throws -> [HostRecord] {
        if let error = failsReadingOnce.withLock({ $0.take() }) { throw error }
        return try base.hostRecords(in: nil, after: id, limit: limit)
    }

    func signals() throws -> AsyncStream<Void> { try heldSignals.withLock { $0.take() } ?? base.signals() }
}
