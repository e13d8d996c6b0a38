package import IntentModel
package import IntentRuntime

/// Two stores over the same instances, as two processes have them: half of all calls go to each.
package struct AlternatingStore: InstanceStore {
    private let first: any InstanceStore
    private let second: any InstanceStore

    package init(first: any InstanceStore, second: any InstanceStore) {
        self.first = first
        self.second = second
    }

    package func instance(_ id: InstanceID) throws -> StoredInstance? {
        let instance = try first.instance(id)
        guard try second.instance(id)?.id == instance?.id else {
            throw StoreCheckFailure("the second store does not know what the first does of '\(id)'")
        }
        return try second.instance(id)
    }

    package func instances(of kind: WidgetKind?) throws -> [StoredInstance] { try second.instances(of: kind) }

    package func place(_ instance: StoredInstance, at time: StoreTime) throws {
        try first.place(instance, at: time)
    }

    package func update(
        _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
    ) throws -> StoredInstance {
        let store = try first.newestSequence() % 2 == 0 ? first : second
        return try store.update(id, at: time, body)
    }

    package func updateEach(_ requests: [UpdateRequest]) -> [Result<StoredInstance, any Error>] {
        second.updateEach(requests)
    }

    package func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] {
        try first.removedInstances(of: kind)
    }

    package func forget(_ id: InstanceID, at time: StoreTime) throws { try second.forget(id, at: time) }

    package func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
        try first.log(of: id, after: sequence, limit: limit)
    }

    package func newestSequence() throws -> Int { try second.newestSequence() }

    package func retention() throws -> StoreRetention { try first.retention() }

    package func setRetention(_ retention: StoreRetention) throws { try second.setRetention(retention) }

    package func prune(at time: StoreTime) throws -> PruneReport { try second.prune(at: time) }

    /// Half of what is heard is another connection's.
    package func signals() throws -> AsyncStream<Void> { try second.signals() }
}
