/// A phrase with which an app donates an intent.
package struct IntentSuggestion: Hashable, Sendable {
    /// The parameters that have values in the phrase, in declared order.
    package var parameters: [String]
    package var title: Title
    package var subtitle: LocalizedText?
    package var isPrimary: Bool
    /// Whether the intent runs without opening the app.
    package var runsInBackground: Bool

    package init(
        parameters: [String], title: Title, subtitle: LocalizedText? = nil, isPrimary: Bool = false,
        runsInBackground: Bool = true
    ) {
        self.parameters = parameters
        self.title = title
        self.subtitle = subtitle
        self.isPrimary = isPrimary
        self.runsInBackground = runsInBackground
    }

    package enum Title: Hashable, Sendable {
        case text(LocalizedText)
        /// The sentence of the summary for these parameters.
        case summary
    }
}

extension IntentSuggestion {
    /// The JSON form, in which a missing title is that of the summary.
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
                runsInBackground: try fields.remove("background")?.flag() ?? true)
        }
    }
}

/// The text of a dialog in one language for one value of a placeholder, for grammatical agreement.
package struct DialogVariant: Hashable, Sendable {
    /// The path of the dialog in its intent, such as `parameters.soup.siri.confirm`.
    package var path: String
    /// The name of a case, or `true` or `false`.
    package var value: String
    /// A BCP 47 tag.
    package var language: String
    package var text: String

    package init(path: String, value: String, language: String, text: String) {
        self.path = path
        self.value = value
        self.language = language
        self.text = text
    }
}

extension DialogVariant {
    var json: JSONValue {
        ["path": .string(path), "value": .string(value), "language": .string(language), "text": .string(text)]
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            DialogVariant(
                path: try fields.text("path"), value: try fields.text("value"),
                language: try fields.text("language"), text: try fields.text("text"))
        }
    }
}
