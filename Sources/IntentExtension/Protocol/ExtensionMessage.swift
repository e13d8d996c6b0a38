package import IntentModel
package import IntentRuntime

/// A line that an extension writes.
package enum ExtensionMessage: Hashable, Sendable {
    /// The first line, and only that.
    case hello(ExtensionHello)
    case answer(id: Int, ExtensionAnswer, memory: Int?)
    case failure(id: Int, HandlerFailure, memory: Int?)
    /// Of a newer minor version: passed over.
    case unknown(kind: String)
}

/// What an extension answers, in wire forms.
package enum ExtensionAnswer: Hashable, Sendable {
    /// Options: an object as ``OptionsWire`` has it.
    case options(JSONValue)
    /// The values of a lookup or a default.
    case values([JSONValue])
    /// The definitions, as canonical JSON.
    case schema(JSONValue)
}

extension ExtensionMessage {
    package init(json: JSONValue) throws(ProtocolError) {
        let kind = try MessageMembers.kind(of: json)
        let members = MessageMembers(json, kind: kind)
        switch kind {
        case "hello": self = .hello(try ExtensionHello(members))
        case "answer":
            self = .answer(
                id: try members.number("id"), try ExtensionAnswer(members), memory: try members.optionalNumber("memory")
            )
        case "failure":
            self = .failure(
                id: try members.number("id"), try HandlerFailure(members), memory: try members.optionalNumber("memory"))
        default: self = .unknown(kind: kind)
        }
    }

    package var json: JSONValue {
        switch self {
        case .hello(let hello): return .object(hello.object)
        case .answer(let id, let answer, let memory):
            var object: JSONObject = ["kind": "answer", "id": .integer(id)]
            object["memory"] = memory.map(JSONValue.integer)
            switch answer {
            case .options(let options): object["options"] = options
            case .values(let values): object["values"] = .array(values)
            case .schema(let schema): object["schema"] = schema
            }
            return .object(object)
        case .failure(let id, let failure, let memory):
            var object: JSONObject = ["kind": "failure", "id": .integer(id), "code": .string(failure.wireCode)]
            object["message"] = failure.wireMessage.map(JSONValue.string)
            object["memory"] = memory.map(JSONValue.integer)
            return .object(object)
        case .unknown(let kind): return ["kind": .string(kind)]
        }
    }
}

extension ExtensionAnswer {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        if let options = members.value("options") {
            self = .options(options)
        } else if let schema = members.value("schema") {
            self = .schema(schema)
        } else {
            guard let values = members.value("values")?.arrayValue else {
                throw members.missing("options", "or \"values\", an array, or a \"schema\"")
            }
            self = .values(values)
        }
    }
}

extension HandlerFailure {
    /// A code that this version does not know is a failure with its message.
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        let message = try members.optionalText("message")
        switch try members.text("code") {
        case "notSignedIn": self = .notSignedIn
        case "unavailable": self = .unavailable(message ?? "the source cannot be reached now")
        case "timedOut": self = .timedOut
        default: self = .failed(message ?? "the handler failed")
        }
    }

    fileprivate var wireCode: String {
        switch self {
        case .notSignedIn: "notSignedIn"
        case .unavailable: "unavailable"
        case .timedOut: "timedOut"
        case .failed, .crashed, .sourceNotTrusted: "failed"
        }
    }

    fileprivate var wireMessage: String? {
        switch self {
        case .failed(let text), .unavailable(let text), .crashed(let text), .sourceNotTrusted(let text): text
        case .timedOut, .notSignedIn: nil
        }
    }
}
