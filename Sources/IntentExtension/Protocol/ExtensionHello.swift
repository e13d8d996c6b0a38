package import IntentModel

/// What an extension says of itself before anything else.
package struct ExtensionHello: Hashable, Sendable {
    /// An intent that it answers for.
    package struct AnsweredIntent: Hashable, Sendable {
        /// As the definition declares it.
        package var name: String
        /// Of the definitions that the extension was built with, see `Schema.digest(ofIntent:)`; nil where it does not
        /// say.
        package var digest: String?

        package init(name: String, digest: String? = nil) {
            self.name = name
            self.digest = digest
        }
    }

    package var minor: Int
    package var process: Int?
    package var intents: [AnsweredIntent]

    package init(minor: Int = ExtensionProtocol.minor, process: Int?, intents: [AnsweredIntent]) {
        self.minor = minor
        self.process = process
        self.intents = intents
    }

    /// The first of these names that it answers for.
    func intent(named names: [String]) -> AnsweredIntent? {
        names.lazy.compactMap { name in intents.first { $0.name == name } }.first
    }
}

extension ExtensionHello {
    /// - Throws: For another major version too.
    init(_ members: MessageMembers) throws(ProtocolError) {
        let major = try members.number("protocol")
        guard major == ExtensionProtocol.major else {
            throw ProtocolError(
                "speaks version \(major) of the protocol of extensions, this program version "
                    + "\(ExtensionProtocol.major)", isOtherVersion: true)
        }
        minor = try members.optionalNumber("minor") ?? 0
        process = try members.optionalNumber("pid")
        var intents: [AnsweredIntent] = []
        for json in try members.array("intents") {
            let intent = MessageMembers(json, kind: "hello")
            intents.append(
                AnsweredIntent(name: try intent.text("name"), digest: try intent.optionalText("digest")))
        }
        self.intents = intents
    }

    var object: JSONObject {
        var object: JSONObject = [
            "kind": "hello", "protocol": .integer(ExtensionProtocol.major), "minor": .integer(minor),
        ]
        object["pid"] = process.map(JSONValue.integer)
        object["intents"] = .array(
            intents.map { intent in
                var object: JSONObject = ["name": .string(intent.name)]
                object["digest"] = intent.digest.map(JSONValue.string)
                return .object(object)
            })
        return object
    }
}

extension Schema {
    /// The digest of an intent with the types that it uses, without its widgets: equal where two programs mean the
    /// same by its values.
    package func digest(ofIntent name: String) -> String {
        SchemaIndex(self).subset(for: DefinitionFile(fileName: "", intents: [name])).digest()
    }
}
