public import IntentWidgets

extension WidgetConfiguration {
    /// Sets the name that a gallery of widgets shows.
    public func configurationDisplayName(_ name: Text) -> Self { configurationDisplayName(name.plainString) }

    /// Sets the name that a gallery of widgets shows.
    @_disfavoredOverload
    public func configurationDisplayName(_ name: LocalizedStringKey) -> Self { configurationDisplayName(Text(name)) }

    /// Sets the name that a gallery of widgets shows.
    @_disfavoredOverload
    public func configurationDisplayName(_ name: LocalizedStringResource) -> Self {
        configurationDisplayName(String(localized: name))
    }

    /// Sets the description that a gallery of widgets shows.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> Self {
        self.description(String(localized: description))
    }

    /// Sets the description that a gallery of widgets shows.
    public func description(_ description: Text) -> Self { self.description(description.plainString) }

    /// Sets the description that a gallery of widgets shows.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringKey) -> Self { self.description(Text(description)) }
}

extension AppIntentRecommendation {
    /// Creates a recommendation.
    public init(intent: Intent, description: Text) { self.init(intent: intent, description: description.plainString) }

    /// Creates a recommendation.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    /// Creates a recommendation.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: String(localized: description))
    }
}

extension Text {
    /// The text in the default environment.
    fileprivate nonisolated var plainString: String { string(in: EnvironmentValues(), now: Date()) }
}
