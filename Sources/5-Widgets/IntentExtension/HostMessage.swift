package import IntentModel

/// A line that a host writes to an extension.
package enum HostMessage: Hashable, Sendable {
    case request(id: Int, ExtensionRequest)
    /// The host no longer needs the answer. The extension still answers when the handler has stopped.
    case cancel(id: Int)
    /// A message of a newer minor version, which is ignored.
    case unknown(kind: String)

    package init(json: JSONValue) throws(ProtocolError) {
        let members = try MessageMembers(message: json)
        let kind = members.subject
        if kind == "cancel" {
            self = .cancel(id: try members.required("id", .integer))
        } else if let request = try ExtensionRequest(members, kind: kind) {
            self = .request(id: try members.required("id", .integer), request)
        } else {
            self = .unknown(kind: kind)
        }
    }

    package var json: JSONValue {
        switch self {
        case .request(let id, let request): .object(request.object(id: id))
        case .cancel(let id): ["kind": "cancel", "id": .integer(id)]
        case .unknown(let kind): ["kind": .string(kind)]
        }
    }
}

/// A request to an extension.
///
/// Values are in wire form, because their types are known only to the code that reads them.
package enum ExtensionRequest: Hashable, Sendable {
    case options(Subject, parameter: String, searchTerm: String?, limit: Int, cursor: String?)
    case lookup(Subject, parameter: String, identifiers: [String])
    case defaults(Subject, parameter: String, count: Int)
    /// Whether the handler accepts the configuration as a whole.
    case validation(Subject)
    /// Performs the intent with these values.
    /// - Parameters:
    ///   - isOn: The state that a toggle shall have; nil for a button.
    ///   - typeName: The name of the intent's type in the extension, if an action of its content contains one.
    case perform(Subject, isOn: Bool?, typeName: String?)
    /// A request to a provider.
    case widget(WidgetRequest)
    /// The schema that the extension was built with.
    case definitions

    /// The intent that a request is about, and its context.
    package struct Subject: Hashable, Sendable {
        package var intent: String
        package var instance: String?
        /// The widget's kind.
        package var widget: String
        package var family: String
        package var locale: String
        /// The configuration so far, by stored name.
        package var values: JSONObject
        /// The time limit for the answer, counted from the receipt of the message.
        package var milliseconds: Int
    }
}

extension ExtensionRequest {
    /// - Returns: Nil if no request has this kind.
    fileprivate init?(_ members: MessageMembers, kind: String) throws(ProtocolError) {
        switch kind {
        case "definitions": self = .definitions
        case "options":
            self = .options(
                try Subject(members), parameter: try members.required("parameter", .text),
                searchTerm: try members.optional("searchTerm", .text),
                limit: try members.required("limit", .integer), cursor: try members.optional("cursor", .text))
        case "lookup":
            self = .lookup(
                try Subject(members), parameter: try members.required("parameter", .text),
                identifiers: try members.required("identifiers", .texts))
        case "default":
            self = .defaults(
                try Subject(members), parameter: try members.required("parameter", .text),
                count: try members.required("count", .integer))
        case "validate": self = .validation(try Subject(members))
        case "perform":
            self = .perform(
                try Subject(members), isOn: members["isOn"]?.booleanValue,
                typeName: try members.optional("type", .text))
        default:
            guard let request = try WidgetRequest(members, kind: kind) else { return nil }
            self = .widget(request)
        }
    }

    fileprivate func object(id: Int) -> JSONObject {
        switch self {
        case .options(let subject, let parameter, let searchTerm, let limit, let cursor):
            var object = subject.object(kind: "options", id: id, parameter: parameter)
            object["limit"] = .integer(limit)
            object["searchTerm"] = searchTerm.map(JSONValue.string)
            object["cursor"] = cursor.map(JSONValue.string)
            return object
        case .lookup(let subject, let parameter, let identifiers):
            var object = subject.object(kind: "lookup", id: id, parameter: parameter)
            object["identifiers"] = .array(identifiers.map(JSONValue.string))
            return object
        case .defaults(let subject, let parameter, let count):
            var object = subject.object(kind: "default", id: id, parameter: parameter)
            object["count"] = .integer(count)
            return object
        case .validation(let subject): return subject.object(kind: "validate", id: id, parameter: nil)
        case .perform(let subject, let isOn, let typeName):
            var object = subject.object(kind: "perform", id: id, parameter: nil)
            object["isOn"] = isOn.map(JSONValue.boolean)
            object["type"] = typeName.map(JSONValue.string)
            return object
        case .widget(let request): return request.object(id: id)
        case .definitions: return ["kind": "definitions", "id": .integer(id)]
        }
    }
}

extension ExtensionRequest.Subject {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        intent = try members.required("intent", .text)
        instance = try members.optional("instance", .text)
        widget = try members.required("widget", .text)
        family = try members.required("family", .text)
        locale = try members.required("locale", .text)
        milliseconds = try members.required("milliseconds", .integer)
        values = try members.required("values", .object)
    }

    fileprivate func object(kind: String, id: Int, parameter: String?) -> JSONObject {
        var object: JSONObject = ["kind": .string(kind), "id": .integer(id), "intent": .string(intent)]
        object["parameter"] = parameter.map(JSONValue.string)
        object["widget"] = .string(widget)
        object["family"] = .string(family)
        object["locale"] = .string(locale)
        object["milliseconds"] = .integer(milliseconds)
        object["values"] = .object(values)
        object["instance"] = instance.map(JSONValue.string)
        return object
    }
}
