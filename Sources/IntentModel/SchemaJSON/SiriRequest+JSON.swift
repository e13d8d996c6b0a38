extension SiriRequest {
    /// `true` where nothing is said of how to ask.
    func json(in language: String) -> JSONValue {
        if self == SiriRequest() { return true }
        var writer = SchemaObjectWriter(language: language)
        writer.put("ask", ask)
        writer.put("introduce", introduce)
        writer.put("choose", choose)
        writer.put("confirm", confirm)
        writer.put("unsupported", unsupported) { $0.json(in: language) }
        writer.put("disabled", !isEnabled)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == true {
            self.init()
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            SiriRequest(
                ask: try fields.localized("ask"), introduce: try fields.localized("introduce"),
                choose: try fields.localized("choose"), confirm: try fields.localized("confirm"),
                unsupported: try fields.list("unsupported", of: UnsupportedReason.init(schemaNode:)),
                isEnabled: !(try fields.flag("disabled")))
        }
    }
}

extension UnsupportedReason {
    fileprivate func json(in language: String) -> JSONValue {
        ["name": .string(name), "text": text.json(in: language)]
    }

    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            UnsupportedReason(
                name: try fields.text("name"), text: try LocalizedText(schemaNode: try fields.required("text")))
        }
    }
}
