public import IntentRuntime

/// Provides the timelines of a widget that cannot be configured.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// Returns an entry without real data, immediately.
    func placeholder(in context: Context) -> Entry
    /// Passes the current entry to `completion`, once. For a preview, sample data will do.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Passes a timeline to `completion`, once. A host ignores further calls, and gives up after 28 seconds.
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Returns when the widget is relevant. See ``WidgetRelevance``.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Provides the timelines of a widget that can be configured. Answers are passed to closures.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    /// The configuration: a generated structure, or a class of `--target sirikit`.
    associatedtype Intent: WidgetIntent
    typealias Context = TimelineProviderContext

    /// Returns an entry without real data, immediately.
    func placeholder(in context: Context) -> Entry
    /// Passes the current entry to `completion`, once. For a preview, sample data will do.
    @preconcurrency
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Passes a timeline to `completion`, once. A host ignores further calls, and gives up after 28 seconds.
    @preconcurrency
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Returns configurations to offer where people cannot edit widgets.
    func recommendations() -> [IntentRecommendation<Intent>]
    /// Returns when the widget is relevant. See ``WidgetRelevance``.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }

    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Provides the timelines of a widget that can be configured. Answers are returned by asynchronous functions.
///
/// A provider may throw: the widget keeps its content, hosts and boards report the error as it describes itself, and the host asks
/// again later. On Apple's platforms, providers cannot throw.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    /// The configuration, such as a generated structure.
    associatedtype Intent: WidgetIntent
    typealias Context = TimelineProviderContext

    /// Returns an entry without real data, immediately.
    func placeholder(in context: Context) -> Entry
    /// Returns the current entry. For a preview, sample data will do.
    func snapshot(for configuration: Intent, in context: Context) async throws -> Entry
    /// Returns a timeline. A host gives up after 28 seconds.
    func timeline(for configuration: Intent, in context: Context) async throws -> Timeline<Entry>
    /// Returns configurations to offer where people cannot edit widgets.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// Returns when the widget is relevant. See ``WidgetRelevance``.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }

    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A configuration to offer where people cannot edit widgets, and its description.
public struct IntentRecommendation<Intent: WidgetIntent> {
    /// The recommended configuration.
    public let intent: Intent
    /// The description that people read.
    public let description: String

    /// Creates a recommendation.
    public init(intent: Intent, description: some StringProtocol) {
        self.intent = intent
        self.description = String(description)
    }
}

/// A configuration to offer where people cannot edit widgets, and its description.
public struct AppIntentRecommendation<Intent: WidgetIntent> {
    /// The recommended configuration.
    public let intent: Intent
    /// The description that people read.
    public let description: String

    /// Creates a recommendation.
    public init(intent: Intent, description: some StringProtocol) {
        self.intent = intent
        self.description = String(description)
    }
}
