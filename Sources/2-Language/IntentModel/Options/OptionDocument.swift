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
    ) throws(OptionDocumentError) {
        var reader = OptionDocumentReader(element: type.element, schema: schema, locale: locale)
        collection = try reader.collection(json)
    }
}

/// An error that indicates that a JSON document is not a valid document of options.
package struct OptionDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the problem, such as `sections[0].items[2].symbol`; empty for the document as a whole.
    package let path: String
    /// A phrase without a full stop.
    package let message: String
    /// The most similar allowed word, if there is a plausible one.
    package let suggestion: String?

    init(at path: String, _ message: String, suggestion: String? = nil) {
        self.path = path
        self.message = message
        self.suggestion = suggestion
    }

    package var description: String { (path.isEmpty ? message : "\(path): \(message)").onOneLine }
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

    mutating func collection(_ json: JSONValue) throws(OptionDocumentError) -> OptionCollection<IntentValue> {
        guard let version = json["options"] else {
            throw OptionDocumentError(at: "", "an object with \"options\": 1 and \"sections\" is expected")
        }
        guard version == 1 else { throw OptionDocumentError(at: "options", "the document's version is not 1") }
        let members = try members(of: json, at: "", known: ["options", "sections", "prompt", "indexed"])
        var collection = OptionCollection<IntentValue>(
            sections: [], promptLabel: try localized(members["prompt"], at: "prompt"))
        if let indexed = members["indexed"] {
            guard let flag = indexed.booleanValue else { throw expected("true or false", indexed, at: "indexed") }
            collection.usesIndexedCollation = flag
        }
        guard let sections = members["sections"]?.arrayValue else {
            throw OptionDocumentError(at: "sections", "an array of sections is expected")
        }
        for (index, section) in sections.enumerated() {
            collection.sections.append(try self.section(section, at: "sections[\(index)]"))
        }
        return collection
    }

    private mutating func section(
        _ json: JSONValue, at path: String
    ) throws(OptionDocumentError) -> OptionSection<IntentValue> {
        let members = try members(of: json, at: path, known: ["title", "subtitle", "image", "items"])
        guard let items = members["items"]?.arrayValue else {
            throw OptionDocumentError(at: "\(path).items", "an array of items is expected")
        }
        var section = OptionSection<IntentValue>(
            title: try localized(members["title"], at: "\(path).title"),
            subtitle: try localized(members["subtitle"], at: "\(path).subtitle"),
            image: try image(members["image"], at: "\(path).image"), items: [])
        for (index, item) in items.enumerated() {
            let item = try self.item(item, at: "\(path).items[\(index)]")
            if seen.insert(item.value.optionIdentifier ?? "").inserted { section.items.append(item) }
        }
        return section
    }

    private func item(_ json: JSONValue, at path: String) throws(OptionDocumentError) -> OptionItem<IntentValue> {
        guard json.objectValue != nil else { throw expected("an item", json, at: path) }
        if case .object(let name) = element { return try object(of: name, json, at: path) }
        if element == .anyObject { return try object(of: nil, json, at: path) }
        let members = try members(
            of: json, at: path, known: ["identifier", "value", "title", "subtitle", "image", "synonyms"])
        let value = try scalar(members, at: path)
        return OptionItem(
            value, title: try localized(members["title"], at: "\(path).title") ?? value.optionIdentifier ?? "",
            subtitle: try localized(members["subtitle"], at: "\(path).subtitle"),
            image: try image(members["image"], at: "\(path).image"),
            synonyms: try synonyms(members["synonyms"], at: "\(path).synonyms"))
    }

    private func scalar(_ members: JSONObject, at path: String) throws(OptionDocumentError) -> IntentValue {
        if let wire = members["value"] {
            do {
                return try ValueType(element).value(fromWire: wire, in: schema, keepingMismatches: false)
            } catch { throw OptionDocumentError(at: "\(path).value", error) }
        }
        guard let literal = try text(members["identifier"], at: "\(path).identifier") else {
            throw OptionDocumentError(at: path, "an item needs an \"identifier\" or a \"value\"")
        }
        do {
            return try ValueType(element).value(fromText: literal, in: schema)
        } catch {
            throw OptionDocumentError(at: "\(path).identifier", error.message, suggestion: error.suggestion)
        }
    }

    private func object(
        of typeName: String?, _ json: JSONValue, at path: String
    ) throws(OptionDocumentError) -> OptionItem<IntentValue> {
        let builtIn = ["identifier", "title", "subtitle", "image", "synonyms"]
        guard let identifier = try text(json["identifier"], at: "\(path).identifier"), !identifier.isEmpty else {
            throw OptionDocumentError(at: path, "an item needs a nonempty \"identifier\"")
        }
        let title = try localized(json["title"], at: "\(path).title") ?? identifier
        let synonyms = try synonyms(json["synonyms"], at: "\(path).synonyms")
        var object = ObjectValue(
            identifier: identifier, displayString: title,
            subtitleString: try localized(json["subtitle"], at: "\(path).subtitle"),
            displayImage: try image(json["image"], at: "\(path).image"), alternativeSpeakableMatches: synonyms)
        let others = json.objectValue?.members.filter { !builtIn.contains($0.key) } ?? []
        do {
            try WireReader(schema: schema, keepsMismatches: false)
                .readProperties(of: typeName.flatMap(schema.type(named:)), from: others, into: &object)
        } catch { throw OptionDocumentError(at: path, error) }
        return OptionItem(
            .object(object), title: title, subtitle: object.subtitleString, image: object.displayImage,
            synonyms: synonyms)
    }
}

