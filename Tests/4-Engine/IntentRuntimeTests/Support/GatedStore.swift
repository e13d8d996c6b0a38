import IntentModel
import IntentRuntime
import IntentSystem
import Synchronization

/// A store in memory that records how many updates arrive together, and performs none before its gate opens.
final class GatedStore: InstanceStore {
    private let store = InMemoryStore()
    private let noted = Mutex<[Int]>([])
    private let notedBatches = Mutex<[Int]>([])
    private let gate = Monitor(false)
    /// The number of updates of each call.
    let firstUpdates = Signal()

    /// Sent when the first updates arrive.
    var counts: [Int] { noted.withLock { $0 } }

    func open() { gate.withLock { $0 = true } }

    func updateEach<Outcome: Sendable>(
        _ requests: [UpdateRequest<Outcome>]
    ) -> [Result<UpdateResult<Outcome>, any Error>] {
        noted.withLock { $0.append(requests.count) }
        firstUpdates.send()
        gate.wait { isOpen in isOpen ? .done(()) : .wait(atMost: nil) }
        return store.updateEach(requests)
    }

    func instance(_ id: InstanceID) -> StoredInstance? { store.instance(id) }

    func page(_ request: InstancePageRequest) -> InstancePage { store.page(request) }

    func removedInstances(of kind: WidgetKind?) -> [RemovedInstance] { store.removedInstances(of: kind) }

    func place(_ instance: StoredInstance, at time: StoreTime) throws { try store.place(instance, at: time) }

    /// The number of writes of each batch.
    var batchSizes: [Int] { notedBatches.withLock { $0 } }

    func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
        notedBatches.withLock { $0.append(writes.count) }
        try store.writeTogether(writes, at: time)
    }

    func performUpdate<Outcome: Sendable>(
        of id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
    ) throws -> UpdateResult<Outcome> {
        try store.performUpdate(of: id, at: time, decide)
    }

    func forget(_ id: InstanceID, at time: StoreTime) throws { try store.forget(id, at: time) }

    func log(of id: InstanceID?, after sequence: Int, limit: Int) -> LogPage {
        store.log(of: id, after: sequence, limit: limit)
    }

    func newestSequence() -> Int { store.newestSequence() }

    func retention() -> StoreRetention { store.retention() }

    func setRetention(_ retention: StoreRetention) { store.setRetention(retention) }

    func prune(at time: StoreTime) -> PruneReport { store.prune(at: time) }

    func signals() -> AsyncStream<Void> { store.signals() }
}
