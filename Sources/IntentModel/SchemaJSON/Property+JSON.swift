extension Property {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: name)
        writer.put("type", type.tag)
        writer.putTitle(title, of: name)
        settings.write(to: &writer, of: type.element)
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            let type = try ValueType(schemaNode: fields.required("type"))
            return Property(
                name: name, swiftName: try fields.take("swiftName")?.text() ?? name,
                title: try fields.title(of: name), type: type,
                settings: try TypeSettings(from: &fields, of: type.element),
                renamedFrom: try fields.texts("renamedFrom"), deprecated: try fields.take("deprecated")?.text())
        }
    }
}

extension ValueType {
    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        let tag = try node.text()
        guard let type = ValueType(tag: tag) else { throw node.error("this version knows no type '\(tag)'") }
        self = type
    }
}
