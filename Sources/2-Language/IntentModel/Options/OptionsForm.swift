internal import IntentSystem

/// A JSON form of a page of options: sections with a title, a subtitle, an image and items.
///
/// The forms differ in names, and in what they leave out.
package enum OptionsForm: Sendable {
    /// `{ "sections": [ { "title", "subtitle", "image", "items": [ { "value", "title", "subtitle", "image", "synonyms", "disabled" } ]
    /// } ], "prompt", "indexed", "cursor" }`, which crosses between processes. Members without a value are left out, and so
    /// are those of an item that follow from its value, which is in wire form.
    case message
    /// The form in caches: the same members, none of which follow from a value.
    case stored
    /// The form in documents that commands print: items also have identifiers, and only synonyms are left out.
    case printed

    private var promptKey: String { self == .printed ? "promptLabel" : "prompt" }
    private var collationKey: String { self == .printed ? "usesIndexedCollation" : "indexed" }
}

// MARK: - Writing

extension OptionsForm {
    /// Appends the members of a page.
    /// - Parameter complete: Adds what a document adds to an item.
    package func write(
        _ page: OptionCollection<IntentValue>, to object: inout JSONObject,
        complete: (OptionItem<IntentValue>, inout JSONObject) -> Void = { _, _ in }
    ) {
        if self == .message { object["sections"] = sections(of: page, complete: complete) }
        object[promptKey] = text(page.promptLabel)
        if page.usesIndexedCollation || self != .message { object[collationKey] = .boolean(page.usesIndexedCollation) }
        object["cursor"] = text(page.cursor)
        if self != .message { object["sections"] = sections(of: page, complete: complete) }
    }

    package func sections(
        of page: OptionCollection<IntentValue>,
        complete: (OptionItem<IntentValue>, inout JSONObject) -> Void = { _, _ in }
    ) -> JSONValue {
        .array(
            page.sections.map { section in
                self.section(
                    title: section.title, subtitle: section.subtitle, image: section.image,
                    items: section.items.map { item in
                        var object = self.item(item)
                        complete(item, &object)
                        return .object(object)
                    })
            })
    }

    package func section(title: String?, subtitle: String?, image: ImageValue?, items: [JSONValue]) -> JSONValue {
        var object = JSONObject()
        object["title"] = text(title)
        object["subtitle"] = text(subtitle)
        object["image"] = image?.wire ?? (self == .message ? nil : .null)
        object["items"] = .array(items)
        return .object(object)
    }

    /// A missing text outside of items.
    private func text(_ text: String?) -> JSONValue? { text.map(JSONValue.string) ?? (self == .message ? nil : .null) }

    private func item(_ item: OptionItem<IntentValue>) -> JSONObject {
        var object = shownItem(item)
        object["disabled"] = item.disabledReason.map(JSONValue.string)
        return object
    }

    private func shownItem(_ item: OptionItem<IntentValue>) -> JSONObject {
        switch self {
        case .message:
            var object: JSONObject = ["value": item.value.wire]
            let plain = OptionItem(showing: item.value)
            if item.title != plain.title { object["title"] = .string(item.title) }
            if item.subtitle != plain.subtitle { object["subtitle"] = .optional(item.subtitle) }
            if item.image != plain.image { object["image"] = item.image?.wire ?? .null }
            if item.synonyms != plain.synonyms { object["synonyms"] = .array(item.synonyms.map(JSONValue.string)) }
            return object
        case .stored:
            var object: JSONObject = ["value": item.value.wire, "title": .string(item.title)]
            object["subtitle"] = item.subtitle.map(JSONValue.string)
            object["image"] = item.image?.wire
            if !item.synonyms.isEmpty { object["synonyms"] = .array(item.synonyms.map(JSONValue.string)) }
            return object
        case .printed:
            var object: JSONObject = [
                "identifier": .string(item.value.optionIdentifier ?? ""), "title": .string(item.title),
                "subtitle": .optional(item.subtitle), "image": item.image?.wire ?? .null, "value": item.value.wire,
            ]
            if !item.synonyms.isEmpty { object["synonyms"] = .array(item.synonyms.map(JSONValue.string)) }
            return object
        }
    }
}

// MARK: - Reading

/// Reads the options and values of one parameter from the form that crosses between processes, or from that in caches.
package struct OptionsReader: Sendable {
    private let type: ValueType
    private let schema: Schema
    private let keepsMismatches: Bool
    private let form: OptionsForm

    /// - Parameter keepsMismatches: See ``ValueType/value(fromWire:in:keepingMismatches:)``.
    package init(_ form: OptionsForm, of type: ElementType, in schema: Schema, keepsMismatches: Bool = true) {
        self.form = form
        self.type = ValueType(type)
        self.schema = schema
        self.keepsMismatches = keepsMismatches
    }

    /// Reads a page without the items that are odd, and those whose identifier an earlier one has.
    package func page(_ json: JSONValue) throws(WireError) -> OptionCollection<IntentValue> {
        let members = Members<WireError>(json.objectValue ?? [:], of: "an object")
        var problems: [WireError] = []
        var seen: Set<ExactText> = []
        let sections = try members.array("sections")
            .readEach(in: "sections", leavingOut: &problems) { json, problems throws(WireError) in
                try section(json, &seen, &problems)
            }
        return try OptionCollection(
            sections: sections, promptLabel: try members.optional("prompt", .text),
            usesIndexedCollation: members["indexed"] == true, cursor: try members.optional("cursor", .text)
        ).leavingOut(problems)
    }

    package func values(_ wires: [JSONValue]) throws(WireError) -> [IntentValue] {
        try wires.read(value)
    }

    private func section(
        _ json: JSONValue, _ seen: inout Set<ExactText>, _ problems: inout [WireError]
    ) throws(WireError) -> OptionSection<IntentValue> {
        let members = try Members<WireError>(json, of: "an object")
        return OptionSection(
            title: try members.optional("title", .text), subtitle: try members.optional("subtitle", .text),
            image: try members.image("image"),
            items: try members.array("items")
                .readEach(in: "items", leavingOut: &problems) { json, _ throws(WireError) in
                    let item = try item(json)
                    try seen.insert(identifierOf: item.value)
                    return item
                })
    }

    private func item(_ json: JSONValue) throws(WireError) -> OptionItem<IntentValue> {
        let members = try Members<WireError>(json, of: "an object")
        guard let value = try members.value("value", value) else { throw members.invalid("value", "in each item") }
        if case .object(let object) = value, object.identifier.isEmpty {
            throw WireError("an object needs a nonempty \"identifier\"").inside(member: "value")
        }
        var item: OptionItem<IntentValue>
        switch form {
        case .message: item = OptionItem(showing: value)
        case .stored, .printed: item = OptionItem(value, title: try members.required("title", .text))
        }
        if let title = try members.optional("title", .text) { item.title = title }
        if members.object["subtitle"] != nil { item.subtitle = try members.optional("subtitle", .text) }
        if members.object["image"] != nil { item.image = try members.image("image") }
        item.disabledReason = try members.optional("disabled", .text)
        if members.object["synonyms"] != nil { item.synonyms = try members.optional("synonyms", .texts) ?? [] }
        return item
    }

    private func value(_ wire: JSONValue) throws(WireError) -> IntentValue {
        try type.value(fromWire: wire, in: schema, keepingMismatches: keepsMismatches)
    }
}
