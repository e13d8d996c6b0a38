internal import IntentModel

/// Pieces of JSON Schema.
extension JSONValue {
    /// A schema that is defined once, in ``EditorSchema/definitions``.
    static func defined(_ name: String) -> JSONValue {
        ["$ref": .string("#/definitions/\(name)")]
    }

    static func any(of schemas: JSONValue...) -> JSONValue {
        ["anyOf": .array(schemas)]
    }

    /// One of some texts.
    static func oneOf(_ texts: [String]) -> JSONValue {
        ["enum": .array(texts.map { .string($0) })]
    }

    static func list(of element: JSONValue) -> JSONValue {
        ["type": "array", "items": element]
    }

    /// An object with these keys and no others.
    static func map(_ properties: JSONValue) -> JSONValue {
        ["type": "object", "properties": properties, "additionalProperties": false]
    }

    static func map(ofNames names: [String], to schema: JSONValue) -> JSONValue {
        var properties = JSONObject()
        for name in names { properties[name] = schema }
        return .object(properties)
    }

    /// The same object with more members.
    func adding(_ other: JSONValue) -> JSONValue {
        guard var object = objectValue, let added = other.objectValue else { return self }
        for member in added.members { object[member.key] = member.value }
        return .object(object)
    }

    func adding(_ key: String, _ value: JSONValue?) -> JSONValue {
        guard var object = objectValue, let value else { return self }
        object[key] = value
        return .object(object)
    }
}
