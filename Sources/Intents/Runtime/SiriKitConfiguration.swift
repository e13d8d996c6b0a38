import IntentRuntime

/// The values of an intent, until a handler is asked and needs the intent itself.
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
            preconditionFailure("\(Class.self) is in a generated file's list of intents, and was not generated")
        }
        return generated.definition
    }

    /// The intent with these values.
    func makeIntent() -> Class {
        let intent = Class()
        intent.readParameters(from: INParameterValues(values))
        return intent
    }
}
