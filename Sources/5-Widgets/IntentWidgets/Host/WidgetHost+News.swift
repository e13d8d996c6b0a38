import IntentModel
import IntentRuntime

/// What has happened in the store since a host looked the last time.
private struct StoreNews: Sendable {
    /// An instance that has changed.
    struct Changed: Sendable {
        let id: InstanceID
        /// Without its values; nil if it was removed or forgotten.
        let instance: StoredInstance?
        /// The instances that it follows, the nearest first.
        var sources: [HostEntry.Source] = []
        /// Whether values have changed without a new revision.
        let isRefreshed: Bool
    }

    var changed: [Changed] = []
    var requests: [QueuedRequest] = []
    var logCursor: Int
    /// Whether changes were deleted from the log before they were read.
    var isIncomplete = false
    /// Whether the store has an older state than before, because a backup was restored.
    var isSetBack = false
}

// MARK: - The store

extension WidgetHost {
    private static let pageSize = 512

    /// Reads all instances of a share, and decides about those that are new or were edited while no host ran.
    /// - Parameter reloadsAll: Whether all instances count as edited.
    /// - Returns: Whether a host has recorded something before.
    /// - Throws: `StoreError`; `CancellationError` if the host was stopped meanwhile.
    @discardableResult
    func load(_ share: HostShare, with lease: any HostLease, reloadsAll: Bool = false) async throws -> Bool {
        let (instances, records) = try await lane.run { [store] in
            let present = try store.headings(of: nil)
            let all = Dictionary(present.map { ($0.id, $0) }) { first, _ in first }
            let instances = present.filter { share.contains($0.id) }.map { instance in
                StoreNews.Changed(
                    id: instance.id, instance: instance, sources: all.sources(of: instance), isRefreshed: reloadsAll)
            }
            return (instances, try Self.records(of: share, in: store))
        }
        guard isHosting(lease) else { throw CancellationError() }
        for item in instances { take(item, record: records[item.id]) }
        resumeAttempts(of: instances.map(\.id))
        noticeSetBack(of: instances.map(\.id))
        return !records.isEmpty
    }

    /// Reads the records of a share, or all of them.
    static func records(of share: HostShare?, in store: any HostStore) throws -> [InstanceID: HostRecord] {
        var records: [InstanceID: HostRecord] = [:]
        var last: InstanceID?
        while true {
            let page = try store.hostRecords(in: share, after: last, limit: pageSize)
            for record in page { records[record.instance] = record }
            last = page.last?.instance
            if page.count < pageSize { return records }
        }
    }

    /// Asks again what a previous host had asked.
    private func resumeAttempts(of ids: [InstanceID]) {
        let time = clock.time
        let begun = Set(granted)
        for id in ids where entries[id]?.reload.attempt != nil && !begun.contains(id) {
            change(id) { $0.resume(at: time, limits: limits) }
        }
    }

    /// Reads what other programs have changed and requested.
    /// - Returns: Whether there was anything.
    func takeNews() async -> Bool {
        guard let lease, let share else { return false }
        let start = StoreNews(logCursor: logCursor)
        do {
            let news = try await lane.run { [store, followers] in
                try Self.news(since: start, share, followers, in: store)
            }
            let records = try await records(ofUnknown: news)
            // Before the cursors move, so that a failure has everything read again.
            if news.isIncomplete { try await loadAgain(share, with: lease, reloadsAll: news.isSetBack) }
            guard isHosting(lease) else { return false }
            storeRetry = nil
            logCursor = news.logCursor
            for item in news.changed { take(item, record: records[item.id]) }
            let loaded = news.changed.map(\.id).filter { records[$0] != nil }
            resumeAttempts(of: loaded)
            noticeSetBack(of: loaded)
            for request in news.requests { take(request) }
            return news.isIncomplete || !news.changed.isEmpty || !news.requests.isEmpty
        } catch {
            if isHosting(lease) { await storeFailed(error, lease: lease) }
            return false
        }
    }

    /// The records of instances that the host does not know yet, such as restored ones.
    private func records(ofUnknown news: StoreNews) async throws -> [InstanceID: HostRecord] {
        let unknown = news.changed.filter { $0.instance != nil && entries[$0.id] == nil }.map(\.id)
        guard !unknown.isEmpty else { return [:] }
        return try await lane.run { [store] in try store.hostedInstances(unknown).mapValues(\.record) }
    }

