internal import IntentRuntime
internal import Synchronization

/// A store that does not exist yet. It is empty until the first write creates it, so that a command that is refused leaves
/// nothing behind.
final class NewStore: InstanceStore {
    private let create: @Sendable () throws -> any InstanceStore
    private let created = Mutex<(any InstanceStore)?>(nil)
    private let empty = InMemoryStore()

    init(creating create: @escaping @Sendable () throws -> any InstanceStore) {
        self.create = create
    }

    /// The store that is read.
    private var current: any InstanceStore { created.withLock { $0 } ?? empty }

    /// Returns the store for a write.
    private func existing() throws -> any InstanceStore {
        try created.withLock { created in
            if let created { return created }
            let new = try create()
            created = new
            return new
        }
    }
}

/// Reading.
extension NewStore {
    func instance(_ id: InstanceID) throws -> StoredInstance? { try current.instance(id) }

    func instanceWithoutWaiting(_ id: InstanceID) throws -> StoredInstance? {
        try current.instanceWithoutWaiting(id)
    }

    func page(_ request: InstancePageRequest) throws -> InstancePage { try current.page(request) }

    func uses(of ids: [InstanceID]) throws -> [IdentifierUse] { try current.uses(of: ids) }

    func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] { try current.removedInstances(of: kind) }

    func followers(of id: InstanceID) throws -> [InstanceID] { try current.followers(of: id) }

    func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
        try current.log(of: id, after: sequence, limit: limit)
    }

    func newestSequence() throws -> Int { try current.newestSequence() }

    func retention() throws -> StoreRetention { try current.retention() }

    /// Creates the store, which would otherwise have no writers to observe.
    func signals() throws -> AsyncStream<Void> { try existing().signals() }
}

/// Writing.
extension NewStore {
    func performUpdate<Outcome: Sendable>(
        of id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
    ) throws -> UpdateResult<Outcome> {
        try existing().performUpdate(of: id, at: time, decide)
    }

    func updateEach<Outcome: Sendable>(
        _ requests: [UpdateRequest<Outcome>]
    ) -> [Result<UpdateResult<Outcome>, any Error>] {
        do {
            return try existing().updateEach(requests)
        } catch {
            return requests.map { _ in .failure(error) }
        }
    }

    func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
        if writes.isEmpty { return }
        try existing().writeTogether(writes, at: time)
    }

    func setRetention(_ retention: StoreRetention) throws { try existing().setRetention(retention) }

    func prune(at time: StoreTime) throws -> PruneReport { try existing().prune(at: time) }
}
