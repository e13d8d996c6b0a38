extension Schema {
    /// The number of this form of the schema as JSON.
    private static let version = 1

    /// The schema as canonical JSON: defaults left out, declarations in their order, dictionaries sorted. Equal
    /// schemas give equal bytes, and reading them gives an equal schema.
    package var json: JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("schema", .integer(Schema.version))
        writer.put("group", group, unless: "default")
        writer.put("language", language, unless: "en")
        writer.put("languages", languages)
        writer.put("types", types) { $0.json(in: language) }
        writer.put("enums", enums) { $0.json(in: language) }
        writer.put("intents", intents) { $0.json(in: language) }
        writer.put("widgets", widgets) { $0.json(in: language) }
        return writer.json
    }

    /// Reads what ``json`` wrote.
    /// - Throws: Where the text is of another version, or holds what this version does not know.
    package init(json: JSONValue) throws(SchemaDecodingError) {
        guard let version = json["schema"]?.integerValue else {
            throw SchemaDecodingError(at: "", "a schema says its version, \"schema\": \(Schema.version)")
        }
        guard version == Schema.version else {
            throw SchemaDecodingError(at: "schema", "the schema's version is \(version), not \(Schema.version)")
        }
        let language = json["language"]?.stringValue ?? "en"
        let node = SchemaNode(json: json, path: "", language: language)
        self = try node.fields { fields throws(SchemaDecodingError) in
            _ = fields.take("schema")
            let group = try fields.take("group")?.text() ?? "default"
            return Schema(
                group: group, language: try fields.take("language")?.text() ?? "en",
                languages: try fields.texts("languages"),
                types: try fields.list("types", of: ObjectType.init(schemaNode:)),
                enums: try fields.list("enums", of: EnumType.init(schemaNode:)),
                intents: try fields.list("intents", of: Intent.init(schemaNode:)),
                widgets: try fields.list("widgets", of: Widget.init(schemaNode:)))
        }
    }
}
