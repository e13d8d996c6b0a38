extension OptionSource {
    /// Nil for a free choice.
    func json(in language: String) -> JSONValue? {
        switch self {
        case .free: return nil
        case .none: return "none"
        case .dynamic: return "dynamic"
        case .listed(let options): return .array(options.map { $0.json(in: language) })
        case .file(let file):
            var object: JSONObject = ["file": .string(file.path)]
            object["folder"] = file.folder.map(JSONValue.string)
            return .object(object)
        case .command(let command):
            var writer = SchemaObjectWriter(language: language)
            writer.put("command", command.arguments)
            command.patience.write(to: &writer)
            writer.put("folder", command.folder.map(JSONValue.string))
            return writer.json
        case .address(let address):
            var writer = SchemaObjectWriter(language: language)
            writer.put("url", address.url)
            address.patience.write(to: &writer)
            writer.put("folder", address.folder.map(JSONValue.string))
            return writer.json
        }
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        switch node.json {
        case "none": self = .none
        case "dynamic": self = .dynamic
        case .array: self = .listed(try node.list(of: ListedOption.init(schemaNode:)))
        default:
            self = try node.fields { fields throws(SchemaDecodingError) in
                if let command = fields.take("command") {
                    return .command(
                        OptionCommand(
                            try command.texts(), patience: try OptionTimeouts(from: &fields),
                            folder: try fields.take("folder")?.text()))
                }
                if let url = fields.take("url") {
                    return .address(
                        OptionAddress(
                            try url.text(), patience: try OptionTimeouts(from: &fields),
                            folder: try fields.take("folder")?.text()))
                }
                return .file(OptionFile(path: try fields.text("file"), folder: try fields.take("folder")?.text()))
            }
        }
    }
}

extension OptionTimeouts {
    fileprivate func write(to writer: inout SchemaObjectWriter) {
        writer.put("timeout", timeout.map { .string($0.secondsText + "s") })
        writer.put("cache", cache.map { .string($0.secondsText + "s") })
    }

    fileprivate init(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        self.init(timeout: try fields.duration("timeout"), cache: try fields.duration("cache"))
    }
}

extension SchemaFields {
    fileprivate mutating func duration(_ key: String) throws(SchemaDecodingError) -> Duration? {
        guard let node = take(key) else { return nil }
        do {
            return try Duration.literal(try node.text())
        } catch let error as SchemaDecodingError {
            throw error
        } catch {
            throw node.error("a duration is expected, such as 5s")
        }
    }
}

extension ListedOption {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("value", scalar?.literalJSON)
        writer.put("identifier", identifier, unless: scalar?.optionIdentifier)
        if title != LocalizedText(identifier, language: language) { writer.put("title", title) }
        writer.put("subtitle", subtitle)
        writer.put("image", image?.wire)
        writer.put("section", section)
        writer.put("synonyms", synonyms) { $0.json }
        if !properties.isEmpty { writer.put("properties", properties.literalJSON) }
        writer.put("renamedFrom", renamedFrom)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let scalar = try fields.literal("value")
            let written = try fields.take("identifier")?.text()
            guard let identifier = written ?? scalar?.optionIdentifier else {
                throw node.error("'identifier' is missing")
            }
            let title = try fields.localized("title") ?? LocalizedText(identifier, language: node.language)
            var option = ListedOption(identifier: identifier, scalar: scalar, title: title)
            option.subtitle = try fields.localized("subtitle")
            option.image = try fields.image("image")
            option.section = try fields.localized("section")
            option.synonyms = try fields.list("synonyms", of: Synonym.init(schemaNode:))
            if let node = fields.take("properties") { option.properties = try node.literals() }
            option.renamedFrom = try fields.texts("renamedFrom")
            return option
        }
    }
}
