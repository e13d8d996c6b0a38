import Synchronization

/// A store that lives as long as the object does, for tests, previews and programs that keep nothing.
public final class InMemoryStore: InstanceStore {
    /// Everything that is stored; guarded as one.
    private struct Contents {
        /// In the order in which they were placed.
        var instances: [StoredInstance] = []
        var positions: [InstanceID: Int] = [:]
        /// The change at index n has sequence n + 1.
        var log: [LoggedChange] = []

        mutating func record(
            _ instance: StoredInstance, _ cause: ChangeCause, familyBefore: String?, at time: StoreTime,
            _ differences: [LoggedChange.Difference]
        ) {
            log.append(
                LoggedChange(
                    sequence: log.count + 1, instance: instance.id, revision: instance.revision, time: time,
                    cause: cause, familyBefore: familyBefore, familyAfter: instance.family, differences: differences))
        }
    }

    private let contents = Mutex(Contents())

    /// An empty store.
    public init() {}

    public func instance(_ id: InstanceID) -> StoredInstance? {
        contents.withLock { contents in contents.positions[id].map { contents.instances[$0] } }
    }

    public func instanceAtOnce(_ id: InstanceID) -> StoredInstance? { instance(id) }

    public func instances(of kind: WidgetKind?) -> [StoredInstance] {
        contents.withLock { contents in
            contents.instances.filter { !$0.isRemoved && (kind == nil || $0.kind == kind) }
        }
    }

    public func place(_ instance: StoredInstance, at time: StoreTime) throws {
        try contents.withLock { contents in
            guard contents.positions[instance.id] == nil else { throw StoreError.instanceExists(instance.id) }
            let (placed, differences) = instance.placed()
            contents.positions[placed.id] = contents.instances.count
            contents.instances.append(placed)
            contents.record(placed, .placed, familyBefore: nil, at: time, differences)
        }
    }

    @discardableResult
    public func update(
        _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
    ) throws -> StoredInstance {
        try contents.withLock { contents in
            guard let position = contents.positions[id] else { throw StoreError.unknownInstance(id) }
            let before = contents.instances[position]
            guard let update = try body(before) else { return before }
            let (after, differences) = before.applying(update)
            contents.instances[position] = after
            contents.record(after, update.cause, familyBefore: before.family, at: time, differences)
            return after
        }
    }

    public func changes(of id: InstanceID?, after sequence: Int, limit: Int) -> [LoggedChange] {
        contents.withLock { contents in
            let later = contents.log.dropFirst(max(0, sequence))
            guard let id else { return Array(later.prefix(max(0, limit))) }
            return Array(later.lazy.filter { $0.instance == id }.prefix(max(0, limit)))
        }
    }

    public func newestSequence() -> Int {
        contents.withLock { $0.log.count }
    }
}
