import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import WidgetProviders

/// A host of one kind of `WidgetProviders`, with an instance `a` and a clock that stands still.
///
/// The clock begins with the present date, which the providers read themselves.
struct ProviderFixture: Sendable {
    enum StoreKind: CaseIterable, Sendable {
        case memory
        case sqlite
    }

    struct NoWidget: Error {}

    let engine: IntentEngine
    let host: WidgetHost
    let clock = VirtualClock(Date())
    private let folder: TemporaryFolder?

    init(
        _ kind: WidgetKind, family: SizeFamily = .systemMedium, store: StoreKind = .memory,
        handlers: [any IntentHandling] = []
    ) async throws {
        guard let registration = await EveryWidget.registrations.first(where: { $0.kind == kind }) else {
            throw NoWidget()
        }
        var settings = EngineSettings()
        settings.time = { [clock] in StoreTime(roundingDown: clock.now) }
        folder = store == .sqlite ? try TemporaryFolder("widget-providers") : nil
        engine = try IntentEngine(
            widgets: [registration],
            store: folder.map { try SQLiteStore(path: $0.path + "/store.sqlite") } ?? InMemoryStore(),
            handlers: handlers, settings: settings)
        host = try WidgetHost(engine: engine, widgets: [registration], clock: clock)
        try await engine.place(kind, family: family, id: "a")
        try await host.start()
        await clock.settle()
    }

    /// Returns the titles of the options for a parameter.
    func titles(_ parameter: String) async throws -> [String] {
        try await engine.options(for: parameter, of: "a").collection.items.map(\.title)
    }

    /// Sets a parameter to the options with some titles, and waits for the new timeline.
    func choose(_ titles: String..., for parameter: String, isList: Bool = false) async throws {
        let items = try await engine.options(for: parameter, of: "a").collection.items
        let chosen = titles.compactMap { title in items.first { $0.title == title }?.value }
        try await set(parameter, isList ? .list(chosen) : chosen.first)
    }

    /// Sets a parameter, and waits for the new timeline.
    func set(_ parameter: String, _ value: IntentValue?) async throws {
        try await engine.edit("a") { $0.append(.set(value), to: parameter) }
        await clock.settle()
    }

    /// Returns the texts of all entries.
    func texts() async throws -> [String?] {
        guard let timeline = try await engine.timeline(of: "a", at: clock.now) else { return [] }
        return try (0..<timeline.count).map { try timeline.entry($0).content.text }
    }

    func failure() async throws -> String? {
        try await engine.timeline(of: "a", at: clock.now)?.status.failure?.message
    }
}
