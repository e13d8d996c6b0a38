extension TypeSettings {
    func write(to writer: inout SchemaObjectWriter, of type: ElementType) {
        switch type {
        case .string: text.write(to: &writer)
        case .integer, .decimal, .measurement: number.write(to: &writer)
        case .boolean: boolean.write(to: &writer)
        case .dateComponents: date.write(to: &writer)
        case .timeInterval: interval.write(to: &writer)
        case .file: writer.put("contentTypes", contentTypes.json)
        case .placemark: writer.put("display", display.rawValue, unless: PlacemarkDisplay.name.rawValue)
        case .currencyAmount: writer.put("currencies", currencies)
        case .url, .person, .paymentMethod, .enumeration, .object, .anyObject, .system: break
        }
    }

    init(from fields: inout SchemaFields, of type: ElementType) throws(SchemaDecodingError) {
        self.init()
        switch type {
        case .string: text = try TextSettings(from: &fields)
        case .integer, .decimal, .measurement: number = try NumberSettings(from: &fields, of: type)
        case .boolean:
            boolean = BooleanSettings(
                trueTitle: try fields.localized("trueTitle"), falseTitle: try fields.localized("falseTitle"))
        case .dateComponents: date = try DateSettings(from: &fields)
        case .timeInterval: interval = try IntervalSettings(from: &fields)
        case .file:
            if let node = fields.take("contentTypes") { contentTypes = try FileContentTypes(schemaNode: node) }
        case .placemark: display = try fields.take("display")?.word() ?? .name
        case .currencyAmount: currencies = try fields.texts("currencies")
        case .url, .person, .paymentMethod, .enumeration, .object, .anyObject, .system: break
        }
    }
}

extension BooleanSettings {
    fileprivate func write(to writer: inout SchemaObjectWriter) {
        writer.put("trueTitle", trueTitle)
        writer.put("falseTitle", falseTitle)
    }
}

extension DateSettings {
    fileprivate func write(to writer: inout SchemaObjectWriter) {
        switch format {
        case .style: break
        case .relative: writer.put("format", "relative")
        case .template(let template): writer.put("format", ["template": template.json(in: writer.language)])
        }
        writer.put("dateStyle", dateStyle.rawValue, unless: Style.full.rawValue)
        writer.put("timeStyle", timeStyle.rawValue, unless: Style.full.rawValue)
    }

    fileprivate init(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        let format = try fields.take("format").map { node throws(SchemaDecodingError) in try Format(schemaNode: node) }
        self.init(
            format: format ?? .style, dateStyle: try fields.take("dateStyle")?.word() ?? .full,
            timeStyle: try fields.take("timeStyle")?.word() ?? .full)
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

extension IntervalSettings {
    /// `unit` where it is one, else `units` from the smallest to the largest.
    fileprivate func write(to writer: inout SchemaObjectWriter) {
        if smallest == largest {
            writer.put("unit", smallest.rawValue)
        } else if smallest != .seconds || largest != .days {
            writer.put("units", .array([.string(smallest.rawValue), .string(largest.rawValue)]))
        }
        if defaultUnit != IntervalSettings(smallest: smallest, largest: largest).defaultUnit {
            writer.put("defaultUnit", defaultUnit.rawValue)
        }
    }

    fileprivate init(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        var (smallest, largest) = (TimeUnit.seconds, TimeUnit.days)
        if let node = fields.take("unit") {
            smallest = try node.word()
            largest = smallest
        } else if let node = fields.take("units") {
            let units = try node.list { node throws(SchemaDecodingError) in try node.word(TimeUnit.self) }
            guard units.count == 2, units[0] <= units[1] else { throw node.error("two units in order are expected") }
            (smallest, largest) = (units[0], units[1])
        }
        guard let node = fields.take("defaultUnit") else {
            self.init(smallest: smallest, largest: largest)
            return
        }
        let unit = try node.word(TimeUnit.self)
        guard smallest...largest ~= unit else { throw node.error("the default unit is among the units") }
        self.init(smallest: smallest, largest: largest, defaultUnit: unit)
    }
}

extension FileContentTypes {
    /// Nil for any.
    fileprivate var json: JSONValue? {
        switch self {
        case .any: nil
        case .image: "image"
        case .plainText: "plainText"
        case .identifiers(let identifiers): .array(identifiers.map(JSONValue.string))
        }
    }

    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        switch node.json {
        case "image": self = .image
        case "plainText": self = .plainText
        default: self = .identifiers(try node.texts())
        }
    }
}
