public import IntentModel
public import IntentRuntime

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Everything that a host knows of a widget: its kind, its families, its texts and how its provider is asked.
public struct WidgetRegistration: Sendable {
    /// The kind under which instances are stored.
    public let kind: WidgetKind
    /// The families that the widget supports; nil for all.
    public package(set) var families: [SizeFamily]?
    /// The name in a gallery of widgets, if the configuration states one.
    public package(set) var displayName: String?
    /// The description in a gallery of widgets, if the configuration states one.
    public package(set) var description: String?
    /// Whether a user interface opens the editor of an instance that it adds.
    package var asksWhenAdded = false
    /// Whether content has margins.
    package var hasContentMargins = true
    /// The definition of the intent; nil for a widget without one, or whose intent has no generated code.
    public let intent: IntentDefinition?
    /// The definition that declares the widget or its intent, if this program contains one.
    package internal(set) var definition: IntentDefinition?
    /// The declared name of the intent; nil if ``intent`` is nil and the provider is in this process.
    package internal(set) var intentName: String?
    /// The handler of an intent that has its own, such as an App Intent; nil if the program passes one to the engine.
    package internal(set) var handler: (any IntentHandling)?
    /// What a control does; nil for a widget.
    package internal(set) var action: ControlAction?
    /// Whether the provider expects a configuration.
    public let isConfigurable: Bool
    /// The path of the extension that contains the provider; nil for a provider in this process. A host asks one provider of
    /// an extension at a time.
    package let extensionPath: String?
    /// The provider and the content.
    package let provider: any ProviderCalling

    package init(
        kind: WidgetKind, intent: IntentDefinition?, isConfigurable: Bool, provider: any ProviderCalling
    ) {
        self.kind = kind
        self.intent = intent
        definition = intent
        intentName = intent?.name
        self.isConfigurable = isConfigurable
        extensionPath = nil
        self.provider = provider
    }

    /// Creates the registration of a widget in this process.
    /// - Parameter intent: The intent that configures it; `NoIntent` for a widget that cannot be configured.
    init<Intent: WidgetIntent>(kind: WidgetKind, intent: Intent.Type, provider: any ProviderCalling) {
        self.init(
            kind: kind, intent: intent.widgetIntentDefinition, isConfigurable: !(intent is NoIntent.Type),
            provider: provider)
        handler = intent.widgetIntentHandler
    }

    /// Creates the registration of a widget in an extension, whose generated code this process does not have.
    package init(
        kind: WidgetKind, intentName: String?, isConfigurable: Bool, extensionPath: String,
        provider: any ProviderCalling
    ) {
        self.kind = kind
        intent = nil
        self.intentName = intentName
        self.isConfigurable = isConfigurable
        self.extensionPath = extensionPath
        self.provider = provider
    }
}

extension WidgetRegistration {
    /// Returns the circumstances of a request to the provider.
    /// - Parameter context: The circumstances for a widget with margins.
    package func adapting(_ context: TimelineProviderContext) -> TimelineProviderContext {
        var context = context
        if !hasContentMargins { context.contentMargin = 0 }
        return context
    }
}

/// A request to a provider: the values of the instance and the circumstances.
package struct ProviderRequest: Sendable {
    /// The effective values of the instance by declared name; empty for a widget that cannot be configured.
    package var values: IntentValues
    /// The secrets among the values, which messages do not contain.
    package var secrets = SecretTexts()
    package var context: TimelineProviderContext
    /// The maximum size of the content of all entries in bytes.
    package var contentLimit: Int
    /// The maximum number of entries.
    package var entryLimit: Int

    package init(
        values: IntentValues, context: TimelineProviderContext,
        contentLimit: Int = 30_000_000, entryLimit: Int = 2_000
    ) {
        self.values = values
        self.context = context
        self.contentLimit = contentLimit
        self.entryLimit = entryLimit
    }
}

/// A recommended configuration as it leaves the provider.
package struct RenderedRecommendation: Hashable, Sendable {
    package var values: IntentValues
    package var description: String

    package init(values: IntentValues, description: String) {
        self.values = values
        self.description = description
    }
}

