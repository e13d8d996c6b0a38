extension StoredValue {
    /// This value as every store gives it back: a whole number is an integer, because that is how it reads once
    /// written as text.
    var canonical: StoredValue {
        StoredValue(type: type, wire: wire.canonical, marks: marks)
    }

    /// Equal to the byte: `==` alone takes texts for equal that differ in how a letter is composed.
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
