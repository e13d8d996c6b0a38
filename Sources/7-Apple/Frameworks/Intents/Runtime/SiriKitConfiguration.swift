public import IntentRuntime

extension IntentEngine {
    /// Returns an instance's configuration as an intent, for a widget's timeline provider. Calls no handler.
    /// - Throws: `EngineError` with code `unknownInstance`, `orphan`, or `wrongIntent` if the instance has a different
    ///   intent; `StoreError`.
    public nonisolated(nonsending) func intent<Class: INIntent>(
        _ type: Class.Type = Class.self, of id: InstanceID
    ) async throws -> sending Class {
        try await configuration(SiriKitConfiguration<Class>.self, of: id).makeIntent()
    }
}

/// The values of an intent. The intent itself is created only when a handler needs it.
struct SiriKitConfiguration<Class: SiriKitIntent>: ConfigurableIntent {
    private let values: IntentValues

    init(intentValues values: IntentValues) {
        self.values = values
    }

    func write(to values: inout IntentValues) {
        for (name, value) in self.values.dictionary { values[name] = value }
    }

    static var definition: IntentDefinition {
        guard let generated = Class.generatedDefinition else {
            preconditionFailure("\(Class.self) is in the list of a generated file but was not generated")
        }
        return generated.definition
    }

    /// Creates the intent with these values.
    func makeIntent() -> Class { Class.widgetIntent(from: values) }
}

/// Any class of intents. A protocol, because existentials can be opened: a generic function would see only `INIntent`.
protocol SiriKitIntent: INIntent {}

extension INIntent: SiriKitIntent {}
