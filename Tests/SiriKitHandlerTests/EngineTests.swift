import IntentRuntime
import IntentTestSupport
import Intents
import SiriKitHandlers
import Testing

/// Handlers of SiriKit's form behind the engine.
@Suite struct EngineTests {
    private func makeEngine() throws -> IntentEngine {
        var settings = EngineSettings()
        settings.deadlines = ManualDeadlines()
        return try IntentEngine(
            store: InMemoryStore(), handlers: INIntentDefinition.mailBoxes.handlers(in: IntentHandler()),
            settings: settings)
    }

    @Test func optionsComeFromACompletion() async throws {
        let engine = try makeEngine()
        let id = try await engine.place("Mail", family: .systemSmall)
        let answer = try await engine.options(for: "account", of: id)
        #expect(answer.collection.items.map(\.title) == ["Home", "Work"])
    }
}
