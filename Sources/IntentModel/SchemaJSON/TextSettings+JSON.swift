extension TextSettings {
    func write(to writer: inout SchemaObjectWriter) {
        writer.put("multiline", isMultiline)
        writer.put("input", input.json(in: writer.language))
    }

    init(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        self.init(isMultiline: try fields.flag("multiline"))
        if let node = fields.take("input") { input = try TextInput(schemaNode: node) }
    }
}

extension TextInput {
    /// Nil for sentences, a word for `verbatim`, else what differs from sentences.
    fileprivate func json(in language: String) -> JSONValue? {
        if self == TextInput() { return nil }
        if self == .verbatim { return "verbatim" }
        var writer = SchemaObjectWriter(language: language)
        writer.put("capitalization", capitalization.rawValue, unless: Capitalization.sentences.rawValue)
        if !autocorrects { writer.put("autocorrect", .boolean(false)) }
        if !hasSmartQuotes { writer.put("smartQuotes", .boolean(false)) }
        if !hasSmartDashes { writer.put("smartDashes", .boolean(false)) }
        writer.put("keyboard", keyboard.rawValue, unless: Keyboard.default.rawValue)
        writer.put("placeholder", placeholder)
        return writer.json
    }

    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == "verbatim" {
            self = .verbatim
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            var input = TextInput()
            input.capitalization = try fields.take("capitalization")?.word() ?? .sentences
            input.autocorrects = try fields.take("autocorrect")?.flag() ?? true
            input.hasSmartQuotes = try fields.take("smartQuotes")?.flag() ?? true
            input.hasSmartDashes = try fields.take("smartDashes")?.flag() ?? true
            input.keyboard = try fields.take("keyboard")?.word() ?? .default
            input.placeholder = try fields.localized("placeholder")
            return input
        }
    }
}
