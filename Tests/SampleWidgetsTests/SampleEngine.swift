import IntentRuntime
import IntentTestSupport
import SampleWidgets
import Testing

/// An engine over the sample widgets with an empty store in memory. Its clock stands: a busy machine is no failure.
func sampleEngine() throws -> IntentEngine {
    var settings = EngineSettings()
    settings.deadlines = ManualDeadlines()
    return try IntentEngine(
        store: InMemoryStore(), handlers: SampleWidgets.handlers, definitions: SampleWidgets.definitions,
        settings: settings)
}

/// The identifiers of what may be chosen, in order.
func offered(
    _ engine: IntentEngine, _ parameter: String, of id: InstanceID, search term: String? = nil
) async throws -> [String] {
    let answer = try await engine.options(for: parameter, of: id, request: OptionsRequest(searchTerm: term))
    #expect(answer.state == .answered)
    return answer.collection.items.compactMap(\.value.optionIdentifier)
}
