import IntentModel
public import IntentRuntime
internal import IntentSystem

/// Shows widget instances over time: asks their providers for timelines, within a budget, and archives the content in the store
/// of the instances.
///
/// Any process that shares the store reads what an instance shows, with `IntentEngine.timeline(of:at:)`, and
/// requests reloads, with ``WidgetCenter``. One host writes, or several that share a server and divide the instances.
///
/// A host that is killed loses nothing: the one that starts next shows the same content, repeats an interrupted question
/// without spending the budget again, and finds all requests.
public actor WidgetHost {
    /// The engine whose instances are shown.
    public nonisolated let engine: IntentEngine
    /// The limits and pauses.
    public nonisolated let settings: HostSettings
    /// The clock.
    public nonisolated let clock: any WidgetClock
    /// The name under which other programs see the host.
    public nonisolated let name: String
    /// The device whose sizes the widgets have.
    public nonisolated let device: WidgetDevice

    let widgets: HostedWidgets
    let store: any HostStore
    let limits: ReloadLimits
    /// A number for what all timelines are drawn for: the language and the device. With another number, they are reloaded.
    let environment: UInt64
    let log: @Sendable (HostEvent) -> Void
    let lane = StoreLane()

    // What the host knows while it runs.
    var isRunning = false
    var lease: (any HostLease)?
    var share: HostShare?
    var entries: [InstanceID: HostEntry] = [:]
    var due = DueTimes()
    var conditions = ReloadConditions()
    /// Until when another process has reported that the app is in the foreground.
    var foregroundEnd: StoreTime?
    /// The log of changes was read up to this sequence number.
    var logCursor = 0
    /// The times of the previous look at the clock.
    var lastLook: (time: StoreTime, uptime: Duration)?

    // Pending writes, and the calls to start after they succeed.
    var unwritten: Set<InstanceID> = []
    var contents: [InstanceID: [UInt8]] = [:]
    var consumed: [QueuedRequest] = []
    var granted: [InstanceID] = []
    /// What was decided, which is logged when it is stored: another host may have taken the instance over.
    var decided: [DecisionRecord] = []
    var answers: [(instance: InstanceID, result: Result<TimelineAnswer, any Error>)] = []
    /// In the uptime of the clock.
    var storeRetry: (time: Duration, failures: Int)?
    var renewalIsDue = false

    // Calls and waiting.
    let threads = ThreadPool()
    var queues: [ProviderGroup: ProviderQueue] = [:]
    var nextCallNumber = 0
    var nextTapNumber = 0
    /// The number of requested actions that are being performed.
    var requestedActionCount = 0
    var timer: (time: StoreTime, task: Task<Void, Never>)?
    var wakes: AsyncStream<Void>.Continuation?
    var tasks: [Task<Void, Never>] = []
    var failure: (any Error)?
    /// What ``runOnce()`` waits for.
    var settling: Settling?
    /// Whether what was drawn for another ``environment`` is reloaded.
    var noticesEnvironment = true
    /// The kinds that were warned about, by the warning.
    var warned: Set<Warning> = []
    /// Nil for a host that runs once, which refreshes its instances before anything else.
    var refresher: InstanceRefresher?
    var knownRecommendations: [WidgetKind: [RenderedRecommendation]] = [:]
    /// The defaults and locks of an administrator that the host has read last; see `Policy.digest(of:)`.
    var policies: [WidgetKind: UInt64] = [:]
    /// The hosted instances that follow an instance, directly or through others.
    var followers: [InstanceID: Set<InstanceID>] = [:]

    struct Warning: Hashable {
        let code: HostNotice.Code
        let kind: WidgetKind
        /// What the warning is about, of several of the code.
        var name: String?
    }

    /// Creates a host. It does nothing until ``run()`` or ``start()``.
    /// - Parameters:
    ///   - engine: The engine whose instances are shown.
    ///   - widgets: The widgets, such as `MyBundle.registrations`. Instances of other kinds are left to other hosts.
    ///   - settings: The limits and pauses.
    ///   - clock: The clock, such as a ``VirtualClock`` in tests.
    ///   - name: The name under which other programs see the host.
    ///   - device: The device whose sizes the widgets have.
    ///   - log: Receives each decision and each failure, on any thread; it must be quick.
    /// - Throws: ``HostError`` with code `mismatch` and one reason for each widget that does not match its definition:
    ///   an unknown kind, a family that is declared and not supported, another intent; with code `unsuitableStore` if the
    ///   store cannot keep the state of a host.
    public init(
        engine: IntentEngine, widgets: [WidgetRegistration], settings: HostSettings = HostSettings(),
        clock: any WidgetClock = SystemClock(), name: String = "widget host", device: WidgetDevice = .usual,
        log: @escaping @Sendable (HostEvent) -> Void = { _ in }
    ) throws {
        self.engine = engine
        store = try engine.hostStore
        self.widgets = try HostedWidgets(widgets.named(engine.registry.naming), in: engine.schema)
        self.settings = settings
        limits = ReloadLimits(settings)
        self.clock = clock
        self.name = name
        self.device = device
        environment = "\(engine.defaultLocale) \(device.rawValue)".digest
        self.log = log
    }

    /// Runs the host until the task is canceled.
    /// - Throws: `StoreError` with code `hostExists` if the store allows one host and has one, or if the store cannot be read
    ///   at the start; ``HostError`` with code `alreadyRunning` or `notWatched`. Later failures of the store are logged, and
    ///   the host repeats what it was doing.
    public func run() async throws {
        try await start()
        guard let loop = tasks.first, let wakes else { return }
        await withTaskCancellationHandler {
            await loop.value
        } onCancel: {
            wakes.finish()
        }
        let failure = failure
        await stop()
        if let failure { throw failure }
    }

    /// Starts the host, and returns when it has read its instances. End it with ``stop()``.
    ///
    /// With a ``VirtualClock``, everything else then happens while the clock is advanced.
    /// - Throws: The errors of ``run()``.
    public func start() async throws {
        guard !isRunning else { throw HostError.alreadyRunning }
        isRunning = true
        do { try await begin() } catch {
            await stop()
            throw error
        }
    }

    /// Ends the host. Calls of providers that are not answered are repeated when a host starts again.
    public func stop() async {
        guard isRunning else { return }
        isRunning = false
        clock.detach(self)
        wakes?.finish()
        timer?.task.cancel()
        for task in tasks { task.cancel() }
        abandonAllCalls()
        endSettling(throwing: CancellationError())
        let (lease, lane) = (lease, lane)
        self.lease = nil
        (timer, wakes, tasks) = (nil, nil, [])
        forgetAll()
        await refresher.take()?.stop()
        // Not in this task, which may be canceled.
        await Task { try? await lane.run { lease?.end() } }.value
    }

    private func forgetAll() {
        (share, entries, followers, due) = (nil, [:], [:], DueTimes())
        (unwritten, contents, consumed, granted, decided, answers) = ([], [:], [], [], [], [])
        (storeRetry, lastLook) = (nil, nil)
    }

    private func begin() async throws {
        let (lease, signals, logCursor) = try await lane.run { [store, name] in
            let lease = try store.beginHosting(as: name)
            // Subscribing before reading, so that no change falls in between.
            let signals = try lease.signals()
            return (lease, signals, try store.newestSequence())
        }
        guard isRunning else {
            lease.end()
            throw CancellationError()
        }
        self.lease = lease
        self.logCursor = logCursor
        failure = nil
        share = lease.share
        readPolicy()
        // The first host of a store warns, not each one.
        if try await !load(lease.share, with: lease) {
            for warning in widgets.widgets.values.bundleWarnings { note(.manyWidgets, warning) }
        }
        // Before any provider is asked, so that the first answers include what was requested until now.
        _ = await takeNews()
        guard isRunning else { throw CancellationError() }
        clock.attach(self)
        watch(signals, renewing: lease.renewalInterval)
        wake()
        if settling == nil { await beginRefreshing() }
    }

    /// Keeps what the instances store of their sources current.
    private func beginRefreshing() async {
        let refresher = InstanceRefresher(
            engine: engine, settings: settings, clock: clock,
            includes: { [weak self] instance in await self?.entries[instance.id] != nil },
            log: { [log] in log(.notice($0)) })
        self.refresher = refresher
        await refresher.start()
    }

    /// Starts the tasks that call ``catchUp()``, and those that wake it.
    private func watch(_ signals: AsyncStream<Void>, renewing interval: Duration?) {
        let (stream, wakes) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.wakes = wakes
        tasks = [
            Task { [weak self] in
                for await _ in stream { await self?.perform() }
            },
            Task { [weak self] in
                for await _ in signals { wakes.yield() }
                await self?.storeIsNoLongerWatched()
            },
        ]
        guard let interval else { return }
        tasks.append(
            Task { [weak self] in
                while (try? await Task.sleep(for: interval)) != nil { await self?.requestRenewal() }
            })
    }

    /// Does what a signal, a timer or an answer asks for, unless the clock does.
    private func perform() async {
        guard isRunning, !clock.drivesWorkers else { return }
        _ = await catchUp()
        rearm()
        endSettlingIfSettled()
    }

    private func storeIsNoLongerWatched() async {
        let error = HostError.notWatched(await storeFailure())
        // The signals of a host that was stopped end too, perhaps when it runs again.
        guard isRunning, !Task.isCancelled else { return }
        failure = error
        endSettling(throwing: error)
        wakes?.finish()
    }

    /// Returns why the store cannot be read; nil if it can.
    private func storeFailure() async -> StoreError? {
        do {
            _ = try await lane.run { [store] in try store.newestSequence() }
            return nil
        } catch {
            return error as? StoreError
        }
    }

    private func requestRenewal() {
        renewalIsDue = true
        wake()
    }
}

