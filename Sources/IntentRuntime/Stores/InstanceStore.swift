/// Keeps widget instances and the log of their changes: in memory, in SQLite, in PostgreSQL.
///
/// Calls are synchronous and may block; each either happens as a whole, durably, or throws ``StoreError`` and changed
/// nothing. There is one exception: an error with the code ``StoreError/Code/unknownOutcome`` says that a write happened
/// as a whole or not at all, and that nobody can tell which.
///
/// Implementations are safe to share between threads and between processes, and keep values as they were given: what a
/// value means is the engine's concern.
public protocol InstanceStore: Sendable {
    /// Nil where no such instance was ever placed, and where it was forgotten. A removed one is returned, marked.
    func instance(_ id: InstanceID) throws -> StoredInstance?

    /// The same where it can be told without waiting for another thread, another process, or a network; reading a file
    /// is no waiting. Nil where it cannot, and where there is no such instance: who has to know asks ``instance(_:)``.
    func instanceAtOnce(_ id: InstanceID) throws -> StoredInstance?

    /// Instances that are not removed, in the order in which they were placed.
    func instances(of kind: WidgetKind?) throws -> [StoredInstance]

    /// Instances that were removed and not forgotten, in the order in which they were placed.
    func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance]

    /// Puts a new instance in, as revision 1 and not removed, whatever `instance` says.
    ///
    /// It also forgets some of those that were removed longer ago than the retention allows.
    /// - Throws: ``StoreError`` with code `instanceExists` where the id is or was in use.
    func place(_ instance: StoredInstance, at time: StoreTime) throws

    /// One transaction on the newest revision: reads, lets `body` decide, writes what it returns.
    ///
    /// While `body` runs, no other process or thread writes to the instance; it must be quick and must not call the
    /// store. It may be called again, with what is newest then, where the store had to begin anew. Nil from it writes
    /// and logs nothing; any update is logged, without the values that it sets to what they were. A removed instance
    /// can be updated: that is how it is restored. An edit also takes what the retention does not keep out of the
    /// instance's log, and a removal does what a placement does with others.
    /// - Returns: The instance as it is afterwards.
    /// - Throws: ``StoreError`` with code `unknownInstance`, also for a forgotten one; whatever `body` throws, after
    ///   which nothing changed.
    @discardableResult
    func update(
        _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
    ) throws -> StoredInstance

    /// Several updates, each as by ``update(_:at:_:)`` and answered for itself, in the order given: a later one of the
    /// same instance sees what an earlier one did. A store that can makes them durable by one commit.
    /// - Returns: As many as there are requests. One that fails changes nothing and keeps no other from happening.
    func updateEach(_ requests: [UpdateRequest]) -> [Result<StoredInstance, any Error>]

    /// Takes an instance's values, remembered defaults and log away for good, whether it was removed or not.
    ///
    /// Its id stays taken. One entry with the cause `forgotten`, the next revision and no differences is all that the log
    /// still says of it, and tells who watches.
    /// - Throws: ``StoreError`` with code `unknownInstance`, also where it was forgotten before.
    func forget(_ id: InstanceID, at time: StoreTime) throws

    /// Changes in the order in which they were made, oldest first, and how far back the log reaches: both from one look
    /// at the store.
    /// - Parameters:
    ///   - id: Nil for all instances.
    ///   - sequence: Only later ones; 0 for all.
    ///   - limit: Most changes to return; none where it is not positive.
    func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage

    /// The sequence of the newest change, 0 in an empty store. It never goes down.
    func newestSequence() throws -> Int

    /// How much of the past is kept; ``StoreRetention/standard`` where nobody set it.
    func retention() throws -> StoreRetention

    /// Changes how much is kept, for every program that shares the store. What is too much now goes with later writes,
    /// or by ``prune(at:)``.
    func setRetention(_ retention: StoreRetention) throws

    /// Takes everything away at once that the retention does not keep. An instance is a transaction; what a crash leaves
    /// undone is done by the next call.
    /// - Parameter time: Now.
    @discardableResult
    func prune(at time: StoreTime) throws -> PruneReport

    /// Hints that something was committed, by this process or another: whoever gets one reads the log.
    ///
    /// When this returns, the watching is set up: of each commit from then on comes a hint after it can be read. Several
    /// may come as one, and a hint may come of nothing. The stream ends with the store, and where watching cannot go on.
    /// - Throws: ``StoreError`` where the watching cannot be set up.
    func signals() throws -> AsyncStream<Void>
}

extension InstanceStore {
    /// Nil: this store always waits.
    public func instanceAtOnce(_ id: InstanceID) throws -> StoredInstance? { nil }

    /// One after the other.
    public func updateEach(_ requests: [UpdateRequest]) -> [Result<StoredInstance, any Error>] {
        updateOneByOne(requests)
    }

    /// Each in a transaction of its own.
    package func updateOneByOne(_ requests: [UpdateRequest]) -> [Result<StoredInstance, any Error>] {
        requests.map { request in Result { try update(request.id, at: request.time, request.body) } }
    }

    /// The changes of a page of the log, see ``log(of:after:limit:)``.
    public func changes(of id: InstanceID?, after sequence: Int, limit: Int) throws -> [LoggedChange] {
        try log(of: id, after: sequence, limit: limit).changes
    }
}
