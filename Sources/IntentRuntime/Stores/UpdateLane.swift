import IntentSystem
import Synchronization

/// Where an engine's updates wait for the store; those that wait together are committed together.
///
/// Making a commit durable takes the disk the same time for one update as for many, so while it writes for one, those
/// that come meanwhile become the next.
final class UpdateLane: Sendable {
    private struct Waiting: Sendable {
        let request: UpdateRequest
        let continuation: CheckedContinuation<StoredInstance, any Error>
    }

    /// More would keep other processes waiting for their turn.
    private static let mostTogether = 64

    private let store: any InstanceStore
    private let lane: StoreLane
    private let waiting = Mutex<[Waiting]>([])

    /// - Parameter lane: Where the store is called, in turn with what else uses it.
    init(_ store: any InstanceStore, on lane: StoreLane) {
        self.store = store
        self.lane = lane
    }

    func update(_ request: UpdateRequest) async throws -> StoredInstance {
        try await withCheckedThrowingContinuation { continuation in
            let isFirst = waiting.withLock { waiting in
                waiting.append(Waiting(request: request, continuation: continuation))
                return waiting.count == 1
            }
            if isFirst { lane.submit { self.commit() } }
        }
    }

    private func commit() {
        let (taken, areMoreLeft) = waiting.withLock { waiting in
            let taken = Array(waiting.prefix(UpdateLane.mostTogether))
            waiting.removeFirst(taken.count)
            return (taken, !waiting.isEmpty)
        }
        if areMoreLeft { lane.submit { self.commit() } }
        let results = store.updateEach(taken.map(\.request))
        precondition(results.count == taken.count, "a store answers each update")
        for (update, result) in zip(taken, results) { update.continuation.resume(with: result) }
    }
}
