import IntentSystem

/// A good answer as it is kept: one versioned JSON document that says which question it answers, and when.
struct KeptAnswer: Sendable {
    let key: OptionCache.Key
    let time: StoreTime
    let page: OptionCollection<IntentValue>

    init(key: OptionCache.Key, time: StoreTime, page: OptionCollection<IntentValue>) {
        self.key = key
        self.time = time
        self.page = page
    }

    var json: JSONValue {
        [
            "answer": 1, "question": key.json, "time": .integer(time.milliseconds),
            "prompt": text(page.promptLabel), "indexed": .boolean(page.usesIndexedCollation),
            "cursor": text(page.cursor), "sections": .array(page.sections.map(section)),
        ]
    }

    /// Nil for what is damaged, of another version, or the answer to another question; and where the definition has
    /// changed so that it does not fit any more.
    init?(_ bytes: [UInt8], for key: OptionCache.Key, element: ElementType, in schema: Schema) {
        guard let json = try? JSONValue(parsing: bytes), json["answer"] == 1, json["question"] == key.json,
            let milliseconds = json["time"]?.integerValue, let sections = json["sections"]?.arrayValue
        else { return nil }
        self.key = key
        time = StoreTime(milliseconds: milliseconds)
        var read: [OptionSection<IntentValue>] = []
        for section in sections {
            guard let section = OptionSection(kept: section, of: ValueType(element), in: schema) else { return nil }
            read.append(section)
        }
        page = OptionCollection(
            sections: read, promptLabel: json["prompt"]?.stringValue,
            usesIndexedCollation: json["indexed"]?.booleanValue ?? false, cursor: json["cursor"]?.stringValue)
    }

    private func section(_ section: OptionSection<IntentValue>) -> JSONValue {
        [
            "title": text(section.title), "subtitle": text(section.subtitle), "image": section.image?.wire ?? .null,
            "items": .array(section.items.map(item)),
        ]
    }

    private func item(_ item: OptionItem<IntentValue>) -> JSONValue {
        var object: JSONObject = ["value": item.value.wire, "title": .string(item.title)]
        if let subtitle = item.subtitle { object["subtitle"] = .string(subtitle) }
        if let image = item.image { object["image"] = image.wire }
        if !item.synonyms.isEmpty { object["synonyms"] = .array(item.synonyms.map(JSONValue.string)) }
        return .object(object)
    }

    private func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}

extension OptionSection<IntentValue> {
    fileprivate init?(kept json: JSONValue, of type: ValueType, in schema: Schema) {
        guard let items = json["items"]?.arrayValue else { return nil }
        self.init(
            title: json["title"]?.stringValue, subtitle: json["subtitle"]?.stringValue,
            image: json["image"].flatMap { try? ImageValue(wire: $0) }, items: [])
        for item in items {
            guard let wire = item["value"], let title = item["title"]?.stringValue,
                let value = try? type.value(fromWire: wire, in: schema)
            else { return nil }
            self.items.append(
                OptionItem(
                    value, title: title, subtitle: item["subtitle"]?.stringValue,
                    image: item["image"].flatMap { try? ImageValue(wire: $0) },
                    synonyms: item["synonyms"]?.arrayValue?.compactMap(\.stringValue) ?? []))
        }
    }
}

extension OptionCache.Key {
    /// The same in every process: SHA-256 of the question's JSON.
    var name: String { SHA256.hexadecimal(of: json.renderedBytes()) }

    /// All that the answer depends on.
    var json: JSONValue {
        let parents = subject.parents.sorted { $0.key < $1.key }.map { name, values in
            JSONObject.Member(key: name, value: .array(values.map { $0.map(JSONValue.string) ?? .null }))
        }
        var object: JSONObject = [
            "intent": .string(intent), "parameter": .string(subject.parameter),
            "parents": .object(JSONObject(uniqueMembers: parents)), "locale": .string(locale),
        ]
        if let instance { object["instance"] = .string(instance.text) }
        if let family { object["family"] = .string(family.rawValue) }
        if let searchTerm { object["search"] = .string(searchTerm) }
        if let cursor { object["cursor"] = .string(cursor) }
        if let source { object["source"] = source.json }
        return .object(object)
    }
}

extension DocumentSource {
    /// What of it its answers depend on.
    fileprivate var json: JSONValue {
        switch self {
        case .file(let file): ["file": .string(file.path), "folder": .string(file.folder ?? "")]
        case .command(let command):
            ["command": .array(command.arguments.map(JSONValue.string)), "folder": .string(command.folder ?? "")]
        case .address(let address): ["url": .string(address.url)]
        }
    }
}
