package import IntentModel
import IntentRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Content that cannot be read: it is not what an extension sends or a host archives.
public struct ContentError: Error, Hashable, CustomStringConvertible {
    /// A phrase without a full stop.
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}

extension WidgetContent {
    /// The content as it crosses between processes: the forms that it has, then `links`, `actions` and `undrawn`.
    ///
    /// The values of an action include their types, because their reader may not have the definition of the intent.
    package var wire: JSONValue {
        var object = JSONObject()
        object["text"] = text.map(JSONValue.string)
        object["svg"] = svg.map(JSONValue.string)
        object["html"] = html.map(JSONValue.string)
        object["json"] = json.map(JSONValue.string)
        object["url"] = url.map { .string($0.absoluteString) }
        if margin != 0 { object["margin"] = .number(margin) }
        if !links.isEmpty { object["links"] = .array(links.map(\.wire)) }
        if !actions.isEmpty { object["actions"] = .array(actions.map(\.wire)) }
        if !undrawn.isEmpty { object["undrawn"] = .array(undrawn.map(JSONValue.string)) }
        return .object(object)
    }

    /// Reads content from the form of ``wire``. Unknown members are ignored.
    /// - Throws: ``ContentError``.
    package init(wire: JSONValue) throws(ContentError) {
        let members = try ContentMembers(wire, of: "content")
        self.init(
            text: try members.optional("text", .text), svg: try members.optional("svg", .text),
            html: try members.optional("html", .text),
            json: try members.optional("json", .text), url: try members.url("url"))
        margin = try members.optional("margin", .number) ?? 0
        for link in try members.optional("links", .array) ?? [] { links.append(try WidgetLink(wire: link)) }
        for action in try members.optional("actions", .array) ?? [] { actions.append(try WidgetAction(wire: action)) }
        undrawn = (try members.optional("undrawn", .array) ?? []).compactMap(\.stringValue)
    }

    /// The size of the content in bytes of UTF-8, without the values of actions.
    package var byteCount: Int {
        let texts = [text, svg, html, json, url?.absoluteString].compactMap(\.self)
        let linked = links.flatMap { [$0.region, $0.url.absoluteString, $0.title] }
        let acted = actions.flatMap { [$0.id, $0.title, $0.intent] }
        return (texts + linked + acted + undrawn).reduce(0) { $0 + $1.utf8.count }
    }
}

extension WidgetLink {
    fileprivate var wire: JSONValue {
        var object: JSONObject = ["region": .string(region), "url": .string(url.absoluteString)]
        if !title.isEmpty { object["title"] = .string(title) }
        object["frame"] = frame?.wire
        return .object(object)
    }

    fileprivate init(wire: JSONValue) throws(ContentError) {
        let members = try ContentMembers(wire, of: "a link")
        guard let region = try members.optional("region", .text), let url = try members.url("url") else {
            throw ContentError("a link needs a \"region\" and a \"url\"")
        }
        self.init(
            region: region, url: url, title: try members.optional("title", .text) ?? "", frame: try members.frame())
    }
}

extension WidgetFrame {
    /// The frame as `[x, y, width, height]`.
    package var wire: JSONValue { .array([x, y, width, height].map(JSONValue.number)) }

    /// Reads a frame; nil for what is no frame.
    fileprivate init?(wire: [JSONValue]) {
        let numbers = wire.compactMap(\.numberValue)
        guard wire.count == 4, numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension WidgetAction {
    fileprivate var wire: JSONValue {
        var object: JSONObject = ["id": .string(id), "title": .string(title)]
        if case .toggle(let isOn) = control { object["isOn"] = .boolean(isOn) }
        object["intent"] = .string(intent)
        object["type"] = typeName.map(JSONValue.string)
        object["frame"] = frame?.wire
        if !values.names.isEmpty { object["values"] = .object(values.literalJSON) }
        return .object(object)
    }

    fileprivate init(wire: JSONValue) throws(ContentError) {
        let members = try ContentMembers(wire, of: "an action")
        guard let id = try members.optional("id", .text), let intent = try members.optional("intent", .text) else {
            throw ContentError("an action needs an \"id\" and an \"intent\"")
        }
        self.init(
            id: id, title: try members.optional("title", .text) ?? "",
            control: try members.optional("isOn", .flag).map { .toggle(isOn: $0) } ?? .button, intent: intent,
            values: try members.optional("values", .object).map { json throws(ContentError) in
                try IntentValues(literalJSON: json)
            } ?? IntentValues(), typeName: try members.optional("type", .text))
        frame = try members.frame()
    }
}

extension IntentValues {
    /// The values with their types, by declared name, sorted.
    package var literalJSON: JSONObject {
        JSONObject(
            uniqueMembers: dictionary.sorted { $0.key < $1.key }
                .map { JSONObject.Member(key: $0.key, value: $0.value.literalJSON) })
    }

    /// Reads values from the form of ``literalJSON``.
    /// - Throws: ``ContentError``.
    package init(literalJSON object: JSONObject) throws(ContentError) {
        self.init()
        for member in object.members {
            do { self[member.key] = try IntentValue(literalJSON: member.value) } catch {
                throw ContentError("invalid value of '\(member.key)': \(error)")
            }
        }
    }
}

extension TimelineEntryRelevance {
    /// The relevance as it crosses between processes. Numbers that are not finite become the nearest finite ones.
    package var wire: JSONValue {
        ["score": .number(Double(score).nearestFinite), "duration": .number(duration.nearestFinite)]
    }

    /// Reads a relevance from the form of ``wire``.
    /// - Throws: ``ContentError``.
    package init(wire: JSONValue) throws(ContentError) {
        guard let score = wire["score"]?.numberValue else { throw ContentError("a relevance needs a \"score\"") }
        self.init(score: Float(score), duration: wire["duration"]?.numberValue ?? 0)
    }
}

extension Double {
    fileprivate var nearestFinite: Double {
        if isNaN { return 0 }
        return min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}

private typealias ContentMembers = Members<ContentError>

extension ContentError: MemberFailure {
    package init(_ problem: MemberProblem, of subject: String) {
        switch problem {
        case .wrongType(nil, let expected, let found):
            self.init("\(subject) must be \(expected), not \((found ?? .null).kindPhrase)")
        case .wrongType(let key?, let expected, let found):
            self.init("\"\(key)\" of \(subject) must be \(expected), not \((found ?? .null).kindPhrase)")
        case .unknown(let key, _): self.init("\(subject) has no \"\(key)\"")
        }
    }
}

extension ContentMembers {
    fileprivate func frame() throws(ContentError) -> WidgetFrame? {
        guard let numbers = try optional("frame", .array) else { return nil }
        guard let frame = WidgetFrame(wire: numbers) else {
            throw ContentError("\"frame\" of \(subject) must be four numbers: x, y, width, height")
        }
        return frame
    }

    fileprivate func url(_ key: String) throws(ContentError) -> URL? {
        guard let text = try optional(key, .text) else { return nil }
        guard let url = URL(string: text) else { throw ContentError("\"\(key)\" of \(subject) must be a URL") }
        return url
    }
}
