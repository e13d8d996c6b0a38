package import IntentModel

/// A value in its wire form, together with the type with which it was stored.
public struct StoredValue: Hashable, Sendable {
    /// The tag of the declared type when the value was stored, such as `Integer`, `enum:CountType`, or
    /// `[object:CarControl]`.
    public var type: String
    /// The value as JSON in the wire form of its type; null for "no value".
    public var wire: JSONValue
    /// The results of the last lookups of the chosen options.
    public var marks: [StoredMark]

    /// Creates a stored value.
    public init(type: String, wire: JSONValue, marks: [StoredMark] = []) {
        self.type = type
        self.wire = wire
        self.marks = marks
    }
}

/// The result of the last lookup of a chosen option.
public struct StoredMark: Hashable, Sendable {
    /// The kind of a mark.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The option no longer exists.
        case vanished
        /// The option was stored without a lookup, because it could not be looked up.
        case unchecked
    }

    /// The kind of the mark.
    public var kind: Kind
    /// The identifier of the option: `optionIdentifier` of its value.
    public var identifier: String

    /// Creates a mark.
    public init(_ kind: Kind, identifier: String) {
        self.kind = kind
        self.identifier = identifier
    }
}

extension StoredMark {
    /// Reads a list of `[kind, identifier]`. Unknown kinds are ignored.
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
    /// Reads `{"type", "wire", "marks"}`, where `marks` may be absent.
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

extension [String: StoredValue] {
    /// Returns the changes that turn these values into `other`; nil removes a value.
    func differences(to other: [String: StoredValue]) -> [String: StoredValue?] {
        var differences: [String: StoredValue?] = [:]
        for name in Set(keys).union(other.keys) where self[name] != other[name] {
            differences.updateValue(other[name], forKey: name)
        }
        return differences
    }
}

extension StoredValue {
    /// This value as every store returns it: whole numbers are integers, because that is how they are parsed from text.
    var canonical: StoredValue {
        StoredValue(type: type, wire: wire.canonical, marks: marks)
    }

    /// Returns whether the values are equal byte for byte. `==` treats strings with different Unicode compositions as
    /// equal.
    func isIdentical(to other: StoredValue) -> Bool {
        self == other && exactTexts == other.exactTexts && wire.renderedBytes() == other.wire.renderedBytes()
    }

    private var exactTexts: [[UInt8]] {
        [Array(type.utf8)] + marks.map { Array($0.identifier.utf8) }
    }
}

extension JSONValue {
    fileprivate var canonical: JSONValue {
        switch self {
        case .null, .boolean, .integer, .string: self
        case .number(let number): (try? JSONValue(parsing: JSONValue.number(number).rendered())) ?? self
        case .array(let elements): .array(elements.map(\.canonical))
        case .object(let object):
            .object(
                JSONObject(
                    uniqueMembers: object.members.map { JSONObject.Member(key: $0.key, value: $0.value.canonical) }))
        }
    }
}
