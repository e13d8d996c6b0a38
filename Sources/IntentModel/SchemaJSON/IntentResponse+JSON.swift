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
                output: try fields.take("output")?.text(),
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
                name: try fields.text("name"), swiftName: try fields.take("swiftName")?.text(),
                say: try fields.localized("say"), show: try fields.localized("show"),
                isSuccess: try fields.take("success")?.flag())
        }
    }
}
