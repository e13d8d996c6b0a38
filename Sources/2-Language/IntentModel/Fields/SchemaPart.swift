/// A part of a schema with a JSON form.
///
/// The methods that the rows of a table need are mutating, although they change nothing: rows take their owner by its
/// address, and a copy for that would cost more than reading it.
protocol SchemaPart: Hashable, Sendable {
    /// Returns the JSON form, or nil for a value that is not written.
    /// - Parameter language: The language whose texts are plain strings.
    mutating func json(in language: String) -> JSONValue?

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError)

    /// Calls the closure with each text that a person may read.
    mutating func visitTexts(_ body: (LocalizedText) -> Void)

    /// The part as a lock contains it: without texts, translations and what else only concerns the display. Nil if nothing
    /// remains.
    var withoutTexts: Self? { get }
}

extension SchemaPart {
    mutating func visitTexts(_ body: (LocalizedText) -> Void) {}

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
    mutating func json(in language: String) -> JSONValue? { objectJSON(in: language) }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) { try self.init(objectNode: node) }

    mutating func visitTexts(_ body: (LocalizedText) -> Void) {
        Self.fields.forEachRow { $0.access.visitTexts?(&self, body) }
    }

    var withoutTexts: Self? { removingTexts() }

    // For parts with a shorthand, which have their own methods of the names above.

    mutating func objectJSON(in language: String) -> JSONValue {
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

    mutating func write(to writer: inout SchemaObjectWriter) {
        Self.fields.forEachRow { $0.access.write(&self, &writer) }
    }

    mutating func read(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        try Self.fields.forEachRow { (field) throws(SchemaDecodingError) in try field.access.read(&self, &fields) }
    }

    func removingTexts() -> Self {
        var result = self
        for field in Self.fields { field.access.removeTexts?(&result) }
        return result
    }
}

extension Array where Element: SchemaPart {
    func json(in language: String) -> JSONValue {
        var json: [JSONValue] = []
        json.reserveCapacity(count)
        for var part in self { if let element = part.json(in: language) { json.append(element) } }
        return .array(json)
    }

    func visitTexts(_ body: (LocalizedText) -> Void) {
        for var part in self { part.visitTexts(body) }
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
