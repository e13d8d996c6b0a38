extension DialogVariant {
    var json: JSONValue {
        ["path": .string(path), "value": .string(value), "language": .string(language), "text": .string(text)]
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            DialogVariant(
                path: try fields.text("path"), value: try fields.text("value"),
                language: try fields.text("language"), text: try fields.text("text"))
        }
    }
}
