package import IntentModel

/// What an extension is asked. Values are in their wire forms: who reads them knows their types.
package enum ExtensionQuestion: Hashable, Sendable {
    case options(Subject, searchTerm: String?, limit: Int, cursor: String?)
    case lookup(Subject, identifiers: [String])
    case defaults(Subject, count: Int)
    /// The schema that the extension was built with.
    case definitions

    /// Which parameter is meant, and on whose behalf.
    package struct Subject: Hashable, Sendable {
        package var intent: String
        package var parameter: String
        package var instance: String?
        /// The kind of the widget.
        package var widget: String
        package var family: String
        package var locale: String
        /// The configuration so far, by stored name.
        package var values: JSONObject
        /// How long the answer may take, counted from the message.
        package var milliseconds: Int
    }
}

extension ExtensionQuestion {
    init(_ members: MessageMembers, kind: String) throws(ProtocolError) {
        let subject = try Subject(members)
        switch kind {
        case "options":
            self = .options(
                subject, searchTerm: try members.optionalText("searchTerm"), limit: try members.number("limit"),
                cursor: try members.optionalText("cursor"))
        case "lookup": self = .lookup(subject, identifiers: try members.texts("identifiers"))
        case "default": self = .defaults(subject, count: try members.number("count"))
        default: throw ProtocolError("'\(kind)' is no question")
        }
    }

    func object(id: Int) -> JSONObject {
        switch self {
        case .options(let subject, let searchTerm, let limit, let cursor):
            var object = subject.object(kind: "options", id: id)
            object["limit"] = .integer(limit)
            object["searchTerm"] = searchTerm.map(JSONValue.string)
            object["cursor"] = cursor.map(JSONValue.string)
            return object
        case .lookup(let subject, let identifiers):
            var object = subject.object(kind: "lookup", id: id)
            object["identifiers"] = .array(identifiers.map(JSONValue.string))
            return object
        case .defaults(let subject, let count):
            var object = subject.object(kind: "default", id: id)
            object["count"] = .integer(count)
            return object
        case .definitions: return ["kind": "definitions", "id": .integer(id)]
        }
    }
}

extension ExtensionQuestion.Subject {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        intent = try members.text("intent")
        parameter = try members.text("parameter")
        instance = try members.optionalText("instance")
        widget = try members.text("widget")
        family = try members.text("family")
        locale = try members.text("locale")
        milliseconds = try members.number("milliseconds")
        guard let values = members.value("values")?.objectValue else { throw members.missing("values", "an object") }
        self.values = values
    }

    fileprivate func object(kind: String, id: Int) -> JSONObject {
        var object: JSONObject = [
            "kind": .string(kind), "id": .integer(id), "intent": .string(intent), "parameter": .string(parameter),
            "widget": .string(widget), "family": .string(family), "locale": .string(locale),
            "milliseconds": .integer(milliseconds), "values": .object(values),
        ]
        object["instance"] = instance.map(JSONValue.string)
        return object
    }
}
