import Foundation
import GeneratedSiriKit
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Intents
import SwiftUI
import Testing
import WidgetKit

/// The configurations that `WidgetCenter` lists, and widgets with generated classes of SiriKit.
@Suite struct WidgetInfoTests {
    @Test func `a placed widget has its configuration as a class`() async throws {
        let registrations = await CarWidget.registrations
        let engine = try IntentEngine(widgets: registrations, store: InMemoryStore())
        try await engine.place("com.example.car", family: .systemSmall, id: "a")
        try await engine.edit("a") { $0.append(.set(.integer(20)), to: "labelSize") }
        let center = WidgetCenter()
        center.use(engine)
        let info = try #require(try await center.currentConfigurations().first)
        #expect(info.kind == "com.example.car" && info.family == .systemSmall)
        expectEqual((info.configuration as? WidgetConfigIntent)?.labelSize, 20)
        expectEqual(info.widgetConfigurationIntent(of: WidgetConfigIntent.self)?.labelSize, 20)
        expectEqual(info.widgetConfigurationIntent(of: EverythingIntent.self), nil)
    }

    @Test func `definitions of intents declare the kind and the group`() async throws {
        let registrations = await CarWidget.registrations
        expectEqual(registrations.group, "group.example.cars")
        let engine = try IntentEngine(widgets: registrations, store: InMemoryStore())
        // The definition declares three families.
        expectEqual(engine.schema.widget(of: "com.example.car")?.families.count, 3)
    }

    @Test func `App Intents belong to the group of the definitions`() async throws {
        let control = await MainActor.run {
            AppIntentControlConfiguration(kind: "lantern", intent: LanternControlIntent.self) { _ in
                ControlWidgetButton("All off", action: AllOffIntent())
            }.registration
        }
        let registrations = try [#require(control)] + (await CarWidget.registrations)
        expectEqual(registrations.group, "group.example.cars")
        let engine = try IntentEngine(widgets: registrations, store: InMemoryStore())
        expectEqual(engine.schema.group, "group.example.cars")
        #expect(engine.schema.intent(named: "LanternControl") != nil)
    }

    @Test func `a kind that only code declares gets its intent`() async throws {
        let registrations = await OtherKindWidget.registrations
        let engine = try IntentEngine(widgets: registrations, store: InMemoryStore())
        let widget = try #require(engine.schema.widget(of: "Other"))
        #expect(widget.intent == "WidgetConfig" && widget.families == [.systemLarge])
        let id = try await engine.place("Other", family: .systemLarge)
        let clock = VirtualClock(Date(timeIntervalSince1970: 1_700_000_000))
        let host = try WidgetHost(engine: engine, widgets: registrations, clock: clock)
        try await host.start()
        await clock.settle()
        try await expectEqual(engine.timeline(of: id)?.entry(at: .distantPast)?.content.text, "size 12")
        await host.stop()
    }
}

private struct CarEntry: TimelineEntry {
    let date: Date
    let size: Int
}

private struct CarProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> CarEntry { CarEntry(date: .now, size: 0) }

    func getSnapshot(
        for configuration: WidgetConfigIntent, in context: Context, completion: @escaping @Sendable (CarEntry) -> Void
    ) {
        completion(placeholder(in: context))
    }

    func getTimeline(
        for configuration: WidgetConfigIntent, in context: Context,
        completion: @escaping @Sendable (Timeline<CarEntry>) -> Void
    ) {
        let entry = CarEntry(date: .now, size: configuration.labelSize?.intValue ?? -1)
        completion(Timeline(entries: [entry], policy: .never))
    }
}

private struct CarWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "com.example.car", intent: WidgetConfigIntent.self, provider: CarProvider()) {
            entry in
            "size \(entry.size)"
        }
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

private struct OtherKindWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Other", intent: WidgetConfigIntent.self, provider: CarProvider()) { entry in
            "size \(entry.size)"
        }
        .supportedFamilies([.systemLarge])
    }
}
