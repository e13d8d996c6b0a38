extension Widget {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: SwiftName.lowerCamel(name))
        writer.put("kind", kind.name, unless: name)
        writer.putTitle(title, of: name)
        writer.put("description", description)
        writer.put("intent", intent)
        writer.put("families", families) { .string($0.rawValue) }
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            return Widget(
                name: name, swiftName: try fields.take("swiftName")?.text() ?? SwiftName.lowerCamel(name),
                kind: WidgetKind(try fields.take("kind")?.text() ?? name), title: try fields.title(of: name),
                description: try fields.localized("description"), intent: try fields.take("intent")?.text(),
                families: try fields.list("families") { node throws(SchemaDecodingError) in try node.word() },
                renamedFrom: try fields.texts("renamedFrom"), deprecated: try fields.take("deprecated")?.text())
        }
    }
}
