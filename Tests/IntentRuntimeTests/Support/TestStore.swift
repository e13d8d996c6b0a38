import IntentModel
import IntentRuntime
import IntentTestSupport

#if SQLite
    import IntentStoreSQLite
#endif
#if PostgreSQL
    import IntentStorePostgreSQL
#endif

/// A store of the kind that the running test is about; gone with the test.
final class TestStore: InstanceStore {
    private let store: any InstanceStore
    /// Opens the same instances once more; nil for a store in memory.
    private let reopen: (@Sendable () throws -> any InstanceStore)?
    /// Whether it tells at once what it can; else every call of it waits, as on a network.
    private let answersAtOnce: Bool

    /// An empty one.
    init(answersAtOnce: Bool = true) throws {
        self.answersAtOnce = answersAtOnce
        switch StoreKind.current {
        case .memory: reopen = nil
        #if SQLite
            case .sqlite:
                let folder = try TemporaryFolder("engine-store")
                reopen = { try SQLiteStore(path: folder.path + "/store.sqlite") }
        #endif
        #if PostgreSQL
            case .postgresql:
                let group = TestDatabase.newGroup()
                reopen = { try PostgreSQLStore(url: TestDatabase.url ?? "", group: group) }
        #endif
        }
        store = try reopen?() ?? InMemoryStore()
    }

    private init(_ store: any InstanceStore, _ reopen: (@Sendable () throws -> any InstanceStore)?) {
        self.store = store
        self.reopen = reopen
        answersAtOnce = true
    }

    /// What another process opens: its own connection to the same instances, where the kind of store has any.
    func another() throws -> TestStore {
        TestStore(try reopen?() ?? store, reopen)
    }

    func instance(_ id: InstanceID) throws -> StoredInstance? { try store.instance(id) }

    func instanceAtOnce(_ id: InstanceID) throws -> StoredInstance? {
        answersAtOnce ? try store.instanceAtOnce(id) : nil
    }

    func instances(of kind: WidgetKind?) throws -> [StoredInstance] { try store.instances(of: kind) }

    func place(_ instance: StoredInstance, at time: StoreTime) throws { try store.place(instance, at: time) }

    @discardableResult
    func update(
        _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
    ) throws -> StoredInstance {
        try store.update(id, at: time, body)
    }

    func updateEach(_ requests: [UpdateRequest]) -> [Result<StoredInstance, any Error>] {
        store.updateEach(requests)
    }

    func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] { try store.removedInstances(of: kind) }

    func forget(_ id: InstanceID, at time: StoreTime) throws { try store.forget(id, at: time) }

    func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
        try store.log(of: id, after: sequence, limit: limit)
    }

    func newestSequence() throws -> Int { try store.newestSequence() }

    func retention() throws -> StoreRetention { try store.retention() }

    func setRetention(_ retention: StoreRetention) throws { try store.setRetention(retention) }

    @discardableResult
    func prune(at time: StoreTime) throws -> PruneReport { try store.prune(at: time) }

    func signals() throws -> AsyncStream<Void> { try store.signals() }
}
