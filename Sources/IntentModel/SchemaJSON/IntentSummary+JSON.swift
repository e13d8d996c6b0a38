extension IntentSummary {
    /// `true` where there is no sentence.
    func json(in language: String) -> JSONValue {
        if sentence == nil, combinations.isEmpty { return true }
        var writer = SchemaObjectWriter(language: language)
        writer.put("sentence", sentence)
        writer.put("combinations", combinations) { combination in
            var writer = SchemaObjectWriter(language: language)
            writer.put("shown", combination.shown)
            writer.put("sentence", combination.sentence)
            return writer.json
        }
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == true {
            self.init()
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            IntentSummary(
                try fields.localized("sentence"),
                combinations: try fields.list("combinations", of: Combination.init(schemaNode:)))
        }
    }
}

extension SchemaFields {
    mutating func summary(_ key: String) throws(SchemaDecodingError) -> IntentSummary? {
        guard let node = take(key) else { return nil }
        return try IntentSummary(schemaNode: node)
    }
}

extension IntentSummary.Combination {
    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            IntentSummary.Combination(
                shown: try fields.texts("shown"),
                sentence: try LocalizedText(schemaNode: try fields.required("sentence")))
        }
    }
}
