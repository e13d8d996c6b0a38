import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentWidgets

/// What a program adds to the definitions of its files.
struct WidgetDeclarationTests {
    @Test func `only a control without a definition is added`() throws {
        let title = LocalizedText("The Lamp", language: "en")
        let file = Schema(
            intents: [Intent(name: "Switch", swiftName: "SwitchIntent", title: title)],
            controls: [
                Control(name: "lamp", swiftName: "lamp", kind: "lamp", title: title, intent: "Switch", symbol: "bulb")
            ])
        let declared = WidgetDeclarations(
            [control("lamp"), control("door")], definitions: [IntentDefinition(name: nil, schema: file)])
        let added = try #require(declared.definitions.last).schema()
        expectEqual(added.controls.map(\.kind), ["door"])
        expectEqual(added.widgets.map(\.kind), ["door"])
        expectEqual(added.widgets.map(\.title), [LocalizedText("Door", language: "en")])
        expectEqual(added.kinds.map(\.sort), [.control])
        // The texts and the intent are those of the definition.
        expectEqual(file.kinds.map(\.title), [title])
        expectEqual(file.presentWidget(of: "lamp")?.intent, "Switch")
    }

    @MainActor @Test func `a configuration that prompts declares that its editor opens`() throws {
        let registrations = [try #require(PromptingWidget().body.registration), control("door")]
        let declared = WidgetDeclarations(registrations)
        let added = try #require(declared.definitions.last).schema()
        expectEqual(added.kinds.map(\.kind), ["prompting", "door"])
        expectEqual(added.kinds.map(\.asksWhenAdded), [true, false])
    }

    private func control(_ kind: WidgetKind) -> WidgetRegistration {
        var control = WidgetRegistration(kind: kind, intent: nil, isConfigurable: false, provider: ScriptedProvider())
        control.action = ControlAction(isToggle: false, intent: nil, symbol: { nil })
        return control
    }
}

private struct PromptingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "prompting", provider: PromptingProvider()) { $0.date.description }
            .promptsForUserConfiguration()
    }
}

private struct PromptingProvider: TimelineProvider {
    struct Entry: TimelineEntry { let date = Date.now }

    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry()], policy: .never))
    }
}
