import Foundation
import IntentModel
import IntentRuntime
import IntentWidgets
import Synchronization
import VirtualTime
import WidgetProviders

/// Hosts every widget of `WidgetProviders` from midnight to midnight in virtual time, and prints what happened to each kind
/// as a line of JSON.
@main
enum WidgetProviderDay {
    /// 2026-03-02 00:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_772_409_600)

    /// What happened to the instance of a kind.
    struct Result: Encodable {
        let kind: String
        /// The minutes of the day at which the provider was asked.
        let asked: [Double]
        /// The number of decisions by outcome and rule, such as `deferred minimum-spacing`.
        let decisions: [String: Int]
        /// The number of entries of the last timeline.
        let entries: Int
        /// What was shown at half past each hour; empty if nothing was.
        let shown: [String]
        /// The message of the failure at the end of the day.
        let failure: String?
    }

    @MainActor static func main() async throws {
        let clock = VirtualClock(start)
        try VirtualTime.start(at: start)
        clock.onAdvance { VirtualTime.set($0) }
        // An engine for each kind, because the definitions are of different groups.
        var days: [Day] = []
        for registration in EveryWidget.registrations { days.append(try await Day(registration, clock)) }
        for hour in 0..<24 {
            await clock.advance(to: start.addingTimeInterval((Double(hour) + 0.5) * 3_600))
            for day in days { try await day.look() }
        }
        await clock.advance(to: start.addingTimeInterval(24 * 3_600 - 0.001))
        for day in days {
            print(String(decoding: try JSONEncoder().encode(try await day.end()), as: UTF8.self))
        }
        VirtualTime.end()
    }
}

/// The instance of one kind, and its host.
@MainActor private final class Day {
    private let clock: VirtualClock
    private let engine: IntentEngine
    private let host: WidgetHost
    private let id: InstanceID
    private let records = Records()
    private var shown: [String] = []

    init(_ registration: WidgetRegistration, _ clock: VirtualClock) async throws {
        self.clock = clock
        var settings = EngineSettings()
        settings.time = { StoreTime(roundingDown: clock.now) }
        engine = try IntentEngine(widgets: [registration], store: InMemoryStore(), settings: settings)
        id = InstanceID(stringLiteral: registration.kind.name)
        host = try WidgetHost(engine: engine, widgets: [registration], clock: clock) { [records] in records.add($0) }
        try await engine.place(registration.kind, family: registration.families?.first ?? .systemSmall, id: id)
        try await host.start()
        await host.setVisible(true, of: id)
    }

    /// Notes what is shown.
    func look() async throws {
        let entry = try await engine.timeline(of: id, at: clock.now)?.entry(at: clock.now)
        shown.append(entry?.content.text ?? "")
    }

    func end() async throws -> WidgetProviderDay.Result {
        let timeline = try await engine.timeline(of: id, at: clock.now)
        await host.stop()
        let decisions = records.all
        return WidgetProviderDay.Result(
            kind: id.text, asked: decisions.filter(\.asksProvider).map(\.minute),
            decisions: decisions.reduce(into: [:]) { $0[$1.decision.phrase, default: 0] += 1 },
            entries: timeline?.count ?? 0, shown: shown, failure: timeline?.status.failure?.message)
    }
}

/// The decisions that a host has logged.
private final class Records: Sendable {
    private let records = Mutex<[DecisionRecord]>([])

    func add(_ event: HostEvent) {
        if case .decision(let record) = event { records.withLock { $0.append(record) } }
    }

    var all: [DecisionRecord] { records.withLock { $0 } }
}

extension DecisionRecord {
    fileprivate var asksProvider: Bool { decision.outcome == .granted || decision.outcome == .exempt }

    fileprivate var minute: Double { time.date.timeIntervalSince(WidgetProviderDay.start) / 60 }
}

extension ReloadDecision {
    fileprivate var phrase: String { outcome.word + " " + rule.rawValue }
}
