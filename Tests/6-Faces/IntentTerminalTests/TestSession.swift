import IntentDiagnostics
import IntentEditor
import IntentModel
import IntentRuntime
import IntentSchema
import IntentTerminal
import IntentTestSupport
import Synchronization

/// A session of the editor without a terminal: keys in, screens out.
final class TestSession {
    static let definition = """
        intentDefinition: 1
        language: en
        types: { Line: {}, Stop: {}, Door: {} }
        enums:
          Mode:
            cases:
              departures: { title: Departures }
              arrivals: { title: Arrivals }
              both: { title: Departures and arrivals }
        intents:
          Board:
            parameters:
              line: { title: Line, type: Line, description: The line whose stops can be chosen. }
              stops: { title: Stops, type: [Stop], size: { systemSmall: 1, systemMedium: 3 }, dependsOn: [line], search: true }
              mode: { title: Mode, type: Mode, default: departures }
              refresh: { title: Refresh, type: Integer, range: 5...60, control: slider, default: 15 }
              size: { title: Label size, type: Integer, range: 8...24, control: stepper, default: 12, when: { mode: departures } }
              delay: { title: Show delay, type: Boolean, default: true }
              limit: { title: Delay limit, type: TimeInterval, default: 10m, range: 5m...1h, when: { delay: true } }
              from: { title: From, type: DateComponents, kind: date, range: 2026-01-01...2026-12-31 }
              note: { title: Note, type: String, input: { placeholder: a short text } }
              tags: { title: Tags, type: [String] }
              door: { title: 车锁, type: Door }
        widgets:
          Board:
            title: Departures
            description: Shows when trains leave.
            intent: Board
            families: [systemSmall, systemMedium]
        """

    let engine: IntentEngine
    let id: InstanceID
    let editor: InstanceEditor
    let handler: TestHandler
    let session: EditingSession
    var size = ScreenSize(rows: 24, columns: 80)
    var glyphs = Glyphs.unicode
    var now = Duration.zero
    private let events: AsyncStream<ScreenEvent>

    init(
        family: SizeFamily = .systemMedium, clock: any Clock<Duration> = ImmediateClock(),
        handler: TestHandler = TestHandler(), definition: String = TestSession.definition, catalog: TextCatalog? = nil,
        policy: Policy? = nil
    ) async throws {
        self.handler = handler
        var settings = EngineSettings()
        settings.policy = policy
        if let catalog { (settings.locale, settings.catalogs) = (catalog.language, [catalog]) }
        engine = try IntentEngine(
            schema: try Self.schema(definition), store: InMemoryStore(), handlers: [handler],
            documents: UnavailableSources(), settings: settings)
        id = try await engine.place("Board", family: family, id: InstanceID("desk"))
        editor = try await InstanceEditor.open(id, in: engine)
        let (events, listener) = AsyncStream.makeStream(of: ScreenEvent.self)
        self.events = events
        session = EditingSession(editor, clock: clock) { listener.yield($0) }
    }

    private static func schema(_ definition: String) throws -> Schema {
        let resolved = resolveDefinitions([SourceFile(path: "board.intent.yaml", bytes: Array(definition.utf8))])
        guard !resolved.diagnostics.hasErrors else {
            throw InvalidDefinition(text: render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text))
        }
        return resolved.schema
    }

    var state: ScreenState { session.state }

    var screen: Screen { EditorLayout(state, size: size, glyphs: glyphs).screen() }

    /// The lines of the screen as text.
    var lines: [String] { screen.lines.map(\.text) }

    func press(_ keys: Key...) {
        for key in keys { session.handle(.key(key), now: now) }
    }

    func type(_ text: String) {
        for character in text { session.handle(.key(.character(character)), now: now) }
    }

    /// Handles events of tasks until a condition is true.
    func wait(until isDone: (ScreenState) -> Bool) async {
        if isDone(state) { return }
        for await event in events {
            session.handle(event, now: now)
            if isDone(state) { return }
        }
    }

    /// Waits until the open list has an answer to what was typed.
    func waitForOptions() async {
        await wait { state in
            if case .list(let entry) = state.mode { entry.isCurrent } else { true }
        }
    }

    /// Waits until the open list has an answer, or needs another row.
    func waitForAnyOptions() async {
        await wait { state in
            if case .list(let entry) = state.mode { entry.options?.state != .loading } else { true }
        }
    }

    /// Moves the cursor to a row.
    func go(to row: String, slot: Int? = nil) {
        press(.home)
        for _ in state.targets where state.target?.row != row { press(.down) }
        for _ in 0..<(slot ?? 0) { press(.down) }
    }

    /// Opens a row, searches, and chooses the best match.
    func choose(_ text: String, for row: String, slot: Int? = nil) async {
        go(to: row, slot: slot)
        press(.enter)
        await waitForOptions()
        type(text)
        await waitForOptions()
        press(.enter)
    }

    /// The screen's line that contains a text.
    func line(_ text: String) -> String? { lines.first { $0.contains(text) } }

    func value(_ name: String) -> IntentValue? { state.content.row(named: name)?.value }
}

