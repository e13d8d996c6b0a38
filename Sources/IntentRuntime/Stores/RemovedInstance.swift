/// An instance that was removed and can be restored.
public struct RemovedInstance: Hashable, Sendable {
    /// As it was, marked as removed.
    public var instance: StoredInstance
    /// When it was removed, by the wall clock of the process that did.
    public var removedAt: StoreTime

    /// An instance as a store returns it.
    public init(instance: StoredInstance, removedAt: StoreTime) {
        self.instance = instance
        self.removedAt = removedAt
    }
}
