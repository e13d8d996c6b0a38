import IntentModel
import IntentRuntime

// A host works in passes. Each one reads what has happened, decides, writes the decisions and only then asks the providers,
// so that a host that is killed at any point neither spends a reload twice nor loses a request.
extension WidgetHost {
    /// Does one part of what is to be done.
    /// - Returns: Whether there may be more.
    func pass() async -> Bool {
        guard let lease else { return false }
        if renewalIsDue { await renew(lease) }
        expireCalls()
        lookAtClock()
        let hadAnswers = takeAnswers()
        let hadDecisions = !unwritten.isEmpty
        let first = await write(with: lease)
        guard first == .done else { return first == .mayRepeat }
        let hadNews = await takeNews()
        guard isHosting(lease) else { return false }
        let hadDue = decideDue()
        let hasWritten = !unwritten.isEmpty || !consumed.isEmpty
        let second = await write(with: lease)
        guard second == .done else { return second == .mayRepeat }
        return hadAnswers || hadDecisions || hadNews || hadDue || hasWritten
    }

    /// Whether the host runs with a lease; it may have been stopped while the store was working.
    func isHosting(_ lease: any HostLease) -> Bool { self.lease === lease }

    // MARK: Deciding

    /// Changes the state of an instance. What was decided is logged when it is stored.
    func change(_ id: InstanceID, _ body: (inout ReloadState) -> [ReloadDecision]) {
        guard var entry = entries.removeValue(forKey: id) else { return }
        let dueBefore = entry.reload.nextDue
        let decisions = body(&entry.reload)
        if decisions.contains(where: \.asksProvider) { (entry.isAsked, entry.environment) = (false, environment) }
        if let next = entry.reload.nextDue, next != dueBefore { due.insert(id, at: next) }
        entries[id] = entry
        // Times that no longer hold would otherwise stay until they come.
        if due.count > 2 * entries.count + 64 {
            due = DueTimes(entries.compactMap { id, entry in entry.reload.nextDue.map { (id, $0) } })
        }
        unwritten.insert(id)
        for decision in decisions {
            decided.append(DecisionRecord(time: clock.time, instance: id, kind: entry.kind, decision: decision))
            if decision.asksProvider { granted.append(id) }
        }
    }

    /// Decides about a reload of an instance for which there is a reason now.
    func decide(_ cause: ReloadCause, on id: InstanceID, limits: ReloadLimits? = nil) {
        let (time, conditions, isAsked) = (clock.time, conditions, entries[id]?.isAsked ?? true)
        change(id) {
            [$0.decide(cause, at: time, limits: limits ?? self.limits, conditions: conditions, isAsked: isAsked)]
        }
    }

    /// Decides about the planned reloads whose time has come.
    private func decideDue() -> Bool {
        let time = clock.time
        if let end = foregroundEnd, end <= time { endForeground() }
        let found = due.removeAll(until: time).compactMap { id -> (id: InstanceID, rank: Int, due: StoreTime)? in
            guard let reload = entries[id]?.reload, let due = reload.nextDue, due <= time else { return nil }
            return (id, reload.rank, due)
        }
        for item in found.sorted(by: { ($0.rank, $0.due, $0.id.text) < ($1.rank, $1.due, $1.id.text) }) {
            let conditions = conditions
            change(item.id) { reload in
                var decisions: [ReloadDecision] = []
                while let next = reload.nextDue, next <= time,
                    let decision = reload.decideDue(at: time, limits: limits, conditions: conditions)
                {
                    decisions.append(decision)
                }
                return decisions
            }
        }
        return !found.isEmpty
    }

    /// Notices that the date has jumped, or that the machine or the host has slept.
    private func lookAtClock() {
        let (time, uptime) = (clock.time, clock.uptime)
        let last = lastLook ?? (time, uptime)
        lastLook = (time, uptime)
        let passed = (uptime - last.uptime).milliseconds
        let jump = time.milliseconds - last.time.milliseconds - passed
        let earliest = due.earliest { entries[$0]?.reload.nextDue == $1 }
        let lateness = earliest.map { time.milliseconds - $0.milliseconds } ?? 0
        let tolerance = settings.clockTolerance.milliseconds
        // A host that runs once spreads nothing.
        if settling == nil, abs(jump) > tolerance || lateness > tolerance { takeJump(of: Array(entries.keys)) }
    }

    /// Notices instances that an earlier host saw at a later time, because the clock was set back while none ran.
    func noticeSetBack(of ids: [InstanceID]) {
        let time = clock.time
        takeJump(of: ids.filter { entries[$0]?.reload.isAhead(of: time, limits) == true })
    }

