package import IntentModel
import IntentRuntime
package import IntentWidgets

/// A request to a provider of an extension, in the protocol's form.
package enum WidgetRequest: Hashable, Sendable {
    /// What a provider is asked for.
    package enum Kind: String, Hashable, Sendable {
        case placeholder, snapshot, timeline
    }

    case entries(Kind, Subject)
    /// The content of the entries of an earlier answer, which is named by the identifier of its request.
    /// - Parameters:
    ///   - offset: The position in the text of the first content, if an answer ended within it.
    case render(answer: Int, from: Int, offset: Int)
    case recommendations(widget: String)

    /// The instance, or the place in a gallery, for which a provider is asked.
    package struct Subject: Hashable, Sendable {
        /// The widget's kind.
        package var widget: String
        package var family: String
        package var instance: String?
        package var isPreview: Bool
        package var width: Double
        package var height: Double
        /// Who the entries are for, and the device. What a peer does not know is left out.
        package var reader: WidgetReader
        /// The effective values by declared name, in wire form.
        package var values: JSONObject
    }
}

extension WidgetRequest {
    /// - Returns: Nil if no request to a provider has this kind.
    init?(_ members: MessageMembers, kind: String) throws(ProtocolError) {
        switch kind {
        case "render":
            self = .render(
                answer: try members.required("answer", .integer), from: try members.required("from", .integer),
                offset: try members.optional("offset", .integer) ?? 0)
        case "recommendations": self = .recommendations(widget: try members.required("widget", .text))
        default:
            guard let kind = Kind(rawValue: kind) else { return nil }
            self = .entries(kind, try Subject(members))
        }
    }

    /// The kind of the message.
    var kind: String {
        switch self {
        case .entries(let kind, _): kind.rawValue
        case .render: "render"
        case .recommendations: "recommendations"
        }
    }

    func object(id: Int) -> JSONObject {
        switch self {
        case .entries(_, let subject): return subject.object(kind: kind, id: id)
        case .render(let answer, let from, let offset):
            var object: JSONObject = ["kind": .string(kind), "id": .integer(id), "answer": .integer(answer)]
            object["from"] = .integer(from)
            if offset > 0 { object["offset"] = .integer(offset) }
            return object
        case .recommendations(let widget):
            return ["kind": .string(kind), "id": .integer(id), "widget": .string(widget)]
        }
    }
}

extension WidgetRequest.Subject {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        widget = try members.required("widget", .text)
        family = try members.required("family", .text)
        instance = try members.optional("instance", .text)
        isPreview = members["preview"] == true
        width = try members.required("width", .number)
        height = try members.required("height", .number)
        reader = try WidgetReader(members)
        values = try members.required("values", .object)
    }

    fileprivate func object(kind: String, id: Int) -> JSONObject {
        var object: JSONObject = ["kind": .string(kind), "id": .integer(id), "widget": .string(widget)]
        object["family"] = .string(family)
        object["instance"] = instance.map(JSONValue.string)
        if isPreview { object["preview"] = true }
        object["width"] = .number(width)
        object["height"] = .number(height)
        reader.write(to: &object)
        object["values"] = .object(values)
        return object
    }
}

extension WidgetReader {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        func word<Word: RawRepresentable<String>>(_ key: String) throws(ProtocolError) -> Word? {
            try members.optional(key, .text).flatMap(Word.init(rawValue:))
        }
        self.init(
            language: try members.optional("locale", .text), colorScheme: try word("colorScheme"),
            renderingMode: try word("renderingMode"), textSize: try word("textSize") ?? .large,
            device: try word("device"))
    }

    fileprivate func write(to object: inout JSONObject) {
        object["locale"] = language.map(JSONValue.string)
        object["colorScheme"] = colorScheme.map { .string($0.rawValue) }
        object["renderingMode"] = renderingMode.map { .string($0.rawValue) }
        if textSize != .large { object["textSize"] = .string(textSize.rawValue) }
        object["device"] = device.map { .string($0.rawValue) }
    }
}

/// The answer of an extension to a ``WidgetRequest``, or to a request to perform an intent.
package enum WidgetAnswer: Hashable, Sendable {
    /// Entries, with the content of the first ones as far as it fits.
    case entries(WireTimeline)
    /// The content of entries, in order from the requested one; at least one.
    case contents([JSONValue])
    /// A part of the text of one content that does not fit in a line, and the position of the next part.
    case part(String, next: Int?)
    case recommendations([RenderedRecommendation])
    case performed

    /// - Returns: Nil if the message is no such answer.
    init?(_ members: MessageMembers) throws(ProtocolError) {
        if let timeline = members["timeline"] {
            self = .entries(try WireTimeline(MessageMembers(timeline, of: "answer")))
        } else if members["contents"] != nil {
            self = .contents(try members.required("contents", .array))
        } else if let part = try members.optional("part", .text) {
            self = .part(part, next: try members.optional("next", .integer))
        } else if members["recommendations"] != nil {
            self = .recommendations(try members.parts("recommendations", RenderedRecommendation.init))
        } else if members["performed"] == true {
            self = .performed
        } else {
            return nil
        }
    }

    func write(to object: inout JSONObject) {
        switch self {
        case .entries(let timeline): object["timeline"] = .object(timeline.object)
        case .contents(let contents): object["contents"] = .array(contents)
        case .part(let text, let next):
            object["part"] = .string(text)
            object["next"] = next.map(JSONValue.integer)
        case .recommendations(let recommendations):
            object["recommendations"] = .array(
                recommendations.map { recommendation in
                    [
                        "description": .string(recommendation.description),
                        "values": .object(recommendation.values.literalJSON),
                    ]
                })
        case .performed: object["performed"] = true
        }
    }
}

