internal import IntentSystem

/// The JSON document that a file, a command or a URL of `optionsFrom` provides: sections of options.
///
/// `{ "options": 1, "sections": [ { "title", "subtitle", "image", "items": [ { "identifier", "title", "subtitle",
/// "image", "synonyms", "disabled", … } ] } ], "prompt", "indexed" }`. Further members of an item are properties of the object type.
/// The identifier of an item that is not an object is the literal of its value; alternatively, `"value"` is its wire form.
/// A title, a subtitle, a reason in `"disabled"` or a prompt is a string, or an object of strings by language that begins with the development
/// language. What is odd is left out, and hides nothing else: an item without an identifier, a member that is unknown or of
/// a wrong type, and all but the first of the items with an identifier.
package struct OptionDocument: Sendable {
    package let collection: OptionCollection<IntentValue>

    /// Reads a document.
    /// - Parameters:
    ///   - type: The type of the parameter. For a list type, each item is an element.
    ///   - locale: The language of titles, subtitles and the prompt: a BCP 47 tag or the name of a POSIX locale.
    /// - Throws: An error if the document has another version, or if there are items, but none that can be used.
    package init(
        json: JSONValue, type: ValueType, in schema: Schema, locale: String
    ) throws(WireError) {
        collection = try OptionDocumentReader(element: type.element, schema: schema, locale: locale).collection(json)
    }
}

private struct OptionDocumentReader {
    let element: ElementType
    let schema: Schema
    let locale: String

    func collection(_ json: JSONValue) throws(WireError) -> OptionCollection<IntentValue> {
        guard let version = json["options"] else {
            throw WireError("an object with \"options\": 1 and \"sections\" is expected")
        }
        guard version == 1 else { throw WireError("the document's version is not 1").inside(member: "options") }
        let members = try Members<WireError>(json, of: "an object")
        var problems: [WireError] = []
        members.requireKnown(["options", "sections", "prompt", "indexed"], leavingOut: &problems)
        var seen: Set<ExactText> = []
        let collection = OptionCollection<IntentValue>(
            sections: try array("sections", of: members)
                .readEach(in: "sections", leavingOut: &problems) { section, problems throws(WireError) in
                    try self.section(section, &seen, &problems)
                },
            promptLabel: text("prompt", of: members, &problems),
            usesIndexedCollation: reading(leavingOut: &problems) { () throws(WireError) in
                try members.optional("indexed", .flag)
            } ?? false)
        return try collection.leavingOut(problems)
    }

    private func section(
        _ json: JSONValue, _ seen: inout Set<ExactText>, _ problems: inout [WireError]
    ) throws(WireError) -> OptionSection<IntentValue> {
        let members = try Members<WireError>(json, of: "an object")
        members.requireKnown(["title", "subtitle", "image", "items"], leavingOut: &problems)
        let items = try array("items", of: members)
            .readEach(in: "items", leavingOut: &problems) { json, problems throws(WireError) in
                let item = try self.item(json, &problems)
                try seen.insert(identifierOf: item.value)
                return item
            }
        return OptionSection(
            title: text("title", of: members, &problems), subtitle: text("subtitle", of: members, &problems),
            image: image(of: members, &problems), items: items)
    }

    private func item(_ json: JSONValue, _ problems: inout [WireError]) throws(WireError) -> OptionItem<IntentValue> {
        guard let item = json.objectValue else { throw WireError(expected: "an item", found: json) }
        let members = Members<WireError>(item, of: "an item")
        if case .object(let name) = element { return try object(of: name, members, &problems) }
        if element == .anyObject { return try object(of: nil, members, &problems) }
        members.requireKnown(
            ["identifier", "value", "title", "subtitle", "image", "synonyms", "disabled"], leavingOut: &problems)
        let value = try scalar(members)
        return OptionItem(
            value, title: text("title", of: members, &problems) ?? value.optionIdentifier ?? "",
            subtitle: text("subtitle", of: members, &problems), image: image(of: members, &problems),
            synonyms: synonyms(of: members, &problems), disabledReason: text("disabled", of: members, &problems))
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

    private func object(
        of typeName: String?, _ members: Members<WireError>, _ problems: inout [WireError]
    ) throws(WireError) -> OptionItem<IntentValue> {
        guard let identifier = try members.optional("identifier", .text), !identifier.isEmpty else {
            throw WireError("an item needs a nonempty \"identifier\"")
        }
        let title = text("title", of: members, &problems) ?? identifier
        let synonyms = synonyms(of: members, &problems)
        var object = ObjectValue(
            identifier: identifier, displayString: title, subtitleString: text("subtitle", of: members, &problems),
            displayImage: image(of: members, &problems), alternativeSpeakableMatches: synonyms)
        WireReader(schema: schema, keepsMismatches: false)
            .readProperties(
                of: typeName.flatMap(schema.type(named:)),
                from: members.others(than: ["identifier", "title", "subtitle", "image", "synonyms", "disabled"]),
                into: &object,
                leavingOut: &problems)
        return OptionItem(
            .object(object), title: title, subtitle: object.subtitleString, image: object.displayImage,
            synonyms: synonyms, disabledReason: text("disabled", of: members, &problems))
    }
}

extension OptionDocumentReader {
    private func array(_ key: String, of members: Members<WireError>) throws(WireError) -> [JSONValue] {
        guard let elements = members[key]?.arrayValue else {
            throw WireError("an array of \(key) is expected").inside(member: key)
        }
        return elements
    }

    private func text(_ key: String, of members: Members<WireError>, _ problems: inout [WireError]) -> String? {
        reading(leavingOut: &problems) { () throws(WireError) in try members.value(key, localized) }
    }

    private func image(of members: Members<WireError>, _ problems: inout [WireError]) -> ImageValue? {
        reading(leavingOut: &problems) { () throws(WireError) in try members.image("image") }
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

    private func synonyms(of members: Members<WireError>, _ problems: inout [WireError]) -> [String] {
        let synonyms = reading(leavingOut: &problems) { () throws(WireError) -> [String]? in
            guard let json = members["synonyms"] else { return nil }
            guard json.arrayValue != nil else { throw members.invalid("synonyms", "an array of strings") }
            return try members.elements("synonyms", String.init(wire:))
        }
        return synonyms ?? []
    }
}

extension Members<WireError> {
    /// Adds a problem for each member with another key.
    fileprivate func requireKnown(_ keys: [String], leavingOut problems: inout [WireError]) {
        for other in others(than: keys) {
            problems.append(WireError(.unknown(other.key, allowed: keys), of: subject))
        }
    }
}
