/// The sentence that represents an intent in Shortcuts. An intent with a summary is available in Shortcuts.
package struct IntentSummary: Hashable, Sendable {
    /// A sentence for one set of rows that are shown.
    package struct Combination: Hashable, Sendable {
        /// All conditional parameters that are shown, in declared order; at least one.
        package var shown: [String]
        package var sentence: LocalizedText

        package init(shown: [String], sentence: LocalizedText) {
            self.shown = shown
            self.sentence = sentence
        }
    }

    /// The sentence for all other sets of rows; `nil` if there are no sentences, as in `summary: true`.
    package var sentence: LocalizedText?
    package var combinations: [Combination]

    package init(_ sentence: LocalizedText? = nil, combinations: [Combination] = []) {
        self.sentence = sentence
        self.combinations = combinations
    }
}

extension IntentSummary {
    /// `true` if there is no sentence.
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
        guard let node = remove(key) else { return nil }
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
