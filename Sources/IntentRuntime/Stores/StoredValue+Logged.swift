package import IntentModel

extension StoredMark {
    /// A list of `[kind, identifier]`. Kinds that a newer program knows are left out.
    package static func list(_ json: JSONValue) -> [StoredMark] {
        (json.arrayValue ?? []).compactMap { pair in
            guard let texts = pair.arrayValue, texts.count == 2, let kind = texts[0].stringValue,
                let identifier = texts[1].stringValue
            else { return nil }
            return Kind(rawValue: kind).map { StoredMark($0, identifier: identifier) }
        }
    }

    package static func json(_ marks: [StoredMark]) -> JSONValue {
        .array(marks.map { .array([.string($0.kind.rawValue), .string($0.identifier)]) })
    }
}

extension StoredValue {
    /// `{"type", "wire", "marks"}`, without marks where there are none.
    package init?(logged json: JSONValue?) {
        guard let type = json?["type"]?.stringValue, let wire = json?["wire"] else { return nil }
        self.init(type: type, wire: wire, marks: json?["marks"].map(StoredMark.list) ?? [])
    }

    package var logged: JSONValue {
        var members = [
            JSONObject.Member(key: "type", value: .string(type)), JSONObject.Member(key: "wire", value: wire),
        ]
        if !marks.isEmpty { members.append(JSONObject.Member(key: "marks", value: StoredMark.json(marks))) }
        return .object(JSONObject(uniqueMembers: members))
    }
}
