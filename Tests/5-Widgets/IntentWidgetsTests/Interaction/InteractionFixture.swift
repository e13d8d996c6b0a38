import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Synchronization

/// A host of a lamp widget with a switch and a button, over a SQLite file, and what its handlers did.
final class InteractionFixture: Sendable {
    let folder: TemporaryFolder
    let store: SQLiteStore
    let engine: IntentEngine
    let clock = VirtualClock(HostFixture.start)
    let log = HostLog()
    let lamp: Lamp

    /// - Parameters:
    ///   - hasSecretRoom: Whether the room of a lamp is a secret.
    ///   - perform: What switching does, apart from changing the lamp.
    init(
        hasSecretRoom: Bool = false, _ perform: @escaping @Sendable (PerformContext) async throws -> Void = { _ in }
    ) throws {
        let lamp = Lamp()
        self.lamp = lamp
        folder = try TemporaryFolder("interaction")
        store = try SQLiteStore(path: folder.path + "/store.sqlite")
        let handlers: [any IntentHandling] = [
            IntentPerformer(SwitchIntent.self) { intent, context in
                try await perform(context)
                lamp.add("\(intent.room) \(context.isOn.map { "\($0)" } ?? "button")")
            },
            IntentPerformer(DimIntent.self),
        ]
        var schema = Self.schema
        for index in schema.intents.indices {
            schema.intents[index].parameters[0].settings.text.isSecret = hasSecretRoom
        }
        engine = try IntentEngine(schema: schema, store: store, handlers: handlers)
    }

    /// Creates a host whose provider shows the lamp.
    func host(
        _ answer: @escaping @Sendable (Int) async throws -> Void = { _ in }
    ) throws -> (host: WidgetHost, provider: ScriptedProvider) {
        let provider = ScriptedProvider { [lamp] _, number in
            try await answer(number)
            let entry = RenderedEntry(date: HostFixture.start, content: lamp.content)
            return RenderedTimeline(entries: [entry], policy: .never)
        }
        let widget = WidgetRegistration(kind: "lamp", intent: nil, isConfigurable: false, provider: provider)
        let host = try WidgetHost(
            engine: engine, widgets: [widget], clock: clock, log: { self.log.add($0) })
        return (host, provider)
    }

    /// Starts a host that shows the instance `a`.
    func start(_ host: WidgetHost, isFirst: Bool = true) async throws {
        if isFirst { try await engine.place("lamp", family: .systemMedium, id: "a") }
        try await host.start()
        await clock.settle()
    }

    /// Returns what the instance shows, as any process that shares the store reads it.
    func shown() async throws -> (isOn: Bool, isInvalidated: Bool) {
        let timeline = try await engine.timeline(of: "a", at: clock.now)
        let action = try timeline?.entry(at: clock.now)?.content.actions.first
        return (action?.control == .toggle(isOn: true), timeline?.status.isInvalidated ?? false)
    }

    private static let schema = Schema(
        intents: ["Switch", "Dim", "Nothing"].map { name in
            Intent(
                name: name, swiftName: name, title: LocalizedText(name, language: "en"),
                parameters: [
                    Parameter(
                        name: "room", swiftName: "room", title: LocalizedText("Room", language: "en"),
                        type: ValueType(.string))
                ])
        },
        widgets: [
            DeclaredWidget(
                name: "lamp", swiftName: "lamp", kind: "lamp", title: LocalizedText("Lamp", language: "en"),
                families: [.systemSmall, .systemMedium])
        ])
}

/// What the handlers of a fixture did, and the content that follows from it.
final class Lamp: Sendable {
    private let calls = Mutex<[String]>([])

    func add(_ call: String) { calls.withLock { $0.append(call) } }

    var log: [String] { calls.withLock { $0 } }

    var content: WidgetContent {
        let isOn = log.last { $0.hasPrefix("kitchen") } == "kitchen true"
        let room = IntentValues(["room": .string("kitchen")])
        return WidgetContent(
            text: "the lamp is \(isOn ? "on" : "off")", url: URL(string: "lamp://kitchen"),
            links: [URL(string: "lamp://bulb")].compactMap { $0.map { WidgetLink(region: "bulb", url: $0) } },
            actions: [
                WidgetAction(id: "switch", title: "Lamp", control: .toggle(isOn: isOn), intent: "Switch", values: room),
                WidgetAction(id: "dim", title: "Dim", intent: "Dim", values: room),
                WidgetAction(id: "nothing", title: "Nothing", intent: "Nothing"),
            ])
    }
}

struct SwitchIntent: ConfigurableIntent {
    var room: String

    init(intentValues values: IntentValues) {
        room = values.string("room", default: "")
    }

    func write(to values: inout IntentValues) {
        values.set("room", to: room)
    }

    static var definition: IntentDefinition { IntentDefinition(name: "Switch", json: "{}") }
}

/// An intent that performs itself. It fails unless its value has arrived.
struct DimIntent: PerformableIntent {
    var room: String

    init(intentValues values: IntentValues) {
        room = values.string("room", default: "")
    }

    func write(to values: inout IntentValues) {
        values.set("room", to: room)
    }

    func perform() async throws -> some Sendable {
        if room != "kitchen" { throw HandlerError(.failed, message: "no lamp in '\(room)'") }
        return "dimmed"
    }

    static var definition: IntentDefinition { IntentDefinition(name: "Dim", json: "{}") }
}
