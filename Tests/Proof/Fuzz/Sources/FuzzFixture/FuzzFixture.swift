internal import FuzzDriver
internal import IntentDiagnostics
package import IntentModel
package import IntentRuntime
internal import IntentSchema
internal import IntentSystem

/// The definitions, the store and the engine that inputs are sent to.
package enum FuzzFixture {
    /// An intent with a parameter of each type, also records and unions, and a widget without an intent.
    private static let definition = """
        intentDefinition: 1
        group: group.example.fuzz
        language: en
        languages: [en, de]
        types:
          Tag:
            properties: { text: String, count: Integer, level: Level, parent: Tag, children: [Tag], day: DateComponents }
          Leg:
            fields:
              label: { type: String, length: ...8, default: x }
              count: { type: Integer, range: 0...9 }
              levels: [Level]
              tag: Tag
              word: { type: String, options: dynamic }
          Source: { oneOf: { tag: Tag, level: Level, address: URL, count: { type: Integer, range: 0...9 } } }
        enums:
          Level: { cases: { low: Low, high: { title: { en: High, de: Hoch }, synonyms: [top] } } }
        intents:
          Everything:
            parameters:
              text: String
              number: { type: Integer, range: -10...10, default: 2 }
              numbers: { type: [Integer], size: { systemSmall: 1, systemMedium: 1...3, otherwise: 6 } }
              ratio: { type: Decimal, range: 0...1, default: 0.5 }
              flag: { type: Boolean, default: true }
              address: URL
              time: { type: TimeInterval, default: 90s }
              heat: { type: Temperature, unit: celsius, default: -3 }
              level: { type: Level, default: high }
              levels: [Level]
              tag: { type: Tag, search: true }
              tags: { type: [Tag], size: 3, dependsOn: [tag] }
              word: { type: String, options: dynamic }
              moment: DateComponents
              day: { type: DateComponents, kind: date, range: 2020-01-01...today }
              clock: { type: DateComponents, kind: time }
              file: File
              person: Person
              place: Placemark
              price: { type: CurrencyAmount, currencies: [EUR] }
              card: PaymentMethod
              thing: Object
              leg: Leg
              legs: { type: [Leg], size: 3 }
              source: { type: Source, default: { level: low } }
              sources: [Source]
              token: { type: String, secret: true }
            rules: [{ require: { number: { not: 9 } } }]
        widgets:
          Everything: { title: { en: All, de: Alles }, intent: Everything, families: [systemSmall, systemMedium] }
          Clock: { title: Clock, families: [systemSmall] }
        """

    package static let schema: Schema = {
        let resolved = resolveDefinitions([SourceFile(path: "fuzz.intent.yaml", text: definition)])
        require(!resolved.diagnostics.hasErrors, "the definition of the fuzzers is not valid")
        return resolved.schema
    }()

    /// The types of the parameters, without those of lists, each once.
    package static let types = Set(schema.intents.flatMap { $0.parameters.map(\.type.element) }).sorted {
        "\($0)" < "\($1)"
    }

    /// 2026-03-02 08:00 UTC.
    package static let start = StoreTime(milliseconds: 1_772_438_400_000)

    private static let deadlines = DeadlineThread()

    /// Returns an engine with the instances `a`, `b`, and `c`, which follows `a`. Equal requests have equal answers.
    package static func engine() throws -> IntentEngine {
        let store = InMemoryStore()
        let placed: [(InstanceID, WidgetKind, String?, follows: InstanceID?)] = [
            ("a", "Everything", "Everything", nil), ("b", "Clock", nil, nil), ("c", "Everything", "Everything", "a"),
        ]
        for (id, kind, intent, follows) in placed {
            var instance = StoredInstance(id: id, kind: kind, family: .systemSmall, intent: intent)
            instance.follows = follows
            try store.place(instance, at: start)
        }
        var settings = EngineSettings()
        settings.deadlines = deadlines
        settings.time = { start }
        settings.secondsAheadOfUTC = { _ in 3_600 }
        let count = Monitor(0)
        settings.makeID = {
            let number = count.withLock { count in
                count += 1
                return count
            }
            return InstanceID("new\(number)") ?? "new"
        }
        return try IntentEngine(schema: schema, store: store, handlers: [FuzzHandler()], settings: settings)
    }

    /// Runs an asynchronous function and waits for its end. libFuzzer calls its target synchronously.
    package static func run(_ body: @escaping @Sendable () async throws -> Void) {
        let end = Monitor<Result<Void, any Error>?>(nil)
        Task.detached {
            let result: Result<Void, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            end.withLock { $0 = result }
        }
        let result = end.wait { result in result.map { .done($0) } ?? .wait(atMost: nil) }
        if case .failure(let error) = result { fatalError("an error that no caller expects: \(error)") }
    }
}
