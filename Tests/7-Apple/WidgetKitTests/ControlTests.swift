import AppIntents
import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import SwiftUI
import Testing

private struct LanternValue {
    let lantern: LanternEntity
    let isLit: Bool
}

private struct LanternValues: AppIntentControlValueProvider {
    let house: LanternHouse

    func previewValue(configuration: LanternControlIntent) -> LanternValue {
        LanternValue(lantern: LanternEntity(id: "any"), isLit: true)
    }

    func currentValue(configuration: LanternControlIntent) async throws -> LanternValue {
        guard let lantern = configuration.lantern else { throw LanternError.noHouse }
        return LanternValue(lantern: lantern, isLit: try LanternHouse.named(house.name).isLit(lantern.id))
    }
}

private struct SpareControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "spare") { ControlWidgetButton("Spare", action: AllOffIntent()) }
    }
}

private struct SpareBundle: WidgetBundle {
    var body: some Widget {
        if #available(iOS 18, *) { SpareControl() }
    }
}

private struct NothingProvider: TimelineProvider {
    struct Entry: TimelineEntry { let date: Date }

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {}
}

private struct FirstWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "first", provider: NothingProvider()) { _ in Text("") }
    }
}

private struct SecondWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "second", provider: NothingProvider()) { _ in Text("") }
    }
}

private struct VersionBundle: WidgetBundle {
    var body: some Widget {
        if #available(iOS 16, *) {
            return WidgetBundleBuilder.buildBlock(FirstWidget(), newer)
        } else {
            return WidgetBundleBuilder.buildBlock(FirstWidget())
        }
    }

    private var newer: some Widget {
        guard #available(iOS 18, *) else {
            return WidgetBundleBuilder.buildBlock(WidgetBundleBuilder.buildOptional(nil))
        }
        return WidgetBundleBuilder.buildBlock(
            WidgetBundleBuilder.buildLimitedAvailability(SecondWidget()),
            WidgetBundleBuilder.buildBlock(SpareControl(), SpareControl()))
    }
}

