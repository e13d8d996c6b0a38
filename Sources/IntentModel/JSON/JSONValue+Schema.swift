/// Pieces of JSON Schema.
extension JSONValue {
    /// A schema that is defined once, under `definitions`.
    package static func defined(_ name: String) -> JSONValue {
        ["$ref": .string("#/definitions/\(pointerPart(name))")]
    }

    /// A key as a part of a JSON pointer in the fragment of an address (RFC 6901).
    private static func pointerPart(_ key: String) -> String {
        var part = ""
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "~"): part += "~0"
            case UInt8(ascii: "/"): part += "~1"
            case _ where byte.isASCIILetterOrDigit || "-._".utf8.contains(byte):
                part.unicodeScalars.append(Unicode.Scalar(byte))
            default: part += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return part
    }

    package static func any(of schemas: JSONValue...) -> JSONValue {
        ["anyOf": .array(schemas)]
    }

    /// One of some texts.
    package static func oneOf(_ texts: [String]) -> JSONValue {
        ["enum": .array(texts.map { .string($0) })]
    }

    package static func list(of element: JSONValue) -> JSONValue {
        ["type": "array", "items": element]
    }

    /// An object with these keys and no others.
    package static func map(_ properties: JSONValue) -> JSONValue {
        ["type": "object", "properties": properties, "additionalProperties": false]
    }

    package static func map(ofNames names: [String], to schema: JSONValue) -> JSONValue {
        var properties = JSONObject()
        for name in names { properties[name] = schema }
        return .object(properties)
    }

    /// The same object with more members.
    package func adding(_ other: JSONValue) -> JSONValue {
        guard var object = objectValue, let added = other.objectValue else { return self }
        for member in added.members { object[member.key] = member.value }
        return .object(object)
    }

    package func adding(_ key: String, _ value: JSONValue?) -> JSONValue {
        guard var object = objectValue, let value else { return self }
        object[key] = value
        return .object(object)
    }
}
