extension InstanceDocument {
    /// The document as JSON.
    public var json: JSONValue {
        var object: JSONObject = ["export": .integer(InstanceDocument.version)]
        if let group { object["group"] = .string(group) }
        object["instances"] = .array(instances.map(InstanceDocument.json))
        return .object(object)
    }

    private static func json(of instance: StoredInstance) -> JSONValue {
        [
            "id": .string(instance.id.text),
            "kind": .string(instance.kind.name),
            "family": .string(instance.family),
            "intent": instance.intent.map(JSONValue.string) ?? .null,
            "values": json(of: instance.values),
            "defaults": json(of: instance.defaults),
        ]
    }

    private static func json(of values: [String: StoredValue]) -> JSONValue {
        let sorted = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return .object(JSONObject(uniqueMembers: sorted.map { JSONObject.Member(key: $0, value: json(of: $1)) }))
    }

    private static func json(of value: StoredValue) -> JSONValue {
        var object: JSONObject = ["type": .string(value.type), "value": value.wire]
        if !value.marks.isEmpty {
            object["marks"] = .array(
                value.marks.map { ["mark": .string($0.kind.rawValue), "identifier": .string($0.identifier)] })
        }
        return .object(object)
    }
}
