public import IntentRuntime

/// A definition file as generated code carries it: its text and the classes of its intents. Each generated file adds a
/// constant: `INIntentDefinition.carControl`.
public struct INIntentDefinition: Sendable {
    /// What the runtime reads.
    public let definition: IntentDefinition
    /// The file's intents, in its order.
    public let intents: [INIntent.Type]

    /// For generated code.
    /// - Parameter name: The declared name of the intent that is meant; nil for the file as a whole.
    public init(name: String? = nil, json: StaticString, intents: [INIntent.Type] = []) {
        definition = IntentDefinition(name: name, json: json)
        self.intents = intents
    }

    /// This file's definition of one of its intents; for generated code.
    public func ofIntent(_ name: String) -> INIntentDefinition {
        INIntentDefinition(name: name, json: definition.json)
    }
}
