import IntentModel
import IntentRuntime
import IntentWidgets
import Synchronization

/// Answers requests to the providers of an extension.
///
/// A host asks one provider at a time, so only the last timeline is kept, and only until all of its content was sent. The
/// content of an entry is rendered when it is sent.
final class WidgetService: Sendable {
    /// The size of the content in one line: less than the protocol's limit, so that neither side holds much at a time.
    private static let roomForContent = 1 << 20
    /// The size of a part of the text of a content that exceeds the room. Escapes make it at most six times as long.
    private static let partSize = 1 << 19

    /// An answer whose content is not sent completely.
    private struct Kept: Sendable {
        let request: Int
        let timeline: LazyTimeline
        /// The text of a content that is being sent in parts.
        var long: (index: Int, bytes: [UInt8])?
    }

    private let registrations: [WidgetRegistration]
    private let schema: Schema
    private let kept = Mutex<Kept?>(nil)

    init(_ registrations: [WidgetRegistration], schema: Schema) {
        self.registrations = registrations
        self.schema = schema
    }

    var hello: [ExtensionHello.ProvidedWidget] { registrations.map(ExtensionHello.ProvidedWidget.init) }

    /// - Throws: The error of the provider, or `OptionsFailure`.
    func answer(to request: WidgetRequest, id: Int) async throws -> WidgetAnswer {
        switch request {
        case .entries(let kind, let subject): return try await entries(kind, subject, id: id)
        case .render(let answer, let from, let offset):
            return try await contents(of: answer, from: from, offset: offset)
        case .recommendations(let widget):
            return .recommendations(try await registration(of: widget).provider.recommendations())
        }
    }

    private func entries(_ kind: WidgetRequest.Kind, _ subject: WidgetRequest.Subject, id: Int) async throws
        -> WidgetAnswer
    {
        kept.withLock { $0 = nil }
        let registration = try registration(of: subject.widget)
        guard let family = SizeFamily(known: subject.family) else {
            throw OptionsFailure.failed("this extension does not support the size family '\(subject.family)'")
        }
        let context = TimelineProviderContext(
            family: family, isPreview: subject.isPreview, displaySize: (subject.width, subject.height),
            instance: subject.instance.flatMap(InstanceID.init),
            reader: subject.reader)
        let request = ProviderRequest(
            values: values(subject.values, of: registration), context: registration.adapting(context))
        let timeline =
            switch kind {
            case .placeholder: LazyTimeline([try await registration.provider.placeholder(request)], .never)
            case .snapshot: LazyTimeline([try await registration.provider.snapshot(request)], .never)
            case .timeline: try await registration.provider.entries(request)
            }
        let contents = try await contents(of: timeline, from: 0)
        if contents.count < timeline.entries.count {
            kept.withLock { $0 = Kept(request: id, timeline: timeline) }
        }
        return .entries(
            WireTimeline(
                entries: timeline.entries, policy: timeline.policy, contents: contents, relevance: timeline.relevance))
    }

    private func contents(of answer: Int, from index: Int, offset: Int) async throws -> WidgetAnswer {
        guard let kept = kept.withLock(\.self), kept.request == answer,
            kept.timeline.entries.indices.contains(index)
        else { throw OptionsFailure.failed("the extension no longer has entry \(index) of answer \(answer)") }
        if let long = kept.long, long.index == index { return part(of: long.bytes, from: offset, index, kept) }
        let contents = try await contents(of: kept.timeline, from: index)
        if contents.isEmpty {
            let bytes = try await kept.timeline.content(index).wire.renderedBytes()
            self.kept.withLock { $0?.long = (index, bytes) }
            return part(of: bytes, from: offset, index, kept)
        }
        if index + contents.count == kept.timeline.entries.count { self.kept.withLock { $0 = nil } }
        return .contents(contents)
    }

    /// Returns a part of a text that begins and ends between characters.
    private func part(of bytes: [UInt8], from offset: Int, _ index: Int, _ kept: Kept) -> WidgetAnswer {
        let start = min(max(offset, 0), bytes.count)
        var end = min(start + Self.partSize, bytes.count)
        while end < bytes.count, bytes[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
        if end == bytes.count {
            let isLast = index + 1 == kept.timeline.entries.count
            self.kept.withLock { if isLast { $0 = nil } else { $0?.long = nil } }
        }
        return .part(String(decoding: bytes[start..<end], as: UTF8.self), next: end < bytes.count ? end : nil)
    }

    /// Returns the content of as many entries as fit, in order; none if that of the first one exceeds the room.
    private func contents(of timeline: LazyTimeline, from first: Int) async throws -> [JSONValue] {
        var contents: [JSONValue] = []
        var room = Self.roomForContent
        for index in first..<timeline.entries.count {
            let json = try await timeline.content(index).wire
            var size = json.maximumRenderedByteCount
            if size > room { size = json.renderedBytes().count }
            guard size <= room else { break }
            room -= size
            contents.append(json)
        }
        return contents
    }

    private func registration(of kind: String) throws(OptionsFailure) -> WidgetRegistration {
        guard let registration = registrations.first(where: { $0.kind.name == kind }) else {
            throw .unavailable("this extension does not provide the widget '\(kind)'")
        }
        return registration
    }

    private func values(_ wire: JSONObject, of registration: WidgetRegistration) -> IntentValues {
        guard let intent = registration.intentName.flatMap(schema.presentIntent(named:)) else { return IntentValues() }
        return IntentValues(wire: wire, of: intent, in: schema)
    }
}
