import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Synchronization

/// An engine over a SQLite file, a clock that tests advance, and what a host logs.
final class HostFixture: Sendable {
    /// 2026-03-02 08:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_772_438_400)

    let folder: TemporaryFolder
    let store: SQLiteStore
    let engine: IntentEngine
    let clock = VirtualClock(start)
    let log = HostLog()

    init() throws {
        folder = try TemporaryFolder("host")
        store = try SQLiteStore(path: folder.path + "/store.sqlite")
        engine = try Self.engine(over: store, clock)
    }

    /// An engine as another process over the same file has it.
    func anotherEngine() throws -> IntentEngine {
        try engine(in: EngineSettings().locale)
    }

    /// An engine of another language over the same file.
    func engine(in locale: String) throws -> IntentEngine {
        try Self.engine(over: try SQLiteStore(path: folder.path + "/store.sqlite"), clock, locale)
    }

    private static func engine(
        over store: any InstanceStore, _ clock: VirtualClock, _ locale: String = EngineSettings().locale
    ) throws -> IntentEngine {
        var settings = EngineSettings(locale: locale)
        settings.time = { StoreTime(roundingDown: clock.now) }
        return try IntentEngine(schema: hostSchema, store: store, settings: settings)
    }

    /// Creates a host of the kind `clock` with a provider.
    func host(
        _ provider: ScriptedProvider, settings: HostSettings = HostSettings(), others: [WidgetRegistration] = [],
        device: WidgetDevice = .usual, locale: String? = nil
    ) throws -> WidgetHost {
        try WidgetHost(
            engine: try locale.map(engine(in:)) ?? engine, widgets: [registration(provider)] + others,
            settings: settings, clock: clock,
            device: device, log: { self.log.add($0) })
    }

    func registration(_ provider: ScriptedProvider, kind: WidgetKind = "clock") -> WidgetRegistration {
        WidgetRegistration(kind: kind, intent: nil, isConfigurable: false, provider: provider)
    }

    /// The registration of the kind `notes`, whose provider is in an extension.
    func notes(_ provider: ScriptedProvider) -> WidgetRegistration {
        WidgetRegistration(
            kind: "notes", intentName: "Notes", isConfigurable: true, extensionPath: "notes", provider: provider)
    }

    /// Places an instance of the kind `clock`.
    func place(_ id: InstanceID, kind: WidgetKind = "clock", family: SizeFamily = .systemSmall) async throws {
        try await engine.place(kind, family: family, id: id)
    }

    /// Returns the text that an instance shows now.
    func text(of id: InstanceID) async throws -> String? {
        try await engine.timeline(of: id, at: clock.now)?.entry(at: clock.now)?.content.text
    }

    func status(of id: InstanceID) async throws -> TimelineStatus? {
        try await engine.timeline(of: id, at: clock.now)?.status
    }

    func request(_ request: HostRequest) throws {
        try store.addRequests([request])
    }

    func reload(_ id: InstanceID) throws {
        try request(HostRequest(.reload, of: .instance(id), at: StoreTime(roundingDown: clock.now)))
    }

    /// The date some minutes after the start.
    static func minute(_ minute: Double) -> Date { start.addingTimeInterval(minute * 60) }
}

/// A parameter that is a secret.
private let hostToken = {
    var parameter = Parameter(
        name: "token", swiftName: "token", title: LocalizedText("Token", language: "en"), type: ValueType(.string))
    parameter.settings.text.isSecret = true
    return parameter
}()

/// The kinds `clock` and `board`, without an intent, and `notes`, with one.
let hostSchema = Schema(
    intents: [
        Intent(
            name: "Notes", swiftName: "NotesIntent", title: LocalizedText("Notes", language: "en"),
            parameters: [
                Parameter(
                    name: "title", swiftName: "title", title: LocalizedText("Title", language: "en"),
                    type: ValueType(.string)),
                hostToken,
            ],
            isEligibleForWidgets: true
        ).changed(from: ["Memos"])
    ],
    widgets: [
        makeWidget("clock"), makeWidget("board"), makeWidget("notes", intent: "Notes"),
    ])

/// A policy for a parameter of one kind.
func hostPolicy(_ kind: String, _ text: String? = nil, isLocked: Bool = false, line: Int = 1) -> Policy {
    var policy = Policy(path: "intent-policy.yaml")
    policy[WidgetKind(kind), "title"] = PolicyRow(
        defaultRule: text.map { .value(.string($0)) }, isLocked: isLocked, line: line)
    return policy
}