extension RenderedRecommendation {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        let values = try members.required("values", .object)
        let description = try members.required("description", .text)
        do { self.init(values: try IntentValues(literalJSON: values), description: description) } catch {
            throw ProtocolError("invalid recommendation: \(error)")
        }
    }
}

/// The entries of a timeline in the protocol's form. Times are in milliseconds since 1970.
package struct WireTimeline: Hashable, Sendable {
    package var entries: [LazyTimeline.Entry]
    package var policy: TimelineReloadPolicy
    /// The content of the first entries.
    package var contents: [JSONValue]
    /// The times at which the provider lists the configuration as relevant.
    package var relevance: [RelevantContext] = []
}

extension WireTimeline {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        entries = try members.parts("entries", LazyTimeline.Entry.init)
        contents = try members.optional("contents", .array) ?? []
        guard contents.count <= entries.count else {
            throw ProtocolError("a timeline has more contents than entries: \(contents.count) and \(entries.count)")
        }
        relevance = members["relevant"] == nil ? [] : try members.parts("relevant", RelevantContext.init)
        switch members["reload"] {
        case nil, "never": policy = .never
        case "atEnd": policy = .atEnd
        case let json?:
            guard let time = json["after"]?.integerValue else {
                throw members.invalid("reload", "\"atEnd\", \"never\" or { \"after\": milliseconds }")
            }
            policy = .after(StoreTime(milliseconds: time).date)
        }
    }

    fileprivate var object: JSONObject {
        var object: JSONObject = ["entries": .array(entries.map(\.json))]
        object["reload"] =
            switch policy.kind {
            case .never: nil
            case .atEnd: "atEnd"
            case .after(let date): ["after": .integer(StoreTime(roundingUp: date).milliseconds)]
            }
        if !contents.isEmpty { object["contents"] = .array(contents) }
        if !relevance.isEmpty { object["relevant"] = .array(relevance.map(\.json)) }
        return object
    }
}

extension RelevantContext {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        self.init(
            start: StoreTime(milliseconds: try members.required("start", .integer)).date,
            end: StoreTime(milliseconds: try members.required("end", .integer)).date,
            kind: try members.optional("kind", .text).flatMap(DateKind.init(rawValue:)) ?? .default)
    }

    fileprivate var json: JSONValue {
        var object: JSONObject = ["start": .integer(StoreTime(roundingDown: start).milliseconds)]
        object["end"] = .integer(StoreTime(roundingDown: end).milliseconds)
        if kind != .default { object["kind"] = .string(kind.rawValue) }
        return .object(object)
    }
}

extension LazyTimeline.Entry {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        let date = StoreTime(milliseconds: try members.required("date", .integer)).date
        do {
            self.init(
                date: date,
                relevance: try members["relevance"].map { json throws(ContentError) in
                    try TimelineEntryRelevance(wire: json)
                })
        } catch {
            throw ProtocolError("invalid entry: \(error)")
        }
    }

    fileprivate var json: JSONValue {
        var object: JSONObject = ["date": .integer(StoreTime(roundingDown: date).milliseconds)]
        object["relevance"] = relevance?.wire
        return .object(object)
    }
}

extension ExtensionHello {
    /// A widget whose provider is in the extension.
    package struct ProvidedWidget: Hashable, Sendable {
        package var kind: String
        /// The declared name of the intent, if it is known.
        package var intent: String?
        package var isConfigurable: Bool
        /// The families that the widget supports; nil for all.
        package var families: [String]?
        package var displayName: String?
        package var description: String?
        package var asksWhenAdded: Bool

        package init(_ registration: WidgetRegistration) {
            kind = registration.kind.name
            intent = registration.intentName
            isConfigurable = registration.isConfigurable
            families = registration.families?.map(\.rawValue)
            displayName = registration.displayName
            description = registration.description
            asksWhenAdded = registration.asksWhenAdded
        }

        init(_ members: MessageMembers) throws(ProtocolError) {
            kind = try members.required("kind", .text)
            intent = try members.optional("intent", .text)
            isConfigurable = members["configurable"] == true
            families = try members.optional("families", .texts)
            displayName = try members.optional("displayName", .text)
            description = try members.optional("description", .text)
            asksWhenAdded = members["asksWhenAdded"] == true
        }

        var json: JSONValue {
            var object: JSONObject = ["kind": .string(kind)]
            object["intent"] = intent.map(JSONValue.string)
            if isConfigurable { object["configurable"] = true }
            object["families"] = families.map { .array($0.map(JSONValue.string)) }
            object["displayName"] = displayName.map(JSONValue.string)
            object["description"] = description.map(JSONValue.string)
            if asksWhenAdded { object["asksWhenAdded"] = true }
            return .object(object)
        }
    }
}
