/// What an ``InMemoryStore`` holds; guarded as one.
struct InMemoryContents: Sendable {
    private enum Place {
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
    private var places: [Place] = []
    private var positions: [InstanceID: Int] = [:]
    /// By sequence, which may have gaps.
    private var log: [LoggedChange] = []
    /// The newest of each instance's changes that the retention took.
    private var prunedSequences: [InstanceID: Int] = [:]
}

/// Reading.
extension InMemoryContents {
    func instance(_ id: InstanceID) -> StoredInstance? {
        guard let position = positions[id], case .held(let instance, _) = places[position] else { return nil }
        return instance
    }

    func placed(of kind: WidgetKind?) -> [StoredInstance] {
        places.compactMap { place in
            guard case .held(let instance, nil) = place, kind == nil || instance.kind == kind else { return nil }
            return instance
        }
    }

    func removed(of kind: WidgetKind?) -> [RemovedInstance] {
        places.compactMap { place in
            guard case .held(let instance, let time?) = place, kind == nil || instance.kind == kind else { return nil }
            return RemovedInstance(instance: instance, removedAt: time)
        }
    }

    func page(of id: InstanceID?, after sequence: Int, limit: Int) -> LogPage {
        let start = firstIndex(after: sequence)
        let pruned = id.map { prunedSequences[$0] } ?? prunedSequences.values.max()
        let found = log[start...].lazy.filter { id == nil || $0.instance == id }.prefix(max(0, limit))
        return LogPage(changes: found.map(withPresentKind), prunedSequence: pruned ?? 0)
    }

    private func withPresentKind(_ change: LoggedChange) -> LoggedChange {
        var change = change
        if let position = positions[change.instance] { change.kind = places[position].kind }
        return change
    }

    /// By halving.
    private func firstIndex(after sequence: Int) -> Int {
        var (low, high) = (log.startIndex, log.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if log[middle].sequence <= sequence { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Writing.
extension InMemoryContents {
    mutating func place(_ instance: StoredInstance, at time: StoreTime) throws(StoreError) {
        guard positions[instance.id] == nil else { throw StoreError.instanceExists(instance.id) }
        let (placed, differences) = instance.placed()
        positions[placed.id] = places.count
        places.append(.held(placed, removedAt: nil))
        record(placed, .placed, familyBefore: nil, at: time, differences)
        forgetSome(at: time)
    }

    mutating func apply(_ update: InstanceUpdate, to before: StoredInstance, at time: StoreTime) -> StoredInstance {
        let (after, differences) = before.applying(update)
        hold(after, at: time)
        record(after, update.cause, familyBefore: before.family, at: time, differences)
        if update.isEdit, let revision = retention.prunedRevision(afterEdit: after.revision) {
            _ = prune(before.id, through: revision)
        }
        if after.isRemoved, !before.isRemoved { forgetSome(at: time) }
        return after
    }

    /// The moment of a removal stays until a restoration.
    private mutating func hold(_ instance: StoredInstance, at time: StoreTime) {
        guard let position = positions[instance.id], case .held(_, let removedAt) = places[position] else { return }
        places[position] = .held(instance, removedAt: instance.isRemoved ? removedAt ?? time : nil)
    }

    mutating func forget(_ instance: StoredInstance, at time: StoreTime) {
        guard let position = positions[instance.id] else { return }
        var instance = instance
        instance.revision += 1
        places[position] = .forgotten(instance.kind)
        prunedSequences[instance.id] = nil
        log.removeAll { $0.instance == instance.id }
        record(instance, .forgotten, familyBefore: instance.family, at: time, [])
    }

    mutating func prune(at time: StoreTime) -> PruneReport {
        var report = PruneReport()
        for case .held(let instance, _) in places {
            guard let revision = retention.prunedRevision(newest: instance.revision) else { continue }
            report.changes += prune(instance.id, through: revision)
        }
        report.forgotten = forgetOld(at: time, limit: .max)
        return report
    }

    private mutating func forgetSome(at time: StoreTime) {
        _ = forgetOld(at: time, limit: StoreRetention.forgottenAtOnce)
    }

    private mutating func forgetOld(at now: StoreTime, limit: Int) -> Int {
        guard let last = retention.lastForgottenRemoval(at: now) else { return 0 }
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

    private mutating func record(
        _ instance: StoredInstance, _ cause: ChangeCause, familyBefore: String?, at time: StoreTime,
        _ differences: [LoggedChange.Difference]
    ) {
        newestSequence += 1
        log.append(
            LoggedChange(
                sequence: newestSequence, instance: instance.id, kind: instance.kind, revision: instance.revision,
                time: time, cause: cause, familyBefore: familyBefore, familyAfter: instance.family,
                differences: differences))
    }
}
