import Synchronization

/// A store that lives as long as the object does, for tests, previews and programs that keep nothing.
public final class InMemoryStore: InstanceStore {
    private let contents = Mutex(InMemoryContents())
    private let listeners = StoreSignals()

    /// An empty store.
    public init() {}

    public func instance(_ id: InstanceID) -> StoredInstance? {
        contents.withLock { $0.instance(id) }
    }

    public func instanceAtOnce(_ id: InstanceID) -> StoredInstance? { instance(id) }

    public func instances(of kind: WidgetKind?) -> [StoredInstance] {
        contents.withLock { $0.placed(of: kind) }
    }

    public func removedInstances(of kind: WidgetKind?) -> [RemovedInstance] {
        contents.withLock { $0.removed(of: kind) }
    }

    public func place(_ instance: StoredInstance, at time: StoreTime) throws {
        try write { try $0.place(instance, at: time) }
    }

    @discardableResult
    public func update(
        _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
    ) throws -> StoredInstance {
        try write { contents in
            guard let before = contents.instance(id) else { throw StoreError.unknownInstance(id) }
            guard let update = try body(before) else { return before }
            return contents.apply(update, to: before, at: time)
        }
    }

    public func forget(_ id: InstanceID, at time: StoreTime) throws {
        try write { contents in
            guard let instance = contents.instance(id) else { throw StoreError.unknownInstance(id) }
            contents.forget(instance, at: time)
        }
    }

    public func log(of id: InstanceID?, after sequence: Int, limit: Int) -> LogPage {
        contents.withLock { $0.page(of: id, after: sequence, limit: limit) }
    }

    public func newestSequence() -> Int {
        contents.withLock { $0.newestSequence }
    }

    public func retention() -> StoreRetention {
        contents.withLock { $0.retention }
    }

    public func setRetention(_ retention: StoreRetention) {
        contents.withLock { $0.retention = retention }
    }

    @discardableResult
    public func prune(at time: StoreTime) -> PruneReport {
        write { $0.prune(at: time) }
    }

    public func signals() -> AsyncStream<Void> { listeners.stream() }

    /// Tells who listens where the log became longer.
    private func write<Result: Sendable, Failure>(
        _ body: (inout InMemoryContents) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let (result, isChanged) = try contents.withLock { contents throws(Failure) in
            let before = contents.newestSequence
            return (try body(&contents), contents.newestSequence != before)
        }
        if isChanged { listeners.signal() }
        return result
    }
}
