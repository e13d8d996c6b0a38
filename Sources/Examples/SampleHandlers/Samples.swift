public import IntentRuntime

/// The handlers and definitions of the sample widgets.
public enum Samples {
    /// A handler for each intent whose options come from code, or which a widget performs.
    public static var handlers: [any IntentHandling] {
        Garage.shared.performers + [CarHandler(), ForumHandler(), CharacterHandler(), TransitHandler()]
    }

    /// The definitions that need no handler.
    public static var definitions: [IntentDefinition] {
        [.authorData, .clock, .savingsProgress]
    }
}
