extension LocalizedText {
    /// A plain string where it is of the schema's language and untranslated, else an object by language, the
    /// development language first.
    func json(in language: String) -> JSONValue {
        if self.language == language, others.isEmpty { return .string(text) }
        let members = [(self.language, text)] + others.map { ($0.language, $0.text) }
        return .object(
            JSONObject(uniqueMembers: members.map { JSONObject.Member(key: $0.0, value: .string($0.1)) }))
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if let text = node.json.stringValue {
            self.init(text, language: node.language)
            return
        }
        let members = try node.members()
        guard let first = members.first else { throw node.error("a text has at least one language") }
        var translations: [String: String] = [:]
        for (language, node) in members.dropFirst() { translations[language] = try node.text() }
        self.init(try first.node.text(), language: first.key, translations: translations)
    }
}
