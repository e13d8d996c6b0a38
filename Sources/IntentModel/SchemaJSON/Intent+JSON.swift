extension Intent {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: Intent.swiftName(of: name, classPrefix: classPrefix))
        writer.put("classPrefix", classPrefix)
        writer.put("namesClass", repeatsSwiftName)
        writer.putTitle(title, of: name)
        writer.put("description", description)
        writer.put("parameters", parameters) { $0.json(in: language) }
        writer.put("eligibleForWidgets", isEligibleForWidgets)
        writer.put("summary", summary?.json(in: language))
        actions?.write(to: &writer)
        writer.put("renamedFrom", renamedFrom)
        writer.put("reserved", reserved)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            let classPrefix = try fields.take("classPrefix")?.text()
            var made = Intent(
                name: name,
                swiftName: try fields.take("swiftName")?.text()
                    ?? Intent.swiftName(of: name, classPrefix: classPrefix),
                title: try fields.title(of: name), description: try fields.localized("description"),
                parameters: try fields.list("parameters", of: Parameter.init(schemaNode:)),
                isEligibleForWidgets: try fields.flag("eligibleForWidgets"),
                summary: try fields.summary("summary"),
                renamedFrom: try fields.texts("renamedFrom"), reserved: try fields.texts("reserved"),
                deprecated: try fields.take("deprecated")?.text(), classPrefix: classPrefix,
                actions: try IntentActions.read(from: &fields))
            made.repeatsSwiftName = try fields.flag("namesClass")
            return made
        }
    }
}
