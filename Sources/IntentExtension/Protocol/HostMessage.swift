package import IntentModel

/// A line that a host writes.
package enum HostMessage: Hashable, Sendable {
    case ask(id: Int, ExtensionQuestion)
    /// Nobody waits for the answer any more; the one who was asked says when its work has ended.
    case cancel(id: Int)
    /// Of a newer minor version: passed over.
    case unknown(kind: String)
}

extension HostMessage {
    package init(json: JSONValue) throws(ProtocolError) {
        let kind = try MessageMembers.kind(of: json)
        let members = MessageMembers(json, kind: kind)
        switch kind {
        case "cancel": self = .cancel(id: try members.number("id"))
        case "definitions": self = .ask(id: try members.number("id"), .definitions)
        case "options", "lookup", "default":
            self = .ask(id: try members.number("id"), try ExtensionQuestion(members, kind: kind))
        default: self = .unknown(kind: kind)
        }
    }

    package var json: JSONValue {
        switch self {
        case .cancel(let id): ["kind": "cancel", "id": .integer(id)]
        case .ask(let id, let question): .object(question.object(id: id))
        case .unknown(let kind): ["kind": .string(kind)]
        }
    }
}