// MARK: - Waiting

extension WidgetHost: ClockWorker {
    package func catchUp() async -> (isChanged: Bool, next: StoreTime?) {
        var isChanged = false
        while isRunning, await pass() { isChanged = true }
        return (isChanged, nextTime)
    }

    /// Has the host look for something to do.
    func wake() {
        wakes?.yield()
    }

    /// The next time at which something is due.
    var nextTime: StoreTime? {
        let (now, uptime) = (clock.time, clock.uptime)
        let retry = storeRetry.flatMap { $0.time > uptime ? $0.time : nil }
        let relative = [nextDeadline, retry].compactMap(\.self).min().map { time in
            StoreTime(milliseconds: now.milliseconds + Int(((time - uptime).seconds * 1000).rounded(.up)))
        }
        // While the store is not tried again, nothing is decided.
        if retry != nil { return relative }
        let planned = due.earliest { entries[$0]?.reload.nextDue == $1 }
        return [planned, relative, foregroundEnd].compactMap(\.self).min()
    }

    /// Waits for the next time at which something is due, in a task.
    func rearm() {
        let next = nextTime
        guard next != timer?.time else { return }
        timer?.task.cancel()
        timer = next.map { time in
            let task = Task { [weak self, clock] in
                guard (try? await clock.sleep(until: time.date)) != nil else { return }
                await self?.timerFired(for: time)
            }
            return (time, task)
        }
    }

    private func timerFired(for time: StoreTime) {
        if timer?.time == time { timer = nil }
        expireCalls()
        wake()
        // Without a run there is nothing that sets the timer again.
        if !isRunning || clock.time < time { rearm() }
    }
}
