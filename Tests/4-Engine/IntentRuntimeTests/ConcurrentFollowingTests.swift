import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Instances that begin to follow others, or are no longer followed, while other programs change these.
@Suite(.overEveryStore, .namingTheStore) struct ConcurrentFollowingTests {
    private static let schema = makeSchema(
        parameter("size", ValueType(.integer)), parameter("name", ValueType(.string)))

    private let store: MeddledStore
    private let engine: IntentEngine

    /// `one` and `two` have the size 1, and `three` has none.
    init() throws {
        store = MeddledStore(try TestStore())
        engine = try IntentEngine(schema: Self.schema, store: store, settings: .standing())
        for id in [.one, .two, "three"] as [InstanceID] {
            try store.base.place(
                StoredInstance(
                    id: id, kind: "widget", family: .systemMedium, intent: "Config",
                    values: id == "three" ? [:] : ["size": .of("Integer", 1)]),
                at: StoreTime(milliseconds: 0))
        }
    }

    /// Performs an update of another program right before the next write of the engine.
    private func meanwhile(_ id: InstanceID, _ update: InstanceUpdate) {
        store.meanwhile { try $0.update(id, at: StoreTime(milliseconds: 0)) { _ in update } }
    }

    private func follows(_ source: InstanceID) -> InstanceUpdate {
        InstanceUpdate(cause: .followed, isEdit: true, values: ["size": nil], follows: .some(source))
    }

    private let removal = InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)

    private func size(of id: InstanceID) throws -> IntentValue? {
        try engine.resolvedSynchronously(id).parameter(named: "size")?.effective
    }

    private func message(_ body: () async throws -> Void) async -> String? {
        await #expect(throws: EngineError.self) { try await body() }?.description
    }

    @Test func `two instances that begin to follow each other do not both succeed`() async throws {
        meanwhile(.one, follows(.two))
        await expectEqual(
            message { try await engine.follow(.one, by: .two) }, "'two' cannot follow 'one', which follows 'two'")
        try expectEqual(size(of: .two), .integer(1))
        try expectEqual(size(of: .one), .integer(1))
    }

    @Test func `an instance does not begin to follow one that others lead back to it`() async throws {
        meanwhile("three", follows(.two))
        try store.base.update(.one, at: StoreTime(milliseconds: 0)) { _ in follows("three") }
        await expectEqual(
            message { try await engine.follow(.one, by: .two) },
            "'two' cannot follow 'one', which follows 'two' through others")
        try expectEqual(store.instance(.two)?.follows, nil)
    }

    @Test func `values that are no longer the same in the source are kept`() async throws {
        meanwhile(.one, InstanceUpdate(cause: .edited, isEdit: true, values: ["size": .of("Integer", 2)]))
        try await engine.follow(.one, by: .two)
        try expectEqual(store.instance(.two)?.follows, .one)
        try expectEqual(size(of: .two), .integer(1))
    }

    @Test func `a source that is removed or forgotten meanwhile is not followed`() async throws {
        meanwhile(.one, removal)
        await expectEqual(
            message { try await engine.follow(.one, by: .two) }, "'one' was removed; restore it first")
        meanwhile("three", removal)
        await expectEqual(
            message { try await engine.place("widget", family: .systemMedium, following: "three") },
            "'three' was removed; restore it first")
        try await engine.restore(.one)
        store.meanwhile { try $0.forget(.one, at: StoreTime(milliseconds: 0)) }
        await expectEqual(message { try await engine.follow(.one, by: .two) }, "unknown instance 'one'")
        try await engine.restore("three")
        store.meanwhile { try $0.forget("three", at: StoreTime(milliseconds: 0)) }
        await expectEqual(
            message { try await engine.place("widget", family: .systemMedium, following: "three") },
            "unknown instance 'three'")
        try expectEqual(store.instances(of: nil).map(\.id), [.two])
        try expectEqual(store.instance(.two)?.values["size"]?.wire, .integer(1))
    }

    @Test func `a follower that is forgotten meanwhile is reported`() async throws {
        store.meanwhile { try $0.forget(.two, at: StoreTime(milliseconds: 0)) }
        await expectEqual(message { try await engine.follow(.one, by: .two) }, "unknown instance 'two'")
    }

    @Test func `an undo does not restore a cycle that another program prepares`() async throws {
        try await engine.follow(.one, by: .two)
        try await engine.unfollow(.two)
        meanwhile(.one, follows(.two))
        await expectEqual(message { try await engine.undo(.two) }, "'two' cannot follow 'one', which follows 'two'")
    }

    @Test(arguments: [false, true])
    func `a follower that comes last keeps what it shows of a removed instance`(isForgotten: Bool) async throws {
        meanwhile(.two, follows(.one))
        if isForgotten { try await engine.forget(.one) } else { try await engine.remove(.one) }
        try expectEqual(store.instance(.two)?.follows, nil)
        try expectEqual(size(of: .two), .integer(1))
    }
}

/// A store in which another program writes right before a write of the engine.
private final class MeddledStore: ForwardingStore {
    let base: any HostStore & DocumentStore
    private let meddling = Mutex<(@Sendable (any InstanceStore) throws -> Void)?>(nil)

    init(_ base: any HostStore & DocumentStore) {
        self.base = base
    }

    func meanwhile(_ body: @escaping @Sendable (any InstanceStore) throws -> Void) {
        meddling.withLock { $0 = body }
    }

    private func meddle() throws { try meddling.withLock { $0.take() }?(base) }

    func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
        try meddle()
        try base.writeTogether(writes, at: time)
    }

    func updateEach<Outcome: Sendable>(
        _ requests: [UpdateRequest<Outcome>]
    ) -> [Result<UpdateResult<Outcome>, any Error>] {
        do { try meddle() } catch { return requests.map { _ in .failure(error) } }
        return base.updateEach(requests)
    }
}
