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

extension DateSettings {
    func write(to writer: inout SchemaObjectWriter) {
        switch format {
        case .style: break
        case .relative: writer.put("format", "relative")
        case .template(let template): writer.put("format", ["template": template.json(in: writer.language)])
        }
        writer.put("dateStyle", dateStyle.rawValue, unless: Style.full.rawValue)
        writer.put("timeStyle", timeStyle.rawValue, unless: Style.full.rawValue)
        writer.put("range", range?.json { .string($0.text) })
    }

    init(from fields: inout SchemaFields, kind: DateComponentsKind) throws(SchemaDecodingError) {
        let format = try fields.remove("format").map { node throws(SchemaDecodingError) in try Format(schemaNode: node)
        }
        self.init(
            format: format ?? .style, dateStyle: try fields.remove("dateStyle")?.word() ?? .full,
            timeStyle: try fields.remove("timeStyle")?.word() ?? .full)
        if let node = fields.remove("range") {
            range = try node.fields { fields throws(SchemaDecodingError) in
                try Bounds(from: &fields) { node throws(SchemaDecodingError) in
                    try node.literal { text throws(ValueTextError) in try DateBound(text, kind: kind) }
                }
            }
        }
    }
}

extension DateSettings.Format {
    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == "relative" {
            self = .relative
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            .template(try LocalizedText(schemaNode: fields.required("template")))
        }
    }
}
