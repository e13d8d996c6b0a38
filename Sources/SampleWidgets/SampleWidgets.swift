public import IntentRuntime

/// Everything that a program needs to know of the sample widgets.
public enum SampleWidgets {
    /// One handler for each intent whose options come from code.
    public static var handlers: [any IntentHandling] {
        [CarHandler(), ForumHandler(), CharacterHandler(), TransitHandler()]
    }

    /// The definitions that need no handler.
    public static var definitions: [IntentDefinition] {
        [.authorData, .clock, .savingsProgress]
    }
}
