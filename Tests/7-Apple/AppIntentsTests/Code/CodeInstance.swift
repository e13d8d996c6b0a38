import AppIntents
import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import WidgetKit

/// A widget with one of the intents of `AppIntentsCode`. It shows what the provider receives.
private struct ShownWidget<Intent: WidgetConfigurationIntent>: Widget {
    let text: @Sendable (Intent) -> String

    init() { text = { "\($0)" } }

    init(_ text: @escaping @Sendable (Intent) -> String) { self.text = text }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Shown", intent: Intent.self, provider: ShownProvider(text: text)) { entry in
            entry.text
        }
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
    }
}

private struct ShownEntry: TimelineEntry {
    let date: Date
    let text: String
}

private struct ShownProvider<Intent: WidgetConfigurationIntent>: AppIntentTimelineProvider {
    let text: @Sendable (Intent) -> String

    func placeholder(in context: Context) -> ShownEntry { ShownEntry(date: .now, text: "") }

    func snapshot(for configuration: Intent, in context: Context) async -> ShownEntry {
        ShownEntry(date: .now, text: text(configuration))
    }

    func timeline(for configuration: Intent, in context: Context) async -> Timeline<ShownEntry> {
        Timeline(entries: [ShownEntry(date: .now, text: text(configuration))], policy: .never)
    }
}

/// An instance of a widget with an intent of `AppIntentsCode`, in an engine that its queries and providers answer.
struct CodeInstance<Intent: WidgetConfigurationIntent>: Sendable {
    let engine: IntentEngine
    let registrations: [WidgetRegistration]
    let id: InstanceID

    /// Places an instance.
    /// - Parameter text: What the widget shows for a configuration.
    init(
        _ type: Intent.Type, family: SizeFamily = .systemLarge,
        text: @escaping @Sendable (Intent) -> String = { "\($0)" }
    ) async throws {
        registrations = await MainActor.run { [ShownWidget(text).body.registration].compactMap(\.self) }
        engine = try IntentEngine(widgets: registrations, store: InMemoryStore())
        id = try await engine.place("Shown", family: family)
    }

    func options(_ parameter: String, search: String? = nil) async throws -> OptionsAnswer {
        try await engine.options(for: parameter, of: id, request: OptionsRequest(searchTerm: search))
    }

    func titles(_ parameter: String, search: String? = nil) async throws -> [String] {
        try await options(parameter, search: search).collection.items.map(\.title)
    }

    /// Chooses the option with a title.
    @discardableResult
    func choose(_ title: String, for parameter: String) async throws -> EditOutcome {
        let items = try await options(parameter).collection.items
        return try await set(items.first { $0.title == title }?.value, for: parameter)
    }

    @discardableResult
    func set(_ value: IntentValue?, for parameter: String) async throws -> EditOutcome {
        try await engine.edit(id) { $0.append(.set(value), to: parameter) }
    }

    func intent() async throws -> Intent { try await engine.intent(Intent.self, of: id) }

    /// The parameters that an editor shows, in the order of their rows.
    func rows() async throws -> [String] {
        try await engine.resolved(id).parameters.filter { !$0.marks.contains(.hidden) }.map(\.name)
    }

    /// Lets a host request the timeline, and returns the text of its first entry.
    func shownText() async throws -> String? {
        let clock = VirtualClock(Date(timeIntervalSince1970: 1_700_000_000))
        let host = try WidgetHost(engine: engine, widgets: registrations, clock: clock)
        try await host.start()
        await clock.settle()
        let text = try await engine.timeline(of: id)?.entry(at: .distantPast)?.content.text
        await host.stop()
        return text
    }
}
