import Foundation
import IntentRuntime
import IntentStoreSQLite
import IntentWidgets

/// Measures a host with 10,000 instances that has nothing to do, and the delay from a request of another process to the call of
/// the provider. The baseline of the delay ends when such a process reports through a pipe that a request is durable, in a store
/// without a host.
enum HostBenchmarks {
    private static let idleInstances = 10_000
    private static let idleSeconds = 10
    private static let shareGoal = 0.01
    private static let memoryGoal = 60_000_000

    static func entries(in folder: URL) async throws -> [Entry] {
        let path = folder.appendingPathComponent("host/store.sqlite").path
        try await HostedWidgets.fill(path, count: idleInstances)
        let idle = try IdleHost.measure(path)
        let delay = try await DelayBench(in: folder)
        return [
            .share(name: "host/idle", share: idle.share, goal: shareGoal),
            .memory(name: "host/idle-memory", bytes: idle.bytes, goal: memoryGoal),
            .comparison(
                Comparison(
                    name: "host/reload-delay", goal: nil, unit: "a request until the provider is called",
                    ours: { try await delay.requestAndWait($0) }, baseline: { try await delay.requestAlone($0) },
                    isProcess: true)),
        ]
    }

    /// Runs the idle host, in a process of its own.
    static func runIdleHost(_ path: String) async throws {
        try await IdleHost.run(path, seconds: idleSeconds)
    }
}

/// A store with widgets of one kind.
private enum HostedWidgets {
    static let kind = "com.example.hours"

    @MainActor
    static func registrations(called: @escaping @Sendable () -> Void = {}) -> [WidgetRegistration] {
        let widget = StaticConfiguration(kind: kind, provider: HoursProvider(called: called)) { $0.text }
        return [widget.registration].compactMap(\.self)
    }

    static func engine(_ path: String, _ widgets: [WidgetRegistration]) throws -> IntentEngine {
        try IntentEngine(widgets: widgets, store: SQLiteStore(path: path))
    }

    /// Creates a store whose instances show timelines that are reloaded a day later.
    static func fill(_ path: String, count: Int) async throws {
        let widgets = await registrations()
        let engine = try engine(path, widgets)
        let instances = try ids(count).map {
            StoredInstance(id: $0, kind: WidgetKind(kind), family: .systemSmall, intent: nil)
        }
        let report = try await engine.import(InstanceDocument(instances: instances))
        guard report.refusedCount == 0 else { throw Failure("instances were refused") }
        try await WidgetHost(engine: engine, widgets: widgets).runOnce()
    }

    static func ids(_ count: Int) throws -> [InstanceID] {
        try (0..<count).map { number in
            guard let id = InstanceID("instance-\(number)") else { throw Failure("an identifier is invalid") }
            return id
        }
    }
}

private struct HoursEntry: TimelineEntry {
    let date: Date
    let text: String
}

/// A provider with an entry for each of the next 24 hours, whose timeline is reloaded after them.
private struct HoursProvider: TimelineProvider {
    let called: @Sendable () -> Void

    func placeholder(in context: Context) -> HoursEntry { HoursEntry(date: Date(), text: "–") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (HoursEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<HoursEntry>) -> Void) {
        called()
        let now = Date()
        let entries = (0..<24).map { HoursEntry(date: now.addingTimeInterval(Double($0) * 3_600), text: "hour \($0)") }
        completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(86_400))))
    }
}

/// A second process of this program that hosts the widgets of a store.
private enum IdleHost {
    /// - Returns: The share of one core that the host uses while it waits, and its largest resident memory in bytes.
    static func measure(_ path: String) throws -> (share: Double, bytes: Int) {
        let words = try Program.this.output(["--host", path]).split(whereSeparator: \.isWhitespace)
        guard words.count == 2, let share = Double(words[0]), let bytes = Int(words[1]) else {
            throw Failure("the idle host reported no figures")
        }
        return (share, bytes)
    }

