/// The settings of a DateComponents: how a value is displayed.
package struct DateSettings: Hashable, Sendable {
    package var format: Format
    package var dateStyle: Style
    package var timeStyle: Style

    package init(format: Format = .style, dateStyle: Style = .full, timeStyle: Style = .full) {
        self.format = format
        self.dateStyle = dateStyle
        self.timeStyle = timeStyle
    }

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
    }

    init(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        let format = try fields.remove("format").map { node throws(SchemaDecodingError) in try Format(schemaNode: node)
        }
        self.init(
            format: format ?? .style, dateStyle: try fields.remove("dateStyle")?.word() ?? .full,
            timeStyle: try fields.remove("timeStyle")?.word() ?? .full)
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
