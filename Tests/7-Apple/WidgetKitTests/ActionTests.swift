import AppIntents
import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import SwiftUI
import Testing

private struct LanternsEntry: TimelineEntry {
    let date: Date
    let isLit: Bool
}

private struct LanternsProvider: TimelineProvider {
    let house: LanternHouse

    func placeholder(in context: Context) -> LanternsEntry { LanternsEntry(date: .now, isLit: false) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (LanternsEntry) -> Void) {
        completion(LanternsEntry(date: .now, isLit: house.isLit("porch")))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<LanternsEntry>) -> Void) {
        getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
    }
}

private struct LanternsView: View {
    let house: LanternHouse
    let entry: LanternsEntry

    var body: some View {
        VStack {
            Text(entry.isLit ? "The porch is lit" : "The porch is dark")
            Toggle("Porch", isOn: entry.isLit, intent: SwitchLanternIntent(house, "porch"))
            Button("Attic", intent: SwitchLanternIntent(house, "lost in the attic"))
            Button("Cellar", intent: SwitchLanternIntent(house, "cellar")).disabled(true)
            Button(intent: HiddenIntent()) { Text("Hidden") }
        }
    }
}

private struct HiddenIntent: AppIntent {
    static let title: LocalizedStringResource = "A private type"

    func perform() async throws -> some IntentResult { .result() }
}

/// Buttons and toggles with App Intents, which no handler of the program performs.
@MainActor @Suite struct ActionTests {
    private func fixture() throws -> LanternFixture {
        try LanternFixture { house in
            StaticConfiguration(kind: "lanterns", provider: LanternsProvider(house: house)) { entry in
                LanternsView(house: house, entry: entry)
            }.registration
        }
    }

    @Test func `a toggle performs the App Intent of its view`() async throws {
        let fixture = try fixture()
        try await fixture.start()
        try await expectEqual(fixture.content?.actions.map(\.id), ["action-1", "action-2", "action-4"])
        try await fixture.host.perform("action-1", on: "a")
        expectEqual(fixture.house.log, ["porch on"])
        await fixture.clock.settle()
        try await expectEqual(fixture.content?.text?.hasPrefix("The porch is lit\n"), true)
        try await expectEqual(fixture.content?.actions.first?.control, .toggle(isOn: true))
        await fixture.stop()
    }

    @Test func `an action of archived content survives a restart`() async throws {
        let fixture = try fixture()
        try await fixture.start()
        try await fixture.restart()
        try await fixture.host.perform("action-1", on: "a")
        expectEqual(fixture.house.log, ["porch on"])
        await fixture.stop()
    }

    @Test func `an entity that no longer exists fails the action`() async throws {
        let fixture = try fixture()
        try await fixture.start()
        let error = await #expect(throws: OptionsFailure.self) {
            try await fixture.host.perform("action-2", on: "a")
        }
        expectEqual(error?.message, "the parameter 'lantern' has no value")
        #expect(fixture.house.log.isEmpty)
        await fixture.stop()
    }

    @Test func `an App Intent that throws returns the toggle`() async throws {
        let fixture = try fixture()
        try await fixture.start()
        fixture.house.remove()
        let error = await #expect(throws: OptionsFailure.self) {
            try await fixture.host.perform("action-1", on: "a")
        }
        expectEqual(error?.message, "The house is gone.")
        try await expectEqual(fixture.content?.actions.first?.control, .toggle(isOn: false))
        await fixture.stop()
    }

    @Test func `a button of a private type is performed`() async throws {
        let fixture = try fixture()
        try await fixture.start()
        try await fixture.host.perform("action-4", on: "a")
        await fixture.stop()
    }

    @Test func `a disabled button is no action`() async throws {
        let fixture = try fixture()
        try await fixture.start()
        let error = await #expect(throws: HostError.self) { try await fixture.host.perform("action-3", on: "a") }
        expectEqual(error?.code, .unknownAction)
        await fixture.stop()
    }

    @Test func `types distinguish intents with equal names`() async throws {
        let engine = try IntentEngine(store: InMemoryStore(), handlers: [SwitchLanternAppIntent.handler])
        let house = LanternHouse()
        let action = try #require(
            WidgetAction(id: "a", title: "Gate", performing: SwitchLanternIntent(house, "gate")))
        expectEqual(action.intent, SwitchLanternAppIntent.widgetIntentDefinition?.name)
        try await engine.perform(
            action.intent, ofTypeNamed: action.typeName, values: action.values, context: PerformContext())
        expectEqual(house.log, ["gate on"])
    }

    /// Performs an intent from what a button keeps, after it crossed to another process; returns the message of its error.
    private func message(performing intent: ReportIntent) async throws -> String? {
        let action = try #require(WidgetAction(id: "a", title: "Report", performing: intent))
        let content = try WidgetContent(wire: WidgetContent(text: "x", actions: [action]).wire)
        let copy = try #require(content.actions.first)
        let engine = try IntentEngine(store: InMemoryStore(), handlers: [SwitchLanternAppIntent.handler])
        let error = await #expect(throws: OptionsFailure.self) {
            try await engine.perform(
                copy.intent, ofTypeNamed: copy.typeName, values: copy.values, context: PerformContext())
        }
        return error?.message
    }

    @Test func `a button keeps instants and nil`() async throws {
        let intent = ReportIntent()
        intent.date = Date(timeIntervalSinceReferenceDate: 700_000_000.125)
        intent.days = [Date(timeIntervalSinceReferenceDate: 1.5)]
        try await expectEqual(message(performing: intent), "700000000.125 1.5 usual true 7 nil nil")
        (intent.note, intent.flag) = (nil, nil)
        try await expectEqual(message(performing: intent), "700000000.125 1.5 nil nil 7 nil nil")
    }

    @Test func `what a button cannot keep fails the action`() async throws {
        let intent = ReportIntent()
        intent.date = .now
        intent.file = IntentFile(data: Data([1]), filename: "a.bin")
        try await expectEqual(
            message(performing: intent), "a button or toggle cannot keep the value of 'file', such as a file in memory")
    }

    @Test func `the type of an intent crosses between processes`() throws {
        let intent = SwitchLanternIntent(LanternHouse(), "gate")
        let action = try #require(WidgetAction(id: "a", title: "Gate", performing: intent))
        let content = WidgetContent(text: "x", actions: [action])
        let copy = try WidgetContent(wire: content.wire)
        expectEqual(copy, content)
        expectEqual(copy.actions.first?.typeName, IntentTypeNames.name(of: SwitchLanternIntent.self))
        expectEqual(copy.actions.first?.intent, "SwitchLantern")
    }
}