    static func run(_ path: String, seconds: Int) async throws {
        let widgets = await HostedWidgets.registrations(called: { fatalError("the host is not idle") })
        let host = try WidgetHost(engine: HostedWidgets.engine(path, widgets), widgets: widgets)
        try await host.start()
        // What follows the start is not waiting.
        try await Task.sleep(for: .seconds(1))
        let start = (cpu: processorTime(), time: ContinuousClock.now)
        try await Task.sleep(for: .seconds(seconds))
        let passed = (ContinuousClock.now - start.time) / Duration.seconds(1)
        let share = (processorTime() - start.cpu) / passed
        print("\(share) \(try peakMemory())")
        await host.stop()
    }

    /// The seconds for which all threads of this process have used a core.
    private static func processorTime() -> Double {
        let usage = usage()
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    private static func usage() -> rusage {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #endif
        return usage
    }

    /// The largest resident memory of this process in bytes. On Linux, that of `getrusage` includes the process that started
    /// this one.
    private static func peakMemory() throws -> Int {
        #if canImport(Darwin)
            return usage().ru_maxrss
        #else
            let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
                let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
            else { throw Failure("the system reports no memory") }
            return kilobytes * 1_024
        #endif
    }
}

/// A host in this process. An actor, so that one request follows the other.
private actor DelayBench {
    private static let instances = 64

    private let host: WidgetHost
    private let requester: LineProcess
    private let calls: AsyncStream<Void>
    private var turn = 0

    init(in folder: URL) async throws {
        let hosted = folder.appendingPathComponent("delay/store.sqlite").path
        let alone = folder.appendingPathComponent("delay-alone/store.sqlite").path
        for path in [hosted, alone] { try await HostedWidgets.fill(path, count: Self.instances) }
        let (calls, continuation) = AsyncStream.makeStream(of: Void.self)
        self.calls = calls
        let widgets = await HostedWidgets.registrations(called: { continuation.yield() })
        var settings = HostSettings()
        settings.budget = .unlimited
        settings.mergeWindow = .zero
        host = try WidgetHost(engine: HostedWidgets.engine(hosted, widgets), widgets: widgets, settings: settings)
        try await host.start()
        requester = try RequestingProcess.start(hosted: hosted, alone: alone)
    }

    func requestAndWait(_ runs: Int) async throws {
        for _ in 0..<runs {
            try requester.send("hosted \(nextNumber())")
            var calls = calls.makeAsyncIterator()
            guard await calls.next(isolation: self) != nil else { throw Failure("the host has ended") }
        }
    }

    func requestAlone(_ runs: Int) throws {
        for _ in 0..<runs { _ = try requester.answer(to: "alone \(nextNumber())") }
    }

    private func nextNumber() -> Int {
        turn += 1
        return turn % Self.instances
    }
}

/// A second process of this program that requests reloads.
///
/// Each line of its input is the number of an instance, after `hosted` or `alone`. It answers requests in the store that is alone
/// with a line when they are durable.
enum RequestingProcess {
    static func start(hosted: String, alone: String) throws -> LineProcess {
        try LineProcess(["--request", hosted, "--request-alone", alone])
    }

    /// Runs the other process.
    static func run(hosted: String, alone: String) async throws {
        let widgets = await HostedWidgets.registrations()
        let engines = try [
            "hosted": HostedWidgets.engine(hosted, widgets), "alone": HostedWidgets.engine(alone, widgets),
        ]
        while let words = readLine()?.split(separator: " ") {
            guard words.count == 2, let engine = engines[String(words[0])], let id = InstanceID("instance-\(words[1])")
            else { throw Failure("a line is not a request") }
            WidgetCenter.shared.use(engine)
            WidgetCenter.shared.reloadTimeline(of: id)
            if words[0] == "alone" { FileHandle.standardOutput.write(Data("\n".utf8)) }
        }
    }
}
