/// A store of widget instances and the log of their changes: in memory, in SQLite, or in PostgreSQL.
///
/// Calls are synchronous and may block. Each call either takes effect as a whole, durably, or throws ``StoreError`` and
/// changes nothing. The one exception is an error with the code ``StoreError/Code/unknownOutcome``: the write took effect
/// as a whole or not at all, and the store cannot determine which.
///
/// Implementations can be shared between threads and processes. They return values as they were given and do not
/// interpret them; the engine does.
public protocol InstanceStore: Sendable {
    /// Returns an instance, or nil if it was never placed or was forgotten. Removed instances are returned, marked as
    /// removed.
    ///
    /// An instance that follows others is returned with their values, ``StoredInstance/followed``, from one consistent read.
    /// So are those of pages, of removed instances and in closures of updates.
    func instance(_ id: InstanceID) throws -> StoredInstance?

    /// Returns an instance if the store can do so without waiting for another thread, another process or a network;
    /// reading a file does not count as waiting.
    ///
    /// Nil means that the instance does not exist or that the store would have to wait; call ``instance(_:)`` to find out.
    func instanceWithoutWaiting(_ id: InstanceID) throws -> StoredInstance?

    /// Returns some of the instances that are not removed, in the order in which they were placed.
    ///
    /// A page is one consistent read. While other programs write, a later page can be newer than an earlier one; an
    /// instance that exists all the time is on exactly one of the pages.
    func page(_ request: InstancePageRequest) throws -> InstancePage

    /// Returns whether identifiers are or were in use, in the given order.
    func uses(of ids: [InstanceID]) throws -> [IdentifierUse]

    /// Returns the instances that were removed and not forgotten, in the order in which they were placed.
    /// - Parameter kind: The kind under which they are stored, or nil for all kinds.
    func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance]

    /// Returns the instances that follow an instance directly, also removed ones.
    func followers(of id: InstanceID) throws -> [InstanceID]

    /// Updates the newest revision of an instance in one transaction: reads it, calls `decide`, and writes the update
    /// that `decide` returns.
    ///
    /// No other process or thread writes to the instance while `decide` runs, so it must be quick and must not call the
    /// store. The store may have to start over and call it again with a newer revision; only the last decision counts. A
    /// decision without an update writes, logs and signals nothing. Every other decision is logged, without the values that it
    /// sets to what they already were. If it changes values, remembered defaults or the instance that is followed, the same
    /// transaction logs a change with the cause `sourceChanged` and no differences for each instance that follows this one,
    /// directly or through others, and is not removed. Removed instances can be updated, which is how they are restored. An
    /// edit also prunes the log of the instance to the retention, and a removal forgets other instances as a placement does.
    /// - Returns: The instance after the update, and the outcome of the decision.
    /// - Throws: ``StoreError`` with code `unknownInstance` if the instance does not exist or was forgotten; any error that
    ///   `decide` throws, in which case nothing changes.
    func performUpdate<Outcome: Sendable>(
        of id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
    ) throws -> UpdateResult<Outcome>

    /// Performs several updates, each as ``performUpdate(of:at:_:)`` does, in the given order. An update sees the
    /// effects of earlier updates of the same instance. Stores that can make all of them durable with one commit.
    /// - Returns: One result for each request. An update that fails changes nothing and does not affect the others.
    func updateEach<Outcome: Sendable>(
        _ requests: [UpdateRequest<Outcome>]
    ) -> [Result<UpdateResult<Outcome>, any Error>]

    /// Performs several writes in the given order in one transaction: all of them take effect, or none does. A write sees
    /// the effects of the writes before it.
    ///
    /// Each write is logged like a single one. The closures of updates run under the same conditions as those of
    /// ``performUpdate(of:at:_:)``. No other program writes to any of the instances from before the first closure runs until
    /// the transaction ends, also if a closure returns nil.
    /// - Throws: The error of the first write that fails: ``StoreError`` with code `instanceExists` or `unknownInstance`,
    ///   or any error that a closure throws.
    func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws

    /// Returns log entries, oldest first, and how far back the log reaches. Both come from one consistent read.
    /// - Parameters:
    ///   - id: The instance, or nil for all instances.
    ///   - sequence: Only entries after this sequence number are returned; 0 for all.
    ///   - limit: The maximum number of entries. Zero or less returns none.
    func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage

    /// Returns the sequence number of the newest change, or 0 for an empty store. It never decreases.
    func newestSequence() throws -> Int

    /// Returns how much history the store keeps, ``StoreRetention/standard`` unless it was changed.
    func retention() throws -> StoreRetention

    /// Sets how much history the store keeps, for every program that shares it. Excess history is deleted by later
    /// writes or by ``prune(at:)``.
    func setRetention(_ retention: StoreRetention) throws

    /// Deletes all history that exceeds the retention. Each instance is one transaction; if the process crashes, the next
    /// call deletes the rest.
    /// - Parameter time: The current time.
    @discardableResult
    func prune(at time: StoreTime) throws -> PruneReport

    /// Returns a stream with an element after each commit, by this process or another. Read the log to find out what
    /// changed.
    ///
    /// The stream covers every commit made after this method returns; an element arrives once the commit can be read.
    /// Several commits may produce one element, and an element may arrive without a commit. The stream ends with the store
    /// or when the store can no longer be watched.
    /// - Throws: ``StoreError`` if the store cannot be watched.
    func signals() throws -> AsyncStream<Void>
}

