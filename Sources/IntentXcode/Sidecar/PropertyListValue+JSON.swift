internal import IntentModel

/// Values in a sidecar. What JSON has no word for is an object of one key: `{ "data": "" }` in base64,
/// `{ "date": "2020-09-14T12:00:00Z" }`, `{ "real": "nan" }`, also `inf`, `-inf`; a dictionary that would look so is
/// `{ "dictionary": … }`.
extension PropertyListValue {
    var json: JSONValue {
        switch self {
        case .dictionary(let values):
            let object = JSONValue(sorted: values.map { ($0, $1.json) })
            let isAmbiguous = values.count == 1 && values.keys.allSatisfy(PropertyListValue.words.contains)
            return isAmbiguous ? ["dictionary": object] : object
        case .array(let elements): return .array(elements.map(\.json))
        case .string(let text): return .string(text)
        case .integer(let value): return .integer(value)
        case .real(let value):
            return value.isFinite ? .number(value) : ["real": .string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")]
        case .boolean(let value): return .boolean(value)
        case .data(let bytes): return ["data": .string(Base64.text(bytes))]
        case .date(let text): return ["date": .string(text)]
        }
    }

    /// Nil for what no value is written as.
    init?(_ json: JSONValue) {
        switch json {
        case .null: return nil
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .number(let value): self = .real(value)
        case .string(let text): self = .string(text)
        case .array(let elements):
            let values = elements.compactMap(PropertyListValue.init)
            guard values.count == elements.count else { return nil }
            self = .array(values)
        case .object(let object):
            if object.members.count == 1, let member = object.members.first,
                PropertyListValue.words.contains(member.key)
            {
                self.init(word: member.key, member.value)
            } else {
                self.init(object)
            }
        }
    }

    private static let words: Set = ["data", "date", "real", "dictionary"]

    private init?(word: String, _ json: JSONValue) {
        switch (word, json) {
        case ("dictionary", .object(let object)): self.init(object)
        case ("date", .string(let text)): self = .date(text)
        case ("data", .string(let text)):
            guard let bytes = Base64.bytes(text) else { return nil }
            self = .data(bytes)
        case ("real", .string("nan")): self = .real(.nan)
        case ("real", .string("inf")): self = .real(.infinity)
        case ("real", .string("-inf")): self = .real(-.infinity)
        default: return nil
        }
    }

    private init?(_ object: JSONObject) {
        var values: [String: PropertyListValue] = [:]
        for member in object.members {
            guard let value = PropertyListValue(member.value) else { return nil }
            values[member.key] = value
        }
        self = .dictionary(values)
    }
}

extension JSONValue {
    /// An object with its keys in the order of their bytes.
    /// - Parameter members: No two of a key.
    init(sorted members: [(String, JSONValue)]) {
        self = .object(
            JSONObject(
                uniqueMembers: members.sorted { $0.0.utf8Precedes($1.0) }.map { JSONObject.Member(key: $0, value: $1) })
        )
    }
}
