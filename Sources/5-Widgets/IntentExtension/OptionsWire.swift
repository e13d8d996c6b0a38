import IntentModel
import IntentRuntime

/// Writes a collection of options in the protocol's form: `{ "sections": [ { "title", "subtitle", "image", "items":
/// [ … ] } ], "prompt", "indexed", "cursor" }`.
///
/// An item is `{ "value", "title", "subtitle", "image", "synonyms" }`, with the value in wire form. Members that can be
/// derived from the value are left out.
enum OptionsWire {
    static func json(of collection: OptionCollection<IntentValue>) -> JSONValue {
        var object: JSONObject = ["sections": .array(collection.sections.map(section))]
        object["prompt"] = collection.promptLabel.map(JSONValue.string)
        if collection.usesIndexedCollation { object["indexed"] = true }
        object["cursor"] = collection.cursor.map(JSONValue.string)
        return .object(object)
    }

    private static func section(_ section: OptionSection<IntentValue>) -> JSONValue {
        var object = JSONObject()
        object["title"] = section.title.map(JSONValue.string)
        object["subtitle"] = section.subtitle.map(JSONValue.string)
        object["image"] = section.image?.wire
        object["items"] = .array(section.items.map(item))
        return .object(object)
    }

    private static func item(_ item: OptionItem<IntentValue>) -> JSONValue {
        var object: JSONObject = ["value": item.value.wire]
        let plain = OptionItem(showing: item.value)
        if item.title != plain.title { object["title"] = .string(item.title) }
        if item.subtitle != plain.subtitle { object["subtitle"] = item.subtitle.map(JSONValue.string) ?? .null }
        if item.image != plain.image { object["image"] = item.image?.wire ?? .null }
        if item.synonyms != plain.synonyms { object["synonyms"] = .array(item.synonyms.map(JSONValue.string)) }
        return .object(object)
    }
}

/// Reads the options and values of one parameter from the protocol's form.
struct OptionsReader {
    let type: ElementType
    let schema: Schema
    /// See `ValueType.value(fromWire:in:keepingMismatches:)`.
    let keepsMismatches: Bool

    func collection(_ json: JSONValue) throws(ProtocolError) -> OptionCollection<IntentValue> {
        let members = MessageMembers(json, kind: "options")
        var sections: [OptionSection<IntentValue>] = []
        for section in try members.array("sections") { sections.append(try self.section(section)) }
        return OptionCollection(
            sections: sections, promptLabel: try members.optionalText("prompt"),
            usesIndexedCollation: members.value("indexed") == true, cursor: try members.optionalText("cursor"))
    }

    func values(_ wires: [JSONValue]) throws(ProtocolError) -> [IntentValue] {
        var values: [IntentValue] = []
        values.reserveCapacity(wires.count)
        for wire in wires { values.append(try value(wire)) }
        return values
    }

    private func section(_ json: JSONValue) throws(ProtocolError) -> OptionSection<IntentValue> {
        let members = MessageMembers(json, kind: "options")
        var section = OptionSection<IntentValue>(
            title: try members.optionalText("title"), subtitle: try members.optionalText("subtitle"),
            image: try image(members.value("image")), items: [])
        let items = try members.array("items")
        section.items.reserveCapacity(items.count)
        for item in items { section.items.append(try self.item(item)) }
        return section
    }

    private func item(_ json: JSONValue) throws(ProtocolError) -> OptionItem<IntentValue> {
        let members = MessageMembers(json, kind: "options")
        guard let wire = members.value("value") else { throw members.invalid("value", "in each item") }
        var item = OptionItem(showing: try value(wire))
        if let title = try members.optionalText("title") { item.title = title }
        if json["subtitle"] != nil { item.subtitle = try members.optionalText("subtitle") }
        if json["image"] != nil { item.image = try image(members.value("image")) }
        if json["synonyms"] != nil { item.synonyms = try members.texts("synonyms") }
        return item
    }

    private func value(_ wire: JSONValue) throws(ProtocolError) -> IntentValue {
        do {
            return try ValueType(type).value(fromWire: wire, in: schema, keepingMismatches: keepsMismatches)
        } catch { throw ProtocolError("invalid value: \(error)") }
    }

    private func image(_ json: JSONValue?) throws(ProtocolError) -> ImageValue? {
        guard let json else { return nil }
        do { return try ImageValue(wire: json) } catch { throw ProtocolError("invalid image: \(error)") }
    }
}
