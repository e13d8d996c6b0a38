extension EnumType {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: (classPrefix ?? "") + name)
        writer.put("classPrefix", classPrefix)
        writer.put("namesClass", repeatsSwiftName)
        writer.putTitle(title, of: name)
        var usual = 1
        writer.put("cases", cases) { enumCase in
            defer { usual = enumCase.index &+ 1 }
            return enumCase.json(in: language, usualIndex: usual)
        }
        writer.put("unknownTitle", unknownTitle)
        writer.put("renamedFrom", renamedFrom)
        writer.put("reserved", reserved)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            let classPrefix = try fields.take("classPrefix")?.text()
            let swiftName = try fields.take("swiftName")?.text() ?? (classPrefix ?? "") + name
            let title = try fields.title(of: name)
            var usual = 1
            let cases = try fields.list("cases") { node throws(SchemaDecodingError) in
                let enumCase = try EnumCase(schemaNode: node, usualIndex: usual)
                usual = enumCase.index &+ 1
                return enumCase
            }
            var made = EnumType(
                name: name, swiftName: swiftName, title: title, cases: cases,
                unknownTitle: try fields.localized("unknownTitle"), renamedFrom: try fields.texts("renamedFrom"),
                reserved: try fields.texts("reserved"), deprecated: try fields.take("deprecated")?.text(),
                classPrefix: classPrefix)
            made.repeatsSwiftName = try fields.flag("namesClass")
            return made
        }
    }
}
