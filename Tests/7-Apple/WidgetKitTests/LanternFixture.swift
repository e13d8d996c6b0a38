import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Testing

/// A host over a SQLite file, with a clock that the test advances.
@MainActor
final class LanternFixture {
    let folder: TemporaryFolder
    let house = LanternHouse()
    let clock = VirtualClock(Date(timeIntervalSince1970: 1_772_438_400))
    let registrations: [WidgetRegistration]
    private(set) var engine: IntentEngine
    private(set) var host: WidgetHost

    init(_ registration: (LanternHouse) -> WidgetRegistration?) throws {
        folder = try TemporaryFolder("lanterns")
        registrations = [registration(house)].compactMap(\.self)
        engine = try Self.engine(registrations, folder)
        host = try WidgetHost(engine: engine, widgets: registrations, clock: clock)
    }

    private static func engine(_ registrations: [WidgetRegistration], _ folder: TemporaryFolder) throws -> IntentEngine
    {
        try IntentEngine(widgets: registrations, store: SQLiteStore(path: folder.path + "/store.sqlite"))
    }

    /// Places an instance with an edit, and starts the host.
    func start(_ edit: @Sendable (inout DynamicEdit) -> Void = { _ in }) async throws {
        let kind = try #require(registrations.first).kind
        try await engine.place(kind, family: .systemSmall, id: "a", edit)
        try await host.start()
        await clock.settle()
    }

    /// Ends the host, and starts another one as a new process would.
    func restart() async throws {
        await host.stop()
        engine = try Self.engine(registrations, folder)
        host = try WidgetHost(engine: engine, widgets: registrations, clock: clock)
        try await host.start()
    }

    func stop() async { await host.stop() }

    var shown: ShownTimeline? {
        get async throws { try await engine.timeline(of: "a", at: clock.now) }
    }

    var content: WidgetContent? {
        get async throws { try await shown?.entry(at: clock.now)?.content }
    }
}
