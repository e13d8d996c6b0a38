import Foundation
import IntentBoard
import IntentDiagnostics
import IntentModel
import IntentRuntime
import IntentSchema
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// A board's service over a SQLite file, with a handler, a provider, and clocks that tests advance.
///
/// Every answer is compared with the description of the interface.
final class BoardFixture: Sendable {
    static let definition = """
        intentDefinition: 1
        language: en
        languages: [en, de]
        types: { Line: {}, Stop: {} }
        intents:
          Departures:
            parameters:
              labelSize: { title: { en: Size, de: Größe }, type: Integer, range: 8...24, default: 12 }
              showDelay: Boolean
              note: String
              line: Line
              stops: { type: [Stop], size: { systemSmall: 2, systemMedium: 1...4 }, dependsOn: [line] }
        widgets:
          Departures:
            { title: { en: Departures, de: Abfahrten }, intent: Departures, families: [systemSmall, systemMedium] }
          Clock: { title: { en: Clock, de: Uhr }, families: [systemSmall] }
        """

    let folder: TemporaryFolder
    let store: SQLiteStore
    let engine: IntentEngine
    let service: BoardService
    let handler: DeparturesHandler
    let provider = BoardProvider()
    let clock = VirtualClock(BoardFixture.start)
    let deadlines = ManualDeadlines()

    /// 2026-03-02 08:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_772_438_400)

    /// - Parameter other: Another fixture whose store this one shares, as a server that was restarted does.
    init(
        definition: String = BoardFixture.definition, over other: BoardFixture? = nil,
        settings: BoardSettings = BoardSettings(), handler: DeparturesHandler = DeparturesHandler(),
        catalogs: [TextCatalog] = [], policy: Policy? = nil
    ) throws {
        folder = try other?.folder ?? TemporaryFolder("board")
        store = try SQLiteStore(path: folder.path + "/data/store.sqlite")
        self.handler = handler
        var engineSettings = EngineSettings()
        engineSettings.time = { [clock] in StoreTime(roundingDown: clock.now) }
        engineSettings.deadlines = deadlines
        engineSettings.catalogs = catalogs
        engineSettings.policy = policy
        let resolved = resolveDefinitions([SourceFile(path: "board.intent.yaml", bytes: Array(definition.utf8))])
        try #require(!resolved.diagnostics.hasErrors)
        let isDeclared = resolved.schema.intent(named: "Departures") != nil
        engine = try IntentEngine(
            schema: resolved.schema, store: store, handlers: isDeclared ? [handler] : [], settings: engineSettings)
        let host = try WidgetHost(engine: engine, widgets: [Self.registration(of: provider)], clock: clock)
        service = BoardService(
            engine: engine, previews: { try await host.preview(of: $0, family: $1, for: $2) },
            recommendations: { try Self.recommendations(of: $0) }, settings: settings)
    }

    /// What the provider of departures recommends, with a secret. That of the tram fails.
    private static func recommendations(of kind: WidgetKind) throws -> [(description: String, values: IntentValues)] {
        if kind == "Tram" { throw HostError(.providerFailed, ["the provider of 'Tram' failed"]) }
        return [
            ("In the evening", IntentValues(["labelSize": .integer(20), "line": .thing("a")])),
            ("With many stops", IntentValues(["stops": .list(["a1", "a2", "a3"].map { .thing($0) })])),
        ]
    }

    private static func registration(of provider: BoardProvider) -> WidgetRegistration {
        WidgetRegistration(kind: "Clock", intent: nil, isConfigurable: false, provider: provider)
    }

    /// Runs a host until it has performed what is due.
    func hostOnce() async throws {
        let host = try WidgetHost(
            engine: engine, widgets: [Self.registration(of: provider)], clock: clock, name: "the host")
        try await host.runOnce()
    }
}

/// The answer of a service.
struct Answer {
    let status: Int
    let headers: BoardHeaders
    let bytes: [UInt8]

    var json: JSONValue { (try? JSONValue(parsing: bytes)) ?? .null }
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The code of the most severe problem; nil for a success.
    var code: String? { json["code"]?.stringValue }
    var revision: Int? { json["revision"]?.integerValue }

    /// A value in the document, by keys and indices that are separated by dots.
    subscript(path: String) -> JSONValue? {
        path.split(separator: ".").reduce(json) { (json: JSONValue?, key) in
            Int(key).map { index in
                let elements = json?.arrayValue ?? []
                return elements.indices.contains(index) ? elements[index] : nil
            } ?? json?[String(key)]
        }
    }
}

extension BoardFixture {
    /// Sends a request to the interface, and compares the answer with the description.
    @discardableResult
    func send(
        _ method: String, _ address: String, _ body: JSONValue? = nil, headers: BoardHeaders = [:],
        location: SourceLocation = #_sourceLocation
    ) async throws -> Answer {
        let bytes = body.map { $0.renderedBytes() }
        return try await send(
            method, address, bytes: bytes, type: bytes.map { _ in "application/json" }, headers: headers,
            location: location)
    }

