import IntentSystem
import Synchronization

/// The queue of an engine's updates. Updates that wait at the same time are committed together.
///
/// Making a commit durable takes the disk as long for one update as for many. While it writes, further updates
/// gather and form the next commit.
final class UpdateLane: Sendable {
    /// Returns the outcome of an update to its caller, once the store has committed the update.
    private typealias Delivery = @Sendable (StoredInstance) -> Void

    private struct QueuedUpdate: Sendable {
        let request: UpdateRequest<Delivery>
        let turn: LaneTurn
        let fail: @Sendable (any Error) -> Void
    }

    /// Larger batches would keep other processes waiting for their turn.
    private static let maximumBatchSize = 64

    private let store: any InstanceStore
    private let lane: StoreLane
    private let queue = Mutex<[QueuedUpdate]>([])

    /// - Parameter lane: Where the store is called, in turn with its other callers.
    init(_ store: any InstanceStore, on lane: StoreLane) {
        self.store = store
        self.lane = lane
    }

    /// Performs an update when its turn comes.
    /// - Throws: What the store or `decide` throws; `CancellationError` if the task is canceled before that.
    func update<Outcome: Sendable>(
        _ id: InstanceID, at time: StoreTime,
        _ decide: @escaping @Sendable (StoredInstance) throws -> UpdateDecision<Outcome>
    ) async throws -> UpdateResult<Outcome> {
        try await LaneTurn.queued { turn, continuation in
            let request = UpdateRequest<Delivery>(id, at: time) { instance in
                let decision = try decide(instance)
                return UpdateDecision(decision.update) { updated in
                    continuation.resume(returning: UpdateResult(instance: updated, outcome: decision.outcome))
                }
            }
            enqueue(QueuedUpdate(request: request, turn: turn) { continuation.resume(throwing: $0) })
        }
    }

    private func enqueue(_ update: QueuedUpdate) {
        let isFirst = queue.withLock { queue in
            queue.append(update)
            return queue.count == 1
        }
        if isFirst { lane.submit { self.commit() } }
    }

    private func commit() {
        let (batch, hasMore) = queue.withLock { queue in
            let batch = queue.prefix(UpdateLane.maximumBatchSize)
            queue.removeFirst(batch.count)
            return (batch.filter { $0.turn.begin() }, !queue.isEmpty)
        }
        if hasMore { lane.submit { self.commit() } }
        if batch.isEmpty { return }
        let results = store.updateEach(batch.map(\.request))
        precondition(results.count == batch.count, "a store returns one result for each update")
        for (update, result) in zip(batch, results) {
            switch result {
            case .success(let result): result.outcome(result.instance)
            case .failure(let error): update.fail(error)
            }
        }
    }
}
