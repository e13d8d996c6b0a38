import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// A board that nobody edits: what its widgets show while their sources fail, rename, empty and return.
@Suite(.timeLimit(.minutes(2))) struct UnattendedBoardTests {
    private let board: UnattendedBoard

    init() throws { board = try UnattendedBoard() }

    @Test func `an hour of ten widgets without an editor`() async throws {
        let files: [InstanceID] = ["file-1", "file-2", "file-3"]
        let commands: [InstanceID] = ["command-1", "command-2", "command-3"]
        let addresses: [InstanceID] = ["url-1", "url-2"]
        let handlers: [InstanceID] = ["handler-1", "handler-2"]
        for id in files + commands + addresses + handlers { try await board.place(id) }
        let host = try board.host()
        try await host.start()
        func expect(
            _ minute: Double, _ file: String, _ command: String, _ address: String, _ handler: String
        ) async throws {
            await board.clock.advance(to: HostFixture.minute(minute))
            for (ids, text) in [(files, file), (commands, command), (addresses, address), (handlers, handler)] {
                for id in ids { try await expectEqual("\(minute): \(board.text(of: id))", "\(minute): \(text)") }
            }
        }
        try await expect(1, "Scene", "Scene", "Scene", "Scene")

        // Renamed: a file at once, a command after its cache, an address and a handler after a quarter of an hour.
        board.answer(with: "Night")
        try await expect(1.01, "Night", "Scene", "Scene", "Scene")
        try await expect(9.9, "Night", "Scene", "Scene", "Scene")
        try await expect(10.5, "Night", "Night", "Scene", "Scene")
        try await expect(15.5, "Night", "Night", "Night", "Night")

        // Down: the last titles stay, each source is named once.
        board.answer(with: nil)
        try await expect(31.5, "Night", "Night", "Night", "Night")
        expectEqual(
            Set(board.log.notices.map { "\($0.code.rawValue) \($0.instance?.text ?? $0.kind?.name ?? "")" }),
            [
                "lookup-failed file", "lookup-failed command", "lookup-failed url", "lookup-failed handler-1",
                "lookup-failed handler-2",
            ])
        expectEqual(board.log.notices.count, 5)

        // Empty: what has vanished is not shown. The pauses after failures have grown to eight minutes or so.
        board.answer(with: "")
        try await expect(31.51, "-", "Night", "Night", "Night")
        try await expect(42, "-", "-", "-", "-")
        for id in files + handlers { try expectEqual(board.marks(of: id), [.vanished]) }

        // Back, with another name.
        board.answer(with: "Morning")
        try await expect(42.01, "Morning", "-", "-", "-")
        try await expect(60, "Morning", "Morning", "Morning", "Morning")
        for id in files + handlers { try expectEqual(board.marks(of: id), []) }
        await host.stop()

        // The user's choices are as they were, and sources were asked politely.
        for id in files + commands { expectEqual(board.store.instance(id)?.revision, 1) }
        for source in ["command", "url"] {
            let count = board.requests(of: source).count
            #expect((5...20).contains(count), "\(source) was asked \(count) times")
        }
        let times = ["command", "url", "handler"].flatMap(board.requests).filter { $0 > HostFixture.start }.sorted()
        #expect(zip(times, times.dropFirst()).allSatisfy { $1.timeIntervalSince($0) >= 0.999 })
    }

    @Test func `a host that runs once refreshes before it asks providers`() async throws {
        try await board.place("file-1")
        await board.clock.advance(to: HostFixture.minute(1))
        board.answer(with: "Night")
        let host = try board.host()
        try await host.runOnce()
        try await expectEqual(board.text(of: "file-1"), "Night")
        expectEqual(board.log.decisions.filter { $0.contains("placed") }.count, 1)
    }

    @Test func `widgets that are placed later are kept current, and removed ones left alone`() async throws {
        let host = try board.host()
        try await host.start()
        try await board.place("file-1")
        try await board.place("handler-1")
        await board.clock.advance(to: HostFixture.minute(2))
        board.answer(with: "Night")
        try await board.engine.remove("handler-1")
        let asked = board.requests(of: "handler").count
        await board.clock.advance(to: HostFixture.minute(60))
        try await expectEqual(board.text(of: "file-1"), "Night")
        expectEqual(board.requests(of: "handler").count, asked)
        await host.stop()
    }

    @Test func `a refresher without a host keeps instances current`() async throws {
        try await board.place("file-1")
        try await board.place("url-1")
        let refresher = InstanceRefresher(
            engine: board.engine, clock: board.clock, includes: { $0.kind == "url" },
            log: { board.log.add(.notice($0)) })
        await refresher.start()
        board.answer(with: "Night")
        await board.clock.advance(to: HostFixture.minute(16))
        try expectEqual(board.title(of: "url-1"), "Night")
        try expectEqual(board.title(of: "file-1"), "Scene")
        await refresher.stop()
        board.answer(with: "Morning")
        await board.clock.advance(to: HostFixture.minute(60))
        try expectEqual(board.title(of: "url-1"), "Night")
    }
}

/// Widgets of the kinds `file`, `command`, `url` and `handler`, named after what provides the options of their only
/// parameter; all of them have the option `a`.
private final class UnattendedBoard: Sendable {
    let clock = VirtualClock(HostFixture.start)
    let store = InMemoryStore()
    let engine: IntentEngine
    let log = HostLog()
    private let sources: BoardSources

