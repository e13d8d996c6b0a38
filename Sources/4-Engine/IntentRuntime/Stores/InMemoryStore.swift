import IntentSystem
import Synchronization

/// A store in memory, for tests, previews and programs that persist nothing. Its contents exist as long as the object.
public final class InMemoryStore: InstanceStore {
    let contents = Mutex(InMemoryContents())
    let listeners = StoreSignals()

    /// Creates an empty store.
    public init() {}

    public func instance(_ id: InstanceID) -> StoredInstance? {
        contents.withLock { $0.instance(id) }
    }

    public func instanceWithoutWaiting(_ id: InstanceID) -> StoredInstance? { instance(id) }

    public func page(_ request: InstancePageRequest) -> InstancePage {
        contents.withLock { $0.page(request) }
    }

    public func instances(of kind: WidgetKind?) -> [StoredInstance] {
        page(InstancePageRequest(kind: kind)).instances
    }

    public func removedInstances(of kind: WidgetKind?) -> [RemovedInstance] {
        contents.withLock { $0.removed(of: kind) }
    }

    public func followers(of id: InstanceID) -> [InstanceID] {
        contents.withLock { contents in contents.followers(of: [id]).map(\.id) }
    }

    public func performUpdate<Outcome: Sendable>(
        of id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
    ) throws -> UpdateResult<Outcome> {
        try write { try $0.update(id, at: time, decide) }
    }

