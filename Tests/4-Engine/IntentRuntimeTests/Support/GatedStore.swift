import IntentModel
import IntentRuntime
import IntentSystem
import IntentTestSupport
import Synchronization

/// A store in memory that records how many updates arrive together, and performs none before its gate opens.
final class GatedStore: ForwardingStore {
    let base: any HostStore & DocumentStore = InMemoryStore()
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
        return base.updateEach(requests)
    }

    /// The number of writes of each batch.
    var batchSizes: [Int] { notedBatches.withLock { $0 } }

    func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
        notedBatches.withLock { $0.append(writes.count) }
        try base.writeTogether(writes, at: time)
    }
}
