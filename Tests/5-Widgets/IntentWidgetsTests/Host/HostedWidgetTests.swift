import Dispatch
import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// Widgets as programs declare them, in a host.
@Suite struct HostedWidgetTests {
    private let clock = VirtualClock(HostFixture.start)

    @Test func `a widget without a definition is shown`() async throws {
        let (engine, host, log) = try await started(StaticWidget.registrations)
        try await expectEqual(shown(engine), "once")
        #expect(log.notices.isEmpty)
        await host.stop()
    }

    @Test func `only the first call of a completion counts`() async throws {
        let (engine, host, log) = try await started(TwiceWidget.registrations)
        try await expectEqual(shown(engine), "first")
        expectEqual(log.decisions, ["placed exempt first-timeline"])
        await host.stop()
    }

    @Test func `a completion that is released uncalled fails at once`() async throws {
        let (engine, host, _) = try await started(NeverWidget.registrations)
        let failure = try await engine.timeline(of: "a")?.status.failure
        expectEqual(failure?.message, "the provider did not call its completion handler")
        expectEqual(failure?.date, HostFixture.start)
        await host.stop()
    }

    @Test func `a completion that is kept fails at the deadline`() async throws {
        KeepingProvider.clock.withLock { $0 = clock }
        let (engine, host, _) = try await started(KeepingWidget.registrations)
        await clock.advance(by: .seconds(28))
        let failure = try await engine.timeline(of: "a")?.status.failure
        expectEqual(failure?.message, "the provider did not answer within 28 seconds")
        await host.stop()
    }

    @Test func `a provider answers on the main queue`() async throws {
        let (engine, host, _) = try await started(MainQueueWidget.registrations)
        try await expectEqual(shown(engine), "main")
        await host.stop()
    }

    @Test func `a provider may use a task`() async throws {
        let (engine, host, _) = try await started(TaskWidget.registrations)
        try await expectEqual(shown(engine), "task")
        await host.stop()
    }

    @Test func `what a provider throws is reported`() async throws {
        let (engine, host, log) = try await started(ClosedWidget.registrations)
        let failure = try await engine.timeline(of: "a")?.status.failure
        expectEqual(failure?.message, "the hotel is closed (158 × 158)")
        expectEqual(log.notices.map(\.code), [.providerFailed])
        let family: WidgetFamily = .systemSmall
        let error = await #expect(throws: HostError.self) { try await host.preview(of: "closed", family: family) }
        expectEqual(error?.code, .providerFailed)
        await host.stop()
    }

    @Test func `a provider knows for whom it is asked`() async throws {
        let (_, host, _) = try await started(await ReaderWidget.registrations + PlainWidget.registrations)
        func preview(_ kind: WidgetKind, _ reader: WidgetReader?, _ family: SizeFamily = .systemSmall) async throws
            -> WidgetContent
        {
            try await host.preview(of: kind, family: family, for: reader).snapshot.content
        }
        let arabic = try await preview("reader", WidgetReader(language: "ar", colorScheme: .dark))
        expectEqual(arabic.html, "ar rightToLeft dark")
        try await expectEqual(preview("reader", WidgetReader(language: "az-Arab")).html, "az-Arab rightToLeft -")
        try await expectEqual(preview("reader", nil).html, "en leftToRight -")
        // What is stored of a content has its margin.
        expectEqual(arabic.margin, 16)
        try expectEqual(WidgetContent(wire: arabic.wire), arabic)
        try await expectEqual(preview("plain", nil).margin, 0, "the widget disables them")
        try await expectEqual(preview("reader", nil, .accessoryCircular).margin, 0)
        await host.stop()
    }

    @Test func `a bundle hosts each of its widgets`() async throws {
        let registrations = await ThreeWidgets.registrations
        expectEqual(registrations.map(\.kind), ["static", "twice", "task"])
        let (engine, host, _) = try await started(registrations)
        try await expectEqual(shown(engine), "once")
        await host.stop()
    }

