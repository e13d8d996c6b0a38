import IntentDiagnostics
import IntentEditor
import IntentModel
import IntentRuntime
import IntentSchema

/// One placed instance of a departure board, its engine, and an editor on it.
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

    init(family: SizeFamily = .systemMedium, locale: String = "en", handler: BoardHandler = BoardHandler())
        async throws
    {
        engine = try IntentEngine(
            schema: try Self.schema(Self.definition), store: store, handlers: [handler], optionFiles: NoSources())
        id = try await engine.place("Board", family: family)
        editor = try await InstanceEditor.open(id, in: engine, locale: locale)
    }

    static func schema(_ definition: String) throws -> Schema {
        let resolved = resolveDefinitions([SourceFile(path: "board.intent.yaml", bytes: Array(definition.utf8))])
        guard !resolved.diagnostics.hasErrors else {
            throw WrongDefinition(text: render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text))
        }
        return resolved.schema
    }

    /// As somebody else edits it.
    @discardableResult
    func edit(_ parameter: String, _ value: IntentValue?, unchecked: Bool = false) async throws -> EditOutcome {
        try await engine.edit(id, unchecked: unchecked) { $0.append(.set(value), to: parameter) }
    }

    func row(_ name: String) throws -> EditorRow {
        guard let row = editor.content.row(named: name) else { throw MissingRow(name: name) }
        return row
    }

    func stored(_ name: String) throws -> IntentValue? {
        try engine.resolved(id).parameter(named: name)?.effective
    }
}

struct WrongDefinition: Error {
    let text: String
}

struct MissingRow: Error {
    let name: String
}

struct NoSources: OptionSourceReading {
    func check(_ source: DocumentSource) {}

    func read(_ source: DocumentSource, for question: DocumentQuestion) throws(HandlerFailure) -> JSONValue {
        throw .unavailable("nothing is read from \(source.name)")
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
    /// The identifiers of the shown slots, an empty one as a dash.
    var slotTexts: [String] { slots?.shown.map { $0.value?.optionIdentifier ?? "-" } ?? [] }
}
