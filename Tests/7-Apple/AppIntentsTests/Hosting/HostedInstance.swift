import AppIntents
import Foundation
import HostedAppIntents
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// A widget that is configured by an App Intent and shows what its provider receives.
struct HostedWidget<Intent: WidgetConfigurationIntent>: Widget {
    let text: @Sendable (Intent) -> String

    init() { text = { "\($0)" } }

    init(_ text: @escaping @Sendable (Intent) -> String) { self.text = text }

    /// The registration of this widget, which ``registrations`` has without its text.
    var registered: [WidgetRegistration] { [body.registration].compactMap(\.self) }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Hosted", intent: Intent.self, provider: HostedProvider(text: text)) { entry in
            entry.text
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct HostedEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct HostedProvider<Intent: WidgetConfigurationIntent>: AppIntentTimelineProvider {
    let text: @Sendable (Intent) -> String

    func placeholder(in context: Context) -> HostedEntry { HostedEntry(date: .now, text: "") }

    func snapshot(for configuration: Intent, in context: Context) async -> HostedEntry {
        HostedEntry(date: .now, text: text(configuration))
    }

    func timeline(for configuration: Intent, in context: Context) async -> Timeline<HostedEntry> {
        Timeline(entries: [HostedEntry(date: .now, text: text(configuration))], policy: .never)
    }
}

/// An instance `a` of a widget with an App Intent, in a SQLite store, with a clock for deadlines that stands still.
struct HostedInstance<Intent: WidgetConfigurationIntent>: Sendable {
    let engine: IntentEngine
    let registrations: [WidgetRegistration]
    let deadlines = ManualDeadlines()
    private let folder: TemporaryFolder

    /// Places the instance.
    /// - Parameter text: What the widget shows for a configuration.
    init(
        _ type: Intent.Type, family: SizeFamily = .systemMedium,
        text: @escaping @Sendable (Intent) -> String = { "\($0)" }
    ) async throws {
        registrations = await HostedWidget(text).registered
        folder = try TemporaryFolder("app-intents")
        var settings = EngineSettings()
        settings.deadlines = deadlines
        engine = try IntentEngine(
            widgets: registrations, store: try SQLiteStore(path: folder.path + "/store.sqlite"), settings: settings)
        try await engine.place("Hosted", family: family, id: "a")
    }

    func options(_ parameter: String, search: String? = nil, limit: Int = 100) async throws -> OptionsAnswer {
        try await engine.options(
            for: parameter, of: "a", request: OptionsRequest(searchTerm: search, limit: limit))
    }

    func titles(_ parameter: String, search: String? = nil) async throws -> [String] {
        try await options(parameter, search: search).collection.items.map(\.title)
    }

    /// Chooses values by their identifiers, as a command does.
    @discardableResult
    func choose(_ identifiers: String..., for parameter: String, isList: Bool = false) async throws -> EditOutcome {
        let values = identifiers.map { IntentValue.object(ObjectValue(identifier: $0, displayString: $0)) }
        return try await set(isList ? .list(values) : values.first, for: parameter)
    }

    @discardableResult
    func set(_ value: IntentValue?, for parameter: String) async throws -> EditOutcome {
        try await engine.edit("a") { $0.append(.set(value), to: parameter) }
    }

    func intent() async throws -> Intent { try await engine.intent(Intent.self, of: "a") }

    func parameter(_ name: String) async throws -> ResolvedParameter {
        try #require(try await engine.resolved("a").parameter(named: name))
    }

    /// Waits for a call that does not return, and lets its deadline pass.
    func late<Answer: Sendable>(_ call: @escaping @Sendable () async throws -> Answer) async throws -> Answer {
        async let answer = call()
        // A deadline is scheduled after the call began.
        await deadlines.scheduled(1)
        deadlines.advance(by: .seconds(28))
        return try await answer
    }

    /// Lets a host request the timeline, and returns the text that the widget shows and the failure, if there is one.
    func shown() async throws -> (text: String?, failure: String?) {
        let clock = VirtualClock(Date(timeIntervalSince1970: 1_700_000_000))
        let host = try WidgetHost(engine: engine, widgets: registrations, clock: clock)
        try await host.start()
        await clock.settle()
        let timeline = try await engine.timeline(of: "a", at: clock.now)
        await host.stop()
        let text = try timeline?.entry(at: clock.now)?.content.text
        return (text, timeline?.status.failure?.message)
    }
}