    /// Starts a host over a store in memory with the instance `a` of the first widget.
    private func started(
        _ widgets: [WidgetRegistration]
    ) async throws -> (IntentEngine, WidgetHost, HostLog) {
        let log = HostLog()
        let engine = try IntentEngine(widgets: widgets, store: InMemoryStore())
        let host = try WidgetHost(engine: engine, widgets: widgets, clock: clock, log: { log.add($0) })
        try await engine.place(try #require(widgets.first).kind, family: .systemSmall, id: "a")
        try await host.start()
        await clock.settle()
        return (engine, host, log)
    }

    private func shown(_ engine: IntentEngine) async throws -> String? {
        try await engine.timeline(of: "a")?.entry(at: clock.now)?.content.text
    }
}

private struct TextEntry: TimelineEntry {
    let date: Date
    let text: String
}

/// A provider whose timelines a function passes on.
private protocol ShortProvider: TimelineProvider where Entry == TextEntry {}

extension ShortProvider {
    func placeholder(in context: Context) -> TextEntry { TextEntry(date: HostFixture.start, text: "") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (TextEntry) -> Void) {
        completion(placeholder(in: context))
    }
}

private func timeline(_ text: String) -> Timeline<TextEntry> {
    Timeline(entries: [TextEntry(date: HostFixture.start, text: text)], policy: .never)
}

private struct StaticProvider: ShortProvider {
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TextEntry>) -> Void) {
        completion(timeline("once"))
    }
}

private struct TwiceProvider: ShortProvider {
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TextEntry>) -> Void) {
        completion(timeline("first"))
        completion(timeline("second"))
    }
}

private struct NeverProvider: ShortProvider {
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TextEntry>) -> Void) {}
}

private struct KeepingProvider: ShortProvider {
    static let clock = Mutex<VirtualClock?>(nil)
    static let kept = Mutex<[@Sendable (Timeline<TextEntry>) -> Void]>([])

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TextEntry>) -> Void) {
        Self.kept.withLock { $0.append(completion) }
        Self.clock.withLock { $0 }?.excludeCurrentCall()
    }
}

private struct MainQueueProvider: ShortProvider {
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TextEntry>) -> Void) {
        DispatchQueue.main.async { completion(timeline("main")) }
    }
}

private struct TaskProvider: ShortProvider {
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TextEntry>) -> Void) {
        Task { completion(timeline("task")) }
    }
}

private struct HotelIntent: ConfigurableIntent {
    static var definition: IntentDefinition {
        IntentDefinition(name: "Hotel", json: #"{"schema":1,"intents":[{"name":"Hotel"}]}"#)
    }

    init(intentValues values: IntentValues) {}
    func write(to values: inout IntentValues) {}
}

private struct Closed: Error, CustomStringConvertible {
    let context: TimelineProviderContext

    var description: String {
        "the hotel is closed (\(Int(context.displaySize.width)) × \(Int(context.displaySize.height)))"
    }
}

private struct ClosedProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TextEntry { TextEntry(date: HostFixture.start, text: "") }

    func snapshot(for configuration: HotelIntent, in context: Context) async throws -> TextEntry {
        throw Closed(context: context)
    }

    func timeline(for configuration: HotelIntent, in context: Context) async throws -> Timeline<TextEntry> {
        throw Closed(context: context)
    }
}

private struct ClosedWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "closed", provider: ClosedProvider()) { $0.text }
    }
}

private struct ReaderProvider: ShortProvider {
    func getSnapshot(in context: Context, completion: @escaping @Sendable (TextEntry) -> Void) {
        let scheme = context.colorScheme?.rawValue ?? "-"
        let text = "\(context.locale.identifier) \(context.layoutDirection) \(scheme)"
        completion(TextEntry(date: HostFixture.start, text: text))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TextEntry>) -> Void) {
        completion(timeline("once"))
    }
}

private struct ReaderWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "reader", provider: ReaderProvider()) { WidgetContent(html: $0.text) }
    }
}

private struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "plain", provider: ReaderProvider()) { WidgetContent(html: $0.text) }
            .contentMarginsDisabled()
    }
}

private struct StaticWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "static", provider: StaticProvider()) { $0.text }
            .configurationDisplayName("Static").supportedFamilies([.systemSmall])
    }
}

private struct TwiceWidget: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "twice", provider: TwiceProvider()) { $0.text } }
}

private struct NeverWidget: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "never", provider: NeverProvider()) { $0.text } }
}

private struct KeepingWidget: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "keeping", provider: KeepingProvider()) { $0.text } }
}

private struct MainQueueWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "main-queue", provider: MainQueueProvider()) { $0.text }
    }
}

private struct TaskWidget: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "task", provider: TaskProvider()) { $0.text } }
}

private struct ThreeWidgets: WidgetBundle {
    var body: some Widget {
        StaticWidget()
        TwiceWidget()
        TaskWidget()
    }
}
