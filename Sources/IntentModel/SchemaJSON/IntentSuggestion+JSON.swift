extension IntentSuggestion {
    /// Without a title it is the summary's.
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("with", .array(parameters.map { .string($0) }))
        if case .text(let title) = title { writer.put("title", title) }
        writer.put("subtitle", subtitle)
        writer.put("primary", isPrimary)
        if !runsInBackground { writer.put("background", .boolean(false)) }
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            IntentSuggestion(
                parameters: try fields.required("with").texts(),
                title: try fields.localized("title").map { .text($0) } ?? .summary,
                subtitle: try fields.localized("subtitle"), isPrimary: try fields.flag("primary"),
                runsInBackground: try fields.take("background")?.flag() ?? true)
        }
    }
}
