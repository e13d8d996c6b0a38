/// The settings of a DateComponents: how a value is displayed, and which may be chosen.
package struct DateSettings: Hashable, Sendable {
    package var format: Format
    package var dateStyle: Style
    package var timeStyle: Style
    package var range: Bounds<DateBound>?

    package init(
        format: Format = .style, dateStyle: Style = .full, timeStyle: Style = .full, range: Bounds<DateBound>? = nil
    ) {
        self.format = format
        self.dateStyle = dateStyle
        self.timeStyle = timeStyle
        self.range = range
    }

    /// The settings without those that only concern the display.
    package var withoutDisplay: DateSettings { DateSettings(range: range) }

    package enum Format: Hashable, Sendable {
        /// The date style and the time style.
        case style
        /// The two styles, with relative names such as “today” and “tomorrow”.
        case relative
        /// A pattern such as `MMM d, y`.
        case template(LocalizedText)
    }

    package enum Style: String, CaseIterable, Hashable, Sendable {
        case full, long, medium, short, none
    }
}

extension DateSettings.Format: SchemaPart {
    func json(in language: String) -> JSONValue? {
        switch self {
        case .style: nil
        case .relative: "relative"
        case .template(let template): ["template": template.json(in: language) ?? .null]
        }
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == "relative" {
            self = .relative
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            .template(try LocalizedText(schemaNode: fields.required("template")))
        }
    }

    func visitTexts(_ body: (LocalizedText) -> Void) {
        if case .template(let template) = self { body(template) }
    }

    var withoutTexts: DateSettings.Format? { nil }
}