    private static func news(
        since start: StoreNews, _ share: HostShare, _ followers: [InstanceID: Set<InstanceID>],
        in store: any HostStore
    ) throws -> StoreNews {
        var news = start
        var order: [InstanceID] = []
        var refreshed: [InstanceID: Bool] = [:]
        while true {
            let page = try store.log(of: nil, after: news.logCursor, limit: pageSize)
            if page.prunedSequence > news.logCursor {
                news.isIncomplete = true
                news.logCursor = page.prunedSequence
            }
            guard let last = page.changes.last else {
                // Numbers never decrease, so one that is too high belongs to another state of the store.
                let newest = try store.newestSequence()
                if newest < news.logCursor {
                    (news.isIncomplete, news.isSetBack, news.logCursor) = (true, true, newest)
                }
                break
            }
            news.logCursor = max(news.logCursor, last.sequence)
            for change in page.changes {
                // Programs of former versions do not log what an edit means for followers.
                let concerned = followers[change.instance, default: []].inOrder.filter { $0 != change.instance }
                for id in [change.instance] + concerned where share.contains(id) {
                    if refreshed[id] == nil { order.append(id) }
                    let isRefresh = id == change.instance && change.isRefresh
                    refreshed[id, default: false] = refreshed[id] == true || isRefresh
                }
            }
        }
        let present = try store.headings(of: order)
        let instances = Dictionary(present.map { ($0.id, $0) }) { first, _ in first }
        let all = try instances.withSources(in: store)
        news.changed = order.map { id in
            StoreNews.Changed(
                id: id, instance: instances[id], sources: instances[id].map(all.sources) ?? [],
                isRefreshed: refreshed[id] == true)
        }
        // From the first one on: they remain in the queue until this host has written that it took them.
        while true {
            let page = try store.requests(in: share, after: news.requests.last?.sequence ?? 0, limit: pageSize)
            if page.isEmpty { return news }
            news.requests += page
        }
    }

    /// Compares all instances with what the host knows, because the log does not reach back far enough.
    private func loadAgain(_ share: HostShare, with lease: any HostLease, reloadsAll: Bool) async throws {
        let known = Set(entries.keys)
        try await load(share, with: lease, reloadsAll: reloadsAll)
        let present = try await lane.run { [store] in try store.headings(of: Array(known)) }
        for id in known.subtracting(present.map(\.id)) { drop(id) }
    }

    private func take(_ item: StoreNews.Changed, record: HostRecord?) {
        guard let instance = item.instance else { return drop(item.id) }
        take(instance, item.sources, record: record, isRefreshed: item.isRefreshed)
    }

    /// Reads an instance as it is stored now.
    /// - Parameter record: What an earlier host stored, for an instance that this one does not know.
    private func take(
        _ instance: StoredInstance, _ sources: [HostEntry.Source], record: HostRecord?, isRefreshed: Bool
    ) {
        let id = instance.id
        guard let kind = widgets.kind(of: instance.kind) else { return drop(id) }
        let stored = entries[id] == nil ? record.flatMap { readEntry(of: $0, kind: kind) } : nil
        guard var entry = entries[id] ?? stored else {
            let reload = ReloadState(seed: ReloadState.seed(for: id.text), at: clock.time)
            var entry = HostEntry(reload: reload, kind: kind, family: instance.family, revision: instance.revision)
            entry.sources = sources
            entry.influences = entry.influences(policy: policies[kind])
            entries[id] = entry
            setFollower(id, of: [], sources)
            return decide(.placed, on: id)
        }
        let (influences, formerSources) = (entry.influences, entry.sources)
        entry.sources = sources
        entry.influences = entry.influences(policy: policies[kind])
        let isEdited =
            entry.family != instance.family || entry.revision != instance.revision || isRefreshed
            || entry.influences != influences
        entry.kind = kind
        entry.family = instance.family
        entry.revision = instance.revision
        if entries.updateValue(entry, forKey: id) == nil {
            if let next = entry.reload.nextDue { due.insert(id, at: next) }
            resumeActions(of: id)
        }
        setFollower(id, of: formerSources, sources)
        if isEdited { return decide(.edited, on: id) }
        // An attempt is repeated, and the answer is for this host.
        if stored != nil, isForAnotherEnvironment(entry), entry.reload.attempt == nil {
            decide(.environmentChanged, on: id)
        }
    }

    /// Whether the provider was asked last by a host with another language or device. Unknown for a record of a former version.
    private func isForAnotherEnvironment(_ entry: HostEntry) -> Bool {
        noticesEnvironment && entry.environment.map { $0 != environment } == true
    }

    private func setFollower(_ id: InstanceID, of former: [HostEntry.Source], _ sources: [HostEntry.Source]) {
        if former == sources { return }
        for source in former { followers[source.instance]?.remove(id) }
        for source in sources { followers[source.instance, default: []].insert(id) }
    }

    private func readEntry(of record: HostRecord, kind: WidgetKind) -> HostEntry? {
        do { return try HostEntry(bytes: record.state, kind: kind) } catch {
            note(.unreadableRecord, instance: record.instance, kind: kind, "\(error)")
            return nil
        }
    }

    func drop(_ id: InstanceID) {
        setFollower(id, of: entries[id]?.sources ?? [], [])
        entries[id] = nil
        unwritten.remove(id)
        contents[id] = nil
        granted.removeAll { $0 == id }
        decided.removeAll { $0.instance == id }
    }

