import AppIntents
import Foundation
import GeneratedAppIntents
import IntentAppIntents
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import SwiftUI
import Testing
import WidgetKit

extension GeneratedAppIntentsTests {
    /// Hosts the generated widgets and controls, and performs their actions.
    @Suite struct Widgets {
        @Test func `a generated widget shows its configuration`() async throws {
            AppIntentHandler.add(GarageHandler())
            let hosted = try await Hosted(CarBundle.registrations, "com.example.car", .systemMedium)
            try await expectEqual(hosted.content().text, "Lock, Trunk, Window, Horn")
            try await hosted.engine.edit("a") { edit in
                edit.append(.set(.list([GarageHandler.garage[4].intentValue])), to: "carControls")
            }
            await hosted.clock.settle()
            try await expectEqual(hosted.content().text, "Light")
        }

        @Test(arguments: ColorValue.Name.allCases)
        func `a color is that of SwiftUI`(name: ColorValue.Name) {
            let title = name == .accent ? "accentColor" : name.rawValue
            expectEqual(Color(ColorValue(name)).description, title)
        }

        @Test func `components are those of SwiftUI`() {
            let color = Color(ColorValue(red: 1, green: 0, blue: 0.2, opacity: 0.4))
            expectEqual(color, Color(red: 1, green: 0, blue: 0.2, opacity: 0.4))
        }

        @Test func `a generated toggle performs its action`() async throws {
            let door = DoorLog()
            AppIntentAction<LockDoorIntent>.add {
                await door.set($0.isLocked == true)
            } isOn: { _ in
                await door.states.last ?? false
            }
            let hosted = try await Hosted(HomeBundle.registrations, "com.example.lock", .systemSmall)
            let toggle = try #require(try await hosted.content().actions.first)
            expectEqual(toggle.control, .toggle(isOn: false))
            try await hosted.host.perform(toggle.id, on: "a")
            await expectEqual(door.states, [true])
            await hosted.clock.settle()
            try await expectEqual(hosted.content().actions.first?.control, .toggle(isOn: true))
        }

        @Test func `a generated button performs its action`() async throws {
            let scenes = SceneLog()
            AppIntentAction<SetSceneIntent>.add { await scenes.add($0.scene) }
            let hosted = try await Hosted(HomeBundle.registrations, "Night Scene", .systemSmall)
            try await hosted.engine.edit("a") { $0.append(.set(.enumeration("night")), to: "scene") }
            await hosted.clock.settle()
            let button = try #require(try await hosted.content().actions.first)
            try await hosted.host.perform(button.id, on: "a")
            await expectEqual(scenes.all, [.night])
        }

        @Test func `an intent without an action is unavailable`() async throws {
            AppDependencyManager.shared.add(dependency: AppIntentAction<SetSceneIntent>.missing)
            let error = await #expect(throws: HandlerError.self) { _ = try await SetSceneAppIntent().perform() }
            expectEqual(error?.code, .unavailable)
        }

        @Test func `the preview of a toggle does not ask the program`() async throws {
            AppIntentAction<LockDoorIntent>.add { _ in
            } isOn: { _ in
                true
            }
            let provider = ConfiguredControlProvider<LockDoorAppIntent>(toggle: "isLocked")
            #expect(!provider.previewValue(configuration: LockDoorAppIntent()).isOn)
            #expect(try await provider.currentValue(configuration: LockDoorAppIntent()).isOn)
        }

        @MainActor @Test func `generated App Shortcuts are complete`() {
            expectEqual(HomeShortcuts.appShortcuts.count, 2)
        }
    }
}

/// The states that a toggle set.
private actor DoorLog {
    private(set) var states: [Bool] = []

    func set(_ isLocked: Bool) { states.append(isLocked) }
}

/// The scenes that a button chose.
private actor SceneLog {
    private(set) var all: [Scene?] = []

    func add(_ scene: Scene?) { all.append(scene) }
}

/// A host with one instance, `a`.
private struct Hosted {
    let engine: IntentEngine
    let host: WidgetHost
    let clock = VirtualClock(Date(timeIntervalSince1970: 1_800_000_000))
    private let folder: TemporaryFolder

    init(_ widgets: [WidgetRegistration], _ kind: WidgetKind, _ family: SizeFamily) async throws {
        folder = try TemporaryFolder("generated-widgets")
        let store = try SQLiteStore(path: folder.path + "/store.sqlite")
        engine = try IntentEngine(widgets: widgets, store: store)
        host = try WidgetHost(engine: engine, widgets: widgets, clock: clock)
        try await engine.place(kind, family: family, id: "a")
        try await host.start()
        await clock.settle()
    }

    /// Returns what the instance shows.
    func content() async throws -> WidgetContent {
        let timeline = try #require(try await engine.timeline(of: "a", at: clock.now))
        return try #require(try timeline.entry(at: clock.now)).content
    }
}

// MARK: - Widgets

private nonisolated struct TitleEntry: TimelineEntry {
    let date: Date
    let title: String

    init(_ title: String) {
        date = Date(timeIntervalSince1970: 0)
        self.title = title
    }
}

private nonisolated struct CarContent: ConfiguredWidgetContent {
    func placeholder(in context: TimelineProviderContext) -> TitleEntry { TitleEntry("") }

    func snapshot(for configuration: WidgetConfigIntent, in context: TimelineProviderContext) async -> TitleEntry {
        TitleEntry(configuration.carControls.map(\.displayString).joined(separator: ", "))
    }

    func timeline(
        for configuration: WidgetConfigIntent, in context: TimelineProviderContext
    ) async -> Timeline<TitleEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }

    @MainActor func body(for entry: TitleEntry) -> Text { Text(verbatim: entry.title) }
}

private nonisolated struct DoorContent: ConfiguredWidgetContent {
    func placeholder(in context: TimelineProviderContext) -> TitleEntry { TitleEntry("") }

    func snapshot(for configuration: LockDoorIntent, in context: TimelineProviderContext) async -> TitleEntry {
        TitleEntry(configuration.door?.displayString ?? "")
    }

    func timeline(
        for configuration: LockDoorIntent, in context: TimelineProviderContext
    ) async -> Timeline<TitleEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }

    @MainActor func body(for entry: TitleEntry) -> Text { Text(verbatim: entry.title) }
}

private nonisolated struct TitleProvider: TimelineProvider {
    func placeholder(in context: Context) -> TitleEntry { TitleEntry("") }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (TitleEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TitleEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

private struct StaticContent: StaticWidgetContent {
    let provider = TitleProvider()

    func body(for entry: TitleEntry) -> Text { Text(verbatim: entry.title) }
}

private struct CarBundle: CarControlWidgets {
    typealias CarWidgetContent = CarContent
}

private struct HomeBundle: HomeWidgets {
    typealias DoorsContent = DoorContent
    typealias ScenesContent = StaticContent
    typealias WeatherContent = StaticContent
    typealias BlindsContent = StaticContent
}
