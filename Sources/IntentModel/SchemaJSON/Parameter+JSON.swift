extension Parameter {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: name)
        writer.put("type", type.tag)
        writer.putTitle(title, of: name)
        writer.put("description", description)
        writer.put("prompt", prompt)
        writer.put("siri", siri?.json(in: language))
        settings.write(to: &writer, of: type.element)
        writer.put("options", options.json(in: language))
        writer.put("search", searchesInHandler)
        writer.put("freeText", allowsFreeText)
        writer.put("uniqueValues", hasUniqueValues)
        writer.put("default", defaultRule?.json)
        writer.put("size", size?.json)
        writer.put("when", conditions) { $0.json }
        if let families { writer.put("families", .array(families.map { .string($0.rawValue) })) }
        writer.put("dependsOn", dependsOn)
        writer.put("ifParentChanges", parentPolicy.rawValue, unless: ParentPolicy.reset.rawValue)
        writer.put("ifVanished", vanishedPolicy.rawValue, unless: VanishedPolicy.keepAndFlag.rawValue)
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            var parameter = Parameter(
                name: name, swiftName: try fields.take("swiftName")?.text() ?? name,
                title: try fields.title(of: name), type: try ValueType(schemaNode: fields.required("type")))
            try parameter.readRules(from: &fields)
            return parameter
        }
    }

    private mutating func readRules(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        description = try fields.localized("description")
        prompt = try fields.localized("prompt")
        if let node = fields.take("siri") { siri = try SiriRequest(schemaNode: node) }
        settings = try TypeSettings(from: &fields, of: type.element)
        if let node = fields.take("options") { options = try OptionSource(schemaNode: node) }
        searchesInHandler = try fields.flag("search")
        allowsFreeText = try fields.flag("freeText")
        hasUniqueValues = try fields.flag("uniqueValues")
        if let node = fields.take("default") { defaultRule = try DefaultRule(schemaNode: node) }
        if let node = fields.take("size") { size = try SlotSizes(schemaNode: node) }
        conditions = try fields.list("when", of: Condition.init(schemaNode:))
        if let node = fields.take("families") {
            families = try node.list { node throws(SchemaDecodingError) in try node.word() }
        }
        dependsOn = try fields.texts("dependsOn")
        parentPolicy = try fields.take("ifParentChanges")?.word() ?? .reset
        vanishedPolicy = try fields.take("ifVanished")?.word() ?? .keepAndFlag
        renamedFrom = try fields.texts("renamedFrom")
        deprecated = try fields.take("deprecated")?.text()
    }
}