    /// Tells instances the time after a jump or a sleep, and spreads the reloads that are overdue then. A host that runs once has
    /// no later time, and performs them now.
    private func takeJump(of ids: [InstanceID]) {
        let (time, isSpread) = (clock.time, settling == nil)
        for id in ids.sorted(by: { $0.text < $1.text }) {
            guard var reload = entries[id]?.reload else { continue }
            let before = reload
            let decision = isSpread ? reload.clockJumped(to: time, instances: entries.count, limits: limits) : nil
            if !isSpread { reload.advance(to: time.milliseconds, limits) }
            guard decision != nil || reload.nextDue != before.nextDue else { continue }
            change(id) { state in
                state = reload
                return [decision].compactMap(\.self)
            }
        }
    }

    // MARK: Writing

    /// The most content in bytes that one transaction writes.
    private static let contentPerWrite = 8_000_000

    private enum WriteOutcome {
        case done
        /// The lease was lost and has begun again.
        case mayRepeat
        /// The store has failed, and is tried again after a pause, or the host has ended.
        case failed
    }

    /// Writes what has changed, and then asks the providers for which that was decided, and performs requested actions.
    private func write(with lease: any HostLease) async -> WriteOutcome {
        guard isHosting(lease), let share else { return .failed }
        if let storeRetry, storeRetry.time > clock.uptime { return .failed }
        guard !unwritten.isEmpty || !consumed.isEmpty else { return .done }
        let (ids, requests, starting, records) = (unwritten, consumed, granted, decided)
        (unwritten, consumed, granted, decided) = ([], [], [], [])
        let taken = contents
        contents = [:]
        let writes = transactions(of: ids, contents: taken, consuming: requests)
        do {
            try await lane.run {
                for write in writes { try lease.write(write, in: share) }
            }
            storeRetry = nil
            for record in records { log(.decision(record)) }
        } catch {
            guard isHosting(lease) else { return .failed }
            unwritten.formUnion(ids)
            consumed = requests + consumed
            granted = starting + granted
            decided = records + decided
            contents.merge(taken) { newer, _ in newer }
            let isRepeated = storeRetry != nil
            await storeFailed(error, lease: lease)
            return (error as? StoreError)?.code == .leaseLost && !isRepeated ? .mayRepeat : .failed
        }
        guard isHosting(lease) else { return .failed }
        for id in starting { ask(id) }
        for queued in requests where queued.request.action == .perform { perform(queued.request) }
        return .done
    }

    /// Divides what is to be written. Content and the state that belongs to it are in one transaction; requests and what was
    /// decided about them are in the last one.
    private func transactions(
        of ids: Set<InstanceID>, contents: [InstanceID: [UInt8]], consuming requests: [QueuedRequest]
    ) -> [HostWrite] {
        var writes: [HostWrite] = []
        var current: (entries: [HostWrite.Entry], size: Int) = ([], 0)
        for (id, content) in contents.sorted(by: { $0.key.text < $1.key.text }) {
            guard let entry = entries[id] else { continue }
            if current.size + content.count > Self.contentPerWrite, !current.entries.isEmpty {
                writes.append(HostWrite(current.entries))
                current = ([], 0)
            }
            current.entries.append(HostWrite.Entry(entry.record(of: id), content: content))
            current.size += content.count
        }
        if !requests.isEmpty, !current.entries.isEmpty {
            writes.append(HostWrite(current.entries))
            current = ([], 0)
        }
        let others = ids.filter { contents[$0] == nil }.sorted { $0.text < $1.text }
        current.entries += others.compactMap { id in entries[id].map { HostWrite.Entry($0.record(of: id)) } }
        writes.append(HostWrite(current.entries, consuming: requests))
        return writes.filter { !$0.isEmpty }
    }

    /// Plans another attempt: at once after the lease was lost and renewed, otherwise after a pause.
    func storeFailed(_ error: any Error, lease: any HostLease) async {
        let isFirst = storeRetry == nil
        let failures = (storeRetry?.failures ?? 0) + 1
        let pause = min(Self.longestStorePause, Self.storePause * (1 << min(failures - 1, 10)))
        guard (error as? StoreError)?.code == .leaseLost else {
            storeRetry = (clock.uptime + pause, failures)
            endSettling(throwing: error)
            return note(.storeFailed, "\(error)")
        }
        storeRetry = (clock.uptime + (isFirst ? .zero : pause), failures)
        await renew(lease)
    }

    private static let storePause = Duration.seconds(1)
    private static let longestStorePause = Duration.seconds(60)
}
