import AppIntents
import Foundation
import GeneratedAppIntents
import IntentAppIntents
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import SwiftUI
import Synchronization
import Testing
import WidgetKit

extension GeneratedAppIntentsTests {
    /// Controls in Swift that perform the intents of a definition, and App Intents beside handlers of the same definition.
    @Suite struct Controls {
        private let house = House()

        private var handlers: [any IntentHandling] {
            [
                IntentPerformer(LockDoorIntent.self) { [house] intent, context in
                    house.add("\(intent.isLocked.map { "\($0)" } ?? "-") \(context.isOn.map { "\($0)" } ?? "-")")
                },
                IntentPerformer(SetSceneIntent.self) { [house] intent, _ in house.add(intent.scene?.caseName ?? "-") },
            ]
        }

        @Test func `a button performs an intent of a definition`() async throws {
            let hosted = try await HostedControl(SceneButton.registrations, "Night Scene", handlers)
            try await expectEqual(hosted.content().text, "Night")
            try await hosted.host.perform("action-1", on: "a")
            expectEqual(house.log, ["night"])
            await hosted.host.stop()
        }

        @Test func `a toggle sets the parameter that its definition names`() async throws {
            let hosted = try await HostedControl(DoorToggle.registrations, .doorLock, handlers)
            try await expectEqual(hosted.content().text, "○ Door\nOpen")
            try await hosted.host.perform("action-1", on: "a")
            expectEqual(house.log, ["true true"])
            await hosted.host.stop()
        }

        @Test func `App Intents run beside handlers of the same definition`() async throws {
            let widgets = await DoorWidget.registrations + SceneButton.registrations + GeneratedControl.registrations
            let engine = try IntentEngine(widgets: widgets, store: InMemoryStore(), handlers: handlers)
            let file = try LockDoorIntent.definition.schema()
            expectEqual(engine.schema.type(named: "Door"), file.type(named: "Door"))
            expectEqual(engine.schema.intent(named: "LockDoor"), file.intent(named: "LockDoor"))
            #expect(engine.schema.intent(named: "ShowDoor") != nil)
            let id = try await engine.place("other", family: .systemSmall)
            try await engine.edit(id) { $0.append(.set(.boolean(true)), to: "isLocked") }
            _ = try WidgetHost(engine: engine, widgets: widgets)
        }
    }
}

private final class House: Sendable {
    private let calls = Mutex<[String]>([])

    func add(_ call: String) { calls.withLock { $0.append(call) } }

    var log: [String] { calls.withLock { $0 } }
}

/// A host with one control, `a`.
private struct HostedControl {
    let engine: IntentEngine
    let host: WidgetHost
    let clock = VirtualClock(Date(timeIntervalSince1970: 1_800_000_000))

    init(_ widgets: [WidgetRegistration], _ kind: ControlKind, _ handlers: [any IntentHandling]) async throws {
        engine = try IntentEngine(widgets: widgets, store: InMemoryStore(), handlers: handlers)
        host = try WidgetHost(engine: engine, widgets: widgets, clock: clock)
        try await engine.place(kind, id: "a")
        try await host.start()
        await clock.settle()
    }

    func content() async throws -> WidgetContent {
        let timeline = try #require(try await engine.timeline(of: "a", at: clock.now))
        return try #require(try timeline.entry(at: clock.now)).content
    }
}

private struct SceneButton: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Night Scene", intent: SetSceneIntent.self) { _ in
            ControlWidgetButton("Night", action: SetSceneIntent(scene: .night))
        }
    }
}

private struct DoorToggle: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: ControlKind.doorLock.name, intent: LockDoorIntent.self) { intent in
            ControlWidgetToggle("Door", isOn: intent.isLocked ?? false, action: intent) { isLocked in
                Text(isLocked ? "Locked" : "Open")
            }
        }
    }
}

/// A control of another kind with a generated App Intent.
private struct GeneratedControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "other", provider: ConfiguredControlProvider<LockDoorAppIntent>()) {
            value in
            ControlWidgetButton("Lock", action: value.intent)
        }
    }
}

/// An App Intent with the entity that is generated for a type of the definition.
private struct ShowDoorIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Show a Door"

    @IntentParameter(title: "Door") var door: DoorEntity?
}

private struct DoorWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "door", intent: ShowDoorIntent.self, provider: DoorEntries()) { _ in Text("") }
    }
}

private struct DoorEntry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
}

private struct DoorEntries: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> DoorEntry { DoorEntry() }

    func snapshot(for configuration: ShowDoorIntent, in context: Context) async -> DoorEntry { DoorEntry() }

    func timeline(for configuration: ShowDoorIntent, in context: Context) async -> Timeline<DoorEntry> {
        Timeline(entries: [DoorEntry()], policy: .never)
    }
}
