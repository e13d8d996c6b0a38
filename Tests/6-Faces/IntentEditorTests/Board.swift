import IntentDiagnostics
import IntentEditor
import IntentModel
import IntentRuntime
import IntentSchema
import IntentTestSupport
import Synchronization

/// An instance of a departure board with its engine and an editor.
struct Board {
    static let definition = """
        intentDefinition: 1
        language: en
        languages: [en, de]
        types: { Line: {}, Stop: {} }
        enums:
          Mode: { cases: { fast: { title: { en: Fast, de: Schnell } }, slow: { title: { en: Slow, de: Langsam } } } }
        intents:
          Board:
            parameters:
              mode: { title: { en: Mode, de: Modus }, type: Mode, default: fast }
              labelSize: { type: Integer, range: 8...24, control: slider, default: 12, when: { mode: fast } }
              note: { type: String, prompt: { en: "A note for ${mode}", de: "Notiz zu ${mode}" } }
              line: Line
              stops: { type: [Stop], size: { systemSmall: 2, systemMedium: 1...4 }, dependsOn: [line], search: true }
              first: { type: Stop, dependsOn: [line], ifParentChanges: keep }
              tags: { type: [String] }
        widgets:
          Board: { title: { en: Board, de: Tafel }, intent: Board, families: [systemSmall, systemMedium] }
        """

    let engine: IntentEngine
    let store = InMemoryStore()
    let id: InstanceID
    let editor: InstanceEditor
    let handler: BoardHandler

    init(
        family: SizeFamily = .systemMedium, locale: String = "en", handler: BoardHandler = BoardHandler(),
        definition: String = Board.definition, catalogs: [TextCatalog] = []
    ) async throws {
        self.handler = handler
        var settings = EngineSettings()
        settings.catalogs = catalogs
        engine = try IntentEngine(
            schema: try Self.schema(definition), store: store, handlers: [handler], documents: UnavailableSources(),
            settings: settings)
        id = try await engine.place("Board", family: family)
        editor = try await InstanceEditor.open(id, in: engine, locale: locale)
    }

    static func schema(_ definition: String) throws -> Schema {
        let resolved = resolveDefinitions([SourceFile(path: "board.intent.yaml", bytes: Array(definition.utf8))])
        guard !resolved.diagnostics.hasErrors else {
            throw InvalidDefinition(text: render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text))
        }
        return resolved.schema
    }

    /// Edits the instance as another editor would.
    @discardableResult
    func edit(_ parameter: String, _ value: IntentValue?, unchecked: Bool = false) async throws -> EditOutcome {
        try await engine.edit(id, unchecked: unchecked) { $0.append(.set(value), to: parameter) }
    }

    func row(_ name: String) throws -> EditorRow {
        guard let row = editor.content.row(named: name) else { throw MissingRow(name: name) }
        return row
    }

    func stored(_ name: String) throws -> IntentValue? {
        try engine.resolvedSynchronously(id).parameter(named: name)?.effective
    }
}

struct InvalidDefinition: Error {
    let text: String
}

struct MissingRow: Error {
    let name: String
}

struct UnavailableSources: OptionDocumentReading {
    func check(_ source: OptionDocumentSource) {}

    func read(_ source: OptionDocumentSource, for request: OptionDocumentRequest) throws(OptionsFailure) -> JSONValue {
        throw .unavailable("\(source.name) is unavailable")
    }
}

extension IntentValue {
    static func thing(_ identifier: String) -> IntentValue {
        .object(ObjectValue(identifier: identifier, displayString: identifier.uppercased()))
    }

    static func things(_ identifiers: String?...) -> IntentValue {
        .list(identifiers.map { $0.map { .thing($0) } })
    }
}

extension EditorRow {
    /// The identifiers of the visible slots, with a dash for an empty one.
    var slotTexts: [String] { slots?.shown.map { $0.value?.optionIdentifier ?? "-" } ?? [] }
}

/// A handler with the lines `a` and `b` and five stops of each, such as `a1`.
final class BoardHandler: ConfigurationValidating {
    struct Intent: ValuesIntent {
        let values: IntentValues

        enum Parameters {
            static var labelSize: ParameterKey<Intent, Int> { .init("labelSize") }
            static var tags: ParameterKey<Intent, [String]> { .init("tags") }
            static var stops: ParameterKey<Intent, [AnyIntentObject]> { .init("stops") }
        }

        static var definition: IntentDefinition { IntentDefinition(name: "Board", json: "{}") }
    }

    /// The identifiers of options that no longer exist.
    let removed = Mutex<Set<String>>([])
    /// The reasons why each configuration is refused.
    let refusals = Mutex<[ConfigurationRefusal<Intent>]>([])
    /// Why there are no defaults; nil if there are.
    let defaultFailure = Mutex<HandlerError?>(nil)
    /// The titles of lines by language; empty for those that name their identifiers.
    let lines = Mutex<[String: String]>([:])
    /// Called when options are looked up.
    let whenLookedUp = Mutex<@Sendable () -> Void>({})
    /// Called with the search term before options are returned.
    let whenAsked = Mutex<@Sendable (String?) async throws -> Void>({ _ in })

    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        try await whenAsked.withLock { $0 }(searchTerm)
        let known = known(parameter, intent.values).filter { $0.hasPrefix(searchTerm ?? "") }
        return OptionCollection(
            sections: [OptionSection(items: known.map { OptionItem(.thing($0), title: $0.uppercased()) })])
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue] {
        whenLookedUp.withLock { $0 }()
        let known = known(parameter, intent.values)
        let title = parameter == "line" ? lines.withLock { $0[context.locale] } : nil
        return identifiers.filter(known.contains).map { identifier in
            title.map { .object(ObjectValue(identifier: identifier, displayString: $0)) } ?? .thing(identifier)
        }
    }

    func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue] {
        if let failure = defaultFailure.withLock({ $0 }) { throw failure }
        return known(parameter, intent.values).prefix(1).map { .thing($0) }
    }

    func validate(
        _ intent: Intent, context: ValidationContext
    ) async throws -> [ConfigurationRefusal<Intent>] {
        refusals.withLock { $0 }
    }

    private func known(_ parameter: String, _ values: IntentValues) -> [String] {
        let removed = removed.withLock { $0 }
        let line = values["line"]?.optionIdentifier ?? ""
        let all = parameter == "line" ? ["a", "b"] : (1...5).map { "\(line)\($0)" }
        return all.filter { !removed.contains($0) }
    }
}
