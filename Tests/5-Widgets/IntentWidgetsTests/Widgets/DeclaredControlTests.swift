import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// Controls that a definition declares and no code shows.
struct DeclaredControlTests {
    private let engine: IntentEngine
    private let host: WidgetHost
    private let clock = VirtualClock(HostFixture.start)
    /// What the handler was asked for.
    private let calls: Calls

    init() async throws {
        let calls = Calls()
        self.calls = calls
        engine = try Self.engine(calls)
        host = try WidgetHost(engine: engine, widgets: [], clock: clock)
        try await host.start()
    }

    private static func engine(_ calls: Calls, policy: Policy? = nil) throws -> IntentEngine {
        var settings = EngineSettings()
        settings.policy = policy
        return try IntentEngine(
            schema: schema, store: InMemoryStore(),
            handlers: [
                IntentPerformer(LightIntent.self) { intent, context in
                    guard intent.room != "cellar" else { throw HandlerError(.failed, message: "no light") }
                    calls.add(
                        "\(intent.room) \(intent.isOn.map { "\($0)" } ?? "-") \(context.isOn.map { "\($0)" } ?? "-")")
                }
            ], settings: settings)
    }

    @Test func `a toggle whose state a policy has locked performs nothing`() async throws {
        var policy = Policy(owner: Self.text("Operations"), path: "intent-policy.yaml")
        policy["toggle", "isOn"] = PolicyRow(defaultRule: .value(.boolean(true)), isLocked: true, line: 3)
        let engine = try Self.engine(calls, policy: policy)
        let locked = try WidgetHost(engine: engine, widgets: [], clock: clock)
        try await locked.start()
        try await engine.place(ControlKind("toggle"), id: "a")
        await clock.settle()
        try await expectEqual(
            engine.timeline(of: "a", at: clock.now)?.entry(at: clock.now)?.content.text, "● Light\nLit")
        let error = await #expect(throws: EngineError.self) { try await locked.perform("action-1", on: "a") }
        expectEqual(error?.code, .locked)
        expectEqual(calls.all, [])
        await locked.stop()
        await host.stop()
    }

    @Test func `a button performs its intent with the values of the instance`() async throws {
        try await show("button")
        try await expectEqual(content()?.text, "Call")
        try await host.perform("action-1", on: "a")
        expectEqual(calls.all, ["kitchen false -"])
        await host.stop()
    }

    @Test func `a toggle shows and stores its parameter`() async throws {
        try await show("toggle")
        try await expectEqual(content()?.text, "○ Light\nDark")
        try await host.perform("action-1", on: "a")
        await clock.settle()
        try await expectEqual(content()?.text, "● Light\nLit")
        try await expectEqual(content()?.actions.first?.control, .toggle(isOn: true))
        try await expectEqual(engine.resolved("a").values["isOn"], .boolean(true))
        try await host.perform("action-1", on: "a")
        expectEqual(calls.all, ["kitchen true true", "kitchen false false"])
        await host.stop()
    }

    @Test func `an instance under a former kind is the control`() async throws {
        var former = Self.schema
        former.controls[0].kind = "old"
        let store = InMemoryStore()
        let id = try await IntentEngine(schema: former, store: store).place("old", family: .systemSmall)
        var schema = Self.schema
        schema.controls[0].renamedFrom = ["old"]
        let engine = try IntentEngine(schema: schema, store: store)
        try await expectEqual(engine.resolved(id).values["room"], .string("kitchen"))
        let host = try WidgetHost(engine: engine, widgets: [], clock: clock)
        try await host.start()
        await clock.settle()
        try await expectEqual(
            engine.timeline(of: id, at: clock.now)?.entry(at: clock.now)?.content.text, "○ Light\nDark")
        await host.stop()
    }

    @Test func `a toggle that fails keeps its state`() async throws {
        try await show("toggle")
        try await engine.edit("a") { $0.append(.set(.string("cellar")), to: "room") }
        await clock.settle()
        await #expect(throws: OptionsFailure.self) { try await host.perform("action-1", on: "a") }
        try await expectEqual(content()?.text, "○ Light\nDark")
        try await expectEqual(engine.resolved("a").values["isOn"], .boolean(false))
        await host.stop()
    }

    @Test func `a control has no family`() async throws {
        let error = await #expect(throws: EngineError.self) { try await engine.place("toggle", family: .systemLarge) }
        expectEqual(error?.problems.first?.message, "Light is a control, which has no family; leave out systemLarge")
        let id = try await engine.place(ControlKind("toggle"))
        await #expect(throws: EngineError.self) { try await engine.resize(id, to: .systemMedium) }
        await host.stop()
    }

    @Test func `a control is previewed and reloaded with the widgets`() async throws {
        try await expectEqual(host.preview(of: "toggle", family: .systemSmall).snapshot.content.text, "○ Light\nDark")
        let center = WidgetCenter()
        center.use(engine)
        try await engine.place(ControlKind("button"))
        try await expectEqual(ControlCenter(center).currentControls().map(\.kind), ["button"])
        try await expectEqual(center.currentConfigurations(), [])
        await host.stop()
    }

    @Test func `code shows a declared control in place of the definition`() throws {
        let widget = WidgetRegistration(
            kind: "toggle", intent: nil, isConfigurable: false, provider: ScriptedProvider())
        expectEqual([widget].completed(with: Self.schema).map(\.kind), ["toggle", "button"])
        expectEqual([].completed(with: Schema()).map(\.kind), [])
    }

    private func show(_ kind: ControlKind) async throws {
        try await engine.place(kind, id: "a")
        await clock.settle()
    }

    private func content() async throws -> WidgetContent? {
        try await engine.timeline(of: "a", at: clock.now)?.entry(at: clock.now)?.content
    }

    private static func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }

    private static let schema: Schema = {
        var isOn = Parameter(name: "isOn", swiftName: "isOn", title: text("On"), type: ValueType(.boolean))
        isOn.settings.boolean = BooleanSettings(trueTitle: text("Lit"), falseTitle: text("Dark"))
        isOn.defaultRule = .value(.boolean(false))
        var room = Parameter(name: "room", swiftName: "room", title: text("Room"), type: ValueType(.string))
        room.defaultRule = .value(.string("kitchen"))
        func control(_ kind: ControlKind, _ title: String, _ intent: String, _ style: Control.Style = .button)
            -> Control
        {
            Control(
                name: title, swiftName: title, kind: kind, title: text(title), intent: intent, symbol: "bell",
                style: style)
        }
        return Schema(
            intents: [
                Intent(name: "Switch", swiftName: "Switch", title: text("Switch"), parameters: [room, isOn])
            ],
            controls: [
                control("toggle", "Light", "Switch", .toggle("isOn")), control("button", "Call", "Switch"),
            ])
    }()
}

/// The calls of a handler, in order.
private final class Calls: Sendable {
    private let calls = Mutex<[String]>([])

    func add(_ call: String) { calls.withLock { $0.append(call) } }

    var all: [String] { calls.withLock { $0 } }
}

private struct LightIntent: ConfigurableIntent {
    let room: String
    let isOn: Bool?

    init(intentValues values: IntentValues) {
        room = values.string("room", default: "")
        isOn = values["isOn"] == .boolean(true) ? true : values["isOn"] == .boolean(false) ? false : nil
    }

    func write(to values: inout IntentValues) { values.set("room", to: room) }

    static var definition: IntentDefinition { IntentDefinition(name: "Switch", json: "{}") }
}
