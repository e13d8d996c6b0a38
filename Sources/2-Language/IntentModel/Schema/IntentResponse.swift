/// The response of an intent.
package struct IntentResponse: Hashable, Sendable {
    /// The property that Shortcuts passes to the next action.
    package var output: String?
    package var properties: [Property]
    /// The declared codes in order. `success` and `failure` exist even if they are not declared.
    package var codes: [ResponseCode]

    package init(output: String? = nil, properties: [Property] = [], codes: [ResponseCode] = []) {
        self.output = output
        self.properties = properties
        self.codes = codes
    }
}

/// An outcome of an intent.
package struct ResponseCode: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    /// The text that Siri speaks.
    package var say: LocalizedText?
    /// The short text that is displayed.
    package var show: LocalizedText?
    package var isSuccess: Bool

    /// - Parameter isSuccess: `nil` if it follows from the name; see ``isSuccess(_:)``.
    package init(
        name: String, swiftName: String? = nil, say: LocalizedText? = nil, show: LocalizedText? = nil,
        isSuccess: Bool? = nil
    ) {
        self.name = name
        self.swiftName = swiftName ?? name
        self.say = say
        self.show = show
        self.isSuccess = isSuccess ?? Self.isSuccess(name)
    }

    /// Whether a code with this name indicates success by default: whether the name begins with `success`.
    package static func isSuccess(_ name: String) -> Bool { name.hasPrefix("success") }
}

extension IntentResponse {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("output", output)
        writer.put("properties", properties) { $0.json(in: language) }
        writer.put("codes", codes) { $0.json(in: language) }
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            IntentResponse(
                output: try fields.remove("output")?.text(),
                properties: try fields.list("properties", of: Property.init(schemaNode:)),
                codes: try fields.list("codes", of: ResponseCode.init(schemaNode:)))
        }
    }
}

extension ResponseCode {
    fileprivate func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: name)
        writer.put("say", say)
        writer.put("show", show)
        if isSuccess != ResponseCode.isSuccess(name) { writer.put("success", .boolean(isSuccess)) }
        return writer.json
    }

    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            ResponseCode(
                name: try fields.text("name"), swiftName: try fields.remove("swiftName")?.text(),
                say: try fields.localized("say"), show: try fields.localized("show"),
                isSuccess: try fields.remove("success")?.flag())
        }
    }
}