/// A timeline whose content is rendered when it is needed, so that not all of it is in memory at the same time.
package struct LazyTimeline: Sendable {
    /// An entry without its content.
    package struct Entry: Hashable, Sendable {
        package var date: Date
        package var relevance: TimelineEntryRelevance?

        package init(date: Date, relevance: TimelineEntryRelevance?) {
            self.date = date
            self.relevance = relevance
        }
    }

    /// The entries, in the order in which the provider returned them.
    package let entries: [Entry]
    package let policy: TimelineReloadPolicy
    /// The times at which the provider lists the configuration as relevant.
    package let relevance: [RelevantContext]
    /// Renders the entry with an index.
    package let content: @Sendable (Int) async throws -> WidgetContent

    package init(
        entries: [Entry], policy: TimelineReloadPolicy, relevance: [RelevantContext] = [],
        content: @escaping @Sendable (Int) async throws -> WidgetContent
    ) {
        self.entries = entries
        self.policy = policy
        self.relevance = relevance
        self.content = content
    }
}

/// A request to perform the intent of a button or toggle.
package struct PerformRequest: Sendable {
    /// The declared name of the intent.
    package var intent: String
    /// The name of its type; see ``IntentTypeNames``.
    package var typeName: String?
    /// The values of its parameters by declared name.
    package var values: IntentValues
    /// The secrets among the values, which messages do not contain.
    package var secrets = SecretTexts()
    package var context: PerformContext

    package init(intent: String, typeName: String? = nil, values: IntentValues, context: PerformContext) {
        self.intent = intent
        self.typeName = typeName
        self.values = values
        self.context = context
    }
}

/// Calls a provider and renders its answers: a provider in this process, or one in an extension.
///
/// The functions have no deadline of their own; the caller cancels the task. A provider in this process is called on the
/// thread of the caller, and its content is evaluated on the main actor.
package protocol ProviderCalling: Sendable {
    func placeholder(_ request: ProviderRequest) async throws -> RenderedEntry
    func snapshot(_ request: ProviderRequest) async throws -> RenderedEntry
    func entries(_ request: ProviderRequest) async throws -> LazyTimeline
    func timeline(_ request: ProviderRequest) async throws -> RenderedTimeline
    func recommendations() async throws -> [RenderedRecommendation]
    /// Performs an intent in the process of the provider.
    /// - Returns: False if that process has no handler that performs the intent, or is this one.
    func perform(_ request: PerformRequest) async throws -> Bool
}

extension ProviderCalling {
    /// Renders all entries.
    /// - Throws: ``EntryLimitError`` before anything is rendered; ``ContentLimitError`` as soon as the content exceeds the limit of
    ///   the request.
    package func timeline(_ request: ProviderRequest) async throws -> RenderedTimeline {
        let timeline = try await entries(request)
        guard timeline.entries.count <= request.entryLimit else {
            throw EntryLimitError(count: timeline.entries.count, limit: request.entryLimit)
        }
        var entries: [RenderedEntry] = []
        entries.reserveCapacity(timeline.entries.count)
        var size = 0
        for (index, entry) in timeline.entries.enumerated() {
            let content = try await timeline.content(index)
            size += content.byteCount
            guard size <= request.contentLimit else {
                throw ContentLimitError(
                    size: size, limit: request.contentLimit, entry: index + 1, count: timeline.entries.count)
            }
            entries.append(RenderedEntry(date: entry.date, relevance: entry.relevance, content: content))
        }
        return RenderedTimeline(entries: entries, policy: timeline.policy, relevance: timeline.relevance)
    }

    package func perform(_ request: PerformRequest) async throws -> Bool { false }
}

/// A timeline has too many entries.
package struct EntryLimitError: Error, Hashable, CustomStringConvertible {
    package let count: Int
    package let limit: Int

    package init(count: Int, limit: Int) {
        self.count = count
        self.limit = limit
    }

    package var description: String { "the timeline has \(count) entries; the limit is \(limit)" }
}

/// The content of a timeline exceeds its limit.
package struct ContentLimitError: Error, Hashable, CustomStringConvertible {
    /// The size of the content up to `entry`, in bytes.
    package let size: Int
    /// The maximum size in bytes.
    package let limit: Int
    /// The position of the entry that exceeds the limit, from 1.
    package let entry: Int
    /// The number of entries of the timeline.
    package let count: Int

    package init(size: Int, limit: Int, entry: Int, count: Int) {
        self.size = size
        self.limit = limit
        self.entry = entry
        self.count = count
    }

    package var description: String {
        "the content of \(entry) of \(count) entries has \(size) bytes; the limit for all entries is \(limit) bytes"
    }
}
