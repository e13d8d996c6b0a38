import Foundation
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import SampleHandlers
import SampleWidgets
import Synchronization
import Testing

/// Sample widgets in a host whose clock only tests advance.
///
/// Providers read `Date()`, so the clock begins at the present date, and tests compare the dates of entries with each other.
struct HostedSamples {
    let engine: IntentEngine
    let clock: VirtualClock
    let host: WidgetHost
    private let log = EventLog()
    private let center = WidgetCenter()

    /// - Parameters:
    ///   - widgets: The hosted widgets; nil for all samples.
    ///   - handlers: Handlers in place of those that the samples have for the same intents.
    init(_ widgets: [WidgetRegistration]? = nil, handlers replacements: [any IntentHandling] = []) async throws {
        let clock = VirtualClock(Date())
        self.clock = clock
        var settings = EngineSettings()
        settings.deadlines = ManualDeadlines()
        settings.time = { StoreTime(milliseconds: Int(clock.now.timeIntervalSince1970 * 1000)) }
        let replaced = Set(replacements.map { intentName($0) })
        let handlers = Samples.handlers.filter { !replaced.contains(intentName($0)) } + replacements
        engine = try IntentEngine(
            store: InMemoryStore(), handlers: handlers, definitions: Samples.definitions, settings: settings)
        let all = await SampleWidgetBundle.registrations
        host = try WidgetHost(
            engine: engine, widgets: widgets ?? all, clock: clock, log: log.add)
        center.use(engine)
    }

    /// Places an instance with the defaults of its definition, and starts the host.
    func show(_ kind: WidgetKind, _ family: SizeFamily) async throws -> InstanceID {
        let id = try await engine.place(kind, family: family)
        try await host.start()
        await clock.settle()
        return id
    }

    /// Places an instance with a configuration, and starts the host.
    func show<Intent: ConfigurableIntent>(
        _ kind: WidgetKind, _ family: SizeFamily, as intent: Intent.Type = Intent.self,
        edit: (inout Edit<Intent>) -> Void
    ) async throws -> InstanceID {
        let id = try await engine.place(kind, family: family, as: intent, edit)
        try await host.start()
        await clock.settle()
        return id
    }

    /// Returns what an instance shows, and what comes.
    func timeline(of id: InstanceID) async throws -> ShownTimeline {
        try #require(try await engine.timeline(of: id, at: clock.now))
    }

    /// Returns the lines that an instance shows now.
    func lines(of id: InstanceID) async throws -> [Substring] {
        try await timeline(of: id).entry(at: clock.now)?.content.text?.split(separator: "\n") ?? []
    }

    /// Requests a new timeline as an app does, and waits for it.
    func reload(_ id: InstanceID) async {
        center.reloadTimeline(of: id)
        await clock.settle()
    }

    /// How often a provider was asked.
    var reloads: Int { log.decisions.count { $0.decision.asksProvider } }

    /// The decisions of the host.
    final class EventLog: Sendable {
        private let events = Mutex<[HostEvent]>([])

        var decisions: [DecisionRecord] {
            events.withLock { $0 }.compactMap { if case .decision(let record) = $0 { record } else { nil } }
        }

        func add(_ event: HostEvent) { events.withLock { $0.append(event) } }
    }
}

/// Returns the declared name of the intent that a handler is for.
private func intentName(_ handler: some IntentHandling) -> String? { type(of: handler).Intent.definition.name }
