extension EnumCase {
    /// - Parameter usualIndex: The number that the case has unless it says another one.
    func json(in language: String, usualIndex: Int) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: name)
        if index != usualIndex { writer.put("index", .integer(index)) }
        writer.putTitle(title, of: name)
        writer.put("image", image?.wire)
        writer.put("synonyms", synonyms) { $0.json }
        writer.put("pronunciation", pronunciation)
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode, usualIndex: Int) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            return EnumCase(
                name: name, swiftName: try fields.take("swiftName")?.text() ?? name,
                index: try fields.take("index")?.integer() ?? usualIndex, title: try fields.title(of: name),
                image: try fields.image("image"),
                synonyms: try fields.list("synonyms", of: Synonym.init(schemaNode:)),
                pronunciation: try fields.take("pronunciation")?.text(),
                renamedFrom: try fields.texts("renamedFrom"), deprecated: try fields.take("deprecated")?.text())
        }
    }
}

extension Synonym {
    /// The text, or an object where the pronunciation is told.
    var json: JSONValue {
        pronunciation.map { ["text": .string(text), "pronunciation": .string($0)] } ?? .string(text)
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if let text = node.json.stringValue {
            self.init(text)
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            Synonym(try fields.text("text"), pronunciation: try fields.text("pronunciation"))
        }
    }
}

extension SchemaFields {
    mutating func image(_ key: String) throws(SchemaDecodingError) -> ImageValue? {
        guard let node = take(key) else { return nil }
        do { return try ImageValue(wire: node.json) } catch { throw node.error(error.description) }
    }
}