    func send(
        _ method: String, _ address: String, bytes: [UInt8]?, type: String?, headers: BoardHeaders = [:],
        location: SourceLocation = #_sourceLocation
    ) async throws -> Answer {
        var headers = headers
        if let type { headers["Content-Type"] = type }
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let request = BoardRequest(
            method, "/api/1" + parts[0], query: parts.count > 1 ? parts[1] : "", headers: headers,
            body: .bytes(bytes ?? []))
        let answer = try await self.answer(to: request)
        let problems = InterfaceDescription.shared.problems(of: answer, to: request)
        #expect(problems.isEmpty, "\(method) \(address): \(answer.text)", sourceLocation: location)
        return answer
    }

    func answer(to request: BoardRequest) async throws -> Answer {
        let response = await service.respond(to: request)
        var bytes: [UInt8] = []
        switch response.body {
        case .bytes(let all): bytes = all
        case .stream(let stream): for try await piece in stream { bytes += piece }
        }
        return Answer(status: response.status, headers: response.headers, bytes: bytes)
    }

    /// Places a widget and returns its identifier.
    @discardableResult
    func place(_ id: String, kind: String = "Departures", family: String = "systemMedium") async throws -> String {
        let answer = try await send(
            "POST", "/instances", ["kind": .string(kind), "family": .string(family), "id": .string(id)])
        try #require(answer.status == 201)
        return id
    }

    /// Edits an instance as another program does.
    func edit(_ id: String, _ parameter: String, _ value: IntentValue?) async throws {
        try await engine.edit(try #require(InstanceID(id))) { $0.append(.set(value), to: parameter) }
    }
}

/// A handler with the lines `a` and `b` and five stops of each, such as `a1`.
final class DeparturesHandler: ConfigurationValidating {
    struct Intent: ValuesIntent {
        let values: IntentValues

        static var definition: IntentDefinition { IntentDefinition(name: "Departures", json: "{}") }
    }

    /// What options wait for.
    let gate: Gate?
    /// The reason why every configuration is refused.
    let refusal: String?

    init(gate: Gate? = nil, refusal: String? = nil) {
        self.gate = gate
        self.refusal = refusal
    }

    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        await gate?.wait()
        let sections = known(parameter, intent.values).map { identifier in
            OptionSection(
                title: "\(identifier.last ?? "?")",
                items: [OptionItem(IntentValue.thing(identifier), title: identifier.uppercased())])
        }
        return OptionCollection(sections: sections)
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue] {
        identifiers.filter(known(parameter, intent.values).contains).map { .thing($0) }
    }

    func validate(_ intent: Intent, context: ValidationContext) async throws -> [ConfigurationRefusal<Intent>] {
        refusal.map { [ConfigurationRefusal($0)] } ?? []
    }

    private func known(_ parameter: String, _ values: IntentValues) -> [String] {
        if parameter == "line" { return ["a", "b"] }
        let line = values["line"]?.optionIdentifier ?? ""
        return (1...5).map { "\(line)\($0)" }
    }
}

extension IntentValue {
    static func thing(_ identifier: String) -> IntentValue {
        .object(ObjectValue(identifier: identifier, displayString: identifier.uppercased()))
    }
}

/// A point that tasks wait for and a test opens.
final class Gate: Sendable {
    private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

    func wait() async { for await _ in stream {} }
    func open() { continuation.finish() }
}

/// A provider whose entries are a minute apart, with a picture and a button.
final class BoardProvider: ProviderCalling {
    /// Those for whom snapshots were requested.
    /// A value of a button, which may be a secret: no definition declares its intent.
    static let pin = "s3ntinel-pin"

    let readers = Mutex<[WidgetReader]>([])
    /// The scores of the entries of instances.
    let scores = Mutex<[InstanceID: Float]>([:])

    func placeholder(_ request: ProviderRequest) async throws -> RenderedEntry { entry("placeholder", 0) }
    func snapshot(_ request: ProviderRequest) async throws -> RenderedEntry {
        readers.withLock { $0.append(request.context.reader) }
        var snapshot = entry("snapshot", 0)
        if request.context.colorScheme == .dark {
            (snapshot.content.html, snapshot.content.margin) = ("<b>dark</b>", 16)
        }
        return snapshot
    }

    func entries(_ request: ProviderRequest) async throws -> LazyTimeline {
        let entries = (0..<3).map { entry("entry \($0)", Double($0) * 60) }
        let score = request.context.instance.flatMap { id in scores.withLock { $0[id] } }
        let relevance = score.map { TimelineEntryRelevance(score: $0) }
        return LazyTimeline(
            entries: entries.map { LazyTimeline.Entry(date: $0.date, relevance: relevance) }, policy: .never,
            content: { entries[$0].content })
    }

    func recommendations() async throws -> [RenderedRecommendation] { [] }

    private func entry(_ text: String, _ seconds: Double) -> RenderedEntry {
        RenderedEntry(
            date: BoardFixture.start.addingTimeInterval(seconds),
            content: WidgetContent(
                text: text, svg: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
                actions: [
                    WidgetAction(
                        id: "ring", title: "Ring", intent: "Ring", values: IntentValues(["pin": .string(Self.pin)]))
                ]))
    }
}
