import IntentSystem

// Parts of JSON Schema documents.

extension JSONValue {
    /// Returns a reference to a schema under `definitions`.
    package static func defined(_ name: String) -> JSONValue {
        ["$ref": .string("#/definitions/\(pointerSegment(name))")]
    }

    /// Returns a key as a segment of a JSON pointer in the fragment of a URL (RFC 6901).
    private static func pointerSegment(_ key: String) -> String {
        var part = ""
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "~"): part += "~0"
            case UInt8(ascii: "/"): part += "~1"
            case _ where byte.isASCIILetterOrDigit || "-._".utf8.contains(byte):
                part.unicodeScalars.append(Unicode.Scalar(byte))
            default: part += "%" + byte.padded(to: 2, radix: 16, uppercase: true)
            }
        }
        return part
    }

    package static func any(of schemas: JSONValue...) -> JSONValue {
        ["anyOf": .array(schemas)]
    }

    /// Returns the schema of a text that is one of several.
    package static func oneOf(_ texts: [String]) -> JSONValue {
        ["enum": .array(texts.map { .string($0) })]
    }

    package static func list(of element: JSONValue) -> JSONValue {
        ["type": "array", "items": element]
    }

    /// Returns the schema of an object that has only these keys.
    package static func map(_ properties: JSONValue) -> JSONValue {
        ["type": "object", "properties": properties, "additionalProperties": false]
    }

    package static func map(ofNames names: [String], to schema: JSONValue) -> JSONValue {
        var properties = JSONObject()
        for name in names { properties[name] = schema }
        return .object(properties)
    }

    /// Returns the object with the members of another one added.
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