/// Controls, which a host shows as widgets with one entry.
@MainActor @Suite struct ControlTests {
    private func configuration(_ house: LanternHouse) -> some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "lantern", provider: LanternValues(house: house)) { value in
            ControlWidgetToggle(
                value.lantern.id, isOn: value.isLit, action: SetLanternIntent(house, value.lantern)
            ) { isLit in
                Label(isLit ? "Lit" : "Dark", systemImage: isLit ? "lightbulb.fill" : "lightbulb")
            }
            .tint(.yellow)
        }
        .displayName("A Lantern")
        .description("Switches a lantern.")
    }

    private func lantern() throws -> LanternFixture { try LanternFixture { configuration($0).registration } }

    private func start(_ fixture: LanternFixture) async throws {
        let gate = IntentValue.object(ObjectValue(identifier: "gate", displayString: "gate"))
        try await fixture.start { $0.append(.set(gate), to: "lantern") }
    }

    @Test func `a toggle sets the value of its intent`() async throws {
        let fixture = try lantern()
        try await start(fixture)
        try await expectEqual(fixture.content?.text, "○ gate\nDark")
        try await fixture.host.perform("action-1", on: "a")
        expectEqual(fixture.house.log, ["gate on"])
        await fixture.clock.settle()
        try await expectEqual(fixture.content?.text, "● gate\nLit")
        try await expectEqual(fixture.content?.actions.first?.control, .toggle(isOn: true))
        try await fixture.host.perform("action-1", on: "a")
        expectEqual(fixture.house.log, ["gate on", "gate off"])
        await fixture.stop()
    }

    @Test func `a button performs its intent`() async throws {
        let fixture = try LanternFixture { house in
            StaticControlConfiguration(kind: "off") {
                ControlWidgetButton(action: AllOffIntent(house)) {
                    Label("All off", systemImage: "lightbulb.slash")
                } actionLabel: { isActive in
                    Text(isActive ? "Switching" : "Ready")
                }
            }.registration
        }
        try await fixture.start()
        try await expectEqual(fixture.content?.text, "All off\nReady")
        try await fixture.host.perform("action-1", on: "a")
        expectEqual(fixture.house.log, ["all off"])
        await fixture.stop()
    }

    @Test func `a control whose provider fails keeps its value`() async throws {
        let fixture = try lantern()
        try await start(fixture)
        fixture.house.remove()
        ControlCenter(center(of: fixture)).reloadControls(ofKind: "lantern")
        await fixture.clock.advance(to: fixture.clock.now.addingTimeInterval(1800))
        try await expectEqual(fixture.content?.text, "○ gate\nDark")
        try await expectEqual(fixture.shown?.status.failure?.message.contains("noHouse"), true)
        await fixture.stop()
    }

    @Test func `a gallery shows the preview of a control`() async throws {
        let provider = try #require(try lantern().registrations.first).provider
        let context = TimelineProviderContext(family: .systemSmall, isPreview: true)
        let request = ProviderRequest(values: IntentValues(), context: context)
        try await expectEqual(provider.placeholder(request).content.text, "● any\nLit")
        try await expectEqual(provider.snapshot(request).content.text, "● any\nLit")
    }

    @Test func `a control without its choice has no preview`() async throws {
        let control = AppIntentControlConfiguration(kind: "chosen", intent: ChosenLanternIntent.self) { intent in
            ControlWidgetButton(intent.lantern.id, action: AllOffIntent())
        }
        let registration = try #require(control.registration)
        let context = TimelineProviderContext(family: .systemSmall, isPreview: true)
        let request = ProviderRequest(values: IntentValues(), context: context)
        await #expect(throws: HandlerError.self) { try await registration.provider.placeholder(request) }
        await expectEqual(registration.action?.symbol(), nil)
    }

    @Test func `the control center lists and reloads controls`() async throws {
        let fixture = try lantern()
        try await start(fixture)
        let widgets = center(of: fixture)
        let controls = ControlCenter(widgets)
        try await expectEqual(controls.currentControls().map(\.kind), ["lantern"])
        try await expectEqual(controls.currentControls().first?.values["lantern"]?.optionIdentifier, "gate")
        try await expectEqual(widgets.currentConfigurations(), [])
        fixture.house.set("gate", lit: true)
        controls.reloadAllControls()
        await fixture.clock.advance(to: fixture.clock.now.addingTimeInterval(1800))
        try await expectEqual(fixture.content?.text, "● gate\nLit")
        await fixture.stop()
    }

    @Test func `a control is declared with its title and action`() async throws {
        let fixture = try lantern()
        let control = try #require(fixture.engine.schema.controls.first)
        #expect(control.title.text(for: "en") == "A Lantern" && control.toggle == "value")
        expectEqual(control.intent, "SetLantern")
        expectEqual(fixture.engine.schema.widget(of: "lantern")?.intent, "LanternControl")
        await expectEqual(fixture.registrations.first?.action?.symbol(), "lightbulb.fill")
    }

    @Test func `a bundle lists controls beside widgets`() {
        expectEqual(SpareBundle.registrations.map(\.kind), ["spare"])
        expectEqual(SpareControl.registrations.first?.control?.style, .button)
        expectEqual(VersionBundle.registrations.map(\.kind), ["first", "second", "spare", "spare"])
    }

    @Test func `a disabled control has no action`() async throws {
        let fixture = try LanternFixture { house in
            StaticControlConfiguration(kind: "off") {
                ControlWidgetButton("All off", action: AllOffIntent(house)).disabled(true)
            }.registration
        }
        try await fixture.start()
        try await expectEqual(fixture.content?.actions, [])
        await fixture.stop()
    }

    private func center(of fixture: LanternFixture) -> WidgetCenter {
        let center = WidgetCenter()
        center.use(fixture.engine)
        return center
    }
}
