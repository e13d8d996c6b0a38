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

extension IntentSuggestion: Fielded {
    static var empty: IntentSuggestion { IntentSuggestion(parameters: [], title: .summary) }

    package static let fields: [Field<IntentSuggestion>] = [
        Field(
            [.with],
            .init(
                write: { $1.put("with", .array($0.parameters.map { .string($0) })) },
                read: { (suggestion, fields) throws(SchemaDecodingError) in
                    suggestion.parameters = try fields.required("with").texts()
                })),
        .localized(.title, { $0.title.text }, { $0.title = $1.map { .text($0) } ?? .summary }),
        .localized(.subtitle, { $0.subtitle }, { $0.subtitle = $1 }),
        .flag(.primary, { $0.isPrimary }, { $0.isPrimary = $1 }),
        .flag(.background, { $0.runsInBackground }, { $0.runsInBackground = $1 }),
    ]
}

extension IntentSuggestion.Title {
    /// Nil for that of the summary.
    package var text: LocalizedText? {
        if case .text(let text) = self { text } else { nil }
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

extension DialogVariant: SchemaPart {
    func json(in _: String) -> JSONValue? {
        ["path": .string(path), "value": .string(value), "language": .string(language), "text": .string(text)]
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            DialogVariant(
                path: try fields.text("path"), value: try fields.text("value"),
                language: try fields.text("language"), text: try fields.text("text"))
        }
    }

    var withoutTexts: DialogVariant? { nil }
}
