public import IntentRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a widget shows while one of its configurations is relevant.
public protocol RelevanceEntry: Sendable {}

/// Provides what a widget shows while its configurations are relevant, and states when they are.
public protocol RelevanceEntriesProvider {
    associatedtype Entry: RelevanceEntry
    /// The configuration, such as an App Intent.
    associatedtype Configuration: WidgetIntent
    typealias Context = RelevanceEntriesProviderContext

    /// Returns when the widget is relevant, and with which configuration.
    func relevance() async -> WidgetRelevance<Configuration>
    /// Returns the entry of a configuration.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
    /// Returns an entry without real data, immediately.
    func placeholder(context: Context) -> Entry
}

/// The circumstances in which an entry is shown.
public struct RelevanceEntriesProviderContext: Sendable {
    /// Whether the entry is shown in a gallery of widgets.
    public let isPreview: Bool
}

/// Describes a widget that is relevant at certain times, as on a watch.
///
/// A host shows the entry of the instance's configuration, and asks for it again when a time of its relevance begins or ends. A
/// ``WidgetStack`` raises the instance at these times.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content>: WidgetConfiguration {
    public var registration: WidgetRegistration?

    /// Describes a widget.
    /// - Parameters:
    ///   - kind: The kind under which instances are stored.
    ///   - provider: Provides the entries, and states when they are relevant.
    ///   - content: Returns what an entry shows.
    public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: Provider, @WidgetContentBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        registration = WidgetRegistration(
            kind: WidgetKind(kind), intent: Provider.Configuration.self,
            provider: ProviderCalls(RelevanceTimelines(provider: provider)) { content($0.entry) })
        registration?.families = [.accessoryRectangular]
    }
}

/// The entries of a provider as timelines of one entry.
private struct RelevanceTimelines<Provider: RelevanceEntriesProvider>: AppIntentTimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
        let entry: Provider.Entry
    }

    let provider: Provider

    func placeholder(in context: Context) -> Entry {
        Entry(date: Date(), entry: provider.placeholder(context: .init(context)))
    }

    func snapshot(for configuration: Provider.Configuration, in context: Context) async throws -> Entry {
        Entry(
            date: Date(), entry: try await provider.entry(configuration: configuration, context: .init(context)))
    }

    func timeline(for configuration: Provider.Configuration, in context: Context) async throws -> Timeline<Entry> {
        let values = configuration.widgetIntentValues
        let entry = try await snapshot(for: configuration, in: context)
        let times = await provider.relevance().attributes
            .filter { values.contain($0.configuration.widgetIntentValues) && $0.context.hasTime }
            .flatMap { [$0.context.start, $0.context.end] }
        let next = times.filter { $0 > entry.date }.min()
        return Timeline(entries: [entry], policy: next.map { .after($0) } ?? .never)
    }

    func relevance() async -> WidgetRelevance<Provider.Configuration> { await provider.relevance() }
}

extension RelevanceEntriesProviderContext {
    fileprivate init(_ context: TimelineProviderContext) { isPreview = context.isPreview }
}