struct InvalidDefinition: Error {
    let text: String
}

struct UnavailableSources: OptionDocumentReading {
    func check(_ source: OptionDocumentSource) {}

    func read(_ source: OptionDocumentSource, for request: OptionDocumentRequest) throws(OptionsFailure) -> JSONValue {
        throw .unavailable("\(source.name) is unavailable")
    }
}

/// A clock on which every sleep has ended.
struct ImmediateClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    var now: Instant { Instant() }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}

/// A handler with two lines and their stops.
final class TestHandler: IntentHandling {
    struct Intent: ValuesIntent {
        let values: IntentValues

        static var definition: IntentDefinition { IntentDefinition(name: "Board", json: "{}") }
    }

    /// Why there are no options; nil if there are.
    let failure = Mutex<OptionsFailure?>(nil)
    let removed = Mutex<Set<String>>([])
    /// The titles of the sections of stops.
    let titles = Mutex<[String?]>(["Near", "Far"])

    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        if let failure = failure.withLock({ $0 }) { throw failure }
        let term = searchTerm?.lowercased() ?? ""
        let matches = known(parameter).filter { $0.title.lowercased().hasPrefix(term) }
        guard parameter == "stops", searchTerm == nil else {
            return OptionCollection(sections: [OptionSection(items: matches)])
        }
        let titles = titles.withLock(\.self)
        return OptionCollection(sections: [
            OptionSection(title: titles[0], subtitle: "in the city", items: Array(matches.prefix(3))),
            OptionSection(title: titles[1], items: Array(matches.dropFirst(3))),
        ])
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue] {
        if let failure = failure.withLock({ $0 }) { throw failure }
        return known(parameter).map(\.value).filter { identifiers.contains($0.optionIdentifier ?? "") }
    }

    private func known(_ parameter: String) -> [OptionItem<IntentValue>] {
        let options: [(String, String, String?)] =
            switch parameter {
            case "line": [("s1", "S1", "every 15 min"), ("ice", "ICE", nil)]
            case "door": [("lock", "车锁", "👩‍👩‍👧 family"), ("trunk", "后备箱", "é")]
            default:
                [
                    ("zrh", "Zürich HB", "main station"), ("xi", "西车站", "west"), ("ost", "Ostbahnhof", nil),
                    ("far", "Farnham", "a village"), ("end", "Land's End", nil),
                ]
            }
        let removed = removed.withLock { $0 }
        return options.filter { !removed.contains($0.0) }.map { identifier, title, subtitle in
            OptionItem(
                .object(ObjectValue(identifier: identifier, displayString: title)), title: title, subtitle: subtitle)
        }
    }
}

/// What other programs do with the instance.
extension TestSession {
    func edit(_ parameter: String, _ value: IntentValue?) async throws {
        try await engine.edit(id) { $0.append(.set(value), to: parameter) }
    }

    func remove() async throws {
        try await engine.remove(id)
    }

    func stored(_ name: String) async throws -> IntentValue? {
        try await engine.resolved(id).parameter(named: name)?.effective
    }
}