private func makeWidget(_ kind: String, intent: String? = nil) -> DeclaredWidget {
    DeclaredWidget(
        name: kind, swiftName: kind, kind: WidgetKind(kind), title: LocalizedText(kind, language: "en"), intent: intent,
        families: [.systemSmall, .systemMedium])
}

/// A provider that answers as a test specifies, and records how it was asked.
final class ScriptedProvider: ProviderCalling {
    typealias Answer = @Sendable (ProviderRequest, Int) async throws -> RenderedTimeline

    private let answer: Answer
    private let asked = Mutex<[ProviderRequest]>([])
    private let called = Mutex<[String]>([])

    /// - Parameter answer: Receives each request and its number, from 1.
    init(_ answer: @escaping Answer) {
        self.answer = answer
    }

    /// One entry at each call, dated `HostFixture.start`, with the number of the call as its text.
    convenience init(policy: TimelineReloadPolicy = .never) {
        self.init { _, number in RenderedTimeline(["\(number)": HostFixture.start], policy: policy) }
    }

    var requests: [ProviderRequest] { asked.withLock { $0 } }
    var count: Int { requests.count }
    /// The calls in their order: an instance for a timeline, or `placeholder` or `snapshot`.
    var calls: [String] { called.withLock { $0 } }

    func placeholder(_ request: ProviderRequest) async throws -> RenderedEntry {
        called.withLock { $0.append("placeholder") }
        return RenderedEntry(
            date: HostFixture.start, content: WidgetContent(text: "placeholder \(request.context.family.rawValue)"))
    }

    func snapshot(_ request: ProviderRequest) async throws -> RenderedEntry {
        called.withLock { $0.append("snapshot") }
        return RenderedEntry(
            date: HostFixture.start, content: WidgetContent(text: "snapshot \(request.context.isPreview)"))
    }

    func entries(_ request: ProviderRequest) async throws -> LazyTimeline {
        called.withLock { $0.append(request.context.instance?.text ?? "") }
        let number = asked.withLock { asked in
            asked.append(request)
            return asked.count
        }
        let timeline = try await answer(request, number)
        return LazyTimeline(
            entries: timeline.entries.map { LazyTimeline.Entry(date: $0.date, relevance: $0.relevance) },
            policy: timeline.policy, relevance: timeline.relevance, content: { timeline.entries[$0].content })
    }

    func recommendations() async throws -> [RenderedRecommendation] {
        let number = asked.withLock { asked in
            asked.append(
                ProviderRequest(values: IntentValues(), context: TimelineProviderContext(family: .systemSmall)))
            return asked.count
        }
        return [RenderedRecommendation(values: IntentValues(), description: "recommendation \(number)")]
    }
}

struct ProviderBroken: Error, CustomStringConvertible {
    let description = "no network"
}

extension RenderedTimeline {
    /// Creates a timeline from texts and dates.
    init(_ entries: KeyValuePairs<String, Date>, policy: TimelineReloadPolicy) {
        self.init(
            entries: entries.map { RenderedEntry(date: $1, content: WidgetContent(text: $0)) }, policy: policy)
    }
}

/// What a host has logged.
final class HostLog: Sendable {
    private let events = Watched<[HostEvent]>([])

    func add(_ event: HostEvent) {
        events.change { $0.append(event) }
    }

    /// The decisions as `cause outcome rule`, such as `policy granted within-budget`.
    var decisions: [String] {
        records.map { record in
            [record.decision.cause.rawValue, record.decision.outcome.word, record.decision.rule.rawValue]
                .joined(separator: " ")
        }
    }

    var records: [DecisionRecord] {
        events.value.compactMap { if case .decision(let record) = $0 { record } else { nil } }
    }

    var notices: [HostNotice] { Self.notices(events.value) }

    /// Waits until a number of notices is logged.
    func noted(_ count: Int) async {
        await events.wait { Self.notices($0).count >= count }
    }

    private static func notices(_ events: [HostEvent]) -> [HostNotice] {
        events.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
    }

    var texts: [String] { events.value.map(\.text) }

    func removeAll() {
        events.change { $0 = [] }
    }
}

/// A point that a task waits for and a test opens.
final class Gate: Sendable {
    private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            defer { state = (true, []) }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
