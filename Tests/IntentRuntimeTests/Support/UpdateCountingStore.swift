import IntentSystem
import IntentModel
import IntentRuntime
import Synchronization

/// A store in memory that notes how many updates come together, and does none before its gate is open.
final class UpdateCountingStore: InstanceStore {
    private let store = InMemoryStore()
    private let noted = Mutex<[Int]>([])
    private let gate = Monitor(false)

    /// Of each call, in order.
    var counts: [Int] { noted.withLock { $0 } }

    func open() { gate.withLock { $0 = true } }

    func updateEach(_ requests: [UpdateRequest]) -> [Result<StoredInstance, any Error>] {
        noted.withLock { $0.append(requests.count) }
        gate.wait { isOpen in isOpen ? .done(()) : .wait(atMost: nil) }
        return store.updateEach(requests)
    }

    func instance(_ id: InstanceID) -> StoredInstance? { store.instance(id) }

    func instances(of kind: WidgetKind?) -> [StoredInstance] { store.instances(of: kind) }

    func removedInstances(of kind: WidgetKind?) -> [RemovedInstance] { store.removedInstances(of: kind) }

    func place(_ instance: StoredInstance, at time: StoreTime) throws { try store.place(instance, at: time) }

    func update(
        _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
    ) throws -> StoredInstance {
        try store.update(id, at: time, body)
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