extension InstanceStore {
    /// Returns nil, for stores that always have to wait.
    public func instanceWithoutWaiting(_ id: InstanceID) throws -> StoredInstance? { nil }

    /// Returns the followers by reading all instances.
    public func followers(of id: InstanceID) throws -> [InstanceID] {
        let removed = try removedInstances(of: nil).map(\.instance)
        return try (headings(of: nil) + removed).filter { $0.follows == id }.map(\.id)
    }

    /// Adds a new instance, at revision 1 and not removed regardless of what `instance` specifies.
    ///
    /// The same transaction forgets some of the instances whose retention period after removal has ended.
    /// - Throws: ``StoreError`` with code `instanceExists` if the identifier is or was in use.
    public func place(_ instance: StoredInstance, at time: StoreTime) throws {
        try writeTogether([.placement(instance)], at: time)
    }

    /// Permanently deletes the values, remembered defaults and log of an instance, whether it was removed or not.
    ///
    /// The identifier stays in use. A single log entry with the cause `forgotten`, the next revision and no differences
    /// remains, so that observers are notified.
    /// - Throws: ``StoreError`` with code `unknownInstance` if the instance does not exist or is already forgotten.
    public func forget(_ id: InstanceID, at time: StoreTime) throws {
        try writeTogether([.forgetting(id)], at: time)
    }

    /// Updates the newest revision of an instance in one transaction; see ``performUpdate(of:at:_:)``.
    /// - Parameters:
    ///   - id: The identifier of the instance.
    ///   - time: The time of the update, for the log.
    ///   - body: Returns the changes, or nil to write nothing.
    /// - Returns: The instance after the update.
    @discardableResult
    public func update(
        _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
    ) throws -> StoredInstance {
        try performUpdate(of: id, at: time) { UpdateDecision(try body($0), outcome: ()) }.instance
    }

    /// Performs the updates one after the other, each in its own transaction.
    public func updateEach<Outcome: Sendable>(
        _ requests: [UpdateRequest<Outcome>]
    ) -> [Result<UpdateResult<Outcome>, any Error>] {
        updateOneByOne(requests)
    }

    private func updateOneByOne<Outcome: Sendable>(
        _ requests: [UpdateRequest<Outcome>]
    ) -> [Result<UpdateResult<Outcome>, any Error>] {
        requests.map { request in
            Result { try performUpdate(of: request.id, at: request.time, request.decide) }
        }
    }

    /// Performs the updates in one transaction, or else each in its own, so that only those that cause the failure fail.
    /// - Parameters:
    ///   - mayConcernOne: Whether other updates may succeed after an error of the transaction.
    ///   - transaction: Performs all updates, or throws and changes nothing.
    package func updateTogether<Outcome: Sendable>(
        _ requests: [UpdateRequest<Outcome>], mayConcernOne: (any Error) -> Bool,
        _ transaction: () throws -> [Result<UpdateResult<Outcome>, any Error>]
    ) -> [Result<UpdateResult<Outcome>, any Error>] {
        if requests.isEmpty { return [] }
        do {
            return try transaction()
        } catch {
            guard requests.count > 1, mayConcernOne(error) else { return requests.map { _ in .failure(error) } }
            return updateOneByOne(requests)
        }
    }

    /// Returns only the entries of a page of the log; see ``log(of:after:limit:)``.
    public func changes(of id: InstanceID?, after sequence: Int, limit: Int) throws -> [LoggedChange] {
        try log(of: id, after: sequence, limit: limit).changes
    }
}

/// The changes that an update makes to an instance, and a value that the store hands back to the caller.
public struct UpdateDecision<Outcome: Sendable>: Sendable {
    /// The changes to write and log; nil to write nothing.
    public var update: InstanceUpdate?
    /// The value for the caller of the update.
    public var outcome: Outcome

    /// Creates a decision.
    public init(_ update: InstanceUpdate?, outcome: Outcome) {
        self.update = update
        self.outcome = outcome
    }
}

/// What an update returns when it succeeds.
public struct UpdateResult<Outcome: Sendable>: Sendable {
    /// The instance after the update.
    public var instance: StoredInstance
    /// The outcome of the decision that was written.
    public var outcome: Outcome

    /// Creates the result of an update, for implementations of ``InstanceStore``.
    public init(instance: StoredInstance, outcome: Outcome) {
        self.instance = instance
        self.outcome = outcome
    }
}

/// One of several updates that a store performs together; see ``InstanceStore/updateEach(_:)``.
public struct UpdateRequest<Outcome: Sendable>: Sendable {
    /// The instance to update.
    public let id: InstanceID
    /// The time of the change, as the log records it.
    public let time: StoreTime
    /// Decides on the update of the newest revision, as for ``InstanceStore/performUpdate(of:at:_:)``.
    public let decide: @Sendable (StoredInstance) throws -> UpdateDecision<Outcome>

    /// Creates a request.
    public init(
        _ id: InstanceID, at time: StoreTime,
        _ decide: @escaping @Sendable (StoredInstance) throws -> UpdateDecision<Outcome>
    ) {
        self.id = id
        self.time = time
        self.decide = decide
    }
}