    init() throws {
        let clock = clock
        let deadlines = ManualDeadlines()
        let last = Mutex(HostFixture.start)
        clock.onAdvance { date in
            let passed = last.withLock { last in
                defer { last = date }
                return date.timeIntervalSince(last)
            }
            deadlines.advance(by: .seconds(passed))
        }
        sources = BoardSources(clock)
        var settings = EngineSettings()
        settings.time = { StoreTime(roundingDown: clock.now) }
        settings.deadlines = deadlines
        let kinds: [(String, OptionSource)] = [
            ("file", .file(OptionFile(path: "scenes.json"))),
            ("command", .command(OptionCommand(["scenes"], timeouts: OptionTimeouts(cache: .seconds(600))))),
            ("url", .address(OptionAddress("https://scenes.example"))), ("handler", .dynamic),
        ]
        let schema = Schema(
            types: [ObjectType(name: "Scene", swiftName: "Scene", title: LocalizedText("Scene", language: "en"))],
            intents: kinds.map { kind, source in
                var scene = Parameter(
                    name: "scene", swiftName: "scene", title: LocalizedText("Scene", language: "en"),
                    type: ValueType(.object("Scene")))
                scene.options = source
                scene.vanishedPolicy = .clear
                return Intent(
                    name: kind == "handler" ? "Config" : kind, swiftName: kind,
                    title: LocalizedText(kind, language: "en"), parameters: [scene], isEligibleForWidgets: true)
            },
            widgets: kinds.map { kind, _ in
                DeclaredWidget(
                    name: kind, swiftName: kind, kind: WidgetKind(kind), title: LocalizedText(kind, language: "en"),
                    intent: kind == "handler" ? "Config" : kind, families: [.systemSmall])
            })
        engine = try IntentEngine(
            schema: schema, store: store, handlers: [SceneHandler(sources: sources)], documents: sources,
            settings: settings)
    }

    func place(_ id: InstanceID) async throws {
        let kind = WidgetKind(String(id.text.prefix { $0 != "-" }))
        try await engine.place(kind, family: .systemSmall, id: id) {
            $0.append(.set(.string("a")), to: "scene")
        }
    }

    func host() throws -> WidgetHost {
        var settings = HostSettings()
        settings.budget = .unlimited
        let provider = ScriptedProvider { request, _ in
            let title = if case .object(let scene)? = request.values["scene"] { scene.displayString } else { "-" }
            return RenderedTimeline([title: HostFixture.start], policy: .never)
        }
        return try WidgetHost(
            engine: engine,
            widgets: ["file", "command", "url", "handler"].map {
                WidgetRegistration(
                    kind: WidgetKind($0), intent: IntentDefinition(name: $0 == "handler" ? "Config" : $0, json: "{}"),
                    isConfigurable: true, provider: provider)
            }, settings: settings, clock: clock, log: { self.log.add($0) })
    }

    /// - Parameter title: The title of the option, empty for no option; nil to fail.
    func answer(with title: String?) { sources.title = title }

    func text(of id: InstanceID) async throws -> String {
        try await engine.timeline(of: id, at: clock.now)?.entry(at: clock.now)?.content.text ?? "nothing"
    }

    func title(of id: InstanceID) throws -> String? {
        let value = try engine.resolvedSynchronously(id).parameter(named: "scene")?.effective
        return if case .object(let scene)? = value { scene.displayString } else { nil }
    }

    func marks(of id: InstanceID) throws -> [ValueMark]? {
        try engine.resolvedSynchronously(id).parameter(named: "scene")?.marks
    }

    /// When a source was asked.
    func requests(of source: String) -> [Date] { sources.requests[source] ?? [] }
}

private final class BoardSources: OptionDocumentReading {
    private struct State {
        var title: String? = "Scene"
        var version = 0
        var requests: [String: [Date]] = [:]
    }

    private let clock: VirtualClock
    private let state = Mutex(State())

    init(_ clock: VirtualClock) { self.clock = clock }

    var title: String? {
        get { state.withLock { $0.title } }
        set {
            state.withLock { state in
                state.title = newValue
                state.version += 1
            }
        }
    }

    var requests: [String: [Date]] { state.withLock { $0.requests } }

    /// Returns the options; notes when a source was asked.
    func options(of source: String) throws(OptionsFailure) -> [(identifier: String, title: String)] {
        let title = state.withLock { state in
            state.requests[source, default: []].append(clock.now)
            return state.title
        }
        guard let title else { throw .unavailable("\(source) is down") }
        return title.isEmpty ? [] : [("a", title)]
    }

    func check(_ source: OptionDocumentSource) {}

    func read(_ source: OptionDocumentSource, for request: OptionDocumentRequest) throws(OptionsFailure) -> JSONValue {
        let items = try options(of: request.intent).map { option -> JSONValue in
            ["identifier": .string(option.identifier), "title": .string(option.title)]
        }
        return ["options": 1, "sections": [["items": .array(items)]]]
    }

    func version(of file: OptionFile) -> String? { state.withLock { "\($0.version)" } }
}

private struct SceneIntent: ValuesIntent {
    let values: IntentValues

    static var definition: IntentDefinition { IntentDefinition(name: "Config", json: "{}") }
}

private struct SceneHandler: IntentHandling {
    typealias Intent = SceneIntent

    let sources: BoardSources

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: SceneIntent, context: LookupContext
    ) async throws -> [IntentValue] {
        do throws(OptionsFailure) {
            return try sources.options(of: "handler").map {
                .object(ObjectValue(identifier: $0.identifier, displayString: $0.title))
            }
        } catch {
            throw HandlerError(.unavailable)
        }
    }
}
