/// One of several updates that a store is asked for together, see ``InstanceStore/updateEach(_:)``.
public struct UpdateRequest: Sendable {
    /// The instance.
    public let id: InstanceID
    /// When the change was made, as the log will say.
    public let time: StoreTime
    /// What becomes of the instance's newest state, as for ``InstanceStore/update(_:at:_:)``.
    public let body: @Sendable (StoredInstance) throws -> InstanceUpdate?

    public init(
        _ id: InstanceID, at time: StoreTime, _ body: @escaping @Sendable (StoredInstance) throws -> InstanceUpdate?
    ) {
        self.id = id
        self.time = time
        self.body = body
    }
}
