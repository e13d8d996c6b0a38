import IntentModel
public import IntentRuntime
public import IntentWidgets

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ExtensionHost {
    /// Returns the widgets whose providers are in the extension, and starts the extension if it has not reported them yet.
    ///
    /// Pass them to a `WidgetHost` together with those of this program. Their providers are called in the extension, one
    /// at a time. An extension of version 1.0 of the protocol has no widgets.
    /// - Throws: `OptionsFailure` if the extension does not start.
    public func widgets() async throws(OptionsFailure) -> [WidgetRegistration] {
        try await receivedHello().widgets.map { widget in
            var registration = WidgetRegistration(
                kind: WidgetKind(widget.kind), intentName: widget.intent, isConfigurable: widget.isConfigurable,
                extensionPath: path, provider: ExtensionProvider(host: self, kind: widget.kind))
            registration.families = widget.families.map { $0.map(SizeFamily.init(rawValue:)) }
            registration.displayName = widget.displayName
            registration.description = widget.description
            registration.asksWhenAdded = widget.asksWhenAdded
            return registration
        }
    }
}

/// Calls a provider in an extension. The calls of all widgets of an extension run one at a time.
struct ExtensionProvider: ProviderCalling {
    let host: ExtensionHost
    let kind: String

    func placeholder(_ request: ProviderRequest) async throws -> RenderedEntry {
        try await entry(.placeholder, request)
    }

    func snapshot(_ request: ProviderRequest) async throws -> RenderedEntry {
        try await entry(.snapshot, request)
    }

    func entries(_ request: ProviderRequest) async throws -> LazyTimeline {
        let timeline = try await timeline(request)
        return LazyTimeline(timeline.entries, timeline.policy, timeline.relevance)
    }

    func timeline(_ request: ProviderRequest) async throws -> RenderedTimeline {
        try await timeline(.timeline, request)
    }

    func recommendations() async throws -> [RenderedRecommendation] {
        try await host.providerCalls.run {
            guard case .recommendations(let recommendations) = try await answer(.recommendations(widget: kind)).0 else {
                throw wrongAnswer("recommendations")
            }
            return recommendations
        }
    }

    /// Performs the intent in the extension if it reported that it does, or if the intent has a handler of its own there.
    func perform(_ request: PerformRequest) async throws -> Bool {
        let handled = try await host.receivedHello().intent(named: [request.intent])
        guard handled?.performs == true || request.typeName != nil else { return false }
        try await host.perform(
            handled?.name ?? request.intent, ofTypeNamed: request.typeName, values: request.values,
            secrets: request.secrets, context: request.context)
        return true
    }

    // MARK: Private parts

    private func entry(_ kind: WidgetRequest.Kind, _ request: ProviderRequest) async throws -> RenderedEntry {
        guard let entry = try await timeline(kind, request).entries.first else { throw wrongAnswer(kind.rawValue) }
        return entry
    }

    /// Requests entries, and then the content that the first answer does not contain.
    private func timeline(_ kind: WidgetRequest.Kind, _ request: ProviderRequest) async throws -> RenderedTimeline {
        try await host.providerCalls.run {
            let subject = WidgetRequest.Subject(request, widget: self.kind)
            let (answer, id) = try await answer(.entries(kind, subject), secrets: request.secrets)
            guard case .entries(let timeline) = answer else { throw wrongAnswer(kind.rawValue) }
            guard timeline.entries.count <= request.entryLimit else {
                throw EntryLimitError(count: timeline.entries.count, limit: request.entryLimit)
            }
            var entries = ReceivedEntries(timeline, limit: request.contentLimit)
            try reading { try entries.append(timeline.contents) }
            while !entries.isComplete {
                let next = WidgetRequest.render(answer: id, from: entries.count, offset: entries.offset)
                switch try await self.answer(next).0 {
                case .contents(let contents) where !contents.isEmpty:
                    try reading { try entries.append(contents) }
                case .part(let text, let offset):
                    try reading { try entries.append(text, next: offset) }
                default: throw wrongAnswer("render")
                }
            }
            return RenderedTimeline(
                entries: entries.entries, policy: timeline.policy,
                relevance: Array(timeline.relevance.prefix(request.entryLimit)))
        }
    }

