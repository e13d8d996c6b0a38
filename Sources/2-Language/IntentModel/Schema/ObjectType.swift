/// An object type, whose values have an identifier, a display string and declared properties.
package struct ObjectType: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var description: LocalizedText?
    /// The declared properties in order, without the built-in ones.
    package var properties: [Property]
    /// Former names, most recent first.
    package var renamedFrom: [String]
    /// Why the type is deprecated; `nil` if it is not.
    package var deprecated: String?
    /// The prefix of the name in Swift and in Xcode's files; `nil` if ``swiftName`` is specified.
    package var classPrefix: String?
    /// Whether the definition specifies `swiftName` although it equals the implied name; Xcode's files then contain it.
    package var repeatsSwiftName = false

    package init(
        name: String, swiftName: String, title: LocalizedText, description: LocalizedText? = nil,
        properties: [Property] = [], renamedFrom: [String] = [], deprecated: String? = nil,
        classPrefix: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.description = description
        self.properties = properties
        self.renamedFrom = renamedFrom
        self.deprecated = deprecated
        self.classPrefix = classPrefix
    }

    /// The keys of every stored object. Declared properties cannot have these names.
    package static let builtInProperties = [
        "identifier", "displayString", "subtitleString", "displayImage", "pronunciationHint",
        "alternativeSpeakableMatches",
    ]
}

/// A declared property of an object type or a response.
package struct Property: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var type: ValueType
    package var settings: TypeSettings
    /// Former names, most recent first.
    package var renamedFrom: [String]
    package var deprecated: String?

    package init(
        name: String, swiftName: String, title: LocalizedText, type: ValueType,
        settings: TypeSettings = TypeSettings(), renamedFrom: [String] = [], deprecated: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.type = type
        self.settings = settings
        self.renamedFrom = renamedFrom
        self.deprecated = deprecated
    }
}

extension ObjectType {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: (classPrefix ?? "") + name)
        writer.put("classPrefix", classPrefix)
        writer.put("namesClass", repeatsSwiftName)
        writer.putTitle(title, of: name)
        writer.put("description", description)
        writer.put("properties", properties) { $0.json(in: language) }
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            let classPrefix = try fields.remove("classPrefix")?.text()
            var result = ObjectType(
                name: name, swiftName: try fields.remove("swiftName")?.text() ?? (classPrefix ?? "") + name,
                title: try fields.title(of: name), description: try fields.localized("description"),
                properties: try fields.list("properties", of: Property.init(schemaNode:)),
                renamedFrom: try fields.texts("renamedFrom"), deprecated: try fields.remove("deprecated")?.text(),
                classPrefix: classPrefix)
            result.repeatsSwiftName = try fields.flag("namesClass")
            return result
        }
    }
}

extension Property {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: name)
        writer.put("type", type.tag)
        writer.putTitle(title, of: name)
        settings.write(to: &writer, of: type.element)
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            let type = try ValueType(schemaNode: fields.required("type"))
            return Property(
                name: name, swiftName: try fields.remove("swiftName")?.text() ?? name,
                title: try fields.title(of: name), type: type,
                settings: try TypeSettings(from: &fields, of: type.element),
                renamedFrom: try fields.texts("renamedFrom"), deprecated: try fields.remove("deprecated")?.text())
        }
    }
}

extension ValueType {
    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        let tag = try node.text()
        guard let type = ValueType(tag: tag) else {
            throw node.error("this version does not support the type '\(tag)'")
        }
        self = type
    }
}
