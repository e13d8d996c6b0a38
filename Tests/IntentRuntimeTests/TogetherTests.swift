import IntentModel
import IntentRuntime
import Synchronization
import Testing

/// Edits that come while the store is busy.
@Suite struct TogetherTests {
    private let schema = makeSchema(
        parameter("size", ValueType(.integer)) { $0.settings.range = .integers(minimum: 0, maximum: 300, step: nil) })

    @Test func editsThatWaitForTheStoreComeToItTogetherAndEachHasItsOwnAnswer() async throws {
        let store = UpdateCountingStore()
        let engine = try engine(over: store, openingAfter: 400)
        try store.place(
            StoredInstance(id: .one, kind: "widget", family: "systemSmall", intent: "Config"),
            at: StoreTime(milliseconds: 0))
        // Every second one is refused.
        let numbers = (0..<400).map { $0 % 2 == 0 ? $0 / 2 : 301 }
        let outcomes = await withTaskGroup(of: Result<EditOutcome, any Error>.self) { group in
            for number in numbers { group.addTask { await Self.outcome(of: number, by: engine) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.compactMap { try? $0.get().revision }.sorted() == Array(2...201))
        let refused = outcomes.compactMap { outcome -> EngineError? in
            if case .failure(let error) = outcome { error as? EngineError } else { nil }
        }
        #expect(refused.map(\.summary) == Array(repeating: ["wrongValue size"], count: 200))
        #expect(store.counts.reduce(0, +) == 400)
        #expect(store.counts.max() == 64)
        #expect(store.counts.count < 40)
    }

    /// - Parameter count: The store does nothing before so many edits have begun.
    private func engine(
        over store: UpdateCountingStore, openingAfter count: Int
    ) throws -> IntentEngine {
        let begun = Mutex(0)
        var settings = EngineSettings.standing()
        // An edit asks for the time just before it waits for the store.
        settings.time = {
            let isLast = begun.withLock { begun in
                begun += 1
                return begun == count
            }
            if isLast { store.open() }
            return StoreTime(milliseconds: 0)
        }
        return try IntentEngine(schema: schema, store: store, settings: settings)
    }

    private static func outcome(of number: Int, by engine: IntentEngine) async -> Result<EditOutcome, any Error> {
        do {
            return .success(try await engine.edit(.one) { $0.append(.set(.integer(number)), to: "size") })
        } catch {
            return .failure(error)
        }
    }
}
