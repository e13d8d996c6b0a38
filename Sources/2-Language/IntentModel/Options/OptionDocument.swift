internal import IntentSystem

/// The JSON document that a file, a command or a URL of `optionsFrom` provides: sections of options.
///
/// `{ "options": 1, "sections": [ { "title", "subtitle", "image", "items": [ { "identifier", "title", "subtitle",
/// "image", "synonyms", … } ] } ], "prompt", "indexed" }`. Further members of an item are properties of the object type.
/// The identifier of an item that is not an object is the literal of its value; alternatively, `"value"` is its wire form.
/// A title, a subtitle or a prompt is a string, or an object of strings by language that begins with the development
/// language. If an item is repeated, only the first is used.
package struct OptionDocument: Sendable {
    package let collection: OptionCollection<IntentValue>

    /// Reads a document.
    /// - Parameters:
    ///   - type: The type of the parameter. For a list type, each item is an element.
    ///   - locale: The language of titles, subtitles and the prompt: a BCP 47 tag or the name of a POSIX locale.
    /// - Throws: An error if the document has another version, contains an unknown member, or a value does not have the
    ///   type.
    package init(
        json: JSONValue, type: ValueType, in schema: Schema, locale: String
    ) throws(WireError) {
        var reader = OptionDocumentReader(element: type.element, schema: schema, locale: locale)
        collection = try reader.collection(json)
    }
}

private struct OptionDocumentReader {
    let element: ElementType
    let schema: Schema
    let locale: String
    private var seen: Set<ExactText> = []

    init(element: ElementType, schema: Schema, locale: String) {
        self.element = element
        self.schema = schema
        self.locale = locale
    }

    mutating func collection(_ json: JSONValue) throws(WireError) -> OptionCollection<IntentValue> {
        guard let version = json["options"] else {
            throw WireError("an object with \"options\": 1 and \"sections\" is expected")
        }
        guard version == 1 else { throw WireError("the document's version is not 1").inside(member: "options") }
        let members = try members(of: json, known: ["options", "sections", "prompt", "indexed"])
        var collection = OptionCollection<IntentValue>(
            sections: [], promptLabel: try members.value("prompt", localized),
            usesIndexedCollation: try members.optional("indexed", .flag) ?? false)
        for (index, section) in try array("sections", of: members).enumerated() {
            do throws(WireError) { collection.sections.append(try self.section(section)) } catch {
                throw error.inside(element: index).inside(member: "sections")
            }
        }
        return collection
    }

    private mutating func section(_ json: JSONValue) throws(WireError) -> OptionSection<IntentValue> {
        let members = try members(of: json, known: ["title", "subtitle", "image", "items"])
        let items = try array("items", of: members)
        var section = OptionSection<IntentValue>(
            title: try members.value("title", localized), subtitle: try members.value("subtitle", localized),
            image: try members.image("image"), items: [])
        for (index, item) in items.enumerated() {
            do throws(WireError) {
                let item = try self.item(item)
                if seen.insert(item.value.optionIdentifier ?? "").inserted { section.items.append(item) }
            } catch { throw error.inside(element: index).inside(member: "items") }
        }
        return section
    }

    private func item(_ json: JSONValue) throws(WireError) -> OptionItem<IntentValue> {
        guard let item = json.objectValue else { throw WireError(expected: "an item", found: json) }
        if case .object(let name) = element { return try object(of: name, item) }
        if element == .anyObject { return try object(of: nil, item) }
        let members = try members(
            of: json, known: ["identifier", "value", "title", "subtitle", "image", "synonyms"])
        let value = try scalar(members)
        return OptionItem(
            value, title: try members.value("title", localized) ?? value.optionIdentifier ?? "",
            subtitle: try members.value("subtitle", localized), image: try members.image("image"),
            synonyms: try synonyms(of: members))
    }

    private func scalar(_ members: Members<WireError>) throws(WireError) -> IntentValue {
        let type = ValueType(element)
        let value = try members.value("value") { wire throws(WireError) in
            try type.value(fromWire: wire, in: schema, keepingMismatches: false)
        }
        if let value { return value }
        guard let literal = try members.optional("identifier", .text) else {
            throw WireError("an item needs an \"identifier\" or a \"value\"")
        }
        do { return try type.value(fromText: literal, in: schema) } catch {
            throw WireError(error).inside(member: "identifier")
        }
    }

    private func object(of typeName: String?, _ item: JSONObject) throws(WireError) -> OptionItem<IntentValue> {
        let members = Members<WireError>(item, of: "an item")
        guard let identifier = try members.optional("identifier", .text), !identifier.isEmpty else {
            throw WireError("an item needs a nonempty \"identifier\"")
        }
        let title = try members.value("title", localized) ?? identifier
        let synonyms = try synonyms(of: members)
        var object = ObjectValue(
            identifier: identifier, displayString: title, subtitleString: try members.value("subtitle", localized),
            displayImage: try members.image("image"), alternativeSpeakableMatches: synonyms)
        try WireReader(schema: schema, keepsMismatches: false)
            .readProperties(
                of: typeName.flatMap(schema.type(named:)),
                from: members.others(than: ["identifier", "title", "subtitle", "image", "synonyms"]), into: &object)
        return OptionItem(
            .object(object), title: title, subtitle: object.subtitleString, image: object.displayImage,
            synonyms: synonyms)
    }
}

extension OptionDocumentReader {
    private func members(of json: JSONValue, known: [String]) throws(WireError) -> Members<WireError> {
        let members = try Members<WireError>(json, of: "an object")
        try members.requireKnown(known)
        return members
    }

    private func array(_ key: String, of members: Members<WireError>) throws(WireError) -> [JSONValue] {
        guard let elements = members[key]?.arrayValue else {
            throw WireError("an array of \(key) is expected").inside(member: key)
        }
        return elements
    }

    /// Returns the text in the requested language, or in the development language if there is no translation.
    private func localized(_ json: JSONValue) throws(WireError) -> String {
        guard let members = json.objectValue?.members else { return try String(wire: json) }
        var texts: [LocalizedText.Translation] = []
        for member in members {
            do { texts.append(LocalizedText.Translation(try String(wire: member.value), language: member.key)) } catch {
                throw error.inside(member: member.key)
            }
        }
        guard let first = texts.first else { throw WireError("a text needs at least one language") }
        let translated = LocalizedText(first.text, language: first.language, others: Array(texts.dropFirst()))
        return translated.text(for: locale)
    }

    private func synonyms(of members: Members<WireError>) throws(WireError) -> [String] {
        guard let json = members["synonyms"] else { return [] }
        guard json.arrayValue != nil else { throw members.invalid("synonyms", "an array of strings") }
        return try members.elements("synonyms", String.init(wire:))
    }
}
