import IntentModel

/// A JSON value that Swift's coders can encode and decode.
struct CodedJSON: Codable {
    let value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            let members = try object.allKeys.map { key in
                JSONObject.Member(key: key.stringValue, value: try object.decode(CodedJSON.self, forKey: key).value)
            }
            value = .object(JSONObject(uniqueMembers: members))
        } else if var array = try? decoder.unkeyedContainer() {
            var elements: [JSONValue] = []
            while !array.isAtEnd { elements.append(try array.decode(CodedJSON.self).value) }
            value = .array(elements)
        } else {
            value = try CodedJSON.scalar(try decoder.singleValueContainer())
        }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .boolean(value) }
        if let value = try? container.decode(Int.self) { return .integer(value) }
        if let value = try? container.decode(Double.self) { return .number(value) }
        return .string(try container.decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        switch value {
        case .object(let object):
            var container = encoder.container(keyedBy: Key.self)
            for member in object.members {
                try container.encode(CodedJSON(member.value), forKey: Key(stringValue: member.key))
            }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(CodedJSON(element)) }
        default:
            var container = encoder.singleValueContainer()
            try encodeScalar(to: &container)
        }
    }

    private func encodeScalar(to container: inout any SingleValueEncodingContainer) throws {
        switch value {
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .digits(let value):
            throw EncodingError.invalidValue(
                value.text,
                EncodingError.Context(
                    codingPath: container.codingPath,
                    debugDescription: "\(value.text) has more digits than a number keeps"))
        case .string(let value): try container.encode(value)
        case .null, .array, .object: try container.encodeNil()
        }
    }
}

extension DecodingError {
    /// Returns an error for a value that is not a valid wire form of the requested type.
    static func notWireForm(_ reason: any Error, at path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(Context(codingPath: path, debugDescription: "\(reason)", underlyingError: reason))
    }
}
