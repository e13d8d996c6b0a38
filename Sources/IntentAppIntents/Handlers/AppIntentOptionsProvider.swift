#if canImport(AppIntents)
    public import AppIntents

    /// An options provider that any thread may ask, also in a module whose default isolation is the main actor.
    /// Generated for parameters that are no objects.
    public protocol AppIntentOptionsProvider: DynamicOptionsProvider, Sendable {}
#endif
