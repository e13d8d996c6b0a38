/// Keeps widget instances and the log of their changes: in memory, in SQLite, in PostgreSQL.
///
/// Calls are synchronous and may block; each either happens as a whole, durably, or throws ``StoreError`` and changed
/// nothing. There is one exception: an error with the code ``StoreError/Code/unknownOutcome`` says that a write happened
/// as a whole or not at all, and that nobody can tell which.
///
/// Implementations are safe to share between threads and between processes, and keep values as they were given: what a
/// value means is the engine's concern.
public protocol InstanceStore: Sendable {
    /// Nil where no such instance was ever placed. A removed one is returned, marked.
    func instance(_ id: InstanceID) throws -> StoredInstance?

    /// The same where it can be told without waiting for another thread, another process, or a network; reading a file
    /// is no waiting. Nil where it cannot, and where there is no such instance: who has to know asks ``instance(_:)``.
    func instanceAtOnce(_ id: InstanceID) throws -> StoredInstance?

    /// Instances that are not removed, in the order in which they were placed.
    func instances(of kind: WidgetKind?) throws -> [StoredInstance]

    /// Puts a new instance in, as revision 1 and not removed, whatever `instance` says.
    /// - Throws: ``StoreError`` with code `instanceExists` where the id is or was in use.
    func place(_ instance: StoredInstance, at time: StoreTime) throws

    /// One transaction on the newest revision: reads, lets `body` decide, writes what it returns.
    ///
    /// While `body` runs, no other process or thread writes to the instance; it must be quick and must not call the
    /// store. It may be called again, with what is newest then, where the store had to begin anew. Nil from it writes
    /// and logs nothing; any update is logged, without the values that it sets to what they were. A removed instance
    /// can be updated: that is how it is restored.
    /// - Returns: The instance as it is afterwards.
    /// - Throws: ``StoreError`` with code `unknownInstance`; whatever `body` throws, after which nothing changed.
    @discardableResult
    func update(
        _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
    ) throws -> StoredInstance

    /// Changes in the order in which they were made, oldest first.
    /// - Parameters:
    ///   - id: Nil for all instances.
    ///   - sequence: Only later ones; 0 for all.
    ///   - limit: Most changes to return; none where it is not positive.
    func changes(of id: InstanceID?, after sequence: Int, limit: Int) throws -> [LoggedChange]

    /// The sequence of the newest change, 0 in an empty store.
    func newestSequence() throws -> Int
}

extension InstanceStore {
    /// Nil: this store always waits.
    public func instanceAtOnce(_ id: InstanceID) throws -> StoredInstance? { nil }
}