    public func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
        try write { contents in
            // A placement fails before it changes anything.
            if writes.count == 1, case .placement = writes[0] { return try contents.perform(writes[0], at: time) }
            // If a write fails, the copy is discarded.
            var written = contents
            for write in writes { try written.perform(write, at: time) }
            contents = written
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

    /// Signals observers if `body` added log entries.
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

/// The contents of an ``InMemoryStore``, protected by one lock.
struct InMemoryContents: Sendable {
    private enum Record {
        case held(StoredInstance, removedAt: StoreTime?)
        case forgotten(WidgetKind)

        var kind: WidgetKind {
            switch self {
            case .held(let instance, _): instance.kind
            case .forgotten(let kind): kind
            }
        }
    }

    var retention = StoreRetention.standard
    private(set) var newestSequence = 0
    /// In the order in which they were placed.
    private var records: [Record] = []
    private var positions: [InstanceID: Int] = [:]
    /// In order of their sequence numbers, which may have gaps.
    private var log: [LoggedChange] = []
    /// The newest pruned change of each instance.
    private var prunedSequences: [InstanceID: Int] = [:]
    var hosting = InMemoryHosting()
    var documents: [ExactText: StoredDocument] = [:]
}

extension InMemoryContents {
    func instance(_ id: InstanceID) -> StoredInstance? { held(id).map(withFollowed) }

    private func held(_ id: InstanceID) -> StoredInstance? {
        guard let position = positions[id], case .held(let instance, _) = records[position] else { return nil }
        return instance
    }

    private func withFollowed(_ instance: StoredInstance) -> StoredInstance {
        instance.withFollowed(reading: held)
    }

    /// Returns the instances that follow one of these directly.
    func followers(of ids: Set<InstanceID>) -> [StoredInstance] {
        records.compactMap { record in
            guard case .held(let instance, _) = record, let source = instance.follows, ids.contains(source) else {
                return nil
            }
            return instance
        }
    }

    /// Returns the instances that follow an instance directly or through others, each once.
    fileprivate func allFollowers(of id: InstanceID) -> [StoredInstance] {
        var (found, known) = ([StoredInstance](), Set([id]))
        var sources = known
        while !sources.isEmpty {
            let more = followers(of: sources).filter { known.insert($0.id).inserted }
            found += more
            sources = Set(more.map(\.id))
        }
        return found
    }

    /// A position is the index of a record plus 1.
    func page(_ request: InstancePageRequest) -> InstancePage {
        var instances: [StoredInstance] = []
        var last = request.start
        for (index, record) in records.enumerated().dropFirst(max(0, request.start)) {
            guard case .held(let instance, nil) = record, request.kind == nil || instance.kind == request.kind else {
                continue
            }
            if instances.count >= request.limit { return InstancePage(instances: instances, next: last) }
            instances.append(request.content(of: instance, completion: withFollowed))
            last = index + 1
        }
        return InstancePage(instances: instances, next: nil)
    }

    func removed(of kind: WidgetKind?) -> [RemovedInstance] {
        records.compactMap { record in
            guard case .held(let instance, let time?) = record, kind == nil || instance.kind == kind else { return nil }
            return RemovedInstance(instance: withFollowed(instance), removedAt: time)
        }
    }

    func page(of id: InstanceID?, after sequence: Int, limit: Int) -> LogPage {
        let pruned = id.map { prunedSequences[$0] } ?? prunedSequences.values.max()
        let found = log.elements(after: sequence).lazy.filter { id == nil || $0.instance == id }.prefix(max(0, limit))
        return LogPage(changes: found.map(withPresentKind), prunedSequence: pruned ?? 0)
    }

    private func withPresentKind(_ change: LoggedChange) -> LoggedChange {
        var change = change
        if let position = positions[change.instance] { change.kind = records[position].kind }
        return change
    }
}

extension InMemoryContents {
    mutating func place(_ instance: StoredInstance, at time: StoreTime) throws(StoreError) {
        guard positions[instance.id] == nil else { throw StoreError.instanceExists(instance.id) }
        let (placed, differences) = instance.placed()
        positions[placed.id] = records.count
        records.append(.held(placed, removedAt: nil))
        record(placed.change(.placed, from: nil, at: time, differences))
        forgetSome(at: time)
    }

    mutating func perform(_ write: InstanceWrite, at time: StoreTime) throws {
        switch write {
        case .placement(let instance): try place(instance, at: time)
        case .update(let id, let decide):
            _ = try update(id, at: time) { UpdateDecision(try decide($0), outcome: ()) }
        case .updateFollowers(let id, let decide):
            for follower in followers(of: [id]) where follower.id != id {
                try perform(.update(follower.id, decide), at: time)
            }
        case .forgetting(let id):
            guard let instance = instance(id) else { throw StoreError.unknownInstance(id) }
            forget(instance, at: time)
        }
    }

    mutating func update<Outcome>(
        _ id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
    ) throws -> UpdateResult<Outcome> {
        guard let before = instance(id) else { throw StoreError.unknownInstance(id) }
        let decision = try decide(before)
        let after = decision.update.map { apply($0, to: before, at: time) } ?? before
        return UpdateResult(instance: after, outcome: decision.outcome)
    }

    private mutating func apply(_ update: InstanceUpdate, to before: StoredInstance, at time: StoreTime)
        -> StoredInstance
    {
        let (after, differences) = before.applying(update)
        hold(after, at: time)
        let change = after.change(update.cause, from: before, at: time, differences, by: update)
        record(change)
        if change.isSeenByFollowers { wakeFollowers(of: after.id, at: time) }
        if update.isEdit, let revision = retention.prunedRevision(afterEdit: after.revision) {
            _ = prune(before.id, through: revision)
        }
        if after.isRemoved, !before.isRemoved { forgetSome(at: time) }
        return instance(after.id) ?? after
    }

    /// An instance keeps the time of its removal until it is restored.
    private mutating func hold(_ instance: StoredInstance, at time: StoreTime) {
        guard let position = positions[instance.id], case .held(_, let removedAt) = records[position] else { return }
        var stored = instance
        stored.followed = []
        records[position] = .held(stored, removedAt: stored.isRemoved ? removedAt ?? time : nil)
    }

    mutating func forget(_ instance: StoredInstance, at time: StoreTime) {
        guard let position = positions[instance.id] else { return }
        var instance = instance
        instance.revision += 1
        records[position] = .forgotten(instance.kind)
        prunedSequences[instance.id] = nil
        hosting.forget(instance.id)
        log.removeAll { $0.instance == instance.id }
        record(instance.change(.forgotten, from: instance, at: time))
        wakeFollowers(of: instance.id, at: time)
    }

    private mutating func wakeFollowers(of id: InstanceID, at time: StoreTime) {
        for follower in allFollowers(of: id) where !follower.isRemoved {
            record(follower.change(.sourceChanged, from: follower, at: time))
        }
    }

    mutating func prune(at time: StoreTime) -> PruneReport {
        var report = PruneReport()
        for case .held(let instance, _) in records {
            guard let revision = retention.prunedRevision(newest: instance.revision) else { continue }
            report.changes += prune(instance.id, through: revision)
        }
        report.forgotten = forgetOld(at: time, limit: .max)
        return report
    }

    private mutating func forgetSome(at time: StoreTime) {
        _ = forgetOld(at: time, limit: StoreRetention.maximumForgottenPerWrite)
    }

    private mutating func forgetOld(at now: StoreTime, limit: Int) -> Int {
        guard let last = retention.forgettingCutoff(at: now) else { return 0 }
        let old = removed(of: nil).filter { $0.removedAt <= last }.sorted { $0.removedAt < $1.removedAt }.prefix(limit)
        for removed in old { forget(removed.instance, at: now) }
        return old.count
    }

    private mutating func prune(_ id: InstanceID, through revision: Int) -> Int {
        let pruned = log.filter { $0.instance == id && $0.revision <= revision }
        guard let last = pruned.last else { return 0 }
        prunedSequences[id] = last.sequence
        log.removeAll { $0.instance == id && $0.revision <= revision }
        return pruned.count
    }

    private mutating func record(_ change: LoggedChange) {
        newestSequence += 1
        var change = change
        change.sequence = newestSequence
        log.append(change)
    }
}

extension InstancePageRequest {
    fileprivate func content(
        of instance: StoredInstance, completion: (StoredInstance) -> StoredInstance
    ) -> StoredInstance {
        guard includesValues else { return instance.withoutValues }
        return includesSources ? completion(instance) : instance
    }
}
