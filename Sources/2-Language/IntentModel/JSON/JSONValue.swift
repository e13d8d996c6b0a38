import IntentSystem

/// A JSON value.
///
/// Objects keep the order of their members, and numbers all their digits. Whole numbers that fit in 64 bits are distinguished
/// from other numbers. Two values are equal if their canonical texts are the same bytes, so Unicode compositions are distinguished, and so are 0.0
/// and -0.0.
public enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// Always finite.
    case number(Double)
    /// A number that is neither a whole one of 64 bits nor the shortest text of a `Double`.
    case digits(JSONDigits)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

extension JSONValue {
    public static func == (first: JSONValue, second: JSONValue) -> Bool {
        switch first {
        case .null: if case .null = second { return true }
        case .boolean(let value): if case .boolean(let other) = second { return value == other }
        case .integer(let value): if case .integer(let other) = second { return value == other }
        case .number(let value): if case .number(let other) = second { return value.bitPattern == other.bitPattern }
        case .digits(let value): if case .digits(let other) = second { return value == other }
        case .string(let text): if case .string(let other) = second { return text.isExactly(other) }
        case .array(let elements): if case .array(let others) = second { return elements == others }
        case .object(let object): if case .object(let other) = second { return object == other }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .boolean(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value.bitPattern)
        case .digits(let value): hasher.combine(value)
        case .string(let text): text.hashExactly(into: &hasher)
        case .array(let elements): hasher.combine(elements)
        case .object(let object): hasher.combine(object)
        }
    }
}

extension JSONValue {
    /// The text, or null.
    package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    /// The number, or null.
    package static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }
}

extension JSONValue {
    /// The text of a string, or `nil` if the value is not a string.
    public var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value of a boolean, or `nil` if the value is not a boolean.
    public var booleanValue: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The number of an integer, or `nil` if the value is not an integer.
    public var integerValue: Int? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The integer, also of a number such as `3.0`; `nil` if the value is no integer.
    package var wholeNumber: Int? {
        if case .number(let value) = self { Int(exactly: value) } else { integerValue }
    }

    /// The number, or `nil` if the value is not a number. One that no `Double` keeps is converted to the nearest.
    public var numberValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .digits(let value): Double(value.text)
        default: nil
        }
    }

    /// The elements of an array, or `nil` if the value is not an array.
    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The object, or `nil` if the value is not an object.
    public var objectValue: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The member of an object with this key; `nil` if there is none or the value is not an object.
    public subscript(key: String) -> JSONValue? {
        objectValue?[key]
    }

    /// The kind of value for messages: `a string`, `an object`.
    package var kindPhrase: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .integer, .number, .digits: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }

    public init(integerLiteral value: Int) { self = .integer(value) }

    public init(booleanLiteral value: Bool) { self = .boolean(value) }

    public init(floatLiteral value: Double) { self = .number(value) }

    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Creates an object. If a key is repeated, its last value is used.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in elements { object[key] = value }
        self = .object(object)
    }
}

/// A number in JSON as it was written.
public struct JSONDigits: Hashable, Sendable {
    public let text: String

    public static func == (first: JSONDigits, second: JSONDigits) -> Bool { first.text.isExactly(second.text) }

    public func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension JSONValue {
    /// Creates a number with a fraction or an exponent, or one that does not fit in 64 bits, from its text in JSON; `nil` if it
    /// is too large for a `Double`.
    init?(decimal text: String) {
        // The standard library rounds correctly and ignores the locale.
        guard let number = Double(text), number.isFinite else { return nil }
        let isShortest = text == number.shortText || DecimalLiteral(text)?.isKept(by: number) == true
        self = isShortest ? .number(number) : .digits(JSONDigits(text: text))
    }
}

/// The members of a JSON object, in order and with unique keys.
public struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// A key and its value.
    public struct Member: Hashable, Sendable {
        public let key: String
        public var value: JSONValue

        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }

        public static func == (first: Member, second: Member) -> Bool {
            first.key.isExactly(second.key) && first.value == second.value
        }

        public func hash(into hasher: inout Hasher) {
            key.hashExactly(into: &hasher)
            hasher.combine(value)
        }
    }

    public private(set) var members: [Member]

    public init() {
        members = []
    }

    /// Creates an object from its members.
    /// - Precondition: The keys are unique.
    public init(uniqueMembers members: [Member]) {
        self.members = members
    }

    /// Creates an object with its members in the order of their keys.
    package init(sorting members: [String: JSONValue]) {
        self.members = members.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: $0.value) }
    }

    /// Creates an object. If a key is repeated, its last value is used at the position of the first.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        members = []
        for (key, value) in elements { self[key] = value }
    }

    /// The value of a key. Setting it to `nil` removes the member; a new key is appended.
    /// - Complexity: O(*n*), where *n* is the number of members.
    public subscript(key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set {
            guard let index = members.firstIndex(where: { $0.key == key }) else {
                if let newValue { members.append(Member(key: key, value: newValue)) }
                return
            }
            if let newValue { members[index].value = newValue } else { members.remove(at: index) }
        }
    }
}
