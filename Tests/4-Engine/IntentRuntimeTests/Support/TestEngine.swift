import IntentModel
import IntentRuntime
import IntentTestSupport

/// An engine whose clock stands still, with shortcuts for tests.
struct TestEngine: Sendable {
    let engine: IntentEngine
    let store: TestStore
    let clock: ManualDeadlines

    init(
        _ schema: Schema, _ handler: ScriptedHandler? = ScriptedHandler(), store: TestStore? = nil,
        files: any OptionDocumentReading = NoOptionDocuments(), configure: (inout EngineSettings) -> Void = { _ in }
    ) throws {
        try self.init(
            schema, handlers: handler.map { [$0] } ?? [], store: store, files: files, configure: configure)
    }

    init(
        _ schema: Schema, handlers: [any IntentHandling], store: TestStore? = nil,
        files: any OptionDocumentReading = NoOptionDocuments(), configure: (inout EngineSettings) -> Void = { _ in }
    ) throws {
        let store = try store ?? TestStore()
        self.store = store
        clock = ManualDeadlines()
        var settings = EngineSettings.standing(clock)
        settings.time = { StoreTime(milliseconds: 0) }
        configure(&settings)
        engine = try IntentEngine(
            schema: schema, store: store, handlers: handlers, documents: files, settings: settings)
    }

    /// Places an instance with exactly these stored values, without requesting defaults.
    func put(
        _ values: [String: StoredValue] = [:], defaults: [String: StoredValue] = [:], id: InstanceID = .one,
        family: SizeFamily = .systemMedium
    ) throws {
        try store.place(
            StoredInstance(
                id: id, kind: "widget", family: family, intent: "Config", values: values,
                defaults: defaults),
            at: StoreTime(milliseconds: 0))
    }

    func parameter(
        _ name: String, id: InstanceID = .one, family: SizeFamily? = nil
    ) throws -> ResolvedParameter {
        let resolved = try engine.resolvedSynchronously(id, family: family)
        guard let parameter = resolved.parameter(named: name) else { throw MissingParameter(name: name) }
        return parameter
    }

    @discardableResult
    func edit(
        _ parameter: String, _ operation: DynamicEdit.Operation, id: InstanceID = .one, unchecked: Bool = false
    ) async throws -> EditOutcome {
        try await engine.edit(id, unchecked: unchecked) { $0.append(operation, to: parameter) }
    }

    /// The identifiers of the offered options.
    func offered(_ parameter: String, id: InstanceID = .one, _ request: OptionsRequest = OptionsRequest())
        async throws -> [String]
    {
        try await engine.options(for: parameter, of: id, request: request).collection.identifiers
    }
}

extension EngineSettings {
    /// Returns settings whose clock stands still, so that a busy machine causes no timeouts.
    static func standing(_ clock: ManualDeadlines = ManualDeadlines()) -> EngineSettings {
        var settings = EngineSettings()
        settings.deadlines = clock
        return settings
    }
}

struct MissingParameter: Error {
    let name: String
}

extension InstanceID {
    // Both texts are valid identifiers.
    // swift-format-ignore: NeverForceUnwrap
    static let one = InstanceID("one")
    // swift-format-ignore: NeverForceUnwrap
    static let two = InstanceID("two")
}

extension StoredValue {
    static func things(_ identifiers: String?..., marks: [StoredMark] = []) -> StoredValue {
        let slots = identifiers.map { $0.map { IntentValue.thing($0) } }
        let type = ValueType(.object("Thing"), isList: true)
        return StoredValue(type: type.tag, wire: type.wire(for: .list(slots)), marks: marks)
    }

    static func thing(_ identifier: String, marks: [StoredMark] = []) -> StoredValue {
        let type = ValueType(.object("Thing"))
        return StoredValue(type: type.tag, wire: type.wire(for: .thing(identifier)), marks: marks)
    }

    static func of(_ tag: String, _ wire: JSONValue) -> StoredValue { StoredValue(type: tag, wire: wire) }
}

extension EngineError {
    /// The problems as `code parameter`.
    var summary: [String] { problems.map { "\($0.code) \($0.parameter ?? "")" } }
}
