import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

@testable import IntentBoard

@Suite struct BoardActivityTests {
    /// Counts the records and the changes of records that are read.
    private final class CountingStore: ForwardingStore {
        let base: any HostStore & DocumentStore = InMemoryStore()
        let count = Mutex(0)

        func hostedInstances(_ ids: [InstanceID]) throws -> [InstanceID: HostedInstance] {
            counting(try base.hostedInstances(ids))
        }

        func hostRecords(in share: HostShare?, after id: InstanceID?, limit: Int) throws -> [HostRecord] {
            counting(try base.hostRecords(in: share, after: id, limit: limit))
        }

        func recordChanges(after sequence: Int, limit: Int) throws -> [RecordChange] {
            counting(try base.recordChanges(after: sequence, limit: limit))
        }

        private func counting<Read: Collection>(_ read: Read) -> Read {
            count.withLock { $0 += read.count }
            return read
        }
    }

    private static let time = StoreTime(milliseconds: 0)

    private func write(_ names: [String], with lease: any HostLease) throws {
        let entries = try names.map { name in
            HostWrite.Entry(
                HostRecord(instance: try #require(InstanceID(name)), due: nil, state: [1]), content: [UInt8](name.utf8))
        }
        try lease.write(HostWrite(entries), in: lease.share)
    }

    private func place(_ names: [String], in store: any InstanceStore) throws {
        for name in names {
            let id = try #require(InstanceID(name))
            try store.place(StoredInstance(id: id, kind: "k", family: .systemSmall, intent: nil), at: Self.time)
        }
    }

    @Test(arguments: [10, 1_000])
    func `a commit costs the same beside any number of records`(_ recordCount: Int) async throws {
        let store = CountingStore()
        let names = (0..<recordCount).map { "i\($0)" }
        try place(names, in: store)
        let lease = try store.beginHosting(as: "host")
        try write(names, with: lease)
        let activity = BoardActivity(try IntentEngine(schema: Schema(), store: store), BoardSettings())
        let subscription = try await activity.subscribe()
        var wakes = subscription.wakes.makeAsyncIterator()
        // An edit, a request, and a timeline.
        try store.update(InstanceID("i3"), at: Self.time) { _ in
            InstanceUpdate(cause: .edited, isEdit: true)
        }
        try store.addRequests([HostRequest(.reload, of: .everything, at: Self.time)])
        try write(["i7"], with: lease)
        var changed: Set<InstanceID> = []
        while changed.isEmpty {
            await wakes.next()
            changed = subscription.take().timelines
        }
        expectEqual(changed.map(\.text), ["i7"])
        expectEqual(store.count.withLock { $0 }, 1)
    }

    @Test func `a store that was replaced by an older one is read from the beginning`() async throws {
        let store = ReplacedStore()
        let lease = try store.newer.beginHosting(as: "host")
        for store in [store.newer, store.older] { try place(["a", "b"], in: store) }
        for _ in 0..<3 { try write(["a"], with: lease) }
        let activity = BoardActivity(try IntentEngine(schema: Schema(), store: store), BoardSettings())
        let subscription = try await activity.subscribe()
        var wakes = subscription.wakes.makeAsyncIterator()
        store.isReplaced.withLock { $0 = true }
        try write(["b"], with: try store.older.beginHosting(as: "host"))
        // The signals are those of the newer store.
        try store.newer.addRequests([HostRequest(.reload, of: .everything, at: Self.time)])
        await wakes.next()
        expectEqual(subscription.take().timelines.map(\.text), ["b"])
    }

    private final class ReplacedStore: ForwardingStore {
        let newer = InMemoryStore()
        let older = InMemoryStore()
        let isReplaced = Mutex(false)

        var base: any HostStore & DocumentStore { isReplaced.withLock { $0 } ? older : newer }
    }
}
