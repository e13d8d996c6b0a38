import IntentRuntime
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The reasons for which a provider in this process has no answer.
package enum ProviderFailure: Error, Hashable, CustomStringConvertible {
    /// The provider released its completion handler without calling it.
    case completionNotCalled

    package var description: String {
        switch self {
        case .completionNotCalled: "the provider did not call its completion handler"
        }
    }
}

/// Calls a provider of this process, whichever of the three protocols it conforms to.
///
/// A host asks one provider at a time, and evaluates content on the main actor alone, so that neither needs a lock; their types
/// are those of programs written for systems that do the same, and are not declared Sendable.
struct ProviderCalls<Entry: TimelineEntry, Content>: ProviderCalling, @unchecked Sendable {
    private let makePlaceholder: (ProviderRequest) async throws -> Handover<Entry>
    private let makeSnapshot: (ProviderRequest) async throws -> Handover<Entry>
    private let makeTimeline: (ProviderRequest) async throws -> Handover<Timeline<Entry>>
    private var makeRelevance: (ProviderRequest) async -> [RelevantContext] = { _ in [] }
    private var makeRecommendations: () -> [RenderedRecommendation] = { [] }
    private let renderer: EntryRenderer<Entry, Content>
    /// Whether a placeholder is redacted. That of a control is its preview.
    private var redactsPlaceholders = true

    init<Provider: TimelineProvider>(
        _ provider: Provider, content: @escaping (Entry) -> Content
    ) where Provider.Entry == Entry {
        makePlaceholder = { Handover(provider.placeholder(in: $0.context)) }
        makeSnapshot = { request in
            try await firstAnswer { provider.getSnapshot(in: request.context, completion: $0) }
        }
        makeTimeline = { request in
            try await firstAnswer { provider.getTimeline(in: request.context, completion: $0) }
        }
        makeRelevance = { _ in await provider.relevance().attributes.map(\.context) }
        renderer = EntryRenderer(content: content)
    }

    init<Provider: IntentTimelineProvider>(
        _ provider: Provider, content: @escaping (Entry) -> Content
    ) where Provider.Entry == Entry {
        makePlaceholder = { Handover(provider.placeholder(in: $0.context)) }
        makeSnapshot = { request in
            let configuration = Handover(try await Provider.Intent.lookedUpWidgetIntent(from: request.values))
            return try await firstAnswer {
                provider.getSnapshot(for: configuration.value, in: request.context, completion: $0)
            }
        }
        makeTimeline = { request in
            let configuration = Handover(try await Provider.Intent.lookedUpWidgetIntent(from: request.values))
            return try await firstAnswer {
                provider.getTimeline(for: configuration.value, in: request.context, completion: $0)
            }
        }
        makeRelevance = { await provider.relevance().contexts(of: $0.values) }
        makeRecommendations = {
            provider.recommendations().map { RenderedRecommendation($0.intent, description: $0.description) }
        }
        renderer = EntryRenderer(content: content)
    }

    init<Provider: AppIntentTimelineProvider>(
        _ provider: Provider, content: @escaping (Entry) -> Content
    ) where Provider.Entry == Entry {
        makePlaceholder = { Handover(provider.placeholder(in: $0.context)) }
        makeSnapshot = { request in
            let configuration = Handover(try await Provider.Intent.lookedUpWidgetIntent(from: request.values))
            return Handover(try await provider.snapshot(for: configuration.value, in: request.context))
        }
        makeTimeline = { request in
            let configuration = Handover(try await Provider.Intent.lookedUpWidgetIntent(from: request.values))
            return Handover(try await provider.timeline(for: configuration.value, in: request.context))
        }
        makeRelevance = { await provider.relevance().contexts(of: $0.values) }
        makeRecommendations = {
            provider.recommendations().map { RenderedRecommendation($0.intent, description: $0.description) }
        }
        renderer = EntryRenderer(content: content)
    }

    /// A control has one entry, whose value is valid until something requests another one.
    init<Provider: AppIntentControlValueProvider>(
        _ provider: Provider, content: @escaping (Entry) -> Content
    ) where Entry == ControlEntry<Provider.Value> {
        typealias Configuration = Provider.Configuration
        let makeEntry = { (request: ProviderRequest) in
            let configuration = Handover(try await Configuration.lookedUpWidgetIntent(from: request.values))
            let value = try await provider.currentValue(configuration: configuration.value)
            return Handover(ControlEntry(date: Date(), value: value))
        }
        let makePreview = { (request: ProviderRequest) in
            let configuration = Handover(try await Configuration.lookedUpWidgetIntent(from: request.values))
            let value = provider.previewValue(configuration: configuration.value)
            return Handover(ControlEntry(date: Date(), value: value))
        }
        makePlaceholder = makePreview
        redactsPlaceholders = false
        makeSnapshot = { try await $0.context.isPreview ? makePreview($0) : makeEntry($0) }
        makeTimeline = { request in
            Handover(Timeline(entries: [try await makeEntry(request).value], policy: .never))
        }
        renderer = EntryRenderer(content: content)
    }

