/// A part of a schema with a JSON form.
protocol SchemaPart: Hashable, Sendable {
    /// Returns the JSON form, or nil for a value that is not written.
    /// - Parameter language: The language whose texts are plain strings.
    func json(in language: String) -> JSONValue?

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError)

    /// Calls the closure with each text that a person may read.
    func visitTexts(_ body: (LocalizedText) -> Void)

    /// The part as a lock contains it: without texts, translations and what else only concerns the display. Nil if nothing
    /// remains.
    var withoutTexts: Self? { get }
}

extension SchemaPart {
    func visitTexts(_ body: (LocalizedText) -> Void) {}

    var withoutTexts: Self? { self }
}

/// A part of a schema whose JSON is an object with the members of its table.
protocol Fielded: SchemaPart {
    /// In the order of the members in the JSON.
    static var fields: [Field<Self>] { get }

    /// A declaration with the default of each field.
    static var empty: Self { get }
}

extension Fielded {
    /// Nil if every field has its default.
    var ifNotEmpty: Self? { self == Self.empty ? nil : self }
}

extension Fielded {
    func json(in language: String) -> JSONValue? { objectJSON(in: language) }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) { try self.init(objectNode: node) }

    func visitTexts(_ body: (LocalizedText) -> Void) {
        let rows = Self.fields
        for index in rows.indices { rows[index].visitTexts(of: self, body) }
    }

    var withoutTexts: Self? { removingTexts() }

    // For parts with a shorthand, which have their own methods of the names above.

    func objectJSON(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        write(to: &writer)
        return writer.json
    }

    init(objectNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            var result = Self.empty
            try result.read(from: &fields)
            return result
        }
    }

    func write(to writer: inout SchemaObjectWriter) {
        // By index, because a loop copies each row.
        let rows = Self.fields
        for index in rows.indices { rows[index].write(self, to: &writer) }
    }

    mutating func read(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        let rows = Self.fields
        for index in rows.indices { try rows[index].read(&self, from: &fields) }
    }

    func removingTexts() -> Self {
        var result = self
        for field in Self.fields { field.removeTexts(from: &result) }
        return result
    }
}

extension LocalizedText: SchemaPart {
    static var empty: LocalizedText { LocalizedText("", language: "") }

    func visitTexts(_ body: (LocalizedText) -> Void) { body(self) }
}

extension SizeFamily: SchemaPart {
    func json(in language: String) -> JSONValue? { .string(rawValue) }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) { self = try node.family() }
}

extension ImageValue: SchemaPart {
    func json(in language: String) -> JSONValue? { wire }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        do { self = try ImageValue(wire: node.json) } catch { throw node.error(error.description) }
    }

    var withoutTexts: ImageValue? { nil }
}