extension OptionDocumentReader {
    private func members(
        of json: JSONValue, at path: String, known: [String]
    ) throws(OptionDocumentError) -> JSONObject {
        guard let object = json.objectValue else { throw expected("an object", json, at: path) }
        if let unknown = object.members.first(where: { !known.contains($0.key) }) {
            throw OptionDocumentError(
                at: path, "'\(unknown.key)' is not allowed here; allowed are \(known.joined(separator: ", "))",
                suggestion: NearMatch.best(for: unknown.key, in: known))
        }
        return object
    }

    private func expected(_ what: String, _ json: JSONValue, at path: String) -> OptionDocumentError {
        OptionDocumentError(at: path, WireError(expected: what, found: json))
    }

    private func text(_ json: JSONValue?, at path: String) throws(OptionDocumentError) -> String? {
        guard let json, json != .null else { return nil }
        guard let text = json.stringValue else { throw expected("a string", json, at: path) }
        return text
    }

    /// Returns the text in the requested language, or in the development language if there is no translation.
    private func localized(_ json: JSONValue?, at path: String) throws(OptionDocumentError) -> String? {
        guard let members = json?.objectValue?.members else { return try text(json, at: path) }
        var texts: [LocalizedText.Translation] = []
        for member in members {
            guard let text = member.value.stringValue else {
                throw expected("a string", member.value, at: "\(path).\(member.key)")
            }
            texts.append(LocalizedText.Translation(text, language: member.key))
        }
        guard let first = texts.first else { throw OptionDocumentError(at: path, "a text needs at least one language") }
        let translated = LocalizedText(first.text, language: first.language, others: Array(texts.dropFirst()))
        return translated.text(for: locale)
    }

    private func image(_ json: JSONValue?, at path: String) throws(OptionDocumentError) -> ImageValue? {
        guard let json, json != .null else { return nil }
        do { return try ImageValue(wire: json) } catch { throw OptionDocumentError(at: path, error) }
    }

    private func synonyms(_ json: JSONValue?, at path: String) throws(OptionDocumentError) -> [String] {
        guard let json, json != .null else { return [] }
        guard let elements = json.arrayValue else { throw expected("an array of strings", json, at: path) }
        var synonyms: [String] = []
        for (index, element) in elements.enumerated() {
            guard let text = element.stringValue else { throw expected("a string", element, at: "\(path)[\(index)]") }
            synonyms.append(text)
        }
        return synonyms
    }
}

extension OptionDocumentError {
    fileprivate init(at path: String, _ error: WireError) {
        let isElement = error.path.hasPrefix("[")
        let whole = error.path.isEmpty ? path : isElement ? path + error.path : "\(path).\(error.path)"
        self.init(at: whole, error.message, suggestion: error.suggestion)
    }
}
