import IntentModel
package import IntentRuntime
import IntentSystem

/// Keeps what instances store of their sources current without an editor: titles, subtitles and images of chosen options, and
/// which of them have vanished.
///
/// The options of a file are looked up as soon as it changes, those of other sources when their `cache` has passed, or else
/// ``HostSettings/lookupInterval``. One instance is refreshed at a time, and sources are asked with pauses. What fails is tried
/// again, with pauses that grow.
package actor InstanceRefresher {
    private struct Entry {
        /// The parameters by the file that provides their options.
        let files: [OptionFile: Set<String>]
        /// By the uptime of the clock, which does not jump.
        var due: StoreTime
        var failures = 0
        /// The parameters whose files have changed.
        var changed: Set<String> = []
    }

    private struct FailedSource: Hashable {
        /// Nil for a source that is the same for all instances.
        let instance: InstanceID?
        let kind: WidgetKind
        let parameter: String
    }

    /// How often the store and the files are examined if nothing reports a change.
    private static let examination = Duration.seconds(60)

    private let engine: IntentEngine
    private let settings: HostSettings
    private let clock: any WidgetClock
    private let includes: @Sendable (StoredInstance) async -> Bool
    private let log: @Sendable (HostNotice) -> Void

    private var entries: [InstanceID: Entry] = [:]
    private var due = DueTimes()
    /// What is due now, in this order; instances whose files have changed come first.
    private var ready: (urgent: [InstanceID], others: [InstanceID]) = ([], [])
    private var round: RefreshRound?
    private var running: Task<Void, Never>?
    /// In the uptime of the clock.
    private var nextRequest = StoreTime(milliseconds: 0)
    private var nextExamination = StoreTime(milliseconds: 0)
    private var sequence: Int?
    private var versions: [OptionFile: String] = [:]
    private var watches: [OptionFile: any Sendable] = [:]
    private var failed: Set<FailedSource> = []
    private var isRunning = false
    private var wakes: AsyncStream<Void>.Continuation?
    private var loop: Task<Void, Never>?
    private var timer: Task<Void, Never>?

    /// - Parameters:
    ///   - includes: Whether an instance is refreshed; asked each time.
    ///   - log: Receives a notice when a source begins to fail.
    package init(
        engine: IntentEngine, settings: HostSettings = HostSettings(), clock: any WidgetClock = SystemClock(),
        includes: @escaping @Sendable (StoredInstance) async -> Bool = { _ in true },
        log: @escaping @Sendable (HostNotice) -> Void
    ) {
        self.engine = engine
        self.settings = settings
        self.clock = clock
        self.includes = includes
        self.log = log
    }

    /// Refreshes instances until the task is canceled.
    package func run() async {
        start()
        await withTaskCancellationHandler { [loop] in
            await loop?.value
        } onCancel: { [wakes] in
            wakes?.finish()
        }
        await stop()
    }

    /// Begins to refresh instances, until ``stop()``. With a clock that a test advances, this happens while it is advanced.
    package func start() {
        guard !isRunning, engine.hasRefreshedParameters else { return }
        let (stream, wakes) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        (isRunning, self.wakes) = (true, wakes)
        clock.attach(self)
        loop = Task { for await _ in stream { await perform() } }
        wakes.yield()
    }

    package func stop() async {
        guard isRunning else { return }
        isRunning = false
        clock.detach(self)
        wakes?.finish()
        timer?.cancel()
        running?.cancel()
        await running?.value
        watches = [:]
    }

    /// Refreshes what is due, and waits for the next time in a task, unless the clock does both.
    private func perform() async {
        guard !clock.drivesWorkers else { return }
        let next = await catchUp().next
        timer?.cancel()
        timer = next.map { time in
            Task { [clock, wakes] in
                if (try? await clock.sleep(until: time.date)) != nil { wakes?.yield() }
            }
        }
    }

    private var uptime: StoreTime { StoreTime(milliseconds: clock.uptime.milliseconds) }
}

extension InstanceRefresher: ClockWorker {
    package func catchUp() async -> (isChanged: Bool, next: StoreTime?) {
        guard isRunning else { return (false, nil) }
        if running == nil { await examine() }
        let isChanged = begin()
        guard running == nil else { return (isChanged, nil) }
        let next =
            [
                ready.others.isEmpty ? due.earliest { entries[$0]?.due == $1 } : nextRequest, nextExamination,
            ].compactMap(\.self).min() ?? nextExamination
        return (isChanged, StoreTime(milliseconds: clock.time.milliseconds + next.milliseconds - uptime.milliseconds))
    }

    // MARK: Finding out what is due

    /// Reads which instances there are, and which files have changed.
    private func examine() async {
        nextExamination = uptime.advanced(by: Self.examination)
        let known = sequence
        let news = try? await engine.readFromStore { [store = engine.store] in
            let newest = try store.newestSequence()
            return (newest, newest == known ? nil : try store.headings(of: nil))
        }
        if let (newest, instances) = news {
            sequence = newest
            if let instances { take(instances) }
        }
        await examineFiles()
        ready.others += due.removeAll(until: uptime)
    }

