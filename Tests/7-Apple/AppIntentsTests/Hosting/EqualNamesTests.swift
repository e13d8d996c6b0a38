import AppIntents
import AppIntentsExtension
import Foundation
import HostedAppIntents
import IntentExtension
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing

/// Intents, entities and enums of one unqualified name in different types.
@Suite(.timeLimit(.minutes(2))) struct EqualNamesTests {
    private let widgets: [WidgetRegistration]
    private let store = InMemoryStore()

    init() async { widgets = await ToggleWidgets.registrations }

    private func engine(_ widgets: [WidgetRegistration]) throws -> IntentEngine {
        try IntentEngine(widgets: widgets, store: store)
    }

    private func place(_ lit: String, _ locked: String, in engine: IntentEngine) async throws {
        for (id, room) in [("lights", lit), ("doors", locked)] as [(InstanceID, String)] {
            try await engine.place(WidgetKind("\(id)"), family: .systemSmall, id: id)
            try await engine.edit(id) { $0.append(.set(object(room)), to: "room") }
        }
    }

    private func object(_ identifier: String) -> IntentValue {
        .object(ObjectValue(identifier: identifier, displayString: ""))
    }

    @Test func `names are qualified only where they are equal`() throws {
        for widgets in [widgets, widgets.reversed()] {
            let schema = try engine(widgets).schema
            expectEqual(Set(schema.intents.map(\.name)), ["LightsToggle", "DoorsToggle"])
            expectEqual(Set(schema.types.map(\.name)), ["LightsRoom", "DoorsRoom"])
            expectEqual(Set(schema.enums.map(\.name)), ["LightsKind", "DoorsKind"])
            expectEqual(schema.presentWidget(of: "doors")?.intent, "DoorsToggle")
            expectEqual(
                schema.intent(named: "DoorsToggle")?.parameters.map(\.type.tag), ["enum:DoorsKind", "object:DoorsRoom"])
        }
        let schema = try engine([widgets[0]]).schema
        expectEqual(schema.intents.map(\.name), ["Toggle"])
        expectEqual(schema.types.map(\.name) + schema.enums.map(\.name), ["Room", "Kind"])
    }

    @Test func `more than two types of one name have names of their own`() throws {
        let handlers: [any IntentHandling] = [
            Fans.Ceiling.Toggle.handler, ToggleIntent.handler, Fans.ToggleIntent.handler, Doors.ToggleIntent.handler,
        ]
        for handlers in [handlers, handlers.reversed()] {
            let schema = try IntentEngine(store: store, handlers: handlers).schema
            expectEqual(
                Set(schema.intents.map(\.name)), ["Toggle", "FansCeilingToggle", "DoorsToggle", "Ventilate"])
            // The types of values of the third intent.
            expectEqual(
                schema.intent(named: "Toggle")?.parameters.map(\.type.tag),
                ["enum:LightsKind", "enum:DoorsKind", "object:LightsRoom", "object:DoorsRoom"])
            // Its instances are never those of another intent.
            expectEqual(schema.intent(named: "DoorsToggle")?.renamedFrom, [])
        }
    }

    @Test func `one intent has parameters of types of one name`() async throws {
        let instance = try await HostedInstance(ToggleIntent.self) { "\($0.light) \($0.door) \($0.locked?.id ?? "")" }
        try await expectEqual(instance.titles("lit"), ["Lit hall", "Lit kitchen"])
        try await expectEqual(instance.titles("locked"), ["Locked vault"])
        try await instance.choose("vault", for: "locked")
        try await instance.set(.enumeration("sliding"), for: "door")
        try await instance.set(.enumeration("spot"), for: "light")
        try await expectEqual(instance.intent().locked?.id, "vault")
        try await expectEqual(instance.shown().text, "spot sliding vault")
    }

    @Test func `instances stored under the unqualified name are read`() async throws {
        let id = try await engine([widgets[1]]).place("doors", family: .systemSmall)
        expectEqual(store.instance(id)?.intent, "Toggle")
        let engine = try engine(widgets)
        try await engine.edit(id) { $0.append(.set(object("vault")), to: "room") }
        try await expectEqual(engine.intent(Doors.ToggleIntent.self, of: id).room?.id, "vault")
        await #expect(throws: EngineError.self) { try await engine.intent(Lights.ToggleIntent.self, of: id) }
        // And those of the qualified name by a program with one of the types.
        let other = try await engine.place("doors", family: .systemSmall)
        expectEqual(store.instance(other)?.intent, "DoorsToggle")
    }

    @Test func `a host shows and performs both`() async throws {
        let engine = try engine(widgets)
        let clock = VirtualClock(Date(timeIntervalSince1970: 1_700_000_000))
        let host = try WidgetHost(engine: engine, widgets: widgets, clock: clock)
        try await place("hall", "vault", in: engine)
        try await host.start()
        await clock.settle()
        func text(_ id: InstanceID) async throws -> String? {
            try await engine.timeline(of: id, at: clock.now)?.entry(at: clock.now)?.content.text
        }
        try await expectEqual(text("lights"), "spot hall")
        try await expectEqual(text("doors"), "sliding vault")
        for (id, message) in [("lights", "lights of hall"), ("doors", "doors of vault")] as [(InstanceID, String)] {
            let error = await #expect(throws: (any Error).self) { try await host.perform("action-1", on: id) }
            #expect("\(error as Any)".contains(message), "\(error as Any)")
        }
        await host.stop()
    }

    @Test func `providers in an extension receive both`() async throws {
        let host = ExtensionHost(path: try BuiltPrograms.path(of: "AppIntentsExtension"))
        let provided = try await host.widgets().filter { ["lights", "doors"].contains($0.kind.name) }
        let schema = try engine(widgets).schema
        let engine = try IntentEngine(schema: schema, store: store, remote: ExtensionHandlers([host]))
        try await place("kitchen", "vault", in: engine)
        try await expectEqual(
            engine.options(for: "room", of: "lights").collection.items.map(\.title), ["Lit hall", "Lit kitchen"])
        let clock = VirtualClock(Date(timeIntervalSince1970: 1_700_000_000))
        let widgetHost = try WidgetHost(engine: engine, widgets: provided, clock: clock)
        try await widgetHost.start()
        await clock.settle()
        try await expectEqual(
            engine.timeline(of: "lights", at: clock.now)?.entry(at: clock.now)?.content.text, "spot kitchen")
        try await expectEqual(
            engine.timeline(of: "doors", at: clock.now)?.entry(at: clock.now)?.content.text, "sliding vault")
        await widgetHost.stop()
        host.shutDown()
    }

    @Test func `equal identifiers are refused with both types`() async throws {
        for handlers in [[Left.Toggle.handler, Right.Toggle.handler], [Right.Toggle.handler, Left.Toggle.handler]] {
            let error = #expect(throws: EngineError.self) { try IntentEngine(store: store, handlers: handlers) }
            let message = error?.problems.first?.message ?? ""
            #expect(message.contains("Left.Toggle'") && message.contains("Right.Toggle'"), "\(message)")
            #expect(message.hasSuffix("declare 'static let persistentIdentifier' in one of them"), "\(message)")
        }
        let widgets =
            await ToggleWidget<Left.Toggle>("left") { _ in "" }.registered
            + ToggleWidget<Right.Toggle>("right") { _ in "" }.registered
        #expect(throws: EngineError.self) { try engine(widgets) }
    }

    @Test func `a donation is that of the widget with its intent`() throws {
        func date(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400) }
        let values = Doors.ToggleIntent().widgetIntentValues
        let members = [
            StackMember(instance: "lights", intent: "LightsToggle", values: values),
            StackMember(instance: "doors", intent: "DoorsToggle", values: values),
        ]
        var stack = WidgetStack(members, at: date(3))
        for day in 0..<3 {
            stack.donate(try #require(IntentDonation(Doors.ToggleIntent(), date: date(day))))
        }
        expectEqual(stack.advance(to: date(4)).last?.instance, "doors")
    }
}

/// Two intents that state the same identifier.
private enum Left {
    struct Toggle: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Left"
        static let persistentIdentifier = "Side"
    }
}

private enum Right {
    struct Toggle: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Left"
        static let persistentIdentifier = "Side"
    }
}
