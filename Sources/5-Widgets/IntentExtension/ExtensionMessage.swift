package import IntentModel
package import IntentRuntime

/// A line that an extension writes to its host.
package enum ExtensionMessage: Hashable, Sendable {
    /// The first line, which is written once.
    case hello(ExtensionHello)
    /// `memory` is the resident memory of the extension in bytes.
    case answer(id: Int, ExtensionAnswer, memory: Int?)
    case failure(id: Int, OptionsFailure, memory: Int?)
    /// A message of a newer minor version, which is ignored.
    case unknown(kind: String)

    package init(json: JSONValue) throws(ProtocolError) {
        let members = try MessageMembers(message: json)
        let kind = members.subject
        switch kind {
        case "hello": self = .hello(try ExtensionHello(members))
        case "answer", "failure":
            let id = try members.required("id", .integer)
            let memory = try members.optional("memory", .integer)
            self =
                kind == "answer"
                ? .answer(id: id, try ExtensionAnswer(members), memory: memory)
                : .failure(id: id, try OptionsFailure(members), memory: memory)
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
            case .refusals(let refusals): object["refusals"] = .array(refusals.map(\.json))
            case .schema(let schema): object["schema"] = schema
            case .widget(let answer): answer.write(to: &object)
            }
            return .object(object)
        case .failure(let id, let failure, let memory):
            var object: JSONObject = ["kind": "failure", "id": .integer(id), "code": .string(failure.wireCode)]
            object["message"] = failure.ownMessage.map(JSONValue.string)
            object["memory"] = memory.map(JSONValue.integer)
            return .object(object)
        case .unknown(let kind): return ["kind": .string(kind)]
        }
    }
}

/// An extension's answer to a request, in wire form.
package enum ExtensionAnswer: Hashable, Sendable {
    /// Options in the form that ``OptionsForm/message`` describes.
    case options(JSONValue)
    /// The values of a lookup or a default.
    case values([JSONValue])
    /// The reasons why a configuration is refused; none to accept it.
    case refusals([AnyRefusal])
    /// The definitions as canonical JSON.
    case schema(JSONValue)
    /// The answer of a provider, or of a handler that performed an intent.
    case widget(WidgetAnswer)

    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        if let options = members["options"] {
            self = .options(options)
        } else if let schema = members["schema"] {
            self = .schema(schema)
        } else if members["refusals"] != nil {
            self = .refusals(try members.parts("refusals", AnyRefusal.init))
        } else if let answer = try WidgetAnswer(members) {
            self = .widget(answer)
        } else if members["values"] != nil {
            self = .values(try members.required("values", .array))
        } else {
            throw ProtocolError(
                "the message 'answer' has none of \"options\", \"values\", \"refusals\", \"schema\", \"timeline\", "
                    + "\"contents\", \"part\", \"recommendations\" and \"performed\"")
        }
    }
}

extension AnyRefusal {
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        self.init(
            parameter: try members.optional("parameter", .text), message: try members.required("message", .text))
    }

    fileprivate var json: JSONValue {
        var object: JSONObject = ["message": .string(message)]
        object["parameter"] = parameter.map(JSONValue.string)
        return .object(object)
    }
}

extension OptionsFailure {
    /// The codes that an extension sends. Any other one is sent, and an unknown one is read, as `failed`.
    private static let wireCodes: [Code] = [.failed, .notSignedIn, .timedOut, .unavailable]

    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        let text = try members.required("code", .text)
        let code = Self.wireCodes.first { $0.description == text }
        let message = try members.optional("message", .text)
        self.init(code ?? .failed, message: message == "" ? nil : message)
    }

    fileprivate var wireCode: String { (Self.wireCodes.contains(code) ? code : .failed).description }
}

/// An extension's first message: its protocol version, the intents that it handles, and the widgets that it provides.
package struct ExtensionHello: Hashable, Sendable {
    /// An intent that the extension handles.
    package struct HandledIntent: Hashable, Sendable {
        /// The declared name.
        package var name: String
        /// The digest of the definitions that the extension was built with, see `SchemaIndex.digest(ofIntent:)`; nil if the
        /// extension does not report it.
        package var digest: String?
        /// Whether the handler validates configurations.
        package var validates = false
        /// Whether the handler performs the intent.
        package var performs = false
    }

    package var minor = ExtensionProtocol.minor
    /// The process identifier.
    package var process: Int?
    package var intents: [HandledIntent]
    /// The widgets whose providers are in the extension; empty for an extension of version 1.0.
    package var widgets: [ProvidedWidget] = []

    /// Returns the handled intent for the first of these names that the extension handles.
    func intent(named names: [String]) -> HandledIntent? {
        names.lazy.compactMap { name in intents.first { $0.name == name } }.first
    }
}

extension ExtensionHello {
    /// - Throws: Also for another major version.
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        let major = try members.required("protocol", .integer)
        guard major == ExtensionProtocol.major else {
            throw ProtocolError(
                "uses version \(major) of the extension protocol; this program uses version \(ExtensionProtocol.major)",
                isOtherVersion: true)
        }
        minor = try members.optional("minor", .integer) ?? 0
        process = try members.optional("pid", .integer)
        intents = try members.parts("intents") { intent throws(ProtocolError) in
            HandledIntent(
                name: try intent.required("name", .text), digest: try intent.optional("digest", .text),
                validates: intent["validates"] == true, performs: intent["performs"] == true)
        }
        widgets = members["widgets"] == nil ? [] : try members.parts("widgets", ProvidedWidget.init)
    }

    fileprivate var object: JSONObject {
        var object: JSONObject = [
            "kind": "hello", "protocol": .integer(ExtensionProtocol.major), "minor": .integer(minor),
        ]
        object["pid"] = process.map(JSONValue.integer)
        object["intents"] = .array(
            intents.map { intent in
                var object: JSONObject = ["name": .string(intent.name)]
                object["digest"] = intent.digest.map(JSONValue.string)
                if intent.validates { object["validates"] = true }
                if intent.performs { object["performs"] = true }
                return .object(object)
            })
        if !widgets.isEmpty { object["widgets"] = .array(widgets.map(\.json)) }
        return object
    }
}

extension SchemaIndex {
    /// Returns the digest of an intent and the types that it uses, without its widgets.
    ///
    /// Two programs with equal digests interpret the intent's values in the same way.
    package func digest(ofIntent name: String) -> String {
        subset(for: DefinitionFile(fileName: "", intents: [name])).digest()
    }
}