    private func take(_ instances: [StoredInstance]) {
        var present: [InstanceID: Entry] = [:]
        for instance in instances {
            if let known = entries[instance.id] {
                present[instance.id] = known
                continue
            }
            let parameters = engine.refreshedParameters(of: instance.kind)
            guard !parameters.isEmpty else { continue }
            var files: [OptionFile: Set<String>] = [:]
            for parameter in parameters {
                if case .file(let file) = parameter.options { files[file, default: []].insert(parameter.name) }
            }
            present[instance.id] = Entry(files: files, due: uptime)
            due.insert(instance.id, at: uptime)
        }
        entries = present
    }

    private func examineFiles() async {
        let files = Set(entries.values.flatMap(\.files.keys))
        guard !files.isEmpty else { return }
        let found = await engine.versions(of: Array(files))
        let changed = files.filter { found[$0] != versions[$0] }
        versions = found
        watches = watches.filter { files.contains($0.key) }
        if !clock.drivesWorkers {
            for file in files where watches[file] == nil {
                watches[file] = engine.watch(file) { [wakes] in wakes?.yield() }
            }
        }
        guard !changed.isEmpty else { return }
        // Begins another one, so that files are read again.
        round = nil
        for (id, entry) in entries.sorted(by: { $0.key.text < $1.key.text }) {
            let names = changed.reduce(into: Set<String>()) { $0.formUnion(entry.files[$1] ?? []) }
            guard !names.isEmpty else { continue }
            if entry.changed.isEmpty { ready.urgent.append(id) }
            entries[id]?.changed.formUnion(names)
        }
    }

    // MARK: Refreshing

    /// Begins to refresh the next instance that is due.
    private func begin() -> Bool {
        guard isRunning, running == nil, let (id, names) = next() else { return false }
        let round = round ?? engine.refreshRound(answersWithin: settings.lookupInterval)
        self.round = round
        let work = clock.beginWork()
        running = Task { [engine, includes] in
            let result: Result<RefreshReport?, any Error> = await work.perform {
                do {
                    let instance = try await engine.storedInstance(id)
                    guard await includes(instance) else { return .success(nil) }
                    return .success(try await engine.refresh(id, only: names, in: round))
                } catch {
                    return .failure(error)
                }
            }
            finish(id, result, isComplete: names == nil)
            work.end()
        }
        return true
    }

    /// Returns the next instance, and the only parameters to look up; nil for all of them.
    private func next() -> (InstanceID, Set<String>?)? {
        while !ready.urgent.isEmpty {
            let id = ready.urgent.removeFirst()
            guard let names = entries[id]?.changed, !names.isEmpty else { continue }
            entries[id]?.changed = []
            return (id, names)
        }
        while let id = ready.others.first {
            guard let entry = entries[id], entry.due <= uptime else {
                ready.others.removeFirst()
                continue
            }
            guard nextRequest <= uptime else { return nil }
            ready.others.removeFirst()
            return (id, nil)
        }
        round = nil
        return nil
    }

    private func finish(_ id: InstanceID, _ result: Result<RefreshReport?, any Error>, isComplete: Bool) {
        running = nil
        defer { wakes?.yield() }
        guard entries[id] != nil, isRunning else { return }
        var pause = settings.lookupInterval
        var isFailure = false
        switch result {
        case .success(nil): break
        case .success(let report?):
            note(report)
            isFailure = !report.failures.isEmpty
            if report.hasAskedSources { nextRequest = uptime.advanced(by: settings.lookupSpacing) }
            pause = report.lifetime(without: pause)
        case .failure(let error as EngineError) where error.code == .unknownInstance:
            entries[id] = nil
            return
        case .failure: isFailure = true
        }
        plan(id, after: pause, isFailure: isFailure, isComplete: isComplete)
    }

    private func plan(_ id: InstanceID, after pause: Duration, isFailure: Bool, isComplete: Bool) {
        let failures = isFailure ? min((entries[id]?.failures ?? 0) + 1, 16) : 0
        entries[id]?.failures = failures
        // What was refreshed because of a file is due as before, unless the file cannot be read.
        guard isComplete || isFailure else { return }
        let retry = settings.retryPause * (1 << max(0, failures - 1))
        // An answer is still current at the end of its lifetime.
        let time = uptime.advanced(by: isFailure ? min(retry, settings.lookupInterval) : pause + .seconds(1))
        entries[id]?.due = time
        due.insert(id, at: time)
    }

    /// Logs which sources have begun to fail.
    private func note(_ report: RefreshReport) {
        for lookup in report.lookups {
            let isShared = OptionDocumentSource(lookup.parameter.options) != nil
            let source = FailedSource(
                instance: isShared ? nil : report.before.id, kind: report.before.kind, parameter: lookup.parameter.name)
            guard case .failure(let failure) = lookup.age else {
                failed.remove(source)
                continue
            }
            guard failed.insert(source).inserted else { continue }
            log(
                HostNotice(
                    .lookupFailed, at: clock.time, instance: source.instance, kind: source.kind,
                    message: "the choice of '\(lookup.parameter.name)' cannot be looked up: \(failure.message)"))
        }
    }
}

extension StoreTime {
    fileprivate func advanced(by duration: Duration) -> StoreTime {
        StoreTime(milliseconds: milliseconds + duration.milliseconds)
    }
}
