internal import IntentDocuments
internal import IntentEditor
package import IntentModel
package import IntentRuntime
internal import IntentSystem
package import IntentWidgets

/// The board's interface: routes requests to resources, and turns errors into problem details.
///
/// The service is independent of the library that reads requests from connections, and knows nothing of sessions: a check in
/// front of it decides who may send requests.
package final class BoardService: BoardResponding {
    /// Returns what a gallery shows of a kind in one family.
    package typealias PreviewSource = @Sendable (WidgetKind, SizeFamily, WidgetReader) async throws -> WidgetPreview

    /// Returns the configurations that the provider of a kind recommends, each with its description.
    package typealias RecommendationSource =
        @Sendable (WidgetKind) async throws -> [(description: String, values: IntentValues)]

    let engine: IntentEngine
    let settings: BoardSettings
    let previews: PreviewSource?
    let recommendations: RecommendationSource?
    /// The languages of titles.
    let languages: BoardLanguages
    /// The languages of the interface's own texts.
    private let interfaceLanguages: BoardLanguages
    private let catalogs: TextCatalogs
    let activity: BoardActivity
    let stacks = BoardStacks()
    private let answers: RepeatedAnswers

    /// Creates a service.
    /// - Parameters:
    ///   - engine: The engine whose instances the board shows.
    ///   - previews: Asks the providers of this program and of its extensions; nil if there are none.
    ///   - recommendations: Asks the same providers; nil if there are none.
    ///   - settings: Intervals and limits.
    package init(
        engine: IntentEngine, previews: PreviewSource? = nil, recommendations: RecommendationSource? = nil,
        settings: BoardSettings = BoardSettings()
    ) {
        self.engine = engine
        self.previews = previews
        self.recommendations = recommendations
        self.settings = settings
        languages = BoardLanguages(of: engine.schema, standard: engine.defaultLocale)
        catalogs = engine.catalogs
        interfaceLanguages = BoardLanguages(catalogs.all.map(\.language), standard: engine.defaultLocale)
        activity = BoardActivity(engine, settings)
        answers = RepeatedAnswers(lifetime: settings.repetitionLifetime)
    }

    /// Has every page read everything again, because the policy of an administrator has changed.
    package func policyChanged() { activity.deliver(BoardActivity.News(isPolicyNew: true)) }

    package func respond(to request: BoardRequest) async -> BoardResponse {
        var response: BoardResponse
        let accepted = request.headers.values(of: "Accept-Language")
        let texts = catalogs.catalog(for: interfaceLanguages.best(for: accepted))
        do { response = try await answer(request, accepted, texts) } catch {
            response = BoardProblem(error).response(in: texts)
        }
        if request.method == "HEAD" { response.body = .bytes([]) }
        return response
    }

    private func answer(
        _ request: BoardRequest, _ accepted: [String], _ texts: TextCatalog
    ) async throws -> BoardResponse {
        guard request.path.removingPrefix("\(BoardRoute.prefix)/") != nil else {
            guard request.path.isExactly(PageTexts.path) else { return try BoardAssets.response(to: request) }
            return try PageTexts(texts, among: catalogs).asset.response(to: request)
        }
        let (route, arguments) = try BoardRoute.find(
            request.method, String(request.path.dropFirst(BoardRoute.prefix.count)))
        let call = BoardCall(
            arguments: arguments,
            query: try BoardQuery(request.query, names: route.query, repeated: route.repeated),
            language: languages.best(for: accepted), texts: texts, headers: request.headers, body: request.body)
        guard route.isRepeatable, let key = try RepetitionKey(request) else {
            return try await route.handle(self, call)
        }
        return try await answers.answer(to: key, at: engine.time) { [self] in
            do { return try await route.handle(self, call) } catch { return BoardProblem(error).response(in: texts) }
        }
    }
}

/// The intervals and limits of a board's service.
package struct BoardSettings: Sendable {
    /// The time between two signs of life of an event stream.
    package var heartbeat: Duration = .seconds(15)
    /// How long the answer to a request with an `Idempotency-Key` is kept.
    package var repetitionLifetime: Duration = .seconds(86_400)
    /// The settings of the hosts, for the budget that is left.
    package var host = HostSettings()
    /// Measures the heartbeat.
    package var clock: any Clock<Duration> = ContinuousClock()

    package init() {}
}

/// Languages, from which the best for a request is chosen.
struct BoardLanguages: Sendable {
    /// Primary languages, such as `zh`.
    private let known: Set<String>
    private let standard: String

    init(_ tags: [String], standard: String) {
        known = Set(tags.map(Self.primary))
        self.standard = standard
    }

    /// The languages of the definitions.
    init(of schema: Schema, standard: String) {
        var texts = schema.kinds.flatMap { [$0.title] + ($0.description.map { [$0] } ?? []) }
        texts += schema.intents.flatMap { $0.parameters.map(\.title) }
        self.init(
            [schema.language] + schema.languages + texts.flatMap { [$0.language] + $0.translations.keys },
            standard: standard)
    }

    /// Returns the tag with the highest weight whose language is known; else the standard language.
    /// - Parameter fields: The values of `Accept-Language`. What is malformed is ignored.
    func best(for fields: [String]) -> String {
        for tag in Self.tags(in: fields) {
            if tag == "*" { return standard }
            if known.contains(Self.primary(tag)) { return tag }
        }
        return standard
    }

    /// Returns the tags in the values of `Accept-Language`, those with the highest weight first.
    static func tags(in fields: [String]) -> [String] {
        let ranges = fields.flatMap { $0.split(separator: ",") }.enumerated().compactMap { index, item in
            range(item).map { (tag: $0.tag, weight: $0.weight, index: index) }
        }
        return ranges.filter { $0.weight > 0 }.sorted { ($1.weight, $0.index) < ($0.weight, $1.index) }.map(\.tag)
    }

    private static func range(_ item: Substring) -> (tag: String, weight: Double)? {
        let parts = item.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmingSpaces)
        guard let tag = parts.first, !tag.isEmpty, tag.utf8.count <= 35,
            tag == "*" || tag.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0.isASCIILetterOrDigit })
        else { return nil }
        var weight = 1.0
        for part in parts.dropFirst() where part.hasPrefix("q=") {
            guard let number = Double(String(part.dropFirst(2))), (0...1).contains(number) else { return nil }
            weight = number
        }
        return (String(tag), weight)
    }

    private static func primary(_ tag: String) -> String {
        tag.prefix { $0 != "-" }.lowercased()
    }
}

extension BoardResponse {
    /// Creates a response with a JSON document.
    /// - Parameters:
    ///   - revision: The revision for `ETag`; nil for none.
    ///   - language: The language of the texts in the document; nil if it has none.
    static func json(
        _ json: JSONValue, status: Int = 200, revision: Int? = nil, language: String? = nil
    ) -> BoardResponse {
        var headers: BoardHeaders = ["Content-Type": "application/json", "Cache-Control": "no-store"]
        if let revision { headers["ETag"] = "\"\(revision)\"" }
        if let language {
            headers["Content-Language"] = language
            headers["Vary"] = "Accept-Language"
        }
        return BoardResponse(status: status, headers: headers, body: .bytes(json.renderedBytes()))
    }
}
