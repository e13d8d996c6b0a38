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
                id: try members.number("id"), try OptionsFailure(members), memory: try members.optionalNumber("memory"))
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
    /// Options in the form that ``OptionsWire`` describes.
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
        if let options = members.value("options") {
            self = .options(options)
        } else if let schema = members.value("schema") {
            self = .schema(schema)
        } else if members.value("refusals") != nil {
            var refusals: [AnyRefusal] = []
            for json in try members.array("refusals") {
                let refusal = MessageMembers(json, kind: "answer")
                refusals.append(
                    AnyRefusal(parameter: try refusal.optionalText("parameter"), message: try refusal.text("message")))
            }
            self = .refusals(refusals)
        } else if let answer = try WidgetAnswer(members) {
            self = .widget(answer)
        } else {
            guard let values = members.value("values")?.arrayValue else {
                throw members.invalid("options", "or \"values\", an array, or a \"schema\"")
            }
            self = .values(values)
        }
    }
}

extension AnyRefusal {
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
        let text = try members.text("code")
        let code = Self.wireCodes.first { $0.description == text }
        self.init(code ?? .failed, message: try members.optionalText("message"))
    }

    fileprivate var wireCode: String { (Self.wireCodes.contains(code) ? code : .failed).description }
}

/// An extension's first message: its protocol version, the intents that it handles, and the widgets that it provides.
package struct ExtensionHello: Hashable, Sendable {
    /// An intent that the extension handles.
    package struct HandledIntent: Hashable, Sendable {
        /// The declared name.
        package var name: String
        /// The digest of the definitions that the extension was built with, see `Schema.digest(ofIntent:)`; nil if the
        /// extension does not report it.
        package var digest: String?
        /// Whether the handler validates configurations.
        package var validates: Bool
        /// Whether the handler performs the intent.
        package var performs: Bool

        package init(name: String, digest: String? = nil, validates: Bool = false, performs: Bool = false) {
            self.name = name
            self.digest = digest
            self.validates = validates
            self.performs = performs
        }
    }

    package var minor: Int
    /// The process identifier.
    package var process: Int?
    package var intents: [HandledIntent]
    /// The widgets whose providers are in the extension; empty for an extension of version 1.0.
    package var widgets: [ProvidedWidget]

    package init(
        minor: Int = ExtensionProtocol.minor, process: Int?, intents: [HandledIntent], widgets: [ProvidedWidget] = []
    ) {
        self.minor = minor
        self.process = process
        self.intents = intents
        self.widgets = widgets
    }

    /// Returns the handled intent for the first of these names that the extension handles.
    func intent(named names: [String]) -> HandledIntent? {
        names.lazy.compactMap { name in intents.first { $0.name == name } }.first
    }

    /// - Throws: Also for another major version.
    fileprivate init(_ members: MessageMembers) throws(ProtocolError) {
        let major = try members.number("protocol")
        guard major == ExtensionProtocol.major else {
            throw ProtocolError(
                "uses version \(major) of the extension protocol; this program uses version \(ExtensionProtocol.major)",
                isOtherVersion: true)
        }
        minor = try members.optionalNumber("minor") ?? 0
        process = try members.optionalNumber("pid")
        var intents: [HandledIntent] = []
        for json in try members.array("intents") {
            let intent = MessageMembers(json, kind: "hello")
            intents.append(
                HandledIntent(
                    name: try intent.text("name"), digest: try intent.optionalText("digest"),
                    validates: intent.value("validates") == true, performs: intent.value("performs") == true))
        }
        self.intents = intents
        widgets = []
        guard members.value("widgets") != nil else { return }
        for json in try members.array("widgets") {
            widgets.append(try ProvidedWidget(MessageMembers(json, kind: "hello")))
        }
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

extension Schema {
    /// Returns the digest of an intent and the types that it uses, without its widgets.
    ///
    /// Two programs with equal digests interpret the intent's values in the same way.
    package func digest(ofIntent name: String) -> String {
        SchemaIndex(self).subset(for: DefinitionFile(fileName: "", intents: [name])).digest()
    }
}
