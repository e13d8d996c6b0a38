extension IntentActions {
    /// Members of the intent's own object; at the defaults there are none.
    func write(to writer: inout SchemaObjectWriter) {
        writer.put("verb", verb?.rawValue)
        writer.put("category", category?.rawValue)
        writer.put("requiresConfirmation", requiresConfirmation)
        writer.put("restricted", restriction?.rawValue)
        writer.put("image", image)
        writer.put("inputParameter", inputParameter)
        writer.put("keyParameter", keyParameter.json)
        writer.put("system", system)
        let language = writer.language
        writer.put("suggestions", suggestions) { $0.json(in: language) }
        writer.put("response", response?.json(in: language))
        writer.put("variants", variants) { $0.json }
    }

    /// Nil where nothing is written.
    static func read(from fields: inout SchemaFields) throws(SchemaDecodingError) -> IntentActions? {
        var actions = IntentActions()
        actions.verb = try fields.take("verb")?.word()
        actions.category = try fields.take("category")?.word()
        actions.requiresConfirmation = try fields.flag("requiresConfirmation")
        actions.restriction = try fields.take("restricted")?.word()
        actions.image = try fields.take("image")?.text()
        actions.inputParameter = try fields.take("inputParameter")?.text()
        if let node = fields.take("keyParameter") { actions.keyParameter = try KeyParameter(schemaNode: node) }
        actions.system = try fields.take("system")?.text()
        actions.suggestions = try fields.list("suggestions", of: IntentSuggestion.init(schemaNode:))
        if let node = fields.take("response") { actions.response = try IntentResponse(schemaNode: node) }
        actions.variants = try fields.list("variants", of: DialogVariant.init(schemaNode:))
        return actions == IntentActions() ? nil : actions
    }
}

extension IntentActions.KeyParameter {
    /// `false` for none, so that a parameter may have any name.
    fileprivate var json: JSONValue? {
        switch self {
        case .input: nil
        case .none: false
        case .named(let name): .string(name)
        }
    }

    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = node.json == false ? .none : .named(try node.text())
    }
}