    /// Reloads the instances for which the policy of an administrator has other defaults or locks than it had when their
    /// timelines were requested.
    package func policyChanged() {
        guard isRunning else { return }
        readPolicy()
        for id in entries.keys.inOrder {
            guard let entry = entries[id] else { continue }
            let influences = entry.influences(policy: policies[entry.kind])
            if influences == entry.influences { continue }
            entries[id]?.influences = influences
            decide(.edited, on: id)
        }
        wake()
    }

    func readPolicy() {
        let policy = engine.policy
        policies = widgets.widgets.keys.reduce(into: [:]) { $0[$1] = policy?.digest(of: $1) }
    }

    // MARK: Requests

    /// Applies a request to the instances of its shard.
    private func take(_ queued: QueuedRequest) {
        // As long as the store fails, they are read again.
        guard let share, !consumed.contains(queued) else { return }
        consumed.append(queued)
        let request = queued.request
        let targets = instances(of: request.target).filter { share.shard(of: $0) == queued.shard }
        switch request.action {
        case .reload, .relevance:
            for id in targets { decide(request.target.reloadCause, on: id) }
        case .push:
            let limits = ReloadLimits(settings, pushesAreExempt: request.argument.flatMap(HostRequest.isExempt))
            for id in targets { decide(.pushed, on: id, limits: limits) }
        // Performed when its consumption is written, so that it is not performed twice.
        case .perform: break
        case .recommendations: knownRecommendations = [:]
        case .visibility: for id in targets { setVisible(request.argument == HostRequest.visible, of: id) }
        case .foreground: takeForeground(request)
        default: break
        }
    }

    private func takeForeground(_ request: HostRequest) {
        let end = StoreTime(milliseconds: request.time.milliseconds + settings.foregroundReport.milliseconds)
        if request.argument == HostRequest.visible, end > clock.time {
            conditions.isInForeground = true
            foregroundEnd = end
        } else {
            endForeground()
        }
    }

    /// The hosted instances that a request concerns, in a fixed order.
    func instances(of target: HostRequest.Target) -> [InstanceID] {
        switch target {
        case .instance(let id): entries[id] == nil ? [] : [id]
        case .kind(let name):
            widgets.kind(of: name).map { kind in entries.filter { $0.value.kind == kind }.keys.inOrder } ?? []
        case .everything: entries.keys.inOrder
        }
    }

    // MARK: The share

    /// Extends the lease, and loads or drops what the share gained or lost.
    func renew(_ lease: any HostLease) async {
        renewalIsDue = false
        guard let old = share else { return }
        do {
            let new = try await lane.run { try lease.renew() }
            guard isHosting(lease), new != old else { return }
            let (gained, lost) = (new.gained(since: old), new.lost(since: old))
            // If the gained shards cannot be read, the next renewal finds them again.
            share = new.kept(since: old)
            for id in entries.keys.filter({ lost.contains($0) }) { drop(id) }
            consumed.removeAll { lost.shards.contains($0.shard) }
            if !gained.isEmpty { try await load(gained, with: lease) }
            share = new
            note(.shareChanged, "\(new.shards.count) of \(new.shardCount) shards")
        } catch {
            if isHosting(lease) { note(.storeFailed, "\(error)") }
        }
    }
}

extension [InstanceID: StoredInstance] {
    /// Returns the instances with those that they follow, directly or through others.
    func withSources(in store: any HostStore) throws -> Self {
        var all = self
        var missing = Set(values.compactMap(\.follows)).subtracting(keys)
        while !missing.isEmpty {
            let found = try store.headings(of: Array(missing))
            for instance in found { all[instance.id] = instance }
            missing = Set(found.compactMap(\.follows)).subtracting(all.keys)
        }
        return all
    }

    /// Returns the instances that an instance follows, the nearest first.
    func sources(of instance: StoredInstance) -> [HostEntry.Source] {
        var sources: [HostEntry.Source] = []
        var next = instance.follows
        while let id = next, id != instance.id, let source = self[id], !sources.contains(where: { $0.instance == id }) {
            sources.append(HostEntry.Source(instance: id, revision: source.revision))
            next = source.follows
        }
        return sources
    }
}

extension LoggedChange {
    /// Whether the values that the instance shows have changed and the revision has not.
    fileprivate var isRefresh: Bool {
        cause == .sourceChanged || (cause == .refreshed || cause == .remembered) && !differences.isEmpty
    }
}

extension HostRequest.Target {
    fileprivate var reloadCause: ReloadCause {
        switch self {
        case .instance: .requestedInstance
        case .kind: .requestedKind
        case .everything: .requestedAll
        }
    }
}

extension Collection<InstanceID> {
    fileprivate var inOrder: [InstanceID] { sorted { $0.text < $1.text } }
}
