package import IntentModel
package import IntentRuntime

/// A store that passes to another one each call that it does not implement itself. It has to wait for each read.
package protocol ForwardingStore: HostStore, DocumentStore {
    var base: any HostStore & DocumentStore { get }
}

extension ForwardingStore {
    package func instance(_ id: InstanceID) throws -> StoredInstance? { try base.instance(id) }

    package func page(_ request: InstancePageRequest) throws -> InstancePage { try base.page(request) }

    package func uses(of ids: [InstanceID]) throws -> [IdentifierUse] { try base.uses(of: ids) }

    package func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] {
        try base.removedInstances(of: kind)
    }

    package func performUpdate<Outcome: Sendable>(
        of id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
    ) throws -> UpdateResult<Outcome> {
        try base.performUpdate(of: id, at: time, decide)
    }

    package func updateEach<Outcome: Sendable>(
        _ requests: [UpdateRequest<Outcome>]
    ) -> [Result<UpdateResult<Outcome>, any Error>] {
        base.updateEach(requests)
    }

    package func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
        try base.writeTogether(writes, at: time)
    }

    package func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
        try base.log(of: id, after: sequence, limit: limit)
    }

    package func newestSequence() throws -> Int { try base.newestSequence() }

    package func retention() throws -> StoreRetention { try base.retention() }

    package func setRetention(_ retention: StoreRetention) throws { try base.setRetention(retention) }

    @discardableResult
    package func prune(at time: StoreTime) throws -> PruneReport { try base.prune(at: time) }

    package func signals() throws -> AsyncStream<Void> { try base.signals() }
}

// The state of hosts, and documents.
extension ForwardingStore {
    package func hostedInstances(_ ids: [InstanceID]) throws -> [InstanceID: HostedInstance] {
        try base.hostedInstances(ids)
    }

    package func hostRecords(in share: HostShare?, after id: InstanceID?, limit: Int) throws -> [HostRecord] {
        try base.hostRecords(in: share, after: id, limit: limit)
    }

    package func recordChanges(after sequence: Int, limit: Int) throws -> [RecordChange] {
        try base.recordChanges(after: sequence, limit: limit)
    }

    package func newestRecordChange() throws -> Int { try base.newestRecordChange() }

    package func addRequests(_ requests: [HostRequest]) throws { try base.addRequests(requests) }

    package func requests(in share: HostShare?, after sequence: Int, limit: Int) throws -> [QueuedRequest] {
        try base.requests(in: share, after: sequence, limit: limit)
    }

    package func hosts() throws -> [HostInfo] { try base.hosts() }

    package func beginHosting(as name: String) throws -> any HostLease { try base.beginHosting(as: name) }

    package func document(named name: String) throws -> StoredDocument? { try base.document(named: name) }

    package func setDocument(_ content: [UInt8], named name: String, ifRevision: Int?) throws -> Int? {
        try base.setDocument(content, named: name, ifRevision: ifRevision)
    }
}
