extension ObjectType {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: (classPrefix ?? "") + name)
        writer.put("classPrefix", classPrefix)
        writer.put("namesClass", repeatsSwiftName)
        writer.putTitle(title, of: name)
        writer.put("description", description)
        writer.put("properties", properties) { $0.json(in: language) }
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            let classPrefix = try fields.take("classPrefix")?.text()
            var made = ObjectType(
                name: name, swiftName: try fields.take("swiftName")?.text() ?? (classPrefix ?? "") + name,
                title: try fields.title(of: name), description: try fields.localized("description"),
                properties: try fields.list("properties", of: Property.init(schemaNode:)),
                renamedFrom: try fields.texts("renamedFrom"), deprecated: try fields.take("deprecated")?.text(),
                classPrefix: classPrefix)
            made.repeatsSwiftName = try fields.flag("namesClass")
            return made
        }
    }
}