    func placeholder(_ request: ProviderRequest) async throws -> RenderedEntry {
        await renderer.entry(
            try await makePlaceholder(request), in: request.context, isPlaceholder: redactsPlaceholders)
    }

    func snapshot(_ request: ProviderRequest) async throws -> RenderedEntry {
        await renderer.entry(try await makeSnapshot(request), in: request.context)
    }

    func entries(_ request: ProviderRequest) async throws -> LazyTimeline {
        let timeline = try await makeTimeline(request)
        let relevance = await makeRelevance(request).filter(\.hasTime).prefix(request.entryLimit)
        return renderer.timeline(timeline, relevance: Array(relevance), in: request.context)
    }

    func recommendations() async throws -> [RenderedRecommendation] { makeRecommendations() }
}

extension WidgetRelevance where Configuration: WidgetIntent {
    /// The times at which a configuration is relevant: those of the attributes whose values it has.
    fileprivate func contexts(of values: IntentValues) -> [RelevantContext] {
        attributes.filter { values.contain($0.configuration.widgetIntentValues) }.map(\.context)
    }
}

extension RenderedRecommendation {
    fileprivate init(_ intent: some WidgetIntent, description: String) {
        self.init(values: intent.widgetIntentValues, description: description)
    }
}

/// Evaluates the content of entries, on the main actor, as the bodies of views expect.
///
/// Unchecked: the closure is a program's and not Sendable, but is called on the main actor only.
private struct EntryRenderer<Entry: TimelineEntry, Content>: @unchecked Sendable {
    let content: (Entry) -> Content

    @MainActor
    func entry(
        _ entry: Handover<Entry>, in context: TimelineProviderContext, isPlaceholder: Bool = false
    ) -> RenderedEntry {
        rendered(
            entry.value, in: RenderingContext(context: context, date: entry.value.date, isPlaceholder: isPlaceholder))
    }

    func timeline(
        _ timeline: Handover<Timeline<Entry>>, relevance: [RelevantContext], in context: TimelineProviderContext
    ) -> LazyTimeline {
        let times = timeline.value.entries.map { LazyTimeline.Entry(date: $0.date, relevance: $0.relevance) }
        let source: any EntrySource = RenderedEntries(renderer: self, entries: timeline.value.entries, context: context)
        return LazyTimeline(entries: times, policy: timeline.value.policy, relevance: relevance) {
            await source.content(at: $0)
        }
    }

    @MainActor
    fileprivate func rendered(_ entry: Entry, in rendering: RenderingContext) -> RenderedEntry {
        var shown = RenderingContext.$current.withValue(rendering) {
            (content(entry) as? any WidgetContentConvertible)?.widgetContent ?? WidgetContent()
        }
        if shown.html != nil { shown.margin = rendering.context.contentMargin }
        return RenderedEntry(date: entry.date, relevance: entry.relevance, content: shown)
    }
}

/// Renders single entries of a timeline of any type.
private protocol EntrySource: Sendable {
    @MainActor func content(at index: Int) -> WidgetContent
}

/// Unchecked: the provider has passed the entries on, and only the main actor reads them.
private struct RenderedEntries<Entry: TimelineEntry, Content>: EntrySource, @unchecked Sendable {
    let renderer: EntryRenderer<Entry, Content>
    let entries: [Entry]
    let context: TimelineProviderContext

    func content(at index: Int) -> WidgetContent {
        let entry = entries[index]
        return renderer.rendered(entry, in: RenderingContext(context: context, date: entry.date)).content
    }
}

/// A value that its creator passes on and does not use again. Unchecked: therefore no two threads use it at the same time.
private struct Handover<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// Waits for the first call of a completion handler. Later calls are ignored.
/// - Throws: ``ProviderFailure/completionNotCalled`` as soon as nothing can call the handler any more.
private func firstAnswer<Answer>(
    _ ask: (@escaping @Sendable (Answer) -> Void) -> Void
) async throws -> Handover<Answer> {
    try await withUnsafeThrowingContinuation { continuation in
        let completion = Completion(continuation)
        ask { completion.resume(returning: Handover($0)) }
    }
}

/// The state of a completion handler. The lock is that of the mutex.
private final class Completion<Answer: Sendable>: Sendable {
    private let continuation: Mutex<UnsafeContinuation<Answer, any Error>?>

    init(_ continuation: UnsafeContinuation<Answer, any Error>) {
        self.continuation = Mutex(continuation)
    }

    deinit {
        take()?.resume(throwing: ProviderFailure.completionNotCalled)
    }

    func resume(returning answer: Answer) {
        take()?.resume(returning: answer)
    }

    private func take() -> UnsafeContinuation<Answer, any Error>? {
        continuation.withLock { $0.take() }
    }
}
