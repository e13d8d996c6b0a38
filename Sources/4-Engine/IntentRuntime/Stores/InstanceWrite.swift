/// One of several writes that a store performs in one transaction; see ``InstanceStore/writeTogether(_:at:)``.
public enum InstanceWrite: Sendable {
    /// Adds a new instance, as ``InstanceStore/place(_:at:)`` does.
    case placement(StoredInstance)
    /// Updates the newest revision of an instance, as ``InstanceStore/update(_:at:_:)`` does. Nil writes nothing.
    case update(InstanceID, @Sendable (StoredInstance) throws -> InstanceUpdate?)
    /// Updates each instance that follows this one directly when the transaction writes, as ``InstanceStore/followers(of:)``
    /// returns them, except for the instance itself.
    case updateFollowers(InstanceID, @Sendable (StoredInstance) throws -> InstanceUpdate?)
    /// Deletes an instance permanently, as ``InstanceStore/forget(_:at:)`` does.
    case forgetting(InstanceID)

    /// The instance that is written, or whose followers are. No other program writes to it until the transaction ends.
    public var id: InstanceID {
        switch self {
        case .placement(let instance): instance.id
        case .update(let id, _), .updateFollowers(let id, _), .forgetting(let id): id
        }
    }
}

/// Whether an identifier is or was in use.
public enum IdentifierUse: Hashable, Sendable {
    /// An instance can be placed under the identifier.
    case unused
    /// An instance, which may be removed; its values and remembered defaults are not included.
    case stored(StoredInstance)
    /// The instance was forgotten. The identifier cannot be used again.
    case forgotten
}

extension InstanceStore {
    /// Returns the uses of the identifiers, reading each separately.
    public func uses(of ids: [InstanceID]) throws -> [IdentifierUse] {
        try ids.map { id in
            if let instance = try instance(id) { return .stored(instance.withoutValues) }
            return try changes(of: id, after: 0, limit: 1).isEmpty ? .unused : .forgotten
        }
    }
}