    /// - Returns: The answer, and the identifier of the request.
    private func answer(
        _ request: WidgetRequest, secrets: SecretTexts = SecretTexts()
    ) async throws(OptionsFailure) -> (WidgetAnswer, Int) {
        let (answer, id) = try await host.answer(to: .widget(request), secrets: secrets)
        guard case .widget(let answer) = answer else { throw wrongAnswer(request.kind) }
        return (answer, id)
    }

    private func reading(_ body: () throws -> Void) throws {
        do { try body() } catch let error as ContentError {
            throw OptionsFailure.failed("\(host.subject) sent invalid content for '\(kind)': \(error)")
        }
    }

    private func wrongAnswer(_ request: String) -> OptionsFailure {
        .failed("\(host.subject) sent the wrong kind of answer to '\(request)' of '\(kind)'")
    }
}

/// The entries of an answer whose content arrives in several lines.
struct ReceivedEntries {
    private let timeline: WireTimeline
    private let limit: Int
    private(set) var entries: [RenderedEntry] = []
    private var size = 0
    /// The text of a content of which parts are missing.
    private var parts: [UInt8] = []

    init(_ timeline: WireTimeline, limit: Int) {
        self.timeline = timeline
        self.limit = limit
    }

    var count: Int { entries.count }
    var isComplete: Bool { entries.count == timeline.entries.count }
    /// The position from which the text of the next content is missing.
    var offset: Int { parts.count }

    /// - Throws: ``ContentError``; ``ContentLimitError`` as soon as the content that has arrived exceeds the limit.
    mutating func append(_ contents: [JSONValue]) throws {
        guard parts.isEmpty, contents.count <= timeline.entries.count - entries.count else {
            throw ContentError("it has more contents than entries")
        }
        for json in contents {
            let entry = timeline.entries[entries.count]
            let content = try WidgetContent(wire: json)
            size += content.byteCount
            try checkSize(of: entries.count + 1)
            entries.append(RenderedEntry(date: entry.date, relevance: entry.relevance, content: content))
        }
    }

    /// - Throws: ``ContentError``; ``ContentLimitError`` as soon as the content that has arrived exceeds the limit.
    mutating func append(_ part: String, next: Int?) throws {
        parts += part.utf8
        guard next == nil else {
            guard next == parts.count, !part.isEmpty else { throw ContentError("a part of a content is missing") }
            return try checkSize(of: entries.count + 1)
        }
        let json: JSONValue
        do { json = try JSONValue(parsing: parts) } catch { throw ContentError("\(error)") }
        parts = []
        try append([json])
    }

    private func checkSize(of entry: Int) throws(ContentLimitError) {
        guard size + parts.count <= limit else {
            throw ContentLimitError(
                size: size + parts.count, limit: limit, entry: entry, count: timeline.entries.count)
        }
    }
}

extension LazyTimeline {
    /// Creates a timeline of entries whose content is already rendered.
    init(_ entries: [RenderedEntry], _ policy: TimelineReloadPolicy, _ relevance: [RelevantContext] = []) {
        let times = entries.map { Entry(date: $0.date, relevance: $0.relevance) }
        self.init(entries: times, policy: policy, relevance: relevance) { entries[$0].content }
    }
}

extension WidgetRequest.Subject {
    fileprivate init(_ request: ProviderRequest, widget: String) {
        let context = request.context
        var reader = context.reader
        reader.device = context.device
        self.init(
            widget: widget, family: context.family.rawValue, instance: context.instance?.text,
            isPreview: context.isPreview, width: context.displayWidth, height: context.displayHeight,
            reader: reader, values: request.values.wire)
    }
}
